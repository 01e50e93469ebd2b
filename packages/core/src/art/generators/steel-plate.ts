import { BLACK, WHITE } from '../../design/colour.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import { rectanglePath } from '../../scene/path.ts';
import { defineGenerator } from '../art-generator.ts';
import { between } from '../drawing/chance.ts';
import { filled, painted, radialPaint, stroked } from '../drawing/nodes.ts';
import { ellipse, polyline } from '../drawing/outlines.ts';

/** Painted steel plates with rivets along their seams, and a sight on them. */
export const steelPlate = defineGenerator({
  group: 'surface',
  parameters: {
    plates: { label: 'plates', least: 1, most: 9, standard: 4, step: 1 },
    across: { least: 0, most: 1000, standard: 500, isPlace: true }, // Sight across.
    down: { least: 100, most: 1900, standard: 720, isPlace: true }, // Sight down.
    size: { label: 'sizeOfTheSight', least: 0, most: 700, standard: 440, step: 10 },
  },
  draw: ({ area, height, colours, random, parameters }) => {
    const { plates, across, down, size } = parameters;
    const count = Math.round(plates);
    const [ground, dark, line] = [colours.main, mixColours(colours.main, BLACK, 0.45), colours.accent];
    const wide = 1000 / count;
    const shift = between(random, -0.1, 0.1) * wide;
    const seams = Array.from({ length: count + 3 }, (_, index) => shift + (index - 1) * wide);
    const rows = Array.from({ length: Math.ceil((area.height + 200) / 150) }, (_, index) => area.y + 40 + index * 150);
    const rivets = (dx: number, dy: number, radius: number) =>
      seams.flatMap((x) => rows.flatMap((y) => [-20, 20].flatMap((side) => ellipse({ x: x + side + dx, y: y + dy }, radius))));
    const tick = (angle: number, from: number, to: number) =>
      polyline([from, to].map((far) => ({ x: across + Math.cos(angle) * far * size, y: down + Math.sin(angle) * far * size })));
    const quarter = Math.PI / 2;
    return [
      painted(
        radialPaint({ x: 500, y: height * 0.42 }, 1100, [mixColours(ground, WHITE, 0.1), ground, mixColours(ground, BLACK, 0.4)]),
        rectanglePath(area),
      ),
      filled(dark, ...seams.map((x) => rectanglePath({ x: x - 2, y: area.y, width: 4, height: area.height }))),
      filled(
        mixColours(ground, WHITE, 0.16),
        ...seams.map((x) => rectanglePath({ x: x + 2, y: area.y, width: 2, height: area.height })),
        rivets(-1, -1.5, 7),
      ),
      filled(dark, rivets(1, 1.5, 6.4)),
      filled(mixColours(ground, BLACK, 0.22), rivets(0, 0, 5.6)),
      ...(size > 0
        ? [
            stroked(line, 9, ellipse({ x: across, y: down }, size)),
            stroked(line, 4, ellipse({ x: across, y: down }, size * 0.68)),
            stroked(line, 7, ...[0, 1, 2, 3].map((turn) => tick(turn * quarter, 0.86, 1.14))),
            stroked(line, 3, ...Array.from({ length: 36 }, (_, turn) => tick((turn * quarter) / 9, 0.96, 1.04))),
          ]
        : []),
    ];
  },
});
