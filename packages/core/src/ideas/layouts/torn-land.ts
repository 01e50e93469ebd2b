import { namePart } from '../../elements/name-part.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import { authorFoot } from '../author-foot.ts';
import { frontArtwork, roleColours, unitsOf } from '../front-artwork.ts';
import { type LaidFront, type Layout, type LayoutStage, LONG_TITLES } from '../layout-stage.ts';
import { clearGround, groundUnder, truestGround } from '../readable-palette.ts';
import { fartherFirst } from '../warmer-color.ts';
import { zoneEnd } from '../zone-end.ts';
import { titleInZone, zoneOf } from '../zone-title.ts';

/** Memoir, women's fiction, nonfiction: very large letters behind a land of torn paper in strong colors, and a torn sun behind them. */
export const tornLand: Layout = {
  titles: LONG_TITLES,
  focus: { x: 0.5, y: 0.5 },
  wordsOnPicture: false,
  inRoles: true,
  compose,
};

/** The contrast of the letters with the sheet behind them, and with the sun on it. */
const UNDER_WORDS = 5.6;
const ON_SHEET = 3.9;
/** The share of the last line's height that the first sheet covers at most. */
const COVERED = 0.075;

function compose(stage: LayoutStage): LaidFront {
  const { board, roles, seed, title, start } = stage;
  const own = roleColours(roles);
  const isPale = seed % 2 === 0;
  const ink = isPale ? own.darkest : own.paper;
  const sky = isPale
    ? truestGround(ink, [own.light, mixColours(own.accent, own.paper, 0.5), own.second], UNDER_WORDS)
    : clearGround(ink, [own.second, own.main, own.dark, own.accent], UNDER_WORDS);
  const sun = isPale
    ? groundUnder(ink, mixColours(own.accent, own.paper, 0.3), UNDER_WORDS)
    : groundUnder(ink, mixColours(sky, own.paper, 0.16), 4.8);
  // The words end at the first sheet, so they have to be seen on it too; yellow under pale ones would be mud.
  const first = truestGround(ink, isPale ? [own.second, own.accent, own.light] : [own.second, own.accent, own.main], ON_SHEET);
  const last = groundUnder(own.paper, own.darkest, 9);
  const foot = authorFoot(stage, { colour: own.paper, size: 0.048, z: 40 });
  const isSquare = board.height < board.width * 1.2;
  const zone = zoneOf(stage, { top: 0.06, bottom: isSquare ? 0.46 : zoneEnd(title, 0.5) });
  const {
    box,
    ink: set,
    lines,
  } = titleInZone(stage, zone, { colour: ink, stretch: 1.3, lettering: { gap: 0.1, largest: 0.5, rules: false } });
  const height = unitsOf(stage, lines.at(-1)?.ink.height ?? 0);
  const scene = {
    colours: {
      ...own,
      main: sky,
      paper: sun,
      dark: last,
      light: own.main,
      second: first,
      accent: fartherFirst(first, own.accent, own.second)[0],
    },
    parameters: {
      edge: unitsOf(stage, set.y + set.height) + 2,
      floor: unitsOf(stage, foot.top),
      cover: Math.min(16, height * COVERED),
      sunX: start === 'left' ? 715 : 285,
      sunY: unitsOf(stage, set.y + set.height) - Math.min(130, height * 0.7),
      sheets: 5 + (seed % 2),
    },
  };
  return {
    plain: sky,
    around: sky,
    foot: last,
    carried: ['paper'],
    shapes: [
      frontArtwork(stage, 'paper', 'torn-land', { z: 1, ...scene, parameters: { ...scene.parameters, part: 1 } }),
      frontArtwork(stage, 'edge', 'torn-land', {
        z: 30,
        name: namePart('beforeTheTitle'),
        ...scene,
        parameters: { ...scene.parameters, part: 2 },
      }),
    ],
    textBoxes: [...foot.boxes, box],
  };
}
