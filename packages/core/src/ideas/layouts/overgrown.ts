import { authorFoot } from '../author-foot.ts';
import { foilEffect } from '../foil-effect.ts';
import { footShade } from '../foot-shade.ts';
import { frontArtwork, roleColours, unitsOf } from '../front-artwork.ts';
import type { LaidFront, Layout, LayoutStage } from '../layout-stage.ts';
import { groundUnder } from '../readable-palette.ts';
import { bitsOf, lettersToWeave, piecesBefore } from '../weave.ts';
import { titleInZone } from '../zone-title.ts';
import type { Strand } from '../../art/things/strand.ts';
import { HALF_OF_VINE, VINE_PIECES, vinesIn } from '../../art/things/vines.ts';

/** Romantasy, dark romance, historical: capitals in a dark middle, overgrown by flowers from every edge, and a vine that climbs at each side. */
export const overgrown: Layout = {
  titles: { words: 6, fewest: 2, letters: 32, longest: 9 },
  focus: { x: 0.5, y: 0.5 },
  wordsOnPicture: false,
  inRoles: true,
  compose,
};

/** The vines begin so far above the title and end so far below it, in units of drawings. */
const VINES_BEYOND = 130;
/** Leaves stay so far above the author's words. */
const LEAF = 60;
/** Leaves on letters are small. */
const LEAVES = 0.8;
/** A vine goes before a letter only from this height: it would strike a lower one out. Units of drawings. */
const LARGE_LETTER = 200;
/** The largest share of a letter that a vine may hide. */
const HIDDEN = 0.1;
/** Letters of a short title are drawn taller where the front is high, so that it fills the ring of flowers. */
const TALLER = 1.4;

function compose(stage: LayoutStage): LaidFront {
  const { board, roles, seed } = stage;
  const own = roleColours(roles);
  const ink = own.paper;
  const colours = {
    ...own,
    dark: groundUnder(ink, own.dark, 8),
    main: groundUnder(ink, own.main, 7),
    darkest: groundUnder(ink, own.darkest, 9),
  };
  const foot = authorFoot(stage, { colour: ink, size: 0.04, z: 40 });
  const isHigh = board.height > board.width * 1.2;
  const inset = board.width * 0.115;
  const zone = {
    x: inset,
    y: board.height * 0.2,
    width: board.width - 2 * inset,
    height: Math.min(board.height * 0.58, foot.top - board.height * 0.25),
  };
  const {
    box,
    ink: set,
    lines,
  } = titleInZone(stage, zone, {
    colour: ink,
    place: 'middle',
    ...(isHigh && { stretch: TALLER }),
    lettering: { gap: 0.18, largest: 0.46 },
    effect: foilEffect(stage),
    z: 20,
  });
  const clear = board.height * 0.012;
  const units = (px: number) => unitsOf(stage, px);
  const room = {
    top: units(set.y) - VINES_BEYOND,
    bottom: Math.min(units(set.y + set.height) + VINES_BEYOND, units(foot.top) - LEAF),
    swing: Math.min(420, units(set.width) * 0.46),
    mirrored: seed % 2,
  };
  // Vines touch the ends of lines and pass behind every other letter, or the words could not be read.
  const letters = lettersToWeave(stage, lines).map((letter) => ({
    ...letter,
    staysInFront: !letter.staysInFront || letter.height < LARGE_LETTER,
  }));
  const halvesBefore = (vine: Strand) => {
    const before = piecesBefore(vine, letters, VINE_PIECES, HIDDEN);
    const low = before.map((piece) => piece - HALF_OF_VINE).filter((piece) => piece >= 0);
    return [bitsOf(before.filter((piece) => piece < HALF_OF_VINE)), bitsOf(low)] as const;
  };
  const [left, right] = vinesIn(room);
  const [[first, firstLow], [second, secondLow]] = [halvesBefore(left), halvesBefore(right)];
  const before = { first, firstLow, second, secondLow };
  const vines = { colours, parameters: { ...room, ...before, leaves: LEAVES } };
  return {
    plain: colours.darkest,
    around: colours.dark,
    carried: ['flowers'],
    shapes: [
      frontArtwork(stage, 'flowers', 'flower-frame', {
        z: 1,
        colours,
        parameters: {
          across: unitsOf(stage, set.width / 2 + clear),
          top: unitsOf(stage, set.y - clear),
          bottom: unitsOf(stage, set.y + set.height + clear),
          rays: isHigh ? 1 : 0,
          foot: unitsOf(stage, board.height - foot.top + clear),
        },
      }),
      frontArtwork(stage, 'vines-behind', 'climbing-vines', { ...vines, z: 2, parameters: { ...vines.parameters, part: 1 } }),
      frontArtwork(stage, 'vines-before', 'climbing-vines', { ...vines, z: 30, parameters: { ...vines.parameters, part: 2 } }),
      // On a low front flowers reach into the author's words.
      ...(isHigh ? [] : [footShade(stage, foot.top, colours.darkest)]),
    ],
    textBoxes: [...foot.boxes, box],
  };
}
