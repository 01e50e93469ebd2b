import { type Rgba, withAlpha } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { rectanglePath } from '../../scene/path.ts';
import { defineGenerator } from '../art-generator.ts';
import { between } from '../drawing/chance.ts';
import { filled, linearPaint, painted, shadowOf, stroked } from '../drawing/nodes.ts';
import { smoothLine } from '../drawing/outlines.ts';

const WHITE: Rgba = { r: 255, g: 255, b: 255, a: 1 };
const BLACK: Rgba = { r: 0, g: 0, b: 0, a: 1 };
const STEPS = 22;

/** Sheets of colored paper whose edges flow down the front, each a little over the one before. */
export const colourBands = defineGenerator({
  group: 'geometry',
  parameters: {
    bands: { label: 'bands', least: 4, most: 16, standard: 9, step: 1 },
    swing: { label: 'swing', least: 0, most: 300, standard: 190, step: 5 },
    depth: { label: 'depthOfTheShadows', least: 0, most: 1, standard: 0.5, step: 0.05 },
    pale: { label: 'onALightGround', least: 0, most: 1, standard: 0, step: 1 },
  },
  draw: ({ area, height, colours, random, parameters }) => {
    const { bands, swing, depth, pale } = parameters;
    const { darkest, dark, main, light, paper, accent, second } = colours;
    const inks =
      pale > 0 ? [light, second, paper, accent, light, main, paper, second] : [darkest, main, dark, accent, darkest, second, dark, main];
    const wide = swing * between(random, 0.85, 1.15);
    const narrow = swing * between(random, 0.45, 0.7);
    const [slow, fast] = [between(random, 4, 5.6), between(random, 2, 3.2)];
    const [early, late] = [between(random, 0, 6.3), between(random, 0, 6.3)];
    const spread = 1000 / (bands - 1.5);
    const centreAt = (t: number) => wide * Math.sin(slow * t + early) + narrow * Math.sin(fast * t + late);
    const top = area.y - 20;
    const run = Math.max(height, 1) / STEPS;
    const rows = Math.ceil((area.height + 40) / run);
    const first = Math.floor((area.x - 2 * swing) / spread) - 1;
    const last = Math.ceil((area.x + area.width + 2 * swing) / spread) + 1;
    const edge = (index: number): readonly Point[] =>
      Array.from({ length: rows + 1 }, (_, row) => {
        const y = top + run * row;
        const t = y / height;
        const swell = spread * 0.3 * Math.sin(5 * t + 0.7 * index + early);
        return { x: spread * index + centreAt(t) + swell, y };
      });
    const inkOf = (index: number) => inks[((index % inks.length) + inks.length) % inks.length] ?? main;
    const right = area.x + area.width + 60;
    const bottom = top + run * rows;
    const shadow = withAlpha(mixColours(darkest, BLACK, 0.5), depth * (pale > 0 ? 0.4 : 1));
    const sheets = Array.from({ length: last - first }, (_, offset) => ({ ink: inkOf(first + offset), points: edge(first + offset) }));
    // A sheet wholly to the left is under other sheets, and one to the right is outside of the area.
    const isUnder = ({ points }: (typeof sheets)[number]) => points.every(({ x }) => x < area.x - 30);
    const seen = sheets.filter((sheet) => !isUnder(sheet) && sheet.points.some(({ x }) => x < area.x + area.width + 30));
    const nodes = seen.map(({ ink, points }): readonly SceneNode[] => {
      const line = smoothLine(points);
      const sheet = [...line, ['L', right, bottom] as const, ['L', right, top] as const, ['Z'] as const];
      const paint = linearPaint({ x: 0, y: area.y }, { x: 0, y: area.y + area.height }, [mixColours(ink, WHITE, 0.05), ink, ink]);
      return [
        shadowOf([filled(darkest, sheet)], shadow, { x: -4, y: 5 }, 11),
        painted(paint, sheet),
        stroked(withAlpha(mixColours(ink, WHITE, 0.35), 0.55), 1.6, line),
      ];
    });
    return [filled(sheets.findLast(isUnder)?.ink ?? inkOf(first - 1), rectanglePath(area)), ...nodes.flat()];
  },
});
