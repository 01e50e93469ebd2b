import { authorFoot } from '../author-foot.ts';
import { block } from '../front-shapes.ts';
import { frontArtwork, roleColours, unitsOf } from '../front-artwork.ts';
import type { LaidFront, Layout, LayoutStage } from '../layout-stage.ts';
import { groundUnder } from '../readable-palette.ts';
import { motifFor } from '../title-themes.ts';
import { titleInZone, zoneOf } from '../zone-title.ts';

/** The motifs for titles that name nothing. */
const MOTIFS = ['book', 'teapot', 'cake', 'bread', 'cat', 'hat', 'spool'] as const;

/** Cozy mystery, healing fiction: a small shop in the evening with what the title names in its window. */
export const shop: Layout = {
  titles: { words: 7, letters: 42 },
  focus: { x: 0.5, y: 0.5 },
  wordsOnPicture: false,
  inRoles: true,
  compose,
};

function compose(stage: LayoutStage): LaidFront {
  const { board, roles, seed, look } = stage;
  const own = roleColours(roles);
  const isNight = look.isBright ? seed % 3 === 0 : seed % 3 !== 1;
  const ink = isNight ? own.paper : own.darkest;
  const colours = isNight
    ? { ...own, darkest: groundUnder(ink, own.darkest, 8), dark: groundUnder(ink, own.dark, 5.4), main: groundUnder(ink, own.main, 4.8) }
    : { ...own, main: groundUnder(ink, own.main, 4.8), light: groundUnder(ink, own.light, 6) };
  const foot = authorFoot(stage, { colour: own.paper, size: 0.044, z: 40 });
  const band = foot.top - board.height * 0.028;
  const isSquare = board.height < board.width * 1.2;
  const zone = zoneOf(stage, { top: 0.06, bottom: isSquare ? 0.36 : 0.46 });
  const { box, ink: set } = titleInZone(stage, zone, { colour: ink, lettering: { gap: 0.1, largest: 0.38 } });
  const street = unitsOf(stage, band) - 46;
  return {
    plain: isNight ? colours.dark : colours.light,
    carried: ['shop'],
    shapes: [
      frontArtwork(stage, 'shop', 'shop-front', {
        z: 1,
        colours,
        motif: motifFor(stage, 'shop', MOTIFS, seed),
        parameters: { street, roof: Math.min(street - 220, unitsOf(stage, set.y + set.height) + 60), night: isNight ? 1 : 0 },
      }),
      block(stage, 'author-bar', { top: band, bottom: board.height }, groundUnder(own.paper, own.accent), 10),
    ],
    textBoxes: [...foot.boxes, box],
  };
}
