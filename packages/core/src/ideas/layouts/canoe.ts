import { firstLightFront, type Morning } from '../first-light.ts';
import { type LaidFront, type Layout, type LayoutStage, LONG_TITLES } from '../layout-stage.ts';
import { peopleOf } from '../title-people.ts';

/** Self-help, faith and memoirs: large letters in the sky of first light, and somebody in a canoe on a still lake under it. */
export const canoe: Layout = {
  titles: LONG_TITLES,
  focus: { x: 0.5, y: 0.6 },
  wordsOnPicture: false,
  inRoles: true,
  compose,
};

/** Before the sun is up: the night overhead, the color over the ranges, and the light at the horizon. */
const DEEP: readonly [Morning, ...Morning[]] = [
  { sky: { r: 18, g: 58, b: 82, a: 1 }, glow: { r: 214, g: 138, b: 122, a: 1 }, last: { r: 255, g: 214, b: 150, a: 1 } },
  { sky: { r: 40, g: 44, b: 92, a: 1 }, glow: { r: 206, g: 122, b: 140, a: 1 }, last: { r: 255, g: 204, b: 146, a: 1 } },
  { sky: { r: 12, g: 66, b: 68, a: 1 }, glow: { r: 150, g: 172, b: 142, a: 1 }, last: { r: 255, g: 224, b: 156, a: 1 } },
];
/** A little later, when the sky is pale. */
const PALE: readonly [Morning, ...Morning[]] = [
  { sky: { r: 176, g: 208, b: 216, a: 1 }, glow: { r: 116, g: 156, b: 168, a: 1 }, last: { r: 255, g: 232, b: 200, a: 1 } },
  { sky: { r: 238, g: 200, b: 184, a: 1 }, glow: { r: 132, g: 146, b: 168, a: 1 }, last: { r: 255, g: 236, b: 196, a: 1 } },
];

function compose(stage: LayoutStage): LaidFront {
  const { seed, title } = stage;
  const people = peopleOf(title);
  const isMan = people?.sex === 'man' || (!people?.sex && seed % 2 === 0);
  const number = Math.min(2, people?.number ?? 1);
  return firstLightFront(stage, {
    id: 'canoe',
    generator: 'canoe',
    deep: DEEP,
    pale: PALE,
    isDeep: seed % 5 < 3,
    gap: 0.12,
    author: 0.052,
    shade: 0.02,
    above: 8,
    below: 66,
    parameters: {
      people: number,
      women: people?.sex === null && number > 1 ? 1 : isMan ? 0 : number,
      size: people?.isYoung ? 0.8 : 1,
    },
  });
}
