import type { Rect } from '../../geometry/shapes.ts';

/** Returns a line that is known at every `step` units and straight between: for lines whose heights are costly and read often. Beyond `area` it goes on level. */
export function sampledLine(
  { x: from, width }: Pick<Rect, 'x' | 'width'>,
  step: number,
  heightAt: (x: number) => number,
): (x: number) => number {
  const heights = Array.from({ length: Math.ceil(width / step) + 1 }, (_, index) => heightAt(from + index * step));
  const last = heights.length - 1;
  return (x) => {
    const along = Math.min(last, Math.max(0, (x - from) / step));
    const index = Math.min(last - 1, Math.floor(along));
    const [left = 0, right = 0] = [heights[index], heights[index + 1]];
    return left + (right - left) * (along - index);
  };
}
