"""The database: whatever has to survive a restart. It knows nothing of the rest of the server."""
