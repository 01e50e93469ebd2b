import type { Point } from '../geometry/shapes.ts';
import type { PictureMap } from './picture-map.ts';

/** The share of a picture's cells that its subject is taken to fill. */
const SUBJECT = 0.12;
/** Subjects stand nearer to the middle than to a corner: what a cell in a corner is worth. */
const CORNER_WORTH = 0.45;

/**
 * Returns the likely place of a picture's subject, as fractions of its width and height: the middle of the cells that stand out most, by
 * their light against the picture's mean and by how busy they are.
 */
export function findFocus({ columns, rows, luminance, busyness }: PictureMap): Point {
  const mean = luminance.reduce((sum, light) => sum + light, 0) / Math.max(1, luminance.length);
  const cells = luminance.map((light, cell) => {
    const x = ((cell % columns) + 0.5) / columns;
    const y = (Math.floor(cell / columns) + 0.5) / rows;
    const away = Math.min(1, Math.hypot(x - 0.5, y - 0.5) / Math.SQRT1_2);
    const standsOut = Math.abs(Math.sqrt(light) - Math.sqrt(mean)) + (busyness[cell] ?? 0);
    return { x, y, weight: standsOut * (1 - (1 - CORNER_WORTH) * away) };
  });
  const subject = cells.sort((first, second) => second.weight - first.weight).slice(0, Math.max(1, Math.round(cells.length * SUBJECT)));
  const total = subject.reduce((sum, { weight }) => sum + weight, 0);
  if (total === 0) return { x: 0.5, y: 0.5 };
  return {
    x: subject.reduce((sum, { x, weight }) => sum + x * weight, 0) / total,
    y: subject.reduce((sum, { y, weight }) => sum + y * weight, 0) / total,
  };
}
