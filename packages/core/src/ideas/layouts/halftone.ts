import type { Rgba } from '../../design/colour.ts';
import { contrastRatio, relativeLuminance } from '../../design/contrast.ts';
import { pictureScreenSchema } from '../../design/picture-treatment.ts';
import { textEffectSchema } from '../../effects/text-effect.ts';
import { coverShapeSchema } from '../../design/shape.ts';
import { seededRandom } from '../../random/seeded-random.ts';
import { artPen, artShape } from '../art-shape.ts';
import { authorHead } from '../author-foot.ts';
import { roleColours } from '../front-artwork.ts';
import { fillInPlace } from '../../foreground/horizon-on-board.ts';
import { type LaidFront, type Layout, type LayoutStage, OVERSHOOT } from '../layout-stage.ts';
import { groundUnder } from '../readable-palette.ts';
import { screenLevels } from '../screen-levels.ts';
import { surface } from '../surface.ts';
import { tornSheet } from '../torn-sheet.ts';
import { titleInZone } from '../zone-title.ts';
import { sunRings } from './sun-rings.ts';
import { namePart } from '../../elements/name-part.ts';

/** Crime, politics: a newspaper's picture in coarse dots, a torn band of one ink across it, and letters that were printed roughly. */
export const halftone: Layout = {
  titles: { words: 5, letters: 30, longest: 12 },
  focus: { x: 0.5, y: 0.4 },
  wordsOnPicture: false,
  hidesPicture: true,
  inRoles: true,
  needsPicture: true,
  compose,
};

function compose(stage: LayoutStage): LaidFront {
  const { board, margin, roles, seed, picture, placement, facts, across } = stage;
  if (!picture || !placement) return sunRings.compose(stage);
  const own = roleColours(roles);
  const ink = own.darkest;
  const paper = groundUnder(ink, own.paper, 9);
  // The ink is the one that changes least to carry pale letters: yellow would turn brown.
  const onPaper = (colour: Rgba) => contrastRatio(relativeLuminance(colour), relativeLuminance(paper));
  const spot = groundUnder(paper, onPaper(own.accent) >= onPaper(own.second) ? own.accent : own.second);
  const head = authorHead(stage, { colour: ink, size: 0.08, line: 'foot' });
  const lineHeight = board.height - margin - head.footTop;
  const upper = head.bottom + board.height * 0.028;
  const lower = lineHeight > 0 ? head.footTop - board.height * 0.028 : board.height * 1.02;
  const air = board.height * 0.042;
  const room = { from: upper + board.height * 0.12 + air, to: Math.min(lower, board.height) - board.height * 0.13 - air };
  const zone = { x: margin * 0.8, y: room.from, width: board.width - 1.6 * margin, height: room.to - room.from };
  const { box, ink: set } = titleInZone(stage, zone, {
    colour: paper,
    place: 'middle',
    stretch: 1.25,
    lettering: { gap: 0.1, largest: 0.42, rules: false },
  });
  const textEffect = textEffectSchema.parse({ name: 'rough-print', style: { wear: 0.42, grain: 16, seed: 1 + (seed % 99) } });
  const top = upper - board.height * 0.03;
  // The print goes on for a little under the lower strip; where it would end near the cut it runs off the front.
  const end = lower + board.height * 0.03;
  const bottom = end > board.height * 0.98 ? board.height + OVERSHOOT : end;
  const area = { x: across.x, y: top, width: across.width, height: bottom - top };
  const cut = stage.cut(area, { x: 0.5, y: 0.45 });
  const onBoard = cut ? { ...cut, x: area.x + cut.x, y: area.y + cut.y } : placement;
  const pen = artPen(stage);
  const random = seededRandom(seed * 23 + 5);
  const rag = board.width * 0.006;
  return {
    plain: paper,
    around: paper,
    mirrored: ['screen', 'band', 'strips'],
    shapes: [
      coverShapeSchema.parse({
        uniqueObjectId: 'screen',
        name: namePart('printedPicture'),
        type: 'rectangle',
        ...area,
        z: 1,
        box: {
          fill: {
            ...fillInPlace(picture, onBoard, area),
            filter: screenLevels(facts, { contrast: 0.6, gamma: 0.95 }),
            screen: pictureScreenSchema.parse({
              kind: 'dots',
              pitch: (0.0125 * board.width) / area.width,
              angle: 35,
              colour: ink,
              ground: paper,
            }),
          },
        },
      }),
      artShape(
        pen,
        'band',
        'Torn band',
        tornSheet(pen, random, { top: set.y - air, bottom: set.y + set.height + air, paper: spot, shadow: ink, rag }),
        3,
      ),
      artShape(
        pen,
        'strips',
        'Torn strips',
        [
          ...tornSheet(pen, random, { bottom: upper, paper, shadow: ink, rag }),
          ...(lineHeight > 0 ? tornSheet(pen, random, { top: lower, paper, shadow: ink, rag }) : []),
        ],
        4,
      ),
      surface(stage, 'paper', 5),
    ],
    textBoxes: [...head.boxes, { ...box, text: { ...box.text, textEffect } }],
  };
}
