import { BLACK } from '../../design/colour.ts';
import { MAX_WIDENED_STRETCH, type Warp } from '../../design/warp.ts';
import { authorFoot } from '../author-foot.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import { frontArtwork, roleColours, unitsOf } from '../front-artwork.ts';
import { block } from '../front-shapes.ts';
import type { LaidFront, Layout, LayoutStage } from '../layout-stage.ts';
import { contrastOf, groundUnder } from '../readable-palette.ts';
import { surface } from '../surface.ts';
import { type ZoneStyle, titleInZone, zoneOf } from '../zone-title.ts';

/** Self-help, business: letters as tall as the front on a flat color, each wider than the one before it, on a block of another. */
export const stretch: Layout = {
  titles: { words: 3, letters: 22, longest: 8, isLeftToRight: true },
  focus: { x: 0.5, y: 0.5 },
  wordsOnPicture: false,
  inRoles: true,
  compose,
};

/** The last letters' width by the first ones'. More of it, and the narrow stems of a long word close up. */
const GROWTH = 3.6;
/** Where the letters begin, and how far down they reach at the most. Shares of the front's height. */
const TOP = 0.055;
const TALLEST = 0.6;
/** From this contrast with black a flat color is light enough for dark letters. */
const LIGHT_GROUND = 6;

function compose(stage: LayoutStage): LaidFront {
  const { board, roles, seed, start } = stage;
  const own = roleColours(roles);
  const flats = [own.accent, own.second, own.light] as const;
  const wished = flats[seed % 3] ?? own.accent;
  const isLight = contrastOf(wished, BLACK) >= LIGHT_GROUND;
  const ink = isLight ? own.darkest : own.paper;
  const ground = groundUnder(ink, wished, isLight ? 7 : 5.5);
  // The letters stand on a block of another color, which the same ink reads on.
  const floor = groundUnder(ink, isLight ? (flats[(seed + 1) % 3] ?? own.second) : own.darkest, 5.5);
  const foot = authorFoot(stage, { colour: ink, alignment: start, size: 0.05, lineSize: 0.03 });
  const zone = zoneOf(stage, { top: TOP, bottom: Math.min(TOP + TALLEST, foot.top / board.height - 0.045) });
  // Letters that narrow to the end say haste, those that widen say growth: both are drawn.
  const growth = seed % 2 === 0 ? GROWTH : 1 / GROWTH;
  const lettering: ZoneStyle['lettering'] = { minorWords: 'inline', gap: 0.09, largest: 1.2, rules: false };
  const set = (height: number) => {
    const warp: Warp = { kind: 'widen', growth, height };
    return titleInZone(stage, zone, { colour: ink, alignment: start, lettering, warp });
  };
  const low = set(1);
  const { box, ink: drawn } = set(Math.min(MAX_WIDENED_STRETCH, Math.max(1, zone.height / Math.max(1, low.ink.height))));
  // The block is a sea of waves, in tones that the author's name reads on as well: a plain one looked empty.
  const crest = groundUnder(ink, mixColours(floor, isLight ? own.paper : own.main, 0.35), 5);
  const waves = frontArtwork(stage, 'waves', 'scallops', {
    z: 3,
    colours: { ...own, main: floor, light: crest, accent: crest },
    parameters: { top: unitsOf(stage, drawn.y + drawn.height), columns: 6 },
  });
  return {
    plain: ground,
    around: ground,
    foot: floor,
    shapes: [
      block(stage, 'floor', { top: drawn.y + drawn.height, bottom: board.height }, floor),
      waves,
      surface(stage, 'paper'),
      surface(stage, 'grain', 5),
    ],
    textBoxes: [...foot.boxes, box],
  };
}
