import { mixColours } from '../../palette/mix-colours.ts';
import { authorHead } from '../author-foot.ts';
import { frontArtwork, roleColours, unitsOf } from '../front-artwork.ts';
import { type LaidFront, type Layout, type LayoutStage, LONG_TITLES } from '../layout-stage.ts';
import { BLACK } from '../../design/colour.ts';
import { groundUnder, lightUnder } from '../readable-palette.ts';
import { groupShown, isManShown } from '../title-people.ts';
import { isSetIn } from '../title-settings.ts';
import { leastTitleHeight, titleInZone } from '../zone-title.ts';

/** Thriller, crime, horror: the author and the title large in a night sky, and somebody on a road before the headlights of a car. */
export const headlights: Layout = {
  titles: LONG_TITLES,
  focus: { x: 0.5, y: 0.5 },
  wordsOnPicture: false,
  inRoles: true,
  compose,
};

/** The share of a low board's width that is left of the road. */
const BESIDE = 0.54;

function compose(stage: LayoutStage): LaidFront {
  const { board, margin, roles, start, seed } = stage;
  const own = roleColours(roles);
  const ink = own.paper;
  const colours = {
    ...own,
    darkest: groundUnder(ink, mixColours(own.darkest, BLACK, 0.3), 9),
    dark: groundUnder(ink, own.dark, 8),
    accent: lightUnder(own.darkest, seed % 2 === 0 ? own.accent : own.second, 4.8),
  };
  const head = authorHead(stage, { colour: colours.accent, lineColour: ink, alignment: start, size: 0.075, line: 'under' });
  const top = head.bottom + board.height * 0.042;
  // A low board has no room over the road, so the words stand beside it, on the dark.
  const width = board.width > board.height ? board.width * BESIDE - margin : board.width - 2 * margin;
  const left = start === 'right' ? board.width - margin - width : margin;
  const zone = {
    x: left,
    y: top,
    width,
    height: Math.max(board.height * (board.width > board.height ? 0.9 : 0.56) - top, leastTitleHeight(board)),
  };
  const { box, ink: set } = titleInZone(stage, zone, {
    colour: ink,
    alignment: start,
    stretch: 1.4,
    lettering: { gap: 0.09, largest: 0.34, rules: false },
  });
  const foot = unitsOf(stage, board.height);
  const isLow = board.width > board.height;
  const end = isLow ? foot * 0.16 : unitsOf(stage, set.y + set.height);
  const room = foot - end;
  const isSnowy = isSetIn(stage.title, 'snow') || isSetIn(stage.title, 'ice');
  return {
    plain: colours.darkest,
    carried: ['road'],
    shapes: [
      frontArtwork(stage, 'road', 'headlights', {
        z: 1,
        colours,
        parameters: {
          top: end + 10,
          horizon: end + room * 0.42,
          floor: foot - 24,
          across: isLow ? (start === 'right' ? 300 : 700) : [540, 460, 570][seed % 3]!,
          group: groupShown(stage.title),
          person: isManShown(stage.title, seed % 3 !== 1) ? 1 : 2,
          rain: !isSnowy && (isSetIn(stage.title, 'rain') || seed % 3 === 2) ? 1 : 0,
          snow: isSnowy ? 1 : 0,
        },
      }),
    ],
    textBoxes: [...head.boxes, box],
  };
}
