"""Games on a full terminal screen."""
