import svgpath from 'svgpath';
import type { Rgba } from '../../design/colour.ts';
import type { IconArtwork } from '../../design/icon-artwork.ts';
import type { CoverShape } from '../../design/shape.ts';
import { relativeLuminance } from '../../design/contrast.ts';
import type { Palette } from '../../genres/genre.ts';
import { solidShape } from '../front-shapes.ts';
import { type LaidFront, type Layout, type LayoutStage, OVERSHOOT, hex } from '../layout-stage.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import { plate } from './plate.ts';
import { namePart } from '../../elements/name-part.ts';

/** Cosy, comic, for children: the genre's motif as a wallpaper, the words on a plain label in its middle. No picture. */
export const pattern: Layout = { focus: { x: 0.5, y: 0.5 }, wordsOnPicture: false, compose };

const COLUMNS = 4.6;
/** Px over the edges: no bleed or wrap is wider, and paths are dear. */
const BEYOND = 240;
/** A motif takes this share of its cell. */
const FILLING = 0.62;
/** The motif is the ground's own colour, a little paler, or darker on the palest: wallpaper keeps behind the words. */
const TONE = { onPalest: 0.1, onPale: 0.42, onDark: 0.2 };
const PALEST = 0.72;
const PALE = 0.3;
/** Rows stand closer than columns, since every other one is shifted. */
const ROW = 0.8;
/** Degrees that every other one is turned. */
const TURN = 18;
/** Icon artwork is drawn in a box of at most 4096 units; the front may be larger. */
const UNITS = 4000;
const MOST_PATHS = 120;

function compose(stage: LayoutStage): LaidFront {
  const { palette } = stage.look;
  const ground = hex(palette.accent);
  return {
    plain: ground,
    ...withWallpaper(
      wallpaper(stage, toneOf(ground, palette)),
      plate(stage, 'rectangle', () => stage.board.height * 0.47),
    ),
  };
}

function toneOf(ground: Rgba, { light, dark }: Palette): Rgba {
  const luminance = relativeLuminance(ground);
  if (luminance > PALEST) return mixColours(ground, hex(dark), TONE.onPalest);
  return mixColours(ground, hex(light), luminance > PALE ? TONE.onPale : TONE.onDark);
}

function withWallpaper<Words extends { readonly shapes: readonly CoverShape[] }>(paper: CoverShape, words: Words): Words {
  return { ...words, shapes: [paper, ...words.shapes] };
}

/** The motif in staggered rows over the whole front and its bleed, as one drawing that an author can recolour or delete. */
function wallpaper({ board, across, motif }: LayoutStage, colour: Rgba): CoverShape {
  // On a jacket the pattern also covers the flap, which is wider than any bleed.
  const beyond = across.width - board.width > OVERSHOOT ? across.width - board.width : BEYOND;
  const area = { x: across.x < 0 ? -beyond : 0, y: -BEYOND, width: board.width + beyond, height: board.height + 2 * BEYOND };
  const scale = UNITS / Math.max(area.width, area.height);
  const paths: IconArtwork['paths'] = [];
  let cell = (board.width / COLUMNS) * scale;
  const places = (size: number) => staggered(area.width * scale, area.height * scale, size);
  while (places(cell).length * motif.paths.length > MOST_PATHS) cell *= 1.08;
  for (const { x, y, turn } of places(cell)) {
    const size = (cell * FILLING) / motif.width;
    for (const path of motif.paths) {
      const d = svgpath(path.d)
        .translate(-motif.width / 2, -motif.height / 2)
        .rotate(turn)
        .scale(size)
        .translate(x, y)
        .round(1)
        .toString();
      paths.push({ ...path, d });
    }
  }
  return solidShape('pattern', 'rectangle', colour, {
    ...area,
    z: 1,
    icon: { ...motif, width: area.width * scale, height: area.height * scale, paths },
    name: namePart('pattern'),
  });
}

function staggered(width: number, height: number, cell: number) {
  const rows = Math.floor(height / (cell * ROW)) + 1;
  const columns = Math.floor(width / cell) + 1;
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_, column) => ({
      x: (column + (row % 2 === 0 ? 0.25 : 0.75)) * cell,
      y: (row + 0.5) * cell * ROW,
      turn: (row + column) % 2 === 0 ? TURN : -TURN,
    })),
  )
    .flat()
    .filter(({ x, y }) => x < width && y < height);
}
