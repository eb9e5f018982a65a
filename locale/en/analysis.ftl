# Words of an analysis, for terminal and browser alike.

analysis-grade = { $grade ->
    [flawless] Flawless
    [strong] Strong
    [steady] Steady
    [loose] Loose
   *[wild] Wild
}
