import { BLACK } from '../../design/colour.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import { roleColours } from '../front-artwork.ts';
import { type LaidFront, type Layout, type LayoutStage, LONG_TITLES } from '../layout-stage.ts';
import { clearGround, groundUnder } from '../readable-palette.ts';
import { skyFront } from '../sky-front.ts';
import { groupShown } from '../title-people.ts';
import { isNightShown } from '../title-settings.ts';
import { zoneEnd } from '../zone-end.ts';
import { zoneOf } from '../zone-title.ts';

/** Science fiction: letters in the sky of another world, and somebody on the way home to its lit domes. */
export const colony: Layout = {
  titles: LONG_TITLES,
  focus: { x: 0.5, y: 0.5 },
  wordsOnPicture: false,
  inRoles: true,
  compose,
};

function compose(stage: LayoutStage): LaidFront {
  const { board, roles, seed, title } = stage;
  const own = roleColours(roles);
  const isDark = isNightShown(stage, seed % 3 !== 1);
  const ink = isDark ? own.paper : own.darkest;
  const dark = clearGround(own.paper, [own.dark, own.darkest], 7);
  const darkest = clearGround(own.paper, [own.darkest, mixColours(dark, BLACK, 0.5)], 10);
  const isSquare = board.height < board.width * 1.2;
  const colours = {
    ...own,
    darkest,
    ...(isDark ? { dark } : { paper: groundUnder(ink, own.paper, 9), light: groundUnder(ink, own.light, 8) }),
  };
  return skyFront(stage, {
    id: 'colony',
    generator: 'colony',
    plain: isDark ? dark : colours.paper,
    title: {
      zone: zoneOf(stage, { top: 0.055, bottom: isSquare ? 0.38 : zoneEnd(title, 0.43) }),
      colour: ink,
      stretch: 1.3,
      lettering: { gap: 0.12, largest: 0.42 },
    },
    author: { colour: own.paper, size: 0.05 },
    shade: { colour: mixColours(darkest, BLACK, 0.4), below: 0.02 },
    art: ({ end, foot }) => ({
      colours,
      parameters: {
        calm: end + 16,
        floor: foot - 70,
        group: groupShown(title),
        day: isDark ? 0 : 1,
        mirrored: (seed >> 1) % 2,
      },
    }),
  });
}
