import { authorFoot } from '../author-foot.ts';
import { footShade } from '../foot-shade.ts';
import { frontArtwork, roleColours, unitsOf } from '../front-artwork.ts';
import { type LaidFront, type Layout, type LayoutStage, LONG_TITLES } from '../layout-stage.ts';
import { CLEAR_CONTRAST, groundUnder } from '../readable-palette.ts';
import { titleInZone, zoneOf } from '../zone-title.ts';

/** Travel, romance, crime of the coast: a road into a sun in rings, under large letters. */
export const sunset: Layout = {
  titles: LONG_TITLES,
  focus: { x: 0.5, y: 0.5 },
  wordsOnPicture: false,
  inRoles: true,
  compose,
};

/** A landscape with cacti has no paved road. */
const DESERT = { palms: 0, cacti: 3, road: 0 } as const;

function compose(stage: LayoutStage): LaidFront {
  const { board, roles, look } = stage;
  const own = roleColours(roles);
  const ink = own.darkest;
  const colours = {
    ...own,
    light: groundUnder(ink, own.light, CLEAR_CONTRAST + 1),
    paper: groundUnder(ink, own.paper),
    // On a low front the words stand on the sun and on the sky at the horizon.
    ...(board.height < board.width
      ? { main: groundUnder(ink, own.main), accent: groundUnder(ink, own.accent) }
      : { main: groundUnder(own.paper, own.main, 2.2) }),
  };
  const foot = authorFoot(stage, { colour: own.paper, size: 0.05, z: 40 });
  const zone = zoneOf(stage, { top: 0.055, bottom: 0.47 });
  const { box, ink: set } = titleInZone(stage, zone, { colour: ink, lettering: { gap: 0.1, largest: 0.38 } });
  const end = unitsOf(stage, set.y + set.height);
  const floor = unitsOf(stage, foot.top) - 60;
  const size = Math.min(380, Math.max(120, (floor - end) * 0.52));
  return {
    plain: colours.paper,
    carried: ['road-sunset'],
    shapes: [
      frontArtwork(stage, 'road-sunset', 'road-sunset', {
        z: 1,
        colours: { ...colours, darkest: groundUnder(own.paper, own.darkest) },
        parameters: {
          sun: Math.min(end + size * 1.08, floor - size * 0.74),
          size,
          crown: end + 20,
          ...(look.plants === 'cacti' ? DESERT : {}),
        },
      }),
      footShade(stage, foot.top, groundUnder(own.paper, own.darkest)),
    ],
    textBoxes: [...foot.boxes, box],
  };
}
