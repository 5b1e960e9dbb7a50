"""What earlier versions wrote: files that every later version must read, verify and go on with."""
