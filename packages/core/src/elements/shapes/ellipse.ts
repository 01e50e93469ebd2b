import type { Path } from '../../scene/path.ts';

/** Control-point distance of the cubic that best follows a quarter circle of radius 1. */
export const ARC = 0.5522847498;

export function ellipse({ width, height }: { readonly width: number; readonly height: number }): Path {
  const rx = width / 2;
  const ry = height / 2;
  const kx = rx * ARC;
  const ky = ry * ARC;
  return [
    ['M', rx, 0],
    ['C', rx + kx, 0, width, ry - ky, width, ry],
    ['C', width, ry + ky, rx + kx, height, rx, height],
    ['C', rx - kx, height, 0, ry + ky, 0, ry],
    ['C', 0, ry - ky, rx - kx, 0, rx, 0],
    ['Z'],
  ];
}
