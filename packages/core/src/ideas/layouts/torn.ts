import { withAlpha } from '../../design/colour.ts';
import { gradientMap } from '../../filters/filter-presets.ts';
import { artPen, artShape } from '../art-shape.ts';
import { authorFoot } from '../author-foot.ts';
import { type LaidFront, type Layout, type LayoutStage, hex } from '../layout-stage.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import { groundUnder } from '../readable-palette.ts';
import { type Random, seededRandom } from '../../random/seeded-random.ts';
import { titleInZone } from '../zone-title.ts';
import { sunRings } from './sun-rings.ts';

/** Historical, memoir, crime: a picture in two inks, torn off where the paper with the title begins. */
export const torn: Layout = { focus: { x: 0.5, y: 0.3 }, wordsOnPicture: false, hidesPicture: true, inRoles: true, compose };

const STEPS = 90;

function compose(stage: LayoutStage): LaidFront {
  if (!stage.hasPicture) return sunRings.compose(stage);
  const { board, margin, roles } = stage;
  const random = seededRandom(stage.seed * 19 + 7);
  const ink = hex(roles.darkest);
  const paper = groundUnder(ink, hex(roles.paper));
  const filter = gradientMap('Palette', [hex(roles.darkest), mixColours(hex(roles.dark), hex(roles.main), 0.5), hex(roles.light)]);
  const foot = authorFoot(stage, { colour: ink, lineColour: ink });
  const bottom = foot.top - board.height * 0.035;
  const zone = { x: margin, y: bottom - board.height * 0.36, width: board.width - 2 * margin, height: board.height * 0.36 };
  const { box, ink: set } = titleInZone(stage, zone, { colour: ink, place: 'bottom', lettering: { gap: 0.09 } });
  const edge = set.y - board.height * 0.055;
  const pen = artPen(stage);
  const { area } = pen;
  const tear = tearLine(random, area, edge, board.width * 0.011);
  const sheet = (lift: number, ragged: number) => {
    const line = tear.map(({ x, y }) => ({ x, y: y - lift - ragged * random() }));
    return pen.through([...line, { x: area.x + area.width, y: area.y + area.height }, { x: area.x, y: area.y + area.height }], {
      closed: true,
    });
  };
  const fibre = mixColours(paper, { r: 255, g: 255, b: 255, a: 1 }, 0.6);
  const paths = [
    ...[34, 24, 15, 8].map((lift) => ({ colour: withAlpha(ink, 0.1), d: sheet(lift, 0) })),
    { colour: fibre, d: sheet(board.width * 0.004, board.width * 0.006) },
    { colour: paper, d: sheet(-board.width * 0.004, board.width * 0.003) },
  ];
  return {
    plain: null,
    around: paper,
    filter,
    shapes: [artShape(pen, 'torn-paper', 'Torn paper', paths, 2)],
    textBoxes: [...foot.boxes, box],
  };
}

/** A tear from edge to edge: a slow wander with a fine rag on it. */
function tearLine(random: Random, area: { readonly x: number; readonly width: number }, y: number, rag: number) {
  const phases = [random() * 6.3, random() * 6.3];
  return Array.from({ length: STEPS + 1 }, (_, step) => {
    const t = step / STEPS;
    const wander = Math.sin(t * 5.1 + (phases[0] ?? 0)) * rag * 1.6 + Math.sin(t * 13 + (phases[1] ?? 0)) * rag * 0.7;
    return { x: area.x + area.width * t, y: y + wander + (random() - 0.5) * rag };
  });
}
