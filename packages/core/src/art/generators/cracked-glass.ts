import { mixColours } from '../../palette/mix-colours.ts';
import { CRACK_SEED, RINGS, cracksFrom } from '../../effects/shards/cracks.ts';
import type { Point } from '../../geometry/shapes.ts';
import { type Random, seededRandom } from '../../random/seeded-random.ts';
import type { Path } from '../../scene/path.ts';
import { defineGenerator } from '../art-generator.ts';
import { between } from '../drawing/chance.ts';
import { filled } from '../drawing/nodes.ts';
import { polygon } from '../drawing/outlines.ts';

/** Glass that something struck: cracks from a hole to the edges, broken across in rings. Letters in shards break along the same cracks. */
export const crackedGlass = defineGenerator({
  group: 'surface',
  parameters: {
    across: { least: -200, most: 1200, standard: 540, isPlace: true }, // Blow across.
    down: { least: -200, most: 2400, standard: 720, isPlace: true }, // Blow down.
    reach: { least: 200, most: 3000, standard: 1200, isPlace: true },
    pieces: { label: 'cracks', least: 5, most: 31, standard: 17, step: 1 },
    pattern: { least: 1, most: 99, standard: 3, step: 1, isPlace: true },
    width: { label: 'widthOfCracks', least: 1, most: 14, standard: 4.5, step: 0.5 },
    hair: { label: 'hairlineCracks', least: 0, most: 60, standard: 26, step: 1 },
  },
  draw: ({ colours, random, parameters }) => {
    const { across, down, reach, pieces, pattern, width, hair } = parameters;
    const blow = { x: across, y: down };
    const cracks = cracksFrom(seededRandom(Math.round(pattern) * CRACK_SEED), { blow, reach, pieces: Math.round(pieces) });
    const lines = cracks.map((crack) => [blow, ...crack]);
    const rings = cracks.flatMap((crack, index) => {
      const next = cracks[(index + 1) % cracks.length] ?? crack;
      return RINGS.slice(0, -1).map((_, ring): Point[] => [crack[ring] ?? blow, next[ring] ?? blow]);
    });
    const dark = colours.darkest;
    const edge = mixColours(colours.paper, colours.main, 0.25);
    const faint = mixColours(colours.paper, colours.dark, 0.5);
    const shifted = (line: readonly Point[]) => line.map(({ x, y }) => ({ x: x - width * 0.45, y: y - width * 0.45 }));
    const hole = Array.from({ length: 13 }, (_, index): Point => {
      const angle = (index / 13) * 2 * Math.PI;
      const far = reach * between(random, 0.006, 0.019);
      return { x: blow.x + far * Math.cos(angle), y: blow.y + far * Math.sin(angle) };
    });
    return [
      filled(faint, ...hairlines(random, { blow, reach, count: Math.round(hair) })),
      filled(edge, ...[...lines, ...rings.filter(() => random() < 0.8)].map((line) => tapered(shifted(line), width * 0.9, 1))),
      filled(dark, ...lines.map((line) => tapered(line, width, 1.4)), ...rings.map((line) => tapered(line, width * 0.6, 1.2))),
      filled(edge, polygon(hole.map(({ x, y }) => ({ x: x - 2.4, y: y - 2.4 })))),
      filled(dark, polygon(hole)),
    ];
  },
});

/** A crack: widest where it begins, and never quite even. */
function tapered(line: readonly Point[], width: number, least: number): Path {
  const sides = line.map((point, index) => {
    const to = line[index + 1] ?? point;
    const from = line[index - 1] ?? point;
    const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
    const half = Math.max(least, width * (1 - index / line.length)) / 2;
    const [nx, ny] = [(-(to.y - from.y) / length) * half, ((to.x - from.x) / length) * half];
    return [
      { x: point.x + nx, y: point.y + ny },
      { x: point.x - nx, y: point.y - ny },
    ] as const;
  });
  return polygon([...sides.map(([left]) => left), ...sides.map(([, right]) => right).toReversed()]);
}

/** Short fine cracks that begin somewhere near the blow. */
function hairlines(random: Random, { blow, reach, count }: { blow: Point; reach: number; count: number }): Path[] {
  return Array.from({ length: count }, () => {
    const angle = random() * 2 * Math.PI;
    const start = reach * 0.4 * random() ** 1.5;
    const length = reach * between(random, 0.08, 0.4);
    const points = Array.from({ length: 6 }, (_, index): Point => {
      const far = start + (length * index) / 5;
      const bend = angle + (random() - 0.5) * 0.07;
      return { x: blow.x + far * Math.cos(bend), y: blow.y + far * Math.sin(bend) };
    });
    return tapered(points, 2.2, 0.8);
  });
}
