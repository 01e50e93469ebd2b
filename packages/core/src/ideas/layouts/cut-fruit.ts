import { SAVORY_FRUIT, SWEET_FRUIT } from '../../art/things/cut-fruit.ts';
import { authorFoot } from '../author-foot.ts';
import { frontArtwork, roleColours, unitsOf } from '../front-artwork.ts';
import { block } from '../front-shapes.ts';
import { type LaidFront, type Layout, type LayoutStage, LONG_TITLES } from '../layout-stage.ts';
import { CLEAR_CONTRAST, clearGround, groundUnder } from '../readable-palette.ts';
import { surface } from '../surface.ts';
import { namesDessert } from '../title-dishes.ts';
import { englishWords } from '../title-languages.ts';
import { titleInZone, zoneOf } from '../zone-title.ts';
import { zoneEnd } from '../zone-end.ts';

/** Cookbooks: fat letters on a bright ground over very large halves of fruit and vegetables. */
export const cutFruit: Layout = {
  titles: LONG_TITLES,
  focus: { x: 0.5, y: 0.5 },
  wordsOnPicture: false,
  inRoles: true,
  compose,
};

/** The words of titles about sweet things. */
const SWEET_WORDS: ReadonlySet<string> = new Set('fruit berry juice smoothie jam marmalade breakfast brunch ice'.split(' '));

function compose(stage: LayoutStage): LaidFront {
  const { board, roles, seed } = stage;
  const own = roleColours(roles);
  const isDeep = seed % 2 === 1;
  const ink = isDeep ? own.paper : own.darkest;
  const ground = isDeep
    ? clearGround(own.paper, [own.dark, own.second, own.accent], CLEAR_CONTRAST + 1.2)
    : groundUnder(own.darkest, seed % 4 === 0 ? own.light : own.paper, CLEAR_CONTRAST + 3);
  const foot = authorFoot(stage, { colour: own.paper, size: 0.046, z: 40 });
  const bar = groundUnder(own.paper, own.darkest, 9);
  const band = foot.top - board.height * 0.028;
  const isSquare = board.height < board.width * 1.2;
  const zone = zoneOf(stage, { top: 0.05, bottom: isSquare ? 0.38 : zoneEnd(stage.title, 0.46) });
  const { box, ink: set } = titleInZone(stage, zone, { colour: ink, lettering: { gap: 0.13, largest: 0.44 } });
  const words = englishWords(stage.title);
  const sweet =
    namesDessert(stage.title) ||
    words.some((word) => SWEET_WORDS.has(word) || (SWEET_FRUIT.some((id) => id === word) && !SAVORY_FRUIT.some((id) => id === word)));
  const kinds: readonly string[] = sweet ? SWEET_FRUIT : SAVORY_FRUIT;
  const named = kinds.findIndex((id) => words.includes(id));
  return {
    plain: ground,
    carried: ['fruit'],
    shapes: [
      frontArtwork(stage, 'fruit', 'cut-fruit', {
        z: 1,
        colours: { ...own, light: ground },
        parameters: {
          end: unitsOf(stage, set.y + set.height),
          foot: unitsOf(stage, band),
          first: named >= 0 ? named : seed % kinds.length,
          sweet: sweet ? 1 : 0,
          mirrored: seed % 3 === 0 ? 1 : 0,
        },
      }),
      surface(stage, 'paper', 4, 0.6),
      block(stage, 'author-bar', { top: band, bottom: board.height }, bar, 10),
    ],
    textBoxes: [...foot.boxes, box],
  };
}
