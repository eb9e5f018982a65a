"""What every game is: the contract, chance, sentences, records and perspectives."""
