import { firstLightFront, type Morning } from '../first-light.ts';
import { type LaidFront, type Layout, type LayoutStage, LONG_TITLES } from '../layout-stage.ts';
import { groupShown, isManShown } from '../title-people.ts';

/** Business and careers: large letters in the sky of first light over a city, and somebody in a suit at the window of an office high above it. */
export const highWindow: Layout = {
  titles: LONG_TITLES,
  focus: { x: 0.4, y: 0.6 },
  wordsOnPicture: false,
  inRoles: true,
  compose,
};

const DEEP: readonly [Morning, ...Morning[]] = [
  { sky: { r: 16, g: 44, b: 84, a: 1 }, glow: { r: 226, g: 128, b: 98, a: 1 }, last: { r: 255, g: 208, b: 136, a: 1 } },
  { sky: { r: 12, g: 62, b: 84, a: 1 }, glow: { r: 206, g: 150, b: 118, a: 1 }, last: { r: 255, g: 216, b: 148, a: 1 } },
  { sky: { r: 48, g: 38, b: 88, a: 1 }, glow: { r: 222, g: 112, b: 118, a: 1 }, last: { r: 255, g: 200, b: 132, a: 1 } },
];
const PALE: readonly [Morning, ...Morning[]] = [
  { sky: { r: 184, g: 212, b: 224, a: 1 }, glow: { r: 122, g: 152, b: 176, a: 1 }, last: { r: 255, g: 230, b: 190, a: 1 } },
  { sky: { r: 244, g: 208, b: 172, a: 1 }, glow: { r: 150, g: 132, b: 140, a: 1 }, last: { r: 255, g: 236, b: 196, a: 1 } },
];

function compose(stage: LayoutStage): LaidFront {
  const { seed, title } = stage;
  return firstLightFront(stage, {
    id: 'office',
    generator: 'high-window',
    deep: DEEP,
    pale: PALE,
    isDeep: seed % 5 !== 2,
    gap: 0.1,
    author: 0.05,
    shade: 0.045,
    above: 10,
    below: 60,
    parameters: { person: isManShown(title, (seed >> 1) % 2 === 1) ? 2 : 1, group: groupShown(title) },
  });
}
