import { chromaOf } from '../../palette/oklab.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import { authorFoot } from '../author-foot.ts';
import { frontArtwork, roleColours, unitsOf } from '../front-artwork.ts';
import type { LaidFront, Layout, LayoutStage } from '../layout-stage.ts';
import { groundUnder } from '../readable-palette.ts';
import { surface } from '../surface.ts';
import { SNAKE_WIDTH } from '../../art/things/strand.ts';
import { lettersToWeave, stretchesBefore } from '../weave.ts';
import { titleInZone, zoneOf } from '../zone-title.ts';
import { namePart } from '../../elements/name-part.ts';

/** Romantasy, myth, gothic: large capitals, and a snake that winds through them, over some and under others. */
export const woven: Layout = {
  titles: { words: 5, letters: 26, longest: 11 },
  focus: { x: 0.5, y: 0.5 },
  wordsOnPicture: false,
  inRoles: true,
  compose,
};

/** The generator takes so many stretches. */
const MOST_STRETCHES = 6;

/** Contrast of the letters with the snake that crosses them. */
const SKIN = 3.4;
const SHADOW = { name: 'shadow', style: { colour: { r: 0, g: 0, b: 0, a: 0.5 }, offsetX: 0, offsetY: 18, blur: 50 } } as const;
const LONE_WORD = 1.7;
/** On a square front flowers reach further in. */
const SQUARE_SIDE = 0.2;
/** The number of times that the strand goes from side to side and back, by the number of lines. */
const TURNS = [1, 1, 1.25, 1.5, 1.75, 2];

function compose(stage: LayoutStage): LaidFront {
  const { board, roles, seed, title } = stage;
  const own = roleColours(roles);
  const ink = own.paper;
  const colours = {
    ...own,
    main: groundUnder(ink, own.main, 7),
    dark: groundUnder(ink, own.dark, 9),
    darkest: groundUnder(ink, own.darkest, 12),
  };
  const foot = authorFoot(stage, { colour: ink, size: 0.042, z: 40 });
  const isSquare = board.height < board.width * 1.2;
  const zone = zoneOf(stage, {
    top: isSquare ? 0.12 : 0.16,
    bottom: Math.min(isSquare ? 0.72 : 0.77, foot.top / board.height - 0.03),
    left: isSquare ? SQUARE_SIDE : 0.07,
    right: isSquare ? 1 - SQUARE_SIDE : 0.93,
  });
  const {
    box,
    ink: set,
    lines,
  } = titleInZone(stage, zone, {
    colour: ink,
    place: 'middle',
    lettering: { gap: 0.17, largest: 0.36, minorSize: 0.4 },
    // A single word has to hold as much of the snake as several lines do.
    ...(!/\s/u.test(title.trim()) && { stretch: LONE_WORD }),
    // A snake's scales shine already, so its letters have no foil.
    effect: SHADOW,
  });
  const units = (px: number) => unitsOf(stage, px);
  const [titleTop, titleBottom, wordsTop] = [units(set.y), units(set.y + set.height), units(foot.top)];
  const place = {
    top: Math.max(130, titleTop - 250),
    bottom: Math.min(titleBottom + 260, wordsTop - 40),
    swing: Math.min(330, units(set.width) * 0.38),
    turns: TURNS[Math.min(TURNS.length - 1, lines.length)] ?? 1.25,
    phase: seed % 2 === 0 ? 0.8 : 3.9,
  };
  const letters = lettersToWeave(stage, lines);
  // On a square front the title is short and wide. A strand in front of it would cross most of it, so the strand stays behind.
  const over = isSquare ? [] : stretchesBefore({ ...place, width: SNAKE_WIDTH }, letters, MOST_STRETCHES);
  const stretches = Object.fromEntries(
    over.flatMap(({ from, to }, index) => [
      [`from${index + 1}`, from],
      [`to${index + 1}`, to],
    ]),
  );
  const parameters = { ...place, foot: units(board.height - foot.top) + 110, ...stretches };
  const skin = groundUnder(ink, chromaOf(own.accent) >= chromaOf(own.second) ? own.accent : own.second, SKIN);
  const art = { ...colours, second: groundUnder(ink, mixColours(own.second, own.main, 0.1), SKIN + 1.4), accent: skin };
  return {
    plain: colours.dark,
    shapes: [
      frontArtwork(stage, 'strand-behind', 'woven-strand', {
        z: 1,
        name: namePart('strandBehind'),
        motif: 'snake',
        colours: art,
        parameters: { ...parameters, part: 1 },
      }),
      frontArtwork(stage, 'strand-before', 'woven-strand', {
        z: 30,
        name: namePart('strandBefore'),
        motif: 'snake',
        colours: art,
        parameters: { ...parameters, part: 2 },
      }),
      surface(stage, 'grain'),
    ],
    textBoxes: [...foot.boxes, box],
  };
}
