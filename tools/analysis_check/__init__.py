"""Whether analyses tell weak bots from strong ones, and skill from luck."""
