import type { Random } from '../../random/seeded-random.ts';

/** Smooth noise over the plane, from -1 to 1; neighbors a distance of 1 apart are unlike each other. */
export type Noise = (x: number, y: number) => number;

const SIZE = 256;

/** Gradient noise (Perlin, "Improving Noise", 2002) with its own table of chance. */
export function smoothNoise(random: Random): Noise {
  const order = Array.from({ length: SIZE }, (_, index) => index);
  for (let end = SIZE - 1; end > 0; end -= 1) {
    const other = Math.floor(random() * (end + 1));
    [order[end], order[other]] = [order[other]!, order[end]!];
  }
  const at = (x: number, y: number) => order[(order[x & 255]! + y) & 255]!;
  const slope = (corner: number, x: number, y: number) => {
    const angle = (corner / SIZE) * 2 * Math.PI;
    return Math.cos(angle) * x + Math.sin(angle) * y;
  };
  return (x, y) => {
    const [left, top] = [Math.floor(x), Math.floor(y)];
    const [u, v] = [x - left, y - top];
    const [eu, ev] = [ease(u), ease(v)];
    const upper = mix(slope(at(left, top), u, v), slope(at(left + 1, top), u - 1, v), eu);
    const lower = mix(slope(at(left, top + 1), u, v - 1), slope(at(left + 1, top + 1), u - 1, v - 1), eu);
    return Math.min(1, Math.max(-1, mix(upper, lower, ev) * Math.SQRT2));
  };
}

function ease(t: number): number {
  return t * t * t * (t * (t * 6 - 15) + 10);
}

function mix(from: number, to: number, share: number): number {
  return from + (to - from) * share;
}

/** Octaves of noise, each half as long and `gain` times as strong, from -1 to 1. */
export function fractal(noise: Noise, x: number, y: number, octaves: number, gain = 0.5): number {
  let [sum, total, strength, scale] = [0, 0, 1, 1];
  for (let octave = 0; octave < octaves; octave += 1) {
    sum += strength * noise(x * scale, y * scale + octave * 7.3);
    total += strength;
    strength *= gain;
    scale *= 2.05;
  }
  return sum / total;
}
