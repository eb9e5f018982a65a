# Words of an analysis, for terminal and browser alike.

analysis-grade = { $grade ->
    [flawless] Flawless
    [strong] Strong
    [steady] Steady
    [loose] Loose
   *[wild] Wild
}

analysis-mark = { $mark ->
    [blunder] blunder
    [mistake] mistake
   *[inaccuracy] inaccuracy
}

analysis-no-such-seat = There is no seat { $seat } in this game: seats are numbered from 0 to { $last }.
