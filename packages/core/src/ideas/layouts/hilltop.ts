import { atFirstLight, type Morning } from '../first-light.ts';
import { roleColours } from '../front-artwork.ts';
import { type LaidFront, type Layout, type LayoutStage, LONG_TITLES } from '../layout-stage.ts';
import { skyFront } from '../sky-front.ts';
import { groupShown, isManShown } from '../title-people.ts';
import { zoneEnd } from '../zone-end.ts';
import { zoneOf } from '../zone-title.ts';

/** Books of faith and courage: large letters in a wide sky, and somebody on a hill before clouds that the sun breaks through. */
export const hilltop: Layout = {
  titles: LONG_TITLES,
  focus: { x: 0.4, y: 0.6 },
  wordsOnPicture: false,
  inRoles: true,
  compose,
};

const DEEP: readonly [Morning, ...Morning[]] = [
  { sky: { r: 22, g: 62, b: 104, a: 1 }, glow: { r: 150, g: 160, b: 176, a: 1 }, last: { r: 255, g: 220, b: 150, a: 1 } },
  { sky: { r: 52, g: 46, b: 98, a: 1 }, glow: { r: 212, g: 136, b: 138, a: 1 }, last: { r: 255, g: 210, b: 146, a: 1 } },
  { sky: { r: 14, g: 74, b: 88, a: 1 }, glow: { r: 214, g: 160, b: 120, a: 1 }, last: { r: 255, g: 220, b: 152, a: 1 } },
];
const PALE: readonly [Morning, ...Morning[]] = [
  { sky: { r: 158, g: 204, b: 226, a: 1 }, glow: { r: 112, g: 152, b: 178, a: 1 }, last: { r: 255, g: 240, b: 208, a: 1 } },
  { sky: { r: 246, g: 212, b: 176, a: 1 }, glow: { r: 168, g: 138, b: 136, a: 1 }, last: { r: 255, g: 238, b: 196, a: 1 } },
];

function compose(stage: LayoutStage): LaidFront {
  const { board, roles, seed, title } = stage;
  const isDeep = seed % 5 < 3;
  const mornings = isDeep ? DEEP : PALE;
  const { ink, colours, plain } = atFirstLight(roles, mornings[seed % mornings.length] ?? mornings[0], isDeep);
  const isSquare = board.height < board.width * 1.2;
  return skyFront(stage, {
    id: 'hilltop',
    generator: 'hilltop',
    plain,
    title: {
      zone: zoneOf(stage, { top: 0.055, bottom: isSquare ? 0.38 : zoneEnd(title, 0.46) }),
      colour: ink,
      stretch: 1.4,
      lettering: { gap: 0.12, largest: 0.42 },
    },
    author: { colour: roleColours(roles).paper, size: 0.052 },
    shade: { colour: colours.darkest, below: 0.02 },
    art: ({ end, foot }) => ({
      colours,
      parameters: {
        calm: end + 8,
        floor: foot - 62,
        person: isManShown(title, (seed >> 1) % 2 === 1) ? 2 : 1,
        group: groupShown(title),
        night: isDeep ? 1 : 0,
        mirrored: seed % 2,
      },
    }),
  });
}
