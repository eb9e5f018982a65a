"""What everybody sees, and what nobody does: the hexes that lie face down."""
