import { BLACK } from '../../design/colour.ts';
import { relativeLuminance } from '../../design/contrast.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import { authorHead } from '../author-foot.ts';
import { frontArtwork, roleColours, unitsOf } from '../front-artwork.ts';
import { type LaidFront, type Layout, type LayoutStage, LONG_TITLES } from '../layout-stage.ts';
import { groundUnder, lightUnder } from '../readable-palette.ts';
import { groupShown, isManInHatShown } from '../title-people.ts';
import { leastTitleHeight, titleInZone } from '../zone-title.ts';

/** Crime, thriller, mystery: the author and the title large in a night sky, and a person who leaves the light of a street lamp. */
export const streetLamp: Layout = {
  titles: LONG_TITLES,
  focus: { x: 0.5, y: 0.5 },
  wordsOnPicture: false,
  inRoles: true,
  compose,
};

/** The share of a low board's width that is left of the lamp. */
const BESIDE = 0.5;

function compose(stage: LayoutStage): LaidFront {
  const { board, margin, roles, start, seed } = stage;
  const own = roleColours(roles);
  const ink = own.paper;
  // Lamps are warm and bright, so the lighter of the two accents is taken.
  const lamp = relativeLuminance(own.accent) >= relativeLuminance(own.second) ? own.accent : own.second;
  const colours = {
    ...own,
    darkest: groundUnder(ink, mixColours(own.darkest, BLACK, 0.2), 12),
    dark: groundUnder(ink, own.dark, 9),
    main: groundUnder(ink, own.main, 6),
    accent: lightUnder(own.darkest, lamp, 7),
  };
  const isLow = board.width > board.height;
  const head = authorHead(stage, { colour: colours.accent, lineColour: ink, alignment: start, size: 0.075, line: 'under' });
  const top = head.bottom + board.height * 0.042;
  const width = isLow ? board.width * BESIDE - margin : board.width - 2 * margin;
  const left = start === 'right' ? board.width - margin - width : margin;
  const zone = { x: left, y: top, width, height: Math.max(board.height * (isLow ? 0.9 : 0.54) - top, leastTitleHeight(board)) };
  const { box, ink: set } = titleInZone(stage, zone, {
    colour: ink,
    alignment: start,
    stretch: 1.25,
    lettering: { gap: 0.09, largest: 0.34, rules: false },
  });
  const foot = unitsOf(stage, board.height);
  const end = isLow ? 0 : unitsOf(stage, set.y + set.height);
  const floor = foot - Math.min(190, foot * 0.14);
  return {
    plain: colours.darkest,
    around: groundUnder(ink, mixColours(colours.darkest, colours.dark, 0.5)),
    carried: ['street-lamp'],
    shapes: [
      frontArtwork(stage, 'street-lamp', 'street-lamp', {
        z: 1,
        colours,
        parameters: {
          lamp: isLow ? floor - foot * 0.54 : Math.min(end + 46, floor - 300),
          floor,
          roofs: isLow ? 0 : Math.min(end + 34, floor - 310),
          across: acrossOf(start, isLow),
          windows: isLow ? 0 : 1,
          group: groupShown(stage.title),
          dress: isManInHatShown(stage.title, stage.genre, seed % 3 !== 2) ? 0 : 1,
        },
      }),
    ],
    textBoxes: [...head.boxes, box],
  };
}

/** Places the lamp below the end of the title's lines; on a low front, beside the text. */
function acrossOf(start: LayoutStage['start'], isLow: boolean): number {
  const across = isLow ? 830 : 720;
  return start === 'right' ? 1000 - across : across;
}
