import { BLACK } from '../../design/colour.ts';
import { relativeLuminance } from '../../design/contrast.ts';
import { coverShapeSchema } from '../../design/shape.ts';
import { colourMapFilter } from '../../filters/colour-map.ts';
import { foregroundShape, hiddenShare, ridgeUnder } from '../../foreground/foreground-ridge.ts';
import { isReadBehind } from '../../foreground/letters-behind.ts';
import type { Rect } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import { TRUSTED_HORIZON } from '../../pictures/readings/picture-facts.ts';
import { authorFoot } from '../author-foot.ts';
import { footShade } from '../foot-shade.ts';
import { frontArtwork, roleColours } from '../front-artwork.ts';
import { type BoardHorizon, fillInPlace } from '../../foreground/horizon-on-board.ts';
import { type LaidFront, type Layout, type LayoutStage, OVERSHOOT } from '../layout-stage.ts';
import { CLEAR_CONTRAST, groundUnder } from '../readable-palette.ts';
import { surface } from '../surface.ts';
import { type ZoneTitle, titleInZone, zoneOf } from '../zone-title.ts';
import { mistType } from './mist-type.ts';
import { namePart } from '../../elements/name-part.ts';

/** Thriller, literary, memoir: the title stands in the picture's sky, its foot behind what is on the horizon. */
export const behind: Layout = {
  titles: { words: 6, letters: 32 },
  focus: { x: 0.5, y: 0.68 },
  wordsOnPicture: true,
  inRoles: true,
  wants: ({ horizon }) => horizon !== null && horizon.quality >= TRUSTED_HORIZON,
  compose,
};

/** The title's zone moves up by this share of the front's height until that is kept. */
const STEP = 0.008;
/** Letters in a color are darker than the sky, not lighter: this share of its light at most. */
const DARKER = 0.75;
const LEAST_ZONE = 0.28;
/** The least height of the title, as a share of the front's: a lower title would be lost in the sky. */
const LEAST_TITLE = 0.15;
function compose(stage: LayoutStage): LaidFront {
  const { roles, seed, horizon, picture, placement, facts } = stage;
  const set = horizon && horizon.quality >= TRUSTED_HORIZON ? titleBehind(stage, horizon) : null;
  if (!horizon || !picture || !placement || !set) return mistType.compose(stage);
  const own = roleColours(roles);
  const isDay = stage.under({ ...set.ink, height: set.ink.height * 0.6 }).luminance > 0.22;
  const daylight = mixColours(own.light, own.paper, 0.25);
  const inks = seed % 2 === 0 ? [own.accent, own.second] : [own.second, own.accent];
  const coloured = inks.find((ink) => relativeLuminance(ink) < relativeLuminance(daylight) * DARKER) ?? own.dark;
  // The foreground covers part of the letters and is nearly black, so by day the letters are in color.
  const ink = isDay ? groundUnder(daylight, coloured, CLEAR_CONTRAST + 0.6) : own.paper;
  const night = groundUnder(own.paper, own.darkest, 10);
  const ramp = isDay
    ? [night, mixColours(own.dark, own.main, 0.35), mixColours(own.main, own.light, 0.7), mixColours(own.light, own.paper, 0.75)]
    : [night, own.dark, mixColours(own.dark, own.main, 0.8), mixColours(own.main, own.light, 0.5)];
  const filter = colourMapFilter('Palette', ramp, { low: facts?.low ?? 0, high: Math.max(0.3, facts?.high ?? 1), contrast: 0.35 });
  const sky = isDay
    ? [mixColours(own.light, own.paper, 0.85), daylight]
    : [groundUnder(ink, mixColours(own.dark, night, 0.3), 9), groundUnder(ink, mixColours(own.main, own.light, 0.15), 4)];
  const [high = night, low = night] = sky;
  const foot = authorFoot(stage, { colour: own.paper, size: 0.06, z: 40 });
  const land = foregroundOf(stage, horizon, placement);
  return {
    plain: null,
    around: isDay ? daylight : night,
    foot: night,
    carried: ['sky'],
    mirrored: ['foreground'],
    filter,
    shapes: [
      // The veil leaves the sky visible, and makes the letters read wherever they stand.
      frontArtwork(stage, 'sky', 'light', {
        z: 2,
        name: namePart('sky'),
        motif: 'straight',
        opacity: 0.88,
        colours: { ...own, paper: high, light: mixColours(high, low, 0.4), main: low },
        parameters: { angle: 90, chance: 0 },
      }),
      surface(stage, 'grain', 3),
      coverShapeSchema.parse(foregroundShape('foreground', land, { ...fillInPlace(picture, placement, land.box), filter }, 30)),
      footShade(stage, foot.top, night),
    ],
    textBoxes: [...foot.boxes, { ...set.box, text: { ...set.box.text, colour: ink } }],
  };
}

/** The title as low in the sky as it can stand without a letter being lost; null where the sky has no room for one. */
function titleBehind(stage: LayoutStage, horizon: BoardHorizon): ZoneTitle | null {
  const { board } = stage;
  const ys = horizon.line.filter(({ x }) => x >= 0 && x <= board.width).map(({ y }) => y / board.height);
  if (ys.length === 0) return null;
  const top = 0.08;
  const lowest = Math.min(0.72, ys.reduce((sum, y) => sum + y, 0) / ys.length + 0.09);
  for (let bottom = lowest; bottom - top >= LEAST_ZONE; bottom -= STEP) {
    const set = titleInZone(stage, zoneOf(stage, { top, bottom }), {
      colour: BLACK,
      place: 'bottom',
      stretch: 1.3,
      lettering: { gap: 0.08, largest: 0.5, rules: false },
      z: 10,
    });
    if (set.ink.height < LEAST_TITLE * board.height) return null;
    const lines = set.lines.map(({ letters }) => letters.map((letter) => hiddenShare(letter, horizon)));
    if (isReadBehind(lines)) return set;
  }
  return null;
}

/** Everything under the horizon, on the front. */
function foregroundOf({ across, board }: LayoutStage, horizon: BoardHorizon, placement: Rect) {
  const left = Math.max(across.x, placement.x);
  const right = Math.min(across.x + across.width, placement.x + placement.width);
  const bottom = Math.min(board.height + OVERSHOOT, placement.y + placement.height);
  return ridgeUnder(horizon, { left, right, bottom });
}
