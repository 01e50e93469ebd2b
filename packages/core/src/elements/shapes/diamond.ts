import type { Path } from '../../scene/path.ts';

export function diamond({ width, height }: { readonly width: number; readonly height: number }): Path {
  return [['M', width / 2, 0], ['L', width, height / 2], ['L', width / 2, height], ['L', 0, height / 2], ['Z']];
}
