import { mixColours } from '../../palette/mix-colours.ts';
import { roleColours } from '../front-artwork.ts';
import { type LaidFront, type Layout, type LayoutStage, LONG_TITLES } from '../layout-stage.ts';
import { clearGround, groundUnder } from '../readable-palette.ts';
import { skyFront } from '../sky-front.ts';
import { pairShown, peopleOf } from '../title-people.ts';
import { isNightShown } from '../title-settings.ts';
import { zoneEnd } from '../zone-end.ts';
import { zoneOf } from '../zone-title.ts';

/** Romantic comedies: fat letters on the wall of a painted house, over two neighbors on their balconies who look across. */
export const balconies: Layout = {
  titles: LONG_TITLES,
  focus: { x: 0.5, y: 0.5 },
  wordsOnPicture: false,
  inRoles: true,
  compose,
};

function compose(stage: LayoutStage): LaidFront {
  const { board, roles, seed, title } = stage;
  const own = roleColours(roles);
  const isNight = isNightShown(stage, seed % 5 === 4);
  const ink = isNight ? own.paper : own.darkest;
  const darkest = groundUnder(own.paper, own.darkest, 8);
  const dark = clearGround(own.paper, [own.dark, own.darkest], 7);
  const light = groundUnder(own.darkest, seed % 2 === 0 ? own.light : mixColours(own.main, own.light, 0.45), 7);
  const isSquare = board.height < board.width * 1.2;
  const people = peopleOf(title);
  return skyFront(stage, {
    id: 'house',
    generator: 'balconies',
    plain: isNight ? dark : light,
    title: {
      zone: zoneOf(stage, { top: 0.05, bottom: isSquare ? 0.36 : zoneEnd(title, 0.42) }),
      colour: ink,
      stretch: 1.25,
      lettering: { gap: 0.1, largest: 0.42 },
    },
    author: { colour: own.paper, size: 0.05 },
    shade: { colour: mixColours(darkest, own.darkest, 0.5), below: 0.06 },
    art: ({ end, foot }) => ({
      colours: { ...own, darkest, dark, light },
      parameters: {
        calm: end + 8,
        floor: foot - 84,
        people: pairShown(title),
        size: people?.isYoung && people.number === 2 ? 0.8 : 1,
        skins: (seed * 7 + 2) % 16,
        night: isNight ? 1 : 0,
        mirrored: seed % 2,
      },
    }),
  });
}
