import type { Path } from '../../scene/path.ts';
import { rectanglePath, transformPath } from '../../scene/path.ts';
import type { OutlineRequest } from './outline-request.ts';

/** A folded banner: a middle band before two tails that hang lower. */
export function banner({ width, height, parameters }: OutlineRequest): Path {
  const tail = width * Math.min(0.3, Math.max(0.05, parameters['tail'] ?? 0.16));
  const drop = height * 0.24;
  const fold = tail * 0.45;
  const band = rectanglePath({ x: tail - fold, y: 0, width: width - 2 * (tail - fold), height: height - drop });
  const left: Path = [
    ['M', 0, drop],
    ['L', tail - fold - 2, drop],
    ['L', tail - fold - 2, height - drop],
    ['L', tail, height - drop + 2],
    ['L', tail, height],
    ['L', 0, height],
    ['L', tail * 0.35, (drop + height) / 2],
    ['Z'],
  ];
  return [...band, ...left, ...transformPath(left, [-1, 0, 0, 1, width, 0])];
}
