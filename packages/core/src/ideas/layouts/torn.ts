import { gradientMap } from '../../filters/filter-presets.ts';
import { artPen, artShape } from '../art-shape.ts';
import { authorFoot } from '../author-foot.ts';
import { type LaidFront, type Layout, type LayoutStage, hex } from '../layout-stage.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import { groundUnder } from '../readable-palette.ts';
import { seededRandom } from '../../random/seeded-random.ts';
import { tornSheet } from '../torn-sheet.ts';
import { titleInZone } from '../zone-title.ts';
import { sunRings } from './sun-rings.ts';

/** Historical, memoir, crime: a picture in two inks, torn off where the paper with the title begins. */
export const torn: Layout = { focus: { x: 0.5, y: 0.3 }, wordsOnPicture: false, hidesPicture: true, inRoles: true, compose };

function compose(stage: LayoutStage): LaidFront {
  if (!stage.hasPicture) return sunRings.compose(stage);
  const { board, margin, roles } = stage;
  const random = seededRandom(stage.seed * 19 + 7);
  const ink = hex(roles.darkest);
  const paper = groundUnder(ink, hex(roles.paper));
  const filter = gradientMap('Palette', [hex(roles.darkest), mixColours(hex(roles.dark), hex(roles.main), 0.5), hex(roles.light)]);
  const foot = authorFoot(stage, { colour: ink, lineColour: ink });
  const bottom = foot.top - board.height * 0.035;
  const zone = { x: margin, y: bottom - board.height * 0.45, width: board.width - 2 * margin, height: board.height * 0.45 };
  const { box, ink: set } = titleInZone(stage, zone, { colour: ink, place: 'bottom', lettering: { gap: 0.09 } });
  const edge = set.y - board.height * 0.055;
  const pen = artPen(stage);
  const paths = tornSheet(pen, random, { top: edge, paper, shadow: ink, rag: board.width * 0.011 });
  return {
    plain: null,
    around: paper,
    filter,
    shapes: [artShape(pen, 'torn-paper', 'Torn paper', paths, 2)],
    textBoxes: [...foot.boxes, box],
  };
}
