import type { Path } from '../../scene/path.ts';
import { rectanglePath } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { defineGenerator } from '../art-generator.ts';
import { oneOf, wholeBetween } from '../drawing/chance.ts';
import { filled } from '../drawing/nodes.ts';
import { ellipse, polar, polygon } from '../drawing/outlines.ts';

const COLUMNS = 8;
const MARGIN = 60;
const SIDE = (1000 - 2 * MARGIN) / COLUMNS;

/** Squares, discs and quarters of a grid that rise like a chart. */
export const swissModules = defineGenerator({
  group: 'geometry',
  parameters: {
    base: { least: 450, most: 1800, standard: 1390, isPlace: true },
    rows: { label: 'rows', least: 1, most: 12, standard: 8, step: 1 },
    rise: { label: 'stairsWaveOrGrowth', least: 0, most: 2, standard: 0, step: 1 },
  },
  draw: ({ area, colours, random, parameters }) => {
    const { base, rows, rise } = parameters;
    const inks = [colours.dark, colours.accent, colours.darkest, colours.second] as const;
    const heightOf = (column: number) => {
      const share =
        rise === 0
          ? (column + 1) / COLUMNS
          : rise === 1
            ? 0.5 + 0.45 * Math.sin(column * 0.9 + 3.6)
            : 0.12 + 0.88 * (column / (COLUMNS - 1)) ** 2.2;
      return Math.max(1, Math.round(share * rows));
    };
    const modules: SceneNode[] = [filled(colours.paper, rectanglePath(area))];
    for (let column = 0; column < COLUMNS; column += 1) {
      const count = heightOf(column);
      for (let row = 0; row < count; row += 1) {
        const place = { x: MARGIN + column * SIDE, y: base - (row + 1) * SIDE };
        if (row === count - 1) modules.push(filled(colours.accent, quarter(place.x + SIDE, place.y + SIDE, Math.PI)));
        else modules.push(...moduleAt(place.x, place.y));
      }
    }
    return modules;

    function moduleAt(x: number, y: number): readonly SceneNode[] {
      const ink = oneOf(random, inks);
      const square = rectanglePath({ x, y, width: SIDE, height: SIDE });
      const middle = { x: x + SIDE / 2, y: y + SIDE / 2 };
      switch (wholeBetween(random, 0, 6)) {
        case 0:
          return [
            filled(
              ink,
              polygon([
                { x, y },
                { x: x + SIDE, y },
                { x: x + SIDE, y: y + SIDE },
              ]),
            ),
          ];
        case 1:
          return [filled(ink, ellipse(middle, SIDE / 2))];
        case 2:
          return [filled(ink, quarter(x, y + SIDE, -Math.PI / 2))];
        case 3:
          return [filled(ink, square)];
        case 4:
          return [filled(colours.second, square), filled(colours.darkest, ellipse(middle, SIDE * 0.28))];
        case 5:
          return [filled(colours.light, square), filled(ink, quarter(x, y, 0))];
        default:
          return [filled(ink, quarter(x + SIDE, y + SIDE, Math.PI))];
      }
    }
  },
});

/** A quarter of a disc about a corner, clockwise from `angle`. */
function quarter(x: number, y: number, angle: number): Path {
  const arc = Array.from({ length: 13 }, (_, index) => polar({ x, y }, SIDE, angle + (index / 12) * (Math.PI / 2)));
  return polygon([{ x, y }, ...arc]);
}
