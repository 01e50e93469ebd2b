import { type Rgba, withAlpha } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import { type Path, rectanglePath } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { defineGenerator } from '../art-generator.ts';
import { between, oneOf } from '../drawing/chance.ts';
import { filled, layered, painted, radialPaint, stroked } from '../drawing/nodes.ts';
import { fractal, smoothNoise } from '../drawing/noise.ts';
import { ellipse, polar, smoothShape } from '../drawing/outlines.ts';
import { ribbon } from '../drawing/ribbon.ts';
import type { DrawingColours } from '../heroes/tinted-thing.ts';
import { type WatercolorFlowerId, watercolorBud, watercolorFlower, watercolorLeaf } from '../things/watercolor-flower.ts';

/** Sheets of thin color that make one wash: each runs a little differently, so that the edge dries dark and ragged. */
const SHEETS = 16;
const EDGE = 132;
/** Washes are so much thinner under flowers, whose own color would be lost in them. */
const UNDER_FLOWERS = 0.5;
const FLOWERS = ['anemone', 'poppy', 'peony', 'cosmos'] as const satisfies readonly WatercolorFlowerId[];

/** Three washes of watercolor that run into each other, and a spray of flowers painted over them. */
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
    ].map(({ x, y, radius, ink }) => wash(random, { x, y }, radius, ink, flower > 0 ? strength * UNDER_FLOWERS : strength));
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
      ...(flower > 0 ? spray(chanceOf('flower'), { x: across - 20, y: bottom }, { x: across, y: top + tall * 0.47 }, colours) : []),
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

/** A spray of three flowers and two buds, painted in thin color under a pen. @param middle of the largest flower */
function spray(random: () => number, root: Point, middle: Point, colours: DrawingColours): readonly SceneNode[] {
  const line = colours.darkest;
  const green = { ink: mixColours(colours.dark, colours.second, 0.4), line };
  const radius = Math.min(190, (root.y - middle.y) * 0.46);
  const flower = oneOf(random, FLOWERS);
  const side = random() < 0.5 ? -1 : 1;
  const place = (across: number, down: number): Point => ({ x: middle.x + side * across * radius, y: middle.y + down * radius });
  const heads = [
    { at: middle, reach: 1, ink: colours.accent, openness: between(random, 0.86, 1) },
    { at: place(-1.5, 0.5), reach: 0.72, ink: colours.main, openness: between(random, 0.7, 0.9) },
    { at: place(1.42, 0.74), reach: 0.6, ink: colours.accent, openness: between(random, 0.66, 0.86) },
  ];
  const buds = [place(1.25, -0.62), place(-1.05, -0.82), place(2.1, -0.02)];
  const stemTo = (end: Point, width: number) => {
    const bend = (end.x - root.x) * 0.62;
    const at = (share: number): Point => ({
      x: root.x + (end.x - root.x) * share ** 1.5 + bend * 0.22 * Math.sin(share * Math.PI),
      y: root.y + (end.y - root.y) * share,
    });
    const outline = ribbon(Array.from({ length: 8 }, (_, index) => ({ ...at(index / 7), width: width * (1 - (0.5 * index) / 7) })));
    return { at, outline };
  };
  const stems = [...heads.map(({ at, reach }) => ({ end: at, width: 3 + 4 * reach })), ...buds.map((end) => ({ end, width: 4 }))].map(
    ({ end, width }) => stemTo(end, width),
  );
  const grown = stems.flatMap(({ at }, stem) =>
    Array.from({ length: stem < heads.length ? 4 : 2 }, (_, index) => {
      const share = 0.22 + index * 0.17 + between(random, -0.04, 0.04);
      const way = (index + stem) % 2 === 0 ? -1 : 1;
      return watercolorLeaf(
        random,
        at(share),
        radius * between(random, 0.62, 0.9),
        -Math.PI / 2 + way * between(random, 0.55, 1.15),
        green,
      );
    }),
  );
  // Leaves that look out between the flowers hold the spray together.
  const behind = heads.flatMap(({ at, reach }) =>
    Array.from({ length: 5 }, (_, index) => {
      const angle = -Math.PI * (0.02 + index * 0.24) + between(random, -0.16, 0.16);
      return watercolorLeaf(random, polar(at, radius * reach * 0.5, angle), radius * reach * between(random, 0.8, 1.05), angle, green);
    }),
  );
  return [
    ...stems.map(({ outline }) => filled(withAlpha(green.ink, 0.8), outline)),
    ...grown,
    ...behind,
    ...buds.map((at) =>
      watercolorBud(random, at, radius * 0.2, Math.atan2(at.y - root.y, (at.x - root.x) * 0.6), { ink: colours.main, line }),
    ),
    ...heads
      .toReversed()
      .flatMap(({ at, reach, ink, openness }) => watercolorFlower(random, { at, radius: radius * reach, openness }, flower, { ink, line })),
  ];
}
