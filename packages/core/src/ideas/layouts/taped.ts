import { BLACK, WHITE, fromHex, withAlpha } from '../../design/colour.ts';
import { pictureFillSchema } from '../../design/fill.ts';
import { type CoverShape, type CoverShapeInput, coverShapeSchema } from '../../design/shape.ts';
import { colourMapFilter } from '../../filters/colour-map.ts';
import type { Rect } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import { seededRandom } from '../../random/seeded-random.ts';
import { artPen, artShape } from '../art-shape.ts';
import { authorFoot } from '../author-foot.ts';
import { findPreset } from '../filtered-pixels.ts';
import { roleColours } from '../front-artwork.ts';
import { fillInPlace } from '../../foreground/horizon-on-board.ts';
import type { LaidFront, Layout, LayoutStage } from '../layout-stage.ts';
import { groundUnder } from '../readable-palette.ts';
import { surface } from '../surface.ts';
import { tornSheet } from '../torn-sheet.ts';
import { titleInZone, zoneOf } from '../zone-title.ts';
import { sunRings } from './sun-rings.ts';
import { namePart } from '../../elements/name-part.ts';

/** Memoir, biography, family saga: a photograph on its white card, taped to torn paper. */
export const taped: Layout = {
  titles: { words: 11, letters: 60 },
  focus: { x: 0.5, y: 0.5 },
  wordsOnPicture: false,
  hidesPicture: true,
  inRoles: true,
  needsPicture: true,
  compose,
};

const TAPE = fromHex('#f3e3b4');
/** The reach of each layer of the card's shadow, as a share of the front's width. */
const SHADOW = [0.026, 0.018, 0.011, 0.005];

function compose(stage: LayoutStage): LaidFront {
  const { board, roles, seed, start, picture, facts } = stage;
  if (!picture) return sunRings.compose(stage);
  const own = roleColours(roles);
  const ink = own.darkest;
  const paper = groundUnder(ink, mixColours(own.paper, own.light, 0.35), 7);
  const sheet = groundUnder(own.paper, [own.accent, own.main, own.dark][seed % 3] ?? own.main);
  const foot = authorFoot(stage, { colour: own.paper, alignment: start, size: 0.046 });
  const zone = zoneOf(stage, { top: 0.06, bottom: 0.43 });
  const { box, ink: set } = titleInZone(stage, zone, {
    colour: ink,
    alignment: start,
    lettering: { gap: 0.13, largest: 0.38, minorWords: 'inline' },
  });
  const top = set.y + set.height + board.height * 0.045;
  const bottom = foot.top - board.height * 0.035;
  const width = Math.min(board.width * 0.78, (bottom - top) * 1.02);
  const height = Math.min(bottom - top, width * 1.02);
  const card = { x: (board.width - width) / 2, y: top + (bottom - top - height) / 2, width, height };
  const turn = (seed % 2 === 0 ? -1 : 1) * (1.8 + 0.5 * (seed % 4));
  const rim = width * 0.047;
  const photo = { x: card.x + rim, y: card.y + rim, width: width - 2 * rim, height: height - rim * 3.4 };
  const cut = stage.cut(photo, { x: 0.5, y: 0.45 });
  const filter =
    seed % 3 === 2
      ? colourMapFilter('Palette', [own.darkest, mixColours(own.dark, own.main, 0.5), own.light, own.paper], {
          low: facts?.low ?? 0,
          high: Math.max(0.3, facts?.high ?? 1),
        })
      : findPreset('Faded film');
  const pen = artPen(stage);
  // Parts of the card turn about the card's middle, not about their own.
  const turned = (id: string, name: string, rect: Rect, shape: Partial<CoverShapeInput>): CoverShape => {
    const angle = (turn * Math.PI) / 180;
    const [dx, dy] = [rect.x + rect.width / 2 - card.x - card.width / 2, rect.y + rect.height / 2 - card.y - card.height / 2];
    const x = card.x + card.width / 2 + dx * Math.cos(angle) - dy * Math.sin(angle) - rect.width / 2;
    const y = card.y + card.height / 2 + dx * Math.sin(angle) + dy * Math.cos(angle) - rect.height / 2;
    return coverShapeSchema.parse({ uniqueObjectId: id, name, type: 'rectangle', ...rect, x, y, rotation: turn, ...shape });
  };
  const strip = { width: width * 0.22, height: width * 0.062 };
  return {
    plain: paper,
    mirrored: ['torn-paper'],
    foot: sheet,
    shapes: [
      artShape(
        pen,
        'torn-paper',
        'Torn paper',
        tornSheet(pen, seededRandom(seed * 19 + 3), { top: card.y + height * 0.3, paper: sheet, shadow: BLACK, rag: board.width * 0.011 }),
        2,
      ),
      surface(stage, 'crumple', 3),
      ...SHADOW.map((reach, index) =>
        turned(`card-shadow-${index}`, 'Shadow', grown(card, reach * board.width, board.width * 0.01), {
          z: 5,
          box: { fill: { kind: 'solid', colour: withAlpha(BLACK, 0.09) }, cornerRadius: reach * board.width },
        }),
      ),
      turned('card', 'Card', card, { z: 6, box: { fill: { kind: 'solid', colour: mixColours(own.paper, WHITE, 0.7) } } }),
      turned('photo', 'Photograph', photo, {
        z: 7,
        box: {
          fill: {
            ...(cut
              ? fillInPlace(picture, { ...cut, x: photo.x + cut.x, y: photo.y + cut.y }, photo)
              : pictureFillSchema.parse({ kind: 'picture', image: picture })),
            filter,
          },
        },
      }),
      ...[-1, 1].map((side) => {
        const angle = (turn * Math.PI) / 180;
        const [dx, dy] = [side * width * 0.47, -height * 0.47];
        return coverShapeSchema.parse({
          uniqueObjectId: side < 0 ? 'tape-left' : 'tape-right',
          name: namePart('tape'),
          type: 'tape',
          ...strip,
          x: card.x + width / 2 + dx * Math.cos(angle) - dy * Math.sin(angle) - strip.width / 2,
          y: card.y + height / 2 + dx * Math.sin(angle) + dy * Math.cos(angle) - strip.height / 2,
          z: 9,
          rotation: turn + side * 40,
          opacity: 0.78,
          box: { fill: { kind: 'solid', colour: TAPE } },
        });
      }),
    ],
    textBoxes: [...foot.boxes, box],
  };
}

function grown({ x, y, width, height }: Rect, by: number, down: number): Rect {
  return { x: x - by, y: y - by + down, width: width + 2 * by, height: height + 2 * by };
}
