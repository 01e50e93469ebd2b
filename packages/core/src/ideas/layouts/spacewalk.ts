import { mixColours } from '../../palette/mix-colours.ts';
import { BLACK } from '../../design/colour.ts';
import { roleColours } from '../front-artwork.ts';
import { type LaidFront, type Layout, type LayoutStage, LONG_TITLES } from '../layout-stage.ts';
import { clearGround } from '../readable-palette.ts';
import { skyFront } from '../sky-front.ts';
import { peopleOf } from '../title-people.ts';
import { zoneEnd } from '../zone-end.ts';
import { zoneOf } from '../zone-title.ts';

/** Science fiction: pale letters among the stars over an astronaut, a station and the rim of a world with the sun behind it. */
export const spacewalk: Layout = {
  titles: LONG_TITLES,
  focus: { x: 0.5, y: 0.5 },
  wordsOnPicture: false,
  inRoles: true,
  compose,
};

function compose(stage: LayoutStage): LaidFront {
  const { board, roles, seed, title } = stage;
  const own = roleColours(roles);
  const ink = own.paper;
  const dark = clearGround(ink, [own.dark, own.darkest], 7);
  const darkest = clearGround(ink, [own.darkest, mixColours(dark, BLACK, 0.6)], 12);
  const isSquare = board.height < board.width * 1.2;
  return skyFront(stage, {
    id: 'orbit',
    generator: 'spacewalk',
    plain: darkest,
    title: {
      zone: zoneOf(stage, { top: 0.055, bottom: isSquare ? 0.38 : zoneEnd(title, 0.45) }),
      colour: ink,
      stretch: 1.3,
      lettering: { gap: 0.13, largest: 0.42 },
    },
    author: { colour: ink, size: 0.05 },
    shade: { colour: mixColours(darkest, BLACK, 0.4), below: 0.03 },
    art: ({ end, foot }) => ({
      colours: { ...own, darkest, dark },
      parameters: {
        calm: end + 10,
        floor: foot - 16,
        people: Math.min(3, peopleOf(title)?.number ?? 1),
        lean: [14, 32, -4][seed % 3] ?? 14,
        mirrored: seed % 2,
      },
    }),
  });
}
