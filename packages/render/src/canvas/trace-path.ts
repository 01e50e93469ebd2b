import type { Path } from '@coverwright/core/scene/path.ts';
import type { PaintPath, PaintSurface } from './paint-context.ts';

/** Returns the platform's path of one or several outlines. Several outlines become one path, so that their overlaps are painted once. */
export function tracePath(surface: PaintSurface, ...outlines: readonly Path[]): PaintPath {
  const traced = surface.createPath();
  for (const outline of outlines) for (const command of outline) trace(traced, command);
  return traced;
}

function trace(traced: PaintPath, command: Path[number]): void {
  switch (command[0]) {
    case 'M':
      return traced.moveTo(command[1], command[2]);
    case 'L':
      return traced.lineTo(command[1], command[2]);
    case 'Q':
      return traced.quadraticCurveTo(command[1], command[2], command[3], command[4]);
    case 'C':
      return traced.bezierCurveTo(command[1], command[2], command[3], command[4], command[5], command[6]);
    case 'Z':
      return traced.closePath();
  }
}
