"""What a link to a page looks like elsewhere: a title, a sentence, a picture; only what a spectator may see."""
