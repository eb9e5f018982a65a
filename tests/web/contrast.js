(() => {
  // The texts of a page that stand out too little from what lies behind them. axe-core does not
  // judge text on a gradient; here it is held against every colour of the gradient.
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  const rgba = (colour) => {
    canvas.clearRect(0, 0, 1, 1)
    canvas.fillStyle = colour
    canvas.fillRect(0, 0, 1, 1)
    const [r, g, b, a] = canvas.getImageData(0, 0, 1, 1).data
    return [r, g, b, a / 255]
  }
  const over = ([r, g, b, a], below) => [r, g, b].map((part, i) => part * a + below[i] * (1 - a))
  const light = (colour) => {
    const [r, g, b] = colour.map((part) => {
      const share = part / 255
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * r + 0.7152 * g + 0.0722 * b
  }
  const ratio = (one, other) => {
    const [dark, bright] = [light(one), light(other)].sort((a, b) => a - b)
    return (bright + 0.05) / (dark + 0.05)
  }
  const coloursIn = (image) => image.match(/(?:rgba?|color|oklab)\([^()]*\)/g) ?? []
  const layers = (style) => {
    const colours = coloursIn(style.backgroundImage).map(rgba)
    const plain = rgba(style.backgroundColor)
    return { colours: colours.filter(([, , , a]) => a > 0), plain }
  }
  const behind = (element) => {
    const chain = []
    for (let at = element; at; at = at.parentElement) chain.unshift(at)
    let possible = [[12, 15, 34], [29, 35, 80]]
    for (const at of chain) {
      const { colours, plain } = layers(getComputedStyle(at))
      if (plain[3] > 0) possible = possible.map((below) => over(plain, below))
      if (colours.length) possible = possible.flatMap((below) => colours.map((colour) => over(colour, below)))
      possible.sort((a, b) => light(a) - light(b))
      possible = [possible[0], possible.at(-1)]
    }
    return possible
  }
  const faint = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const element = walker.currentNode.parentElement
    const words = walker.currentNode.data.trim()
    if (!words || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
    if (element.closest('.unseen-text, noscript, script, style')) continue
    const style = getComputedStyle(element)
    let opacity = 1
    for (let at = element; at; at = at.parentElement) opacity *= Number(getComputedStyle(at).opacity)
    const ink = rgba(element.closest('svg') ? style.fill : style.color)
    const size = parseFloat(style.fontSize)
    const needed = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700) ? 3 : 4.5
    const worst = Math.min(
      ...behind(element).map((back) => ratio(over([...ink.slice(0, 3), ink[3] * opacity], back), back)),
    )
    if (worst < needed) faint.push(`${worst.toFixed(2)} “${words.slice(0, 40)}” ${element.className}`)
  }
  return faint
})()
