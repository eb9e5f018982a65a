"""Drawing the hidden cards so that every history that fits is equally likely."""
