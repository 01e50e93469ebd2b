import { colourMapFilter } from '../../filters/colour-map.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import { seededRandom } from '../../random/seeded-random.ts';
import { artPen, artShape } from '../art-shape.ts';
import { authorFoot, titleFloor } from '../author-foot.ts';
import { roleColours } from '../front-artwork.ts';
import type { LaidFront, Layout, LayoutStage } from '../layout-stage.ts';
import { groundUnder } from '../readable-palette.ts';
import { surface } from '../surface.ts';
import { tornSheet } from '../torn-sheet.ts';
import { titleInZone } from '../zone-title.ts';
import { sunRings } from './sun-rings.ts';

/** Historical, memoir, crime: a picture in the palette's colors, torn off where the paper with the title begins. */
export const torn: Layout = {
  titles: { words: 7, letters: 40 },
  focus: { x: 0.5, y: 0.3 },
  wordsOnPicture: false,
  hidesPicture: true,
  inRoles: true,
  compose,
};

function compose(stage: LayoutStage): LaidFront {
  if (!stage.hasPicture) return sunRings.compose(stage);
  const { board, margin, roles, facts, seed } = stage;
  const random = seededRandom(stage.seed * 19 + 7);
  const own = roleColours(roles);
  const ink = own.darkest;
  const paper = groundUnder(ink, own.paper, 9);
  const warm = seed % 2 === 0 ? own.accent : own.second;
  // The palette spans the whole range of the picture's light, so that a flat picture gains depth and color.
  const tones = [own.darkest, own.dark, mixColours(own.main, warm, 0.35), mixColours(own.light, warm, 0.25), own.paper];
  const filter = colourMapFilter('Palette', tones, {
    low: facts?.low ?? 0,
    high: Math.max(0.3, facts?.high ?? 1),
    contrast: 0.25,
    gamma: 1,
  });
  const foot = authorFoot(stage, { colour: ink, lineColour: ink, size: 0.046 });
  const bottom = titleFloor(stage, foot);
  const zone = { x: margin, y: bottom - board.height * 0.42, width: board.width - 2 * margin, height: board.height * 0.42 };
  const { box, ink: set } = titleInZone(stage, zone, { colour: ink, place: 'bottom', lettering: { gap: 0.13 } });
  const edge = set.y - board.height * 0.055;
  const pen = artPen(stage);
  const paths = tornSheet(pen, random, { top: edge, paper, shadow: ink, rag: board.width * 0.014 });
  return {
    plain: null,
    around: paper,
    mirrored: ['torn-paper'],
    filter,
    shapes: [artShape(pen, 'torn-paper', 'Torn paper', paths, 2), surface(stage, 'grain', 1), surface(stage, 'paper', 5)],
    textBoxes: [...foot.boxes, box],
  };
}
