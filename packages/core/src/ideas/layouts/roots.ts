import { chanceOfPart } from '../../art/drawing/chance.ts';
import { ribbonOutline } from '../../art/drawing/ribbon.ts';
import { rootsUnderHouse } from '../../art/generators/rooted-house.ts';
import type { RoleColours } from '../../design/artwork.ts';
import { authorFoot } from '../author-foot.ts';
import { frontArtwork, rectInUnits, roleColours, unitsOf } from '../front-artwork.ts';
import type { LaidFront, Layout, LayoutStage } from '../layout-stage.ts';
import { groundUnder } from '../readable-palette.ts';
import { surface } from '../surface.ts';
import { englishWords } from '../title-languages.ts';
import { bitsOf, thingsBefore } from '../weave.ts';
import { titleInZone, zoneOf } from '../zone-title.ts';

/** Horror, literary, mystery: a house whose roots reach far down, below a long title or over and under the letters of a short one. */
export const roots: Layout = {
  titles: { words: 8, letters: 46 },
  focus: { x: 0.5, y: 0.5 },
  wordsOnPicture: false,
  inRoles: true,
  compose,
};

/** Titles of so many words, all of them large, stand among the roots; longer ones stand above the house. */
const WOVEN = 4;
const ROOTS = 13;
/** The share of a letter that roots may hide: they are many and thin, and tangle what they cross. */
const HIDDEN = 0.16;
/** The generator knows so many lines of a title. */
const MOST_LINES = 4;
/** A root goes over or under a line as far as this beyond its letters. */
const AROUND = 16;
/** The height of the house, as a share of its size. */
const HOUSE = 1.1;
/** The factor by which roots that go through letters are thicker. */
const GIRTH = 1.5;

function compose(stage: LayoutStage): LaidFront {
  const { board, seed, title } = stage;
  const isTall = board.height > board.width * 1.2;
  return isTall && seed % 2 === 0 && englishWords(title).length <= WOVEN ? amongRoots(stage) : aboveHouse(stage);
}

function amongRoots(stage: LayoutStage): LaidFront {
  const { board, seed } = stage;
  const colours = coloursOf(stage);
  const ink = colours.paper;
  const foot = authorFoot(stage, { colour: ink, size: 0.05, z: 40 });
  const bottom = unitsOf(stage, foot.top);
  const ground = bottom * 0.36;
  const size = Math.min(300, (ground - 60) / HOUSE);
  const zone = zoneOf(stage, { top: (ground + 70) / unitsOf(stage, board.height), bottom: foot.top / board.height - 0.05 });
  const { box, lines } = titleInZone(stage, zone, { colour: ink, stretch: 1.3, place: 'middle', lettering: { gap: 0.14, largest: 0.42 } });
  const units = (px: number) => unitsOf(stage, px);
  const place = { ground, size, roots: ROOTS, reach: bottom - ground + 40, girth: GIRTH };
  const roots = rootsUnderHouse(chanceOfPart('roots', seed), place, units(board.height)).map((root) => root.map(ribbonOutline));
  const boxes = lines.map(({ letters }) => letters.map((letter) => rectInUnits(stage, letter)));
  const rows = boxes.slice(0, MOST_LINES).flatMap((line, index) => {
    const top = Math.min(...line.map(({ y }) => y)) - AROUND;
    const end = Math.max(...line.map(({ y, height }) => y + height)) + AROUND;
    // An accent reaches up beside the small words of the line above, which roots would cross too.
    const letters = boxes.flat().filter(({ y, height }) => y < end && y + height > top);
    const before = bitsOf(thingsBefore(roots, letters, { isFirstOver: index % 2 === 0, most: HIDDEN }));
    return [
      [`top${index + 1}`, top],
      [`end${index + 1}`, end],
      [`before${index + 1}`, before],
    ];
  });
  const parameters = { ...place, ...Object.fromEntries(rows) };
  return {
    plain: colours.dark,
    carried: ['roots-behind'],
    shapes: [
      frontArtwork(stage, 'roots-behind', 'rooted-house', { z: 1, colours, parameters: { ...parameters, part: 1 } }),
      frontArtwork(stage, 'roots-before', 'rooted-house', { z: 30, colours, parameters: { ...parameters, part: 2 } }),
      surface(stage, 'grain'),
    ],
    textBoxes: [...foot.boxes, box],
  };
}

function coloursOf({ roles }: LayoutStage): RoleColours {
  const own = roleColours(roles);
  return {
    ...own,
    main: groundUnder(own.paper, own.main, 6.4),
    light: groundUnder(own.paper, own.light, 5.6),
    dark: groundUnder(own.paper, own.dark, 7.5),
  };
}

function aboveHouse(stage: LayoutStage): LaidFront {
  const { board } = stage;
  const colours = coloursOf(stage);
  const ink = colours.paper;
  const foot = authorFoot(stage, { colour: ink, size: 0.05, z: 40 });
  const isSquare = board.height < board.width * 1.2;
  const zone = zoneOf(stage, { top: 0.06, bottom: isSquare ? 0.36 : 0.46 });
  const { box, ink: set } = titleInZone(stage, zone, { colour: ink, stretch: 1.2, lettering: { gap: 0.1, largest: 0.42 } });
  const top = unitsOf(stage, set.y + set.height);
  const bottom = unitsOf(stage, foot.top);
  const size = Math.min(250, (bottom - top) * 0.36);
  const ground = top + size * 1.14 + 50;
  return {
    plain: colours.dark,
    carried: ['house'],
    shapes: [
      frontArtwork(stage, 'house', 'rooted-house', {
        z: 1,
        colours,
        parameters: { ground, size, reach: Math.max(120, bottom - ground - 10) },
      }),
      surface(stage, 'grain'),
    ],
    textBoxes: [...foot.boxes, box],
  };
}
