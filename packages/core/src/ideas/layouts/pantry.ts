import { FOOD_IDS } from '../../art/things/foods.ts';
import { authorFoot } from '../author-foot.ts';
import { frontArtwork, roleColours, unitsOf } from '../front-artwork.ts';
import { block, solidShape } from '../front-shapes.ts';
import { chromaOf } from '../../palette/oklab.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import { type LaidFront, type Layout, type LayoutStage, LONG_TITLES } from '../layout-stage.ts';
import { CLEAR_CONTRAST, groundUnder } from '../readable-palette.ts';
import { surface } from '../surface.ts';
import { emblemFor } from '../title-emblem.ts';
import { titleInZone } from '../zone-title.ts';

/** Cookbooks: fat letters on a label with a fine border, and good things to eat all around it. */
export const pantry: Layout = {
  titles: LONG_TITLES,
  focus: { x: 0.5, y: 0.5 },
  wordsOnPicture: false,
  inRoles: true,
  compose,
};

/** The middle of the label and the most that its words take, as shares of what is left over the author's bar. */
const MIDDLE = 0.49;
const MOST = 0.56;
/** The label's margin around the words and its border's distance from the edge, as shares of the front's width. */
const PAD = 0.07;
const INSET = 0.022;
/** The food reaches so far under the label, in units of drawings: so the label lies on it. */
const UNDER = 46;
/** The chroma in OKLab from which a table is seen as colored. */
const STRONG = 0.07;
const NOTCH = { notch: 0.1 };
const SHADOW = { offsetX: 0, offsetY: 0.02, blur: 0.05, colour: { r: 0, g: 0, b: 0, a: 0.4 } };

function compose(stage: LayoutStage): LaidFront {
  const { board, margin, roles, seed } = stage;
  const own = roleColours(roles);
  const ink = own.dark;
  const bar = groundUnder(own.paper, own.dark);
  const foot = authorFoot(stage, { colour: own.paper, size: 0.044, z: 40 });
  const band = foot.top - board.height * 0.028;
  const pad = board.width * PAD;
  const width = board.width - 2 * margin - 2 * pad;
  const zone = { x: (board.width - width) / 2, y: band * (MIDDLE - MOST / 2), width, height: band * MOST };
  const { box, ink: set } = titleInZone(stage, zone, { colour: ink, place: 'middle', lettering: { gap: 0.13, largest: 0.5 } });
  const paper = groundUnder(ink, own.paper, CLEAR_CONTRAST + 2);
  // A pale table would leave the label without an edge.
  const tables = [own.light, mixColours(own.second, own.paper, 0.25), mixColours(own.accent, own.paper, 0.4)];
  const strong = tables.filter((colour) => chromaOf(colour) >= STRONG);
  const table = strong[seed % Math.max(1, strong.length)] ?? own.light;
  const label = { x: zone.x - pad, y: set.y - pad, width: width + 2 * pad, height: set.height + 2 * pad };
  const inset = board.width * INSET;
  const border = { x: label.x + inset, y: label.y + inset, width: label.width - 2 * inset, height: label.height - 2 * inset };
  const line = { colour: own.accent, width: board.width * 0.005, dash: 'solid' } as const;
  return {
    plain: table,
    carried: ['food'],
    shapes: [
      frontArtwork(stage, 'food', 'food-scatter', {
        z: 1,
        colours: { ...own, light: table },
        motif: emblemFor(stage.title, FOOD_IDS, seed),
        parameters: {
          top: unitsOf(stage, label.y) + UNDER,
          end: unitsOf(stage, label.y + label.height) - UNDER,
          wide: unitsOf(stage, label.width) - 2 * UNDER,
        },
      }),
      solidShape('label', 'plaque', paper, { ...label, z: 8, parameters: NOTCH, shadow: SHADOW }),
      { ...solidShape('label-border', 'plaque', paper, { ...border, z: 9, parameters: NOTCH }), line },
      surface(stage, 'paper'),
      block(stage, 'author-bar', { top: band, bottom: board.height }, bar, 10),
    ],
    textBoxes: [...foot.boxes, box],
  };
}
