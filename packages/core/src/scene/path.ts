import type { Matrix, Point, Rect } from '../geometry/shapes.ts';
import { transformPoint } from '../geometry/shapes.ts';

/** A command of an outline in absolute coordinates: move, line, quadratic, cubic, close. */
export type PathCommand =
  | readonly ['M', number, number]
  | readonly ['L', number, number]
  | readonly ['Q', number, number, number, number]
  | readonly ['C', number, number, number, number, number, number]
  | readonly ['Z'];

export type Path = readonly PathCommand[];

export function rectanglePath({ x, y, width, height }: Rect): Path {
  return [['M', x, y], ['L', x + width, y], ['L', x + width, y + height], ['L', x, y + height], ['Z']];
}

export function transformPath(path: Path, matrix: Matrix): Path {
  return movePoints(path, (point) => transformPoint(matrix, point));
}

/** Returns a path with each of its points moved, control points as well. */
export function movePoints(path: Path, move: (point: Point) => Point): Path {
  const at = (x: number, y: number): [number, number] => {
    const point = move({ x, y });
    return [point.x, point.y];
  };
  return path.map((command): PathCommand => {
    switch (command[0]) {
      case 'M':
      case 'L':
        return [command[0], ...at(command[1], command[2])];
      case 'Q':
        return ['Q', ...at(command[1], command[2]), ...at(command[3], command[4])];
      case 'C':
        return ['C', ...at(command[1], command[2]), ...at(command[3], command[4]), ...at(command[5], command[6])];
      case 'Z':
        return command;
    }
  });
}

/** Returns the bounding box of all points of the path, control points included. It is never smaller than the ink. */
export function pathBounds(path: Path): Rect | null {
  let left = Infinity;
  let top = Infinity;
  let right = -Infinity;
  let bottom = -Infinity;
  for (const command of path) {
    for (let index = 1; index < command.length; index += 2) {
      const x = command[index] as number;
      const y = command[index + 1] as number;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
    }
  }
  return left <= right ? { x: left, y: top, width: right - left, height: bottom - top } : null;
}
