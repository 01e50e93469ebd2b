import { firstLightFront, type Morning } from '../first-light.ts';
import { type LaidFront, type Layout, type LayoutStage, LONG_TITLES } from '../layout-stage.ts';
import { groupShown, isManShown } from '../title-people.ts';

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
  const { seed, title } = stage;
  return firstLightFront(stage, {
    id: 'hilltop',
    generator: 'hilltop',
    deep: DEEP,
    pale: PALE,
    isDeep: seed % 5 < 3,
    gap: 0.12,
    author: 0.052,
    shade: 0.02,
    above: 8,
    below: 62,
    parameters: { person: isManShown(title, (seed >> 1) % 2 === 1) ? 2 : 1, group: groupShown(title) },
  });
}
