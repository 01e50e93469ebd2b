import { type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { Random } from '../../random/seeded-random.ts';
import type { Path } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { between } from '../drawing/chance.ts';
import { filled, linearPaint, painted } from '../drawing/nodes.ts';
import { polygon } from '../drawing/outlines.ts';

export interface PeakTones {
  readonly rock: Rgba;
  readonly snow: Rgba;
  readonly light: Rgba;
  /** The air between the peak and the viewer, into which its foot fades. */
  readonly haze: Rgba;
}

export interface Peak {
  readonly summit: Point;
  /** From the summit down to the foot, units. */
  readonly height: number;
  /** Half the width of the foot, units. */
  readonly half: number;
}

const STEPS = 11;

/**
 * A mountain in the light of a low sun: two jagged edges, ribs that are lit on one side, and snow in between.
 * @param sun 1 where the sun is at the left, -1 at the right.
 */
export function rockyPeak(
  random: Random,
  { summit, height, half }: Peak,
  sun: 1 | -1,
  { rock, snow, light, haze }: PeakTones,
): readonly SceneNode[] {
  const edge = (sign: number): readonly Point[] =>
    Array.from({ length: STEPS + 1 }, (_, step) => {
      const down = step / STEPS;
      const jag = step === 0 || step === STEPS ? 0 : between(random, -0.06, 0.06) * half;
      return { x: summit.x + sign * half * down ** 0.86 + jag, y: summit.y + height * down + (step % 2 ? 0.012 : -0.012) * height };
    });
  const [left, right] = [edge(-1), edge(1)];
  // The main rib runs from the summit to the foot, and turns a little at every step.
  const rib = Array.from({ length: STEPS + 1 }, (_, step) => ({
    x: summit.x + sun * half * 0.1 * (step / STEPS) + (step === 0 ? 0 : between(random, -0.09, 0.09) * half),
    y: summit.y + (height * step) / STEPS,
  }));
  const lit = polygon([...(sun > 0 ? left : right), ...rib.toReversed()]);
  const dim = polygon([...(sun > 0 ? right : left), ...rib.toReversed()]);
  const [shade, day] = [mixColours(rock, haze, 0.12), mixColours(mixColours(rock, light, 0.42), snow, 0.2)];
  return [
    painted(linearPaint(summit, { x: summit.x, y: summit.y + height }, [shade, mixColours(shade, haze, 0.35), haze]), dim),
    painted(linearPaint(summit, { x: summit.x, y: summit.y + height }, [day, mixColours(day, rock, 0.4), haze]), lit),
    filled(withAlpha(mixColours(snow, shade, 0.35), 0.75), ...gullies(-sun, 12)),
    filled(withAlpha(mixColours(snow, WHITE, 0.4), 0.92), ...gullies(sun, 16), cap(sun)),
    filled(withAlpha(mixColours(snow, rock, 0.45), 0.9), cap(-sun)),
    filled(withAlpha(shade, 0.5), ...gullies(sun, 12)),
  ];

  /** Strips that run down one face, as wind and rock leave them. */
  function gullies(towards: number, count: number): readonly Path[] {
    return Array.from({ length: count }, () => {
      const from = between(random, 0.1, 0.6);
      const long = between(random, 0.16, 0.4);
      const across = between(random, 0.08, 0.88);
      const at = (down: number, share: number): Point => {
        const middle = rib[Math.min(STEPS, Math.round(down * STEPS))] ?? summit;
        return { x: middle.x + towards * share * (half * down ** 0.86 - towards * (middle.x - summit.x)), y: summit.y + height * down };
      };
      const wide = between(random, 0.018, 0.055);
      return polygon([
        at(from, across),
        at(from + long * 0.5, across + wide),
        at(from + long, across + wide * 0.3),
        at(from + long * 0.6, across - wide * 0.2),
      ]);
    });
  }

  /** The snow around the summit, on one side of the rib. */
  function cap(towards: number): Path {
    const outer = towards < 0 ? left : right;
    const depth = 3;
    const teeth = [3.1, 4.4, 2.9, 3.7].map((down, index) => {
      const edgePoint = outer[depth - 1] ?? summit;
      const ribPoint = rib[depth - 1] ?? summit;
      const share = (index + 0.5) / 4;
      return { x: edgePoint.x + (ribPoint.x - edgePoint.x) * share, y: summit.y + (height * down) / STEPS };
    });
    return polygon([summit, ...outer.slice(1, depth), ...teeth, ...rib.slice(1, depth).toReversed()]);
  }
}
