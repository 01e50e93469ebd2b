import { authorHead } from '../author-foot.ts';
import { frontArtwork, roleColours, unitsOf } from '../front-artwork.ts';
import type { LaidFront, Layout, LayoutStage } from '../layout-stage.ts';
import { groundUnder, lightUnder } from '../readable-palette.ts';
import { surface } from '../surface.ts';
import { motifFor } from '../title-themes.ts';
import { leastTitleHeight, titleInZone } from '../zone-title.ts';

/** The things for titles that name nothing. */
const THINGS = ['key', 'candle', 'watch', 'dagger'] as const;

/** Crime, thrillers, horror: the author large at the head, the title, and under it the thing that it names in a cone of light. */
export const spotlight: Layout = {
  titles: { words: 9, letters: 54 },
  focus: { x: 0.5, y: 0.5 },
  wordsOnPicture: false,
  inRoles: true,
  compose,
};

function compose(stage: LayoutStage): LaidFront {
  const { board, margin, roles, seed } = stage;
  const own = roleColours(roles);
  const ink = own.paper;
  const colours = {
    ...own,
    darkest: groundUnder(ink, own.darkest, 11),
    dark: groundUnder(ink, own.dark, 8.5),
    accent: lightUnder(own.darkest, seed % 2 === 0 ? own.accent : own.second, 4.8),
  };
  // The name stands in the beam, which is lighter than the wall.
  const head = authorHead(stage, { colour: lightUnder(own.darkest, own.accent, 6.6), lineColour: ink, size: 0.07, line: 'foot' });
  const isSquare = board.height < board.width * 1.2;
  const top = head.bottom + board.height * 0.042;
  const zone = {
    x: margin,
    y: top,
    width: board.width - 2 * margin,
    height: Math.max(board.height * (isSquare ? 0.46 : 0.52) - top, leastTitleHeight(board)),
  };
  const { box, ink: set } = titleInZone(stage, zone, { colour: ink, stretch: 1.2, lettering: { gap: 0.1, largest: 0.4, rules: false } });
  const end = unitsOf(stage, set.y + set.height);
  const floor = unitsOf(stage, head.footTop) - 124;
  return {
    plain: colours.darkest,
    around: colours.dark,
    carried: ['spotlight'],
    shapes: [
      frontArtwork(stage, 'spotlight', 'spotlight', {
        z: 1,
        colours,
        motif: motifFor(stage, 'spotlight', THINGS, seed),
        parameters: { top: end + 20, floor, tall: Math.min(560, Math.max(130, floor - end - 60)) },
      }),
      surface(stage, 'grain'),
    ],
    textBoxes: [...head.boxes, box],
  };
}
