import type { StockColour } from '@coverwright/contracts/calls/stock.ts';

/** Upper limits of the hues of saturated colors, in degrees. */
const HUES: readonly (readonly [number, StockColour])[] = [
  [14, 'red'],
  [42, 'orange'],
  [68, 'yellow'],
  [160, 'green'],
  [190, 'teal'],
  [255, 'blue'],
  [290, 'purple'],
  [340, 'pink'],
  [360, 'red'],
];
const BLACK_BELOW = 0.13;
const WHITE_ABOVE = 0.87;
/** Chroma below which a color is called gray. */
const GREY_BELOW = 0.075;
/** Lightness below which an orange is called brown. */
const BROWN_BELOW = 0.42;

/** Returns the common name of a color. @param hex `#rrggbb` */
export function colourName(hex: string): StockColour {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  const most = Math.max(red, green, blue);
  const chroma = most - Math.min(red, green, blue);
  const lightness = most - chroma / 2;
  if (lightness < BLACK_BELOW) return 'black';
  if (lightness > WHITE_ABOVE) return 'white';
  if (chroma < GREY_BELOW) return 'grey';
  const hue = hueOf(red, green, blue, most, chroma);
  const name = HUES.find(([end]) => hue <= end)?.[1] ?? 'red';
  return (name === 'orange' || name === 'yellow') && lightness < BROWN_BELOW && hue < 55 ? 'brown' : name;
}

function hueOf(red: number, green: number, blue: number, most: number, chroma: number): number {
  if (most === red) return (((green - blue) / chroma + 6) * 60) % 360;
  return most === green ? ((blue - red) / chroma + 2) * 60 : ((red - green) / chroma + 4) * 60;
}
