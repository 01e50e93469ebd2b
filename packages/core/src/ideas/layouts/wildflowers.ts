import { mixColours } from '../../palette/mix-colours.ts';
import { authorFoot } from '../author-foot.ts';
import { frontArtwork, roleColours, unitsOf } from '../front-artwork.ts';
import { type LaidFront, type Layout, type LayoutStage, LONG_TITLES } from '../layout-stage.ts';
import { paleSky } from '../pale-sky.ts';
import { clearGrounds, groundUnder } from '../readable-palette.ts';
import { surface } from '../surface.ts';
import { warmerFirst } from '../warmer-color.ts';
import { zoneEnd } from '../zone-end.ts';
import { titleInZone, zoneOf } from '../zone-title.ts';

/** Poetry, memoir: large letters in a painted sky, and wild flowers that grow up to them out of the mist. */
export const wildflowers: Layout = {
  titles: LONG_TITLES,
  focus: { x: 0.5, y: 0.5 },
  wordsOnPicture: false,
  inRoles: true,
  compose,
};

/** Streaks of paint take a part of the contrast. */
const UNDER_PAINT = 7.4;
/** The flowers need so much height under the words, units. */
const MEADOW = 300;

function compose(stage: LayoutStage): LaidFront {
  const { board, roles, seed, title } = stage;
  const own = roleColours(roles);
  const deep = seed % 2 === 0 ? undefined : clearGrounds(own.paper, [own.dark, own.second, own.main], UNDER_PAINT)[0];
  const ink = deep ? own.paper : own.darkest;
  const sky = deep ?? paleSky(own, ink, { turn: seed % 4 === 0 ? 0 : 1, least: UNDER_PAINT });
  const [warm, other] = warmerFirst(own.accent, own.second);
  const ground = groundUnder(own.paper, mixColours(own.dark, own.darkest, 0.35), 8);
  const foot = authorFoot(stage, { colour: own.paper, size: 0.044, z: 40 });
  const isSquare = board.height < board.width * 1.2;
  const low = unitsOf(stage, foot.top);
  const most = ((low - MEADOW) * board.width) / (1000 * board.height);
  const zone = zoneOf(stage, { top: 0.06, bottom: Math.min(most, isSquare ? 0.52 : zoneEnd(title, 0.5)), left: 0.08, right: 0.92 });
  const { box, ink: set } = titleInZone(stage, zone, { colour: ink, stretch: 1.3, lettering: { gap: 0.12, largest: 0.5 } });
  const end = unitsOf(stage, set.y + set.height);
  return {
    plain: sky,
    foot: ground,
    carried: ['flowers'],
    shapes: [
      frontArtwork(stage, 'flowers', 'wildflowers', {
        z: 1,
        colours: { ...own, light: sky, accent: warm, second: other },
        parameters: { top: end + 26, foot: low, left: Math.min(400, unitsOf(stage, set.x)) },
      }),
      surface(stage, 'grain', 4, 0.7),
    ],
    textBoxes: [...foot.boxes, box],
  };
}
