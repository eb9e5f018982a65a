"""The same person on another device: by a link, by a phrase, by a passkey."""
