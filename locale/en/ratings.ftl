## Rated games

rated-no-practice = A game for practice can’t be rated.
rated-no-hints = A rated game has no hints.
rated-no-sofa = In a rated game everybody plays at a device of their own.
rated-not-alone = A game for one can’t be rated.
ratings-closed = This guest’s ratings are not open to others.
rated-standard-options = A rated game is played with standard rules: the option “{ $option }” must stay as it is.
