import { mixColours } from '../../palette/mix-colours.ts';
import { authorFoot } from '../author-foot.ts';
import { frontArtwork, roleColours, unitsOf } from '../front-artwork.ts';
import { type LaidFront, type Layout, type LayoutStage, LONG_TITLES } from '../layout-stage.ts';
import { clearGround, groundUnder } from '../readable-palette.ts';
import { titleMotifs } from '../title-motifs.ts';
import { pairShown } from '../title-people.ts';
import { fartherFirst } from '../warmer-color.ts';
import { zoneEnd } from '../zone-end.ts';
import { titleInZone, zoneOf } from '../zone-title.ts';

/** Summer comedies: fat letters on the sand or the sea, over two on towels beside the foam, seen from above. */
export const towels: Layout = {
  titles: LONG_TITLES,
  focus: { x: 0.5, y: 0.5 },
  wordsOnPicture: false,
  inRoles: true,
  compose,
};

const TURQUOISE = { r: 14, g: 132, b: 148, a: 1 };
const OCEAN = { r: 26, g: 104, b: 176, a: 1 };
const SAND = { r: 255, g: 232, b: 190, a: 1 };

function compose(stage: LayoutStage): LaidFront {
  const { board, roles, seed, title } = stage;
  const own = roleColours(roles);
  const isSeaAbove = seed % 2 === 1;
  // Sand is warm and water is not: half of each is the palette's.
  const light = groundUnder(own.darkest, mixColours(own.light, SAND, 0.66), 8);
  const water = seed % 3 === 2 ? OCEAN : TURQUOISE;
  const dark = clearGround(own.paper, [mixColours(own.second, water, 0.72), water], 6.2);
  const [accent, second] = fartherFirst(light, own.accent, own.second);
  const colours = { ...own, light, dark, accent, second };
  const foot = authorFoot(stage, { colour: isSeaAbove ? own.darkest : own.paper, size: 0.052, z: 40 });
  const isSquare = board.height < board.width * 1.2;
  const zone = zoneOf(stage, { top: 0.05, bottom: isSquare ? 0.36 : zoneEnd(title, 0.44) });
  const { box, ink } = titleInZone(stage, zone, {
    colour: isSeaAbove ? own.paper : own.darkest,
    stretch: 1.25,
    lettering: { gap: 0.1, largest: 0.44 },
  });
  return {
    plain: isSeaAbove ? dark : light,
    carried: ['beach'],
    shapes: [
      frontArtwork(stage, 'beach', 'towels', {
        z: 1,
        colours,
        parameters: {
          calm: unitsOf(stage, ink.y + ink.height) + 14,
          floor: unitsOf(stage, foot.top) - 8,
          sea: isSeaAbove ? 1 : 0,
          people: pairShown(title),
          skins: (seed * 7 + 2) % 16,
          dog: titleMotifs(title).some(({ motif }) => motif === 'dog') ? 1 : 0,
          mirrored: seed % 3 === 0 ? 1 : 0,
        },
      }),
    ],
    textBoxes: [...foot.boxes, box],
  };
}
