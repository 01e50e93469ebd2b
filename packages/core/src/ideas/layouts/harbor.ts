import { BLACK } from '../../design/colour.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import { authorFoot } from '../author-foot.ts';
import { footShade } from '../foot-shade.ts';
import { frontArtwork, roleColours, unitsOf } from '../front-artwork.ts';
import type { LaidFront, Layout, LayoutStage } from '../layout-stage.ts';
import { CLEAR_CONTRAST, clearGround, groundUnder, lightUnder } from '../readable-palette.ts';
import { personOf } from '../title-people.ts';
import { titleInZone, zoneOf } from '../zone-title.ts';
import { zoneEnd } from '../zone-end.ts';

/** Historical novels: large letters in the sky over a harbor at dusk, and somebody on the quay who looks after a liner. */
export const harbor: Layout = {
  titles: { words: 13, letters: 76 },
  focus: { x: 0.5, y: 0.5 },
  wordsOnPicture: false,
  inRoles: true,
  compose,
};

const [GOWN, DRESS, COAT] = [1, 2, 3] as const;

function compose(stage: LayoutStage): LaidFront {
  const { board, roles, seed, look } = stage;
  const own = roleColours(roles);
  const isNight = !look.isBright && seed % 3 === 1;
  const ink = isNight ? own.paper : own.darkest;
  // A brown sky looks like dirt, so a brown palette lends its second color to the night.
  const night = clearGround(own.paper, [own.dark, own.second, mixColours(own.second, own.darkest, 0.4)], 7);
  const colours = isNight
    ? { ...own, darkest: mixColours(night, BLACK, 0.45), dark: night, accent: lightUnder(own.darkest, own.accent, 3.4) }
    : { ...own, paper: groundUnder(ink, own.paper), light: groundUnder(ink, own.light, CLEAR_CONTRAST + 1.5) };
  const foot = authorFoot(stage, { colour: own.paper, size: 0.052, z: 40 });
  const isSquare = board.height < board.width * 1.2;
  const zone = zoneOf(stage, { top: 0.055, bottom: isSquare ? 0.38 : zoneEnd(stage.title, 0.46) });
  const { box, ink: set } = titleInZone(stage, zone, { colour: ink, lettering: { gap: 0.13, largest: 0.42 } });
  const darkest = groundUnder(own.paper, own.darkest, 9);
  const person = personOf(stage.title) === 'man' ? COAT : seed % 3 === 1 ? DRESS : GOWN;
  return {
    plain: isNight ? colours.darkest : colours.paper,
    around: groundUnder(own.paper, own.dark),
    carried: ['harbor'],
    shapes: [
      frontArtwork(stage, 'harbor', 'harbor', {
        z: 1,
        colours: { ...colours, ...(isNight ? {} : { darkest }) },
        parameters: {
          calm: unitsOf(stage, set.y + set.height) + 16,
          floor: unitsOf(stage, foot.top) - 44,
          person,
          mirrored: seed % 2,
          night: isNight ? 1 : 0,
        },
      }),
      footShade(stage, foot.top + board.height * 0.075, darkest),
    ],
    textBoxes: [...foot.boxes, box],
  };
}
