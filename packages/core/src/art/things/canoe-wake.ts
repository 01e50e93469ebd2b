import { type Rgba, withAlpha } from '../../design/colour.ts';
import type { Random } from '../../random/seeded-random.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { between } from '../drawing/chance.ts';
import { filled } from '../drawing/nodes.ts';
import { ribbon } from '../drawing/ribbon.ts';
import type { OnCanoe } from './open-canoe.ts';

/** The wake of a boat that glides: two arms of short waves that open behind its bow, and ripples between them. */
export function canoeWake(random: Random, at: OnCanoe, { lit, shade }: { readonly lit: Rgba; readonly shade: Rgba }): readonly SceneNode[] {
  const waves = [1, -1].flatMap((sign) =>
    Array.from({ length: 30 }, (_, index) => {
      const back = 0.5 + index * 0.26 * (1 + index * 0.014);
      const out = sign * (0.2 + back * 0.25);
      const long = between(random, 0.5, 0.9) * (0.5 + back * 0.1);
      const spot = (share: number, aside: number) => at(2.2 - back - long * (share - 0.4), out + sign * long * aside, 0);
      const open = Math.min(1, 0.16 + back * 0.09);
      const [from, middle, to] = [spot(0, -0.34 * open), spot(0.46, 0.02), spot(0.84, 0.5 * open)];
      const wide = Math.max(0.8, (1 + back * 0.2) * between(random, 0.7, 1.2));
      return { from, middle, to, wide, back };
    }),
  );
  const crest = ({ from, middle, to, wide }: (typeof waves)[number], down: number, share: number) =>
    ribbon([
      { x: from.x, y: from.y + down, width: 0.3 },
      { x: middle.x, y: middle.y + down, width: wide * share },
      { x: to.x, y: to.y + down, width: 0.3 },
    ]);
  const ripples = Array.from({ length: 16 }, (_, index) => {
    const back = 3 + index * 0.42;
    const half = 0.12 + (back - 3) * 0.16 * between(random, 0.6, 1);
    return ribbon([
      { ...at(-back + 0.6, -half, 0), width: 0.3 },
      { ...at(-back + 0.4, between(random, -0.05, 0.05), 0), width: 1.4 },
      { ...at(-back + 0.6, half, 0), width: 0.3 },
    ]);
  });
  return [
    filled(withAlpha(shade, 0.42), ...waves.map((wave) => crest(wave, 2.2 + wave.wide, 1.5))),
    filled(withAlpha(lit, 0.22), ...ripples),
    filled(withAlpha(lit, 0.34), ...waves.filter(({ back }) => back > 4.6).map((wave) => crest(wave, 0, 1))),
    filled(withAlpha(lit, 0.55), ...waves.filter(({ back }) => back <= 4.6).map((wave) => crest(wave, 0, 1))),
  ];
}
