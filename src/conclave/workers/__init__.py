"""Work that is spread over processes or machines."""
