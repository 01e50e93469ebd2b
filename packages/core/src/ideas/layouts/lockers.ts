import { namePart } from '../../elements/name-part.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import { authorFoot } from '../author-foot.ts';
import { frontArtwork, roleColours, unitsOf } from '../front-artwork.ts';
import { type LaidFront, type Layout, type LayoutStage, LONG_TITLES } from '../layout-stage.ts';
import { groundUnder } from '../readable-palette.ts';
import { motifFor } from '../title-themes.ts';
import { fartherFirst } from '../warmer-color.ts';
import { zoneEnd } from '../zone-end.ts';
import { type TitleLine, titleInZone, zoneOf } from '../zone-title.ts';

/** School stories: letters across the doors of lockers, of which one is open and holds the thing that the title names. */
export const lockers: Layout = {
  titles: LONG_TITLES,
  focus: { x: 0.5, y: 0.5 },
  wordsOnPicture: false,
  inRoles: true,
  compose,
};

/** The things for titles that name nothing. */
const THINGS = ['backpack', 'basketball', 'guitar'] as const;
/** The height of a large line as a share of the largest one's. */
const LARGE = 0.6;
/** Units from the lockers to the author's words. */
const UNDER_LOCKERS = 46;

function compose(stage: LayoutStage): LaidFront {
  const { board, roles, seed, title } = stage;
  const own = roleColours(roles);
  const steel = groundUnder(own.paper, seed % 2 === 0 ? mixColours(own.main, own.dark, 0.1) : mixColours(own.second, own.dark, 0.16), 5.2);
  const [accent, second] = fartherFirst(steel, own.accent, own.second);
  const foot = authorFoot(stage, { colour: own.paper, size: 0.05, z: 40 });
  const isSquare = board.height < board.width * 1.2;
  const zone = zoneOf(stage, { top: 0.055, bottom: isSquare ? 0.38 : zoneEnd(title, 0.44) });
  const { box, ink, lines } = titleInZone(stage, zone, { colour: own.paper, stretch: 1.2, lettering: { gap: 0.11, largest: 0.44 } });
  const scene = {
    colours: { ...own, dark: steel, accent, second },
    motif: motifFor(stage, 'lockers', THINGS, seed),
    parameters: {
      calm: unitsOf(stage, ink.y + ink.height),
      floor: unitsOf(stage, foot.top) - UNDER_LOCKERS,
      cut: unitsOf(stage, endOfLarge(lines)),
      mirrored: stage.start === 'left' ? 0 : 1,
    },
  };
  return {
    plain: steel,
    carried: ['lockers'],
    shapes: [
      frontArtwork(stage, 'lockers', 'lockers', { z: 1, ...scene, parameters: { ...scene.parameters, part: 1 } }),
      frontArtwork(stage, 'gaps', 'lockers', {
        z: 30,
        name: namePart('beforeTheTitle'),
        ...scene,
        parameters: { ...scene.parameters, part: 2 },
      }),
    ],
    textBoxes: [...foot.boxes, box],
  };
}

/** Returns the lower edge of the last large line: a gap through thin, small letters would make them hard to read. */
function endOfLarge(lines: readonly TitleLine[]): number {
  const largest = Math.max(...lines.map(({ ink }) => ink.height));
  return Math.max(...lines.filter(({ ink }) => ink.height >= LARGE * largest).map(({ ink }) => ink.y + ink.height));
}
