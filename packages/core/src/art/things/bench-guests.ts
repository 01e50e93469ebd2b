import { type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import type { RoleColours } from '../../design/artwork.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { clockwise } from '../drawing/clockwise.ts';
import { filled, linearPaint, painted, shadowOf, stroked } from '../drawing/nodes.ts';
import { ellipse } from '../drawing/outlines.ts';
import { ribbon } from '../drawing/ribbon.ts';
import type { RimLight } from '../drawing/rim-lit.ts';
import { BENCH_SEAT, dogFromBehind } from './park-seat.ts';
import { seatedFriend } from './seated-friends.ts';
import { sittingCat } from './sitting-cat.ts';
import { looksOf } from './two-people.ts';

/** The animals that can sit between them. */
export const BENCH_ANIMALS = ['dog', 'cat'] as const;

export interface BenchGuests {
  /** The bench's middle on the ground, and its width. */
  readonly foot: Point;
  readonly width: number;
  /** True for each of the two who is a woman. */
  readonly pair: readonly [boolean, boolean];
  readonly animal: (typeof BENCH_ANIMALS)[number] | null;
  /** Two places of four in the list of skins, as one number. */
  readonly skins: number;
  readonly facing: 1 | -1;
  readonly colours: Pick<RoleColours, 'accent' | 'second' | 'paper' | 'dark'>;
  /** A color as the hour shows it. */
  readonly dim: (tone: Rgba) => Rgba;
  readonly shade: Rgba;
  readonly light: RimLight;
}

const COAT: Rgba = { r: 208, g: 150, b: 92, a: 1 };

function placeOf(
  { foot, width, pair, animal, facing }: BenchGuests,
  index: 0 | 1,
): { readonly seat: Point; readonly tall: number; readonly out: number; readonly isWoman: boolean } {
  const isWoman = pair[index];
  const out = (index === 0 ? -1 : 1) * facing;
  const gap = animal ? 0.29 : 0.145;
  return {
    seat: { x: foot.x + out * gap * width, y: foot.y - width * BENCH_SEAT },
    tall: width * (isWoman ? 0.475 : 0.51),
    out,
    isWoman,
  };
}

function tonesOf({ skins, colours, dim, shade }: BenchGuests, index: 0 | 1) {
  const looks = looksOf(skins, index);
  const top = index === 0 ? mixColours(colours.accent, WHITE, 0.06) : mixColours(colours.second, colours.paper, 0.34);
  return {
    top: dim(top),
    hair: dim(looks.hair),
    skin: dim(looks.skin),
    jeans: dim({ r: 62, g: 84, b: 128, a: 1 }),
    shade: mixColours(shade, colours.accent, 0.2),
  };
}

/** The two on a bench, and the animal between them; its back is before them. */
export function benchGuests(guests: BenchGuests): readonly SceneNode[] {
  const { animal, light } = guests;
  const people = ([0, 1] as const).flatMap((index) => {
    const { seat, tall, out, isWoman } = placeOf(guests, index);
    const hair = isWoman ? (index === 0 ? 'loose' : 'tied') : 'tousled';
    const lean = -out * (animal ? 0.05 : isWoman ? 0.16 : 0.09);
    return seatedFriend({ seat, height: tall, hair, lean, arms: [], hood: !isWoman }, tonesOf(guests, index), light).nodes;
  });
  return [...people, ...companion(guests)];
}

function companion({ foot, width, animal, facing, colours, dim, shade, light }: BenchGuests): readonly SceneNode[] {
  const seat: Point = { x: foot.x, y: foot.y - width * BENCH_SEAT };
  if (animal === 'dog') {
    return dogFromBehind(
      seat,
      width * 0.38,
      facing,
      { coat: dim(COAT), ear: dim(mixColours(COAT, { r: 90, g: 48, b: 30, a: 1 }, 0.62)), collar: colours.accent, shade },
      light,
    );
  }
  if (animal !== 'cat') return [];
  const { body, tail, collar, rim } = sittingCat(seat, width * 0.36, facing);
  const fur = mixColours(shade, colours.dark, 0.2);
  return [filled(fur, tail, body), filled(colours.accent, collar), stroked(withAlpha(light.rim, 0.8), width * 0.006, ...rim)];
}

/** An arm around the other's shoulders, before the back of the bench. */
export function embrace(guests: BenchGuests): readonly SceneNode[] {
  const { animal, shade, light } = guests;
  if (animal) return [];
  const { seat, tall, out } = placeOf(guests, 1);
  const { top, skin } = tonesOf(guests, 1);
  const at = (x: number, up: number): Point => ({ x: seat.x - out * x * tall, y: seat.y - up * tall });
  const arm = clockwise(
    ribbon([
      { ...at(-0.14, 0.6), width: tall * 0.06 },
      { ...at(0.14, 0.5), width: tall * 0.062 },
      { ...at(0.46, 0.5), width: tall * 0.05 },
      { ...at(0.74, 0.56), width: tall * 0.038 },
    ]),
  );
  return [
    shadowOf([filled(shade, arm)], withAlpha(shade, 0.4), { x: 0, y: tall * 0.02 }, tall * 0.012),
    filled(skin, ellipse(at(0.78, 0.575), tall * 0.05, tall * 0.04)),
    painted(linearPaint(at(0, 0.62), at(0, 0.44), [mixColours(top, light.rim, 0.25), top, mixColours(top, shade, 0.35)]), arm),
  ];
}
