import { withAlpha } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import type { Path, PathCommand } from '../../scene/path.ts';
import type { Paint } from '../../scene/scene.ts';
import { type EffectDrawing, plainWords } from '../effect-drawing.ts';
import { mapLetters } from '../letters-outline.ts';
import type { GroundShadowStyle } from './style.ts';

/** The share of its darkness that the shadow has at its far end. */
const FAR = 0.16;

/** Draws the shadow on the ground before the words. The words themselves do not move. */
export const drawGroundShadow: EffectDrawing<GroundShadowStyle> = (subject, { colour, length, spread }) => {
  const { inkBounds: ink } = subject;
  const ground = ink.y + ink.height;
  const middle = ink.x + ink.width / 2;
  const onGround = ({ x, y }: Point): Point => {
    const up = (ground - y) / Math.max(1, ink.height);
    return { x: middle + (x - middle) * (1 + spread * up), y: ground + up * length * ink.height };
  };
  // The shadows form a single path, so that overlapping parts are painted once.
  const path = mapLetters(subject, (area) => movedPoints(area, onGround));
  const paint: Paint = {
    kind: 'linear',
    from: { x: 0, y: ground },
    to: { x: 0, y: ground + length * ink.height },
    stops: [
      { offset: 0, colour },
      { offset: 1, colour: withAlpha(colour, colour.a * FAR) },
    ],
  };
  return [{ kind: 'fill', path, paint }, ...plainWords(subject)];
};

/** Returns a path with each of its points moved, control points as well. */
function movedPoints(path: Path, move: (point: Point) => Point): Path {
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
