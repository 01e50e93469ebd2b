/** “To the office” in EB Garamond at 1000 px: glyph ids and x in print pixels, rounded. Node and the browser must both produce this. */
export const OFFICE_LINE: readonly (readonly [number, number])[] = [
  [98, 0],
  [485, 565],
  [2353, 1060],
  [511, 1260],
  [454, 1574],
  [435, 2089],
  [2353, 2479],
  [485, 2679],
  [949, 3174],
  [425, 3950],
  [435, 4337],
];
