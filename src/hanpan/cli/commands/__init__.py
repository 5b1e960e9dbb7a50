"""The subcommands, one file each. Their words lie in text/."""
