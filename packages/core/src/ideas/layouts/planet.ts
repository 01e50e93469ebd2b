import { authorFoot } from '../author-foot.ts';
import { frontArtwork, roleColours, unitsOf } from '../front-artwork.ts';
import { type LaidFront, type Layout, type LayoutStage, LONG_TITLES } from '../layout-stage.ts';
import { CLEAR_CONTRAST, groundUnder } from '../readable-palette.ts';
import { named } from '../title-themes.ts';
import { titleInZone, zoneOf } from '../zone-title.ts';

/** Science fiction, fantasy: a banded world fills the sky under the title, and a small person stands before it. */
export const planet: Layout = {
  titles: LONG_TITLES,
  focus: { x: 0.5, y: 0.5 },
  wordsOnPicture: false,
  inRoles: true,
  compose,
};

/** The rise of the first ridge over the ground, in units of drawings: the title ends above it. */
const RIDGE = 175;
/** The share of a low front's width that its title takes. */
const BESIDE = 0.48;

/** The places of the world and the ground, units of drawings. */
interface World {
  readonly across: number;
  readonly down: number;
  readonly size: number;
  readonly ground: number;
}

function compose(stage: LayoutStage): LaidFront {
  const { board, roles, seed } = stage;
  const own = roleColours(roles);
  const isNight = seed % 2 === 0;
  const ink = isNight ? own.paper : own.darkest;
  const colours = isNight
    ? { ...own, darkest: groundUnder(ink, own.darkest, 8), dark: groundUnder(ink, own.dark, 5) }
    : { ...own, paper: groundUnder(ink, own.paper), light: groundUnder(ink, own.light, CLEAR_CONTRAST + 1) };
  const foot = authorFoot(stage, { colour: own.paper, size: 0.046, z: 40 });
  // A low front has no sky under the words, so they stand beside the world.
  const isLow = board.width > board.height;
  const zone = isLow ? zoneOf(stage, { top: 0.09, bottom: 0.6, right: BESIDE }) : zoneOf(stage, { top: 0.055, bottom: 0.44 });
  const { box, ink: set } = titleInZone(stage, zone, {
    colour: ink,
    ...(isLow && { place: 'middle' }),
    lettering: { gap: 0.14, largest: 0.4 },
  });
  const world = isLow ? besideWords(stage) : underWords(stage, unitsOf(stage, set.y + set.height), unitsOf(stage, foot.top));
  return {
    plain: isNight ? colours.darkest : colours.paper,
    foot: groundUnder(own.paper, own.darkest),
    carried: ['planet'],
    shapes: [
      frontArtwork(stage, 'planet', 'giant-planet', {
        z: 1,
        colours: { ...colours, darkest: groundUnder(own.paper, own.darkest) },
        ...named(stage, 'planet'),
        parameters: {
          ...world,
          night: isNight ? 1 : 0,
          ring: seed % 4 === 3 ? 0 : 1,
        },
      }),
    ],
    textBoxes: [...foot.boxes, box],
  };
}

function underWords({ seed, board }: LayoutStage, end: number, foot: number): World {
  // A square front has less sky: more of the world is behind the ridges.
  const isSquare = board.height < board.width * 1.2;
  const ground = foot - (isSquare ? 150 : 190);
  const size = Math.min(400, Math.max(80, (ground - end) * (isSquare ? 0.7 : 0.56)));
  return {
    across: [640, 360, 500][seed % 3] ?? 500,
    down: end + 40 + size * 1.02,
    size,
    ground: isSquare ? Math.max(ground, end + RIDGE) : Math.max(ground, end + size * 1.3, end + RIDGE),
  };
}

function besideWords(stage: LayoutStage): World {
  const height = unitsOf(stage, stage.board.height);
  return { across: 850, down: height * 0.4, size: Math.min(230, height * 0.3), ground: height - 200 };
}
