import { STANDING } from '../../art/generators/long-shadow.ts';
import { WHITE } from '../../design/colour.ts';
import { namePart } from '../../elements/name-part.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import { boldFront } from '../bold-front.ts';
import { boldSheet } from '../bold-sheet.ts';
import { frontArtwork, roleColours, unitsOf } from '../front-artwork.ts';
import type { LaidFront, Layout, LayoutStage } from '../layout-stage.ts';
import { peopleOf } from '../title-people.ts';
import { named } from '../title-themes.ts';
import { isAboutWork } from '../titles-of-work.ts';

/** Nonfiction, business, memoirs: very large letters in hard low sun, and a thing whose long shadow falls across them. */
export const longShadow: Layout = {
  titles: { words: 8, letters: 46, longest: 13 },
  focus: { x: 0.5, y: 0.5 },
  wordsOnPicture: false,
  inRoles: true,
  compose,
};

/** Share of the front's height below the thing. */
const UNDER = 0.055;
/** Height of the thing, as a share of the room under the title, and at most of the front's height. */
const [OF_ROOM, MOST] = [0.9, 0.34] as const;
/** The share of the title's height that the shadow crosses. */
const CROSSED = 0.66;

function compose(stage: LayoutStage): LaidFront {
  const { board, seed, title, start } = stage;
  const own = roleColours(stage.roles);
  const { sheet, ink } = boldSheet(own, seed + 2);
  const front = boldFront(stage, { sheet, ink, end: [0.66, 0.58] });
  const foot = board.height * (1 - UNDER);
  const end = front.title.y + front.title.height;
  const thing = named(stage, 'long-shadow');
  const isMirrored = start === 'right';
  return {
    plain: sheet,
    around: sheet,
    carried: ['ground'],
    shapes: [
      frontArtwork(stage, 'ground', 'light', {
        z: 1,
        name: namePart('ground'),
        motif: 'straight',
        colours: { ...own, paper: mixColours(sheet, own.darkest, 0.12), light: sheet, main: mixColours(sheet, WHITE, 0.13) },
        parameters: { angle: isMirrored ? 120 : 60 },
      }),
      front.paper,
      frontArtwork(stage, 'shadow', 'long-shadow', {
        z: 30,
        ...thing,
        colours: front.colours,
        parameters: {
          across: isMirrored ? 270 : 730,
          foot: unitsOf(stage, foot),
          tall: unitsOf(stage, Math.min((foot - end) * OF_ROOM, board.height * MOST)),
          reach: unitsOf(stage, foot - end + front.title.height * CROSSED),
          stands: STANDING.indexOf(standIn(title, seed)),
          // Broad shadows would hide letters.
          depth: thing.motif === undefined ? 0.5 : 0.36,
          mirrored: isMirrored ? 1 : 0,
        },
      }),
    ],
    textBoxes: front.textBoxes,
  };
}

/** Returns what stands there for a title that names no thing: its person, or a pencil. */
function standIn(title: string, seed: number): (typeof STANDING)[number] {
  const people = peopleOf(title);
  if (people) return people.number > 1 || people.isYoung ? 'pencil' : (people.sex ?? (seed % 2 === 0 ? 'man' : 'woman'));
  if (isAboutWork(title)) return seed % 2 === 0 ? 'woman' : 'man';
  return (['pencil', 'woman', 'pencil', 'man', 'pencil'] as const)[seed % 5] ?? 'pencil';
}
