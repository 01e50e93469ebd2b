import { type Rgba, withAlpha } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import { type Path, rectanglePath } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { defineGenerator } from '../art-generator.ts';
import { between, oneOf } from '../drawing/chance.ts';
import { filled, layered, painted, radialPaint, stroked } from '../drawing/nodes.ts';
import { fractal, smoothNoise } from '../drawing/noise.ts';
import { ellipse, polar, smoothLine, smoothShape } from '../drawing/outlines.ts';
import { ribbon } from '../drawing/ribbon.ts';
import { type BloomId, bloom, leaf } from '../things/plants.ts';

/** Sheets of thin color that make one wash: each runs a little differently, so that the edge dries dark and ragged. */
const SHEETS = 16;
const EDGE = 132;
/** Flowers whose petals do not cross each other in outline, where they would look drawn with compasses. */
const BLOOMS = ['daisy', 'tulip'] as const satisfies readonly BloomId[];

/** Three washes of watercolor that run into each other, and a flower drawn over them in one line. */
export const washBloom = defineGenerator({
  group: 'plants',
  parameters: {
    top: { least: 0, most: 1600, standard: 560, isPlace: true }, // From.
    bottom: { least: 300, most: 2600, standard: 1290, isPlace: true }, // To.
    across: { label: 'across', least: 200, most: 800, standard: 560, step: 10 },
    strength: { label: 'strength', least: 0.2, most: 1, standard: 0.75, step: 0.05 },
    flower: { label: 'flower', least: 0, most: 1, standard: 1, step: 1 },
  },
  draw: ({ area, colours, chanceOf, parameters }) => {
    const { top, bottom, across, strength, flower } = parameters;
    const tall = Math.max(200, bottom - top);
    const size = Math.min(360, tall * 0.42);
    const random = chanceOf('washes');
    const washes = [
      { x: across, y: top + tall * 0.36, radius: size, ink: colours.accent },
      { x: across - size * 0.5, y: top + tall * 0.52, radius: size * 0.82, ink: colours.main },
      { x: across + size * 0.48, y: top + tall * 0.58, radius: size * 0.68, ink: colours.second },
    ].map(({ x, y, radius, ink }) => wash(random, { x, y }, radius, ink, strength));
    const paper = painted(
      radialPaint({ x: 500, y: (top + bottom) / 2 }, Math.max(1200, area.height * 0.8), [
        colours.paper,
        colours.paper,
        mixColours(colours.paper, colours.light, 0.35),
      ]),
      rectanglePath(area),
    );
    const splashes = chanceOf('splashes');
    const drops = Array.from({ length: 26 }, () => {
      const at = polar({ x: across, y: top + tall * 0.46 }, size * between(splashes, 1.05, 1.75), splashes() * 2 * Math.PI);
      const ink = oneOf(splashes, [colours.accent, colours.main, colours.second]);
      return filled(withAlpha(ink, strength * between(splashes, 0.25, 0.6)), ellipse(at, between(splashes, 1.5, 9)));
    });
    return [
      paper,
      layered([...washes, ...drops], { blend: 'multiply' }),
      ...(flower > 0
        ? lineFlower(chanceOf('flower'), { x: across - 90, y: bottom }, { x: across + 10, y: top + tall * 0.45 }, colours.darkest)
        : []),
    ];
  },
});

function wash(random: () => number, middle: Point, radius: number, ink: Rgba, strength: number): SceneNode {
  const noise = smoothNoise(random);
  const sheet = (index: number, grown: number): Path =>
    smoothShape(
      Array.from({ length: EDGE }, (_, step) => {
        const angle = (step / EDGE) * 2 * Math.PI;
        const [cx, cy] = [Math.cos(angle), Math.sin(angle)];
        const rough = fractal(noise, cx * 1.5 + 9, cy * 1.5 + 9, 5, 0.58) * 0.55;
        const own = fractal(noise, cx * 3.2 + 40 + index * 0.5, cy * 3.2 + 40, 3, 0.5) * 0.14;
        const reach = radius * grown * (0.9 + rough + own);
        return { x: middle.x + cx * reach, y: middle.y + cy * reach };
      }),
    );
  const sheets = Array.from({ length: SHEETS }, (_, index) =>
    filled(withAlpha(ink, 0.055 * strength), sheet(index, 0.66 + (0.34 * index) / (SHEETS - 1))),
  );
  const outer = sheet(SHEETS - 1, 1);
  return {
    kind: 'group',
    children: [
      ...sheets,
      filled(withAlpha(ink, 0.2 * strength), sheet(3, 0.93)),
      // Pigment gathers where the water stopped.
      stroked(withAlpha(ink, 0.42 * strength), 2.4, outer),
      stroked(withAlpha(ink, 0.16 * strength), 8, sheet(SHEETS - 1, 0.985)),
    ],
  };
}

/** A stem, leaves and one bloom in outline. */
function lineFlower(random: () => number, root: Point, head: Point, ink: Rgba): readonly SceneNode[] {
  const height = root.y - head.y;
  const bend = between(random, -0.5, 0.5) * 90;
  const at = (share: number): Point => ({
    x: root.x + (head.x - root.x) * share + bend * Math.sin(share * Math.PI),
    y: root.y - height * share,
  });
  const stem = ribbon(Array.from({ length: 7 }, (_, index) => ({ ...at(index / 6), width: 3.6 - 1.8 * (index / 6) })));
  const leaves = Array.from({ length: 5 }, (_, index) => {
    const share = 0.12 + index * 0.14;
    const side = index % 2 === 0 ? -1 : 1;
    const angle = -Math.PI / 2 + side * between(random, 0.7, 1);
    const long = height * (0.24 - index * 0.018);
    return { outline: leaf(at(share), long, angle, 0.4), vein: smoothLine([at(share), polar(at(share), long * 0.86, angle)]) };
  });
  const radius = Math.min(170, height * 0.27);
  const kind = oneOf(random, BLOOMS);
  const inLine = (middle: Point, reach: number, width: number): readonly SceneNode[] => {
    const layers = bloom(random, middle, reach, kind);
    return [stroked(ink, width, ...layers.slice(0, -1)), filled(ink, layers.at(-1) ?? [])];
  };
  // Two smaller flowers on side stems make a spray of a lone flower.
  const sides = [
    { from: at(0.42), to: { x: head.x - radius * 1.75, y: head.y + radius * 0.75 }, reach: radius * 0.56 },
    { from: at(0.56), to: { x: head.x + radius * 1.7, y: head.y + radius * 0.25 }, reach: radius * 0.44 },
  ];
  return [
    filled(ink, stem),
    ...leaves.flatMap(({ outline, vein }) => [stroked(ink, 3, outline), stroked(ink, 1.8, vein)]),
    ...sides.flatMap(({ from, to, reach }) => [
      stroked(ink, 2.6, smoothLine([from, { x: (from.x + to.x * 2) / 3, y: (from.y * 2 + to.y) / 3 }, to])),
      ...inLine(to, reach, 2.4),
    ]),
    ...inLine(head, radius, 3),
  ];
}
