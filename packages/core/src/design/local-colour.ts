/**
 * The local colors that readers know, in OKLab's lightness, chroma and hue in degrees. Painters call the color that a thing has by itself,
 * without light and shade, its local color.
 */
export const LOCAL_COLOURS = {
  red: { lightness: 0.58, chroma: 0.19, hue: 28 },
  pink: { lightness: 0.72, chroma: 0.13, hue: 8 },
  orange: { lightness: 0.7, chroma: 0.16, hue: 50 },
  yellow: { lightness: 0.86, chroma: 0.15, hue: 92 },
  gold: { lightness: 0.77, chroma: 0.13, hue: 80 },
  tan: { lightness: 0.73, chroma: 0.1, hue: 68 },
  brown: { lightness: 0.48, chroma: 0.09, hue: 52 },
  cream: { lightness: 0.94, chroma: 0.04, hue: 85 },
  white: { lightness: 0.97, chroma: 0.01, hue: 85 },
  stone: { lightness: 0.7, chroma: 0.025, hue: 80 },
  steel: { lightness: 0.6, chroma: 0.03, hue: 245 },
  black: { lightness: 0.2, chroma: 0.02, hue: 270 },
  green: { lightness: 0.6, chroma: 0.12, hue: 145 },
  leaf: { lightness: 0.48, chroma: 0.1, hue: 145 },
  blue: { lightness: 0.58, chroma: 0.12, hue: 245 },
  violet: { lightness: 0.54, chroma: 0.13, hue: 282 },
  purple: { lightness: 0.5, chroma: 0.14, hue: 305 },
} as const;

export type LocalColour = keyof typeof LOCAL_COLOURS;

export const LOCAL_COLOUR_NAMES = Object.keys(LOCAL_COLOURS) as [LocalColour, ...LocalColour[]];
