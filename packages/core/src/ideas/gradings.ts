import type { Genre, Palette } from '../genres/genre.ts';
import type { PicturePixels } from './picture-map.ts';
import { pixelsAs } from './picture-memory.ts';
import { complementPalette, picturePalette } from './picture-palette.ts';
import { readablePalette } from './readable-palette.ts';

/** A cover's colors: its palette, and the filter of its picture (a preset's name; null: none). */
export interface Grading {
  readonly palette: Palette;
  readonly filter: string | null;
}

/**
 * Returns the palettes for a cover, the genre's own first. With a picture, the genre's palettes take turns with the picture's own colors
 * and their complement. Every palette reads: one of its inks has a contrast of 4.5 on its ground, one on its accent.
 */
export function gradings({ look, palettes }: Pick<Genre, 'look' | 'palettes'>, pixels: PicturePixels | null): readonly Grading[] {
  const own: Grading = { palette: look.palette, filter: look.filter };
  if (!pixels) return [own, ...palettes.map((palette) => ({ palette, filter: null })), turned(look.palette)].map(readable);
  const shown = pixelsAs(pixels, look.filter);
  const [second, third, ...rest] = palettes.map((palette): Grading => ({ palette, filter: look.filter }));
  const graded = [
    own,
    { palette: picturePalette(pixels, look.palette), filter: null },
    second,
    { palette: picturePalette(shown, second?.palette ?? look.palette), filter: look.filter },
    third && { ...third, filter: null },
    { palette: complementPalette(pixels, look.palette), filter: null },
    ...rest,
  ];
  return graded.filter((grading) => grading !== undefined).map(readable);
}

/** The accent becomes the ground, and the ground the accent. */
function turned(palette: Palette): Grading {
  return { palette: { ...palette, ground: palette.accent, accent: palette.ground }, filter: null };
}

function readable({ palette, filter }: Grading): Grading {
  return { palette: readablePalette(palette), filter };
}
