import { type Rgba, WHITE } from '../../design/colour.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import { authorFoot } from '../author-foot.ts';
import { footShade } from '../foot-shade.ts';
import { frontArtwork, roleColours, unitsOf } from '../front-artwork.ts';
import type { LaidFront, Layout, LayoutStage } from '../layout-stage.ts';
import { groundUnder } from '../readable-palette.ts';
import { titleInZone, zoneOf } from '../zone-title.ts';

/** Books of systems, machines and time: the title on a polished plate over the wheels of a great clock. */
export const clockwork: Layout = {
  titles: { words: 11, letters: 64 },
  focus: { x: 0.5, y: 0.5 },
  wordsOnPicture: false,
  inRoles: true,
  compose,
};

const SILVER: Rgba = { r: 226, g: 230, b: 234, a: 1 };
/** Units of the plate over and under the letters. */
const ROUND = 88;

function compose(stage: LayoutStage): LaidFront {
  const { board, roles, seed } = stage;
  const own = roleColours(roles);
  const isDark = seed % 2 === 1;
  const ink = isDark ? own.paper : own.darkest;
  const darkest = groundUnder(own.paper, own.darkest, 9);
  const light = isDark ? groundUnder(ink, own.dark, 8.5) : groundUnder(ink, mixColours(mixColours(own.paper, SILVER, 0.5), WHITE, 0.2), 9);
  const colours = { ...own, darkest, light };
  const foot = authorFoot(stage, { colour: own.paper, size: 0.05, z: 40 });
  const isSquare = board.height < board.width * 1.2;
  const zone = zoneOf(stage, { top: isSquare ? 0.24 : 0.29, bottom: isSquare ? 0.62 : 0.63, left: 0.045, right: 0.955 });
  const { box, ink: set } = titleInZone(stage, zone, { colour: ink, place: 'middle', lettering: { gap: 0.12, largest: 0.34 } });
  return {
    plain: darkest,
    around: darkest,
    carried: ['clockwork'],
    shapes: [
      frontArtwork(stage, 'clockwork', 'clockwork', {
        z: 1,
        colours,
        parameters: {
          top: unitsOf(stage, set.y) - ROUND,
          end: unitsOf(stage, set.y + set.height) + ROUND,
          floor: unitsOf(stage, foot.top) - 30,
          mirrored: Math.floor(seed / 2) % 2,
        },
      }),
      footShade(stage, foot.top + board.height * 0.03, darkest),
    ],
    textBoxes: [...foot.boxes, box],
  };
}
