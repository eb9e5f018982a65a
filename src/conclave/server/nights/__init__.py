"""Match nights: rounds of tables that are made by themselves, and standings."""
