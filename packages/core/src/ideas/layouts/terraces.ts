import { authorFoot } from '../author-foot.ts';
import { frontArtwork, roleColours, unitsOf } from '../front-artwork.ts';
import { type LaidFront, type Layout, type LayoutStage, LONG_TITLES } from '../layout-stage.ts';
import { livelyColours } from '../lively-colours.ts';
import { clearGrounds, groundUnder } from '../readable-palette.ts';
import { surface } from '../surface.ts';
import { warmerFirst } from '../warmer-color.ts';
import { zoneEnd } from '../zone-end.ts';
import { titleInZone, zoneOf } from '../zone-title.ts';

/** Business, nonfiction, self-help: very large letters in a clear sky, and stairs that wind up over terraces in low sun. */
export const terraces: Layout = {
  titles: LONG_TITLES,
  focus: { x: 0.5, y: 0.5 },
  wordsOnPicture: false,
  inRoles: true,
  compose,
};

const UNDER_GRAIN = 7.6;
/** The sun and the terraces need so much height under the words, units. */
const CITY = 440;

function compose(stage: LayoutStage): LaidFront {
  const { board, roles, seed, title, start, genre } = stage;
  const own = livelyColours(roleColours(roles));
  const deep = seed % 3 === 1 ? clearGrounds(own.paper, [own.dark, own.second, own.main], UNDER_GRAIN)[0] : undefined;
  const ink = deep ? own.paper : own.darkest;
  const sky = deep ?? groundUnder(ink, seed % 3 === 0 ? own.light : own.paper, UNDER_GRAIN);
  const [sun, other] = warmerFirst(own.accent, own.second);
  const base = groundUnder(own.paper, own.dark, 7);
  const foot = authorFoot(stage, { colour: own.paper, alignment: start, size: 0.044, lineSize: 0.034, z: 40 });
  const isSquare = board.height < board.width * 1.2;
  const low = unitsOf(stage, foot.top);
  const most = ((low - CITY) * board.width) / (1000 * board.height);
  const zone = zoneOf(stage, { top: 0.055, bottom: Math.min(most, isSquare ? 0.5 : zoneEnd(title, 0.5)) });
  const { box, ink: set } = titleInZone(stage, zone, {
    colour: ink,
    alignment: start,
    stretch: 1.25,
    lettering: { gap: 0.1, largest: 0.52 },
  });
  const end = unitsOf(stage, set.y + set.height);
  return {
    plain: sky,
    foot: base,
    carried: ['terraces'],
    shapes: [
      frontArtwork(stage, 'terraces', 'terraces', {
        z: 1,
        colours: { ...own, light: sky, dark: base, accent: sun, second: other },
        parameters: {
          top: end + 150,
          foot: low,
          mirrored: start === 'left' ? 0 : 1,
          doors: genre === 'non-fiction' ? 0 : 1,
        },
      }),
      surface(stage, 'grain', 4, 0.8),
    ],
    textBoxes: [...foot.boxes, box],
  };
}
