import { contrastRatio, relativeLuminance } from '../../design/contrast.ts';
import { pictureScreenSchema } from '../../design/picture-treatment.ts';
import { coverShapeSchema } from '../../design/shape.ts';
import { seededRandom } from '../../random/seeded-random.ts';
import { artPen, artShape } from '../art-shape.ts';
import { authorFoot } from '../author-foot.ts';
import { roleColours } from '../front-artwork.ts';
import { fillInPlace } from '../../foreground/horizon-on-board.ts';
import { type LaidFront, type Layout, type LayoutStage, OVERSHOOT } from '../layout-stage.ts';
import { groundUnder } from '../readable-palette.ts';
import { surface } from '../surface.ts';
import { tornSheet } from '../torn-sheet.ts';
import { titleInZone, zoneOf } from '../zone-title.ts';
import { screenLevels } from '../screen-levels.ts';
import { sunRings } from './sun-rings.ts';
import { namePart } from '../../elements/name-part.ts';

/** Historical, memoir, mystery: the picture engraved over one bright ink, and the title on the paper torn off below it. */
export const engraved: Layout = {
  titles: { words: 11, letters: 60 },
  focus: { x: 0.5, y: 0.34 },
  wordsOnPicture: false,
  hidesPicture: true,
  inRoles: true,
  needsPicture: true,
  compose,
};

/** Contrast of small words with paper before its texture takes some of it. */
const ON_PAPER = 6;
const ANGLES = [28, -24, 38];

function compose(stage: LayoutStage): LaidFront {
  const { board, roles, seed, picture, across, facts } = stage;
  if (!picture) return sunRings.compose(stage);
  const own = roleColours(roles);
  const ink = own.darkest;
  const paper = groundUnder(ink, own.paper, 9);
  const spot = groundUnder(ink, seed % 2 === 0 ? own.accent : own.second, 5);
  const foot = authorFoot(stage, {
    colour: contrastRatio(relativeLuminance(own.accent), relativeLuminance(paper)) >= ON_PAPER ? own.accent : ink,
    lineColour: ink,
    size: 0.042,
  });
  const zone = zoneOf(stage, { top: 0.48, bottom: foot.top / board.height - 0.035 });
  const { box, ink: set } = titleInZone(stage, zone, {
    colour: ink,
    place: 'bottom',
    lettering: { gap: 0.12, largest: 0.4, minorWords: 'inline' },
  });
  const edge = set.y - board.height * 0.045;
  const area = { x: across.x, y: -OVERSHOOT, width: across.width, height: OVERSHOOT + edge + board.height * 0.03 };
  const placement = stage.cut(area, { x: 0.5, y: 0.62 });
  const onBoard = placement && { ...placement, x: area.x + placement.x, y: area.y + placement.y };
  const pen = artPen(stage);
  return {
    plain: paper,
    around: paper,
    mirrored: ['engraving', 'torn-paper'],
    shapes: [
      coverShapeSchema.parse({
        uniqueObjectId: 'engraving',
        name: namePart('engraving'),
        type: 'rectangle',
        ...area,
        z: 1,
        box: {
          fill: {
            ...fillInPlace(picture, onBoard ?? area, area),
            filter: screenLevels(facts, { contrast: 0.55, gamma: 0.7 }),
            screen: pictureScreenSchema.parse({
              kind: 'lines',
              pitch: (0.0095 * board.width) / area.width,
              angle: ANGLES[seed % ANGLES.length],
              wave: (0.007 * board.width) / area.width,
              waveLength: (0.21 * board.width) / area.width,
              colour: ink,
              ground: spot,
            }),
          },
        },
      }),
      artShape(
        pen,
        'torn-paper',
        'Torn paper',
        tornSheet(pen, seededRandom(seed * 19 + 7), { top: edge, paper, shadow: ink, rag: board.width * 0.011 }),
        3,
      ),
      surface(stage, 'paper', 5),
    ],
    textBoxes: [...foot.boxes, box],
  };
}
