import { BLACK, type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import { relativeLuminance } from '../../design/contrast.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import { toOklab } from '../../palette/oklab.ts';
import { rectanglePath } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { type ArtStage, defineGenerator } from '../art-generator.ts';
import { between, oneOf } from '../drawing/chance.ts';
import { filled, glow, shadowOf } from '../drawing/nodes.ts';
import { ellipse } from '../drawing/outlines.ts';
import { brushStroke } from '../things/brush-stroke.ts';
import { grassBlade } from '../things/plants.ts';
import { WILD_PLANTS, wildPlant } from '../things/wild-plants.ts';

const GREEN: Rgba = { r: 62, g: 108, b: 66, a: 1 };
/** The green of plants in the last light before a deep sky, which darker plants would be lost in. */
const LIT_GREEN: Rgba = { r: 158, g: 196, b: 112, a: 1 };
/** A color whose a in OKLab is less is green. */
const GREENISH = -0.03;
/** A sky of less luminance is one of the night. */
const DEEP = 0.2;
/** Plants beside the words grow up to this share of the way to the front's head. */
const ASIDE = 0.34;

/** Wild flowers in three depths, from mist to full color, that grow up to the words and past them at both edges; a low sun or moon behind them. */
export const wildflowers = defineGenerator({
  group: 'plants',
  parameters: {
    top: { least: 200, most: 2000, standard: 760, isPlace: true }, // The words end.
    foot: { least: 400, most: 2600, standard: 1330, isPlace: true }, // The author's name begins.
    left: { least: 0, most: 400, standard: 60, isPlace: true }, // The words keep this distance from both edges.
    flowers: { label: 'flowers', least: 6, most: 40, standard: 20, step: 1 },
  },
  draw: (stage) => [...sky(stage), ...meadow(stage)],
});

/** The last light over a meadow by night: gold, which stays clean over blue and green, with some of the accent. */
const GOLD: Rgba = { r: 252, g: 206, b: 112, a: 1 };
function afterglow({ accent }: Stage['colours']): Rgba {
  return mixColours(GOLD, accent, 0.22);
}

type Stage = ArtStage<'top' | 'foot' | 'left' | 'flowers'>;

function sky({ area, colours, chanceOf, parameters }: Stage): readonly SceneNode[] {
  const random = chanceOf('sky');
  const { top, foot } = parameters;
  const isDeep = relativeLuminance(colours.light) < DEEP;
  // A deep sky ends in the afterglow that the flowers stand before.
  const low = isDeep
    ? mixColours(mixColours(colours.light, colours.main, 0.2), afterglow(colours), 0.66)
    : mixColours(colours.accent, colours.paper, 0.62);
  const width = 132;
  const rows = Math.ceil((foot + 260 - area.y) / (width * 0.72));
  const strokes = Array.from({ length: rows }, (_, row) => {
    const y = area.y + row * width * 0.72;
    const down = Math.min(1, Math.max(0, (y - top + 40) / 260));
    const body = mixColours(colours.light, low, down * 0.85);
    const [tilt, phase] = [between(random, -0.04, 0.04), between(random, 0, 6.3)];
    const count = Math.ceil((area.width + 240) / 100);
    const line = Array.from({ length: count + 1 }, (_unused, index): Point => {
      const x = area.x - 120 + index * 100;
      return { x, y: y + (x - 500) * tilt + 12 * Math.sin(x / 250 + phase) };
    });
    return brushStroke(random, line, width, {
      body: mixColours(body, colours.darkest, between(random, 0, 0.03)),
      streaks: [mixColours(body, WHITE, 0.3), mixColours(body, colours.main, 0.2), body],
      light: mixColours(body, WHITE, 0.6),
      shade: mixColours(body, BLACK, 0.45),
      strength: 0.28,
      lift: 0.08,
    });
  });
  const disc = { x: random() < 0.5 ? between(random, 250, 380) : between(random, 620, 750), y: top + Math.min(190, (foot - top) * 0.36) };
  const radius = Math.min(isDeep ? 150 : 128, (foot - top) * 0.26);
  const tone = isDeep ? mixColours(colours.paper, colours.accent, 0.12) : mixColours(colours.accent, colours.paper, 0.16);
  return [
    filled(colours.light, rectanglePath(area)),
    ...strokes.flat(),
    glow(disc, Math.min(radius * 2.6, disc.y - top + radius), withAlpha(mixColours(tone, colours.paper, 0.5), isDeep ? 0.5 : 0.55)),
    filled(tone, ellipse(disc, radius)),
  ];
}

function meadow(stage: Stage): readonly SceneNode[] {
  const { area, colours, chanceOf, parameters } = stage;
  const { top, left, flowers } = parameters;
  const foot = Math.max(top + 160, parameters.foot);
  const bottom = area.y + area.height;
  const { darkest, dark, main, paper, accent, second } = colours;
  const isDeep = relativeLuminance(colours.light) < DEEP;
  const green = isDeep ? mixColours(LIT_GREEN, main, 0.2) : mixColours(mixColours(GREEN, main, 0.25), darkest, 0.12);
  const ground = mixColours(dark, darkest, 0.35);
  // A green flower would be lost among the leaves.
  const { a, b } = toOklab(second);
  const cool = a < GREENISH && b > 0 ? mixColours(accent, paper, 0.55) : second;
  const petals: readonly [Rgba, ...Rgba[]] = [
    accent,
    mixColours(accent, paper, 0.35),
    cool,
    mixColours(cool, paper, 0.4),
    paper,
    mixColours(main, paper, 0.3),
  ];
  const mist = isDeep ? mixColours(colours.light, afterglow(colours), 0.42) : mixColours(colours.light, accent, 0.25);
  // Far plants are mist, and near ones have their own colors.
  const depths = [
    { veil: 0.72, size: [38, 62], reach: [0.02, 0.34], share: 1.2, end: foot + 40 },
    { veil: 0.38, size: [48, 80], reach: [0.1, 0.52], share: 1, end: foot + 90 },
    { veil: 0, size: [64, 122], reach: [0.16, 0.62], share: 0.85, end: foot + 150 },
  ] as const;
  const layers = depths.flatMap(({ veil, size, reach, share, end }, depth): readonly SceneNode[] => {
    const random = chanceOf(`plants ${depth}`);
    const veiled = (own: Rgba) => mixColours(own, mist, isDeep ? veil * 0.72 : veil);
    const count = Math.round((flowers * share * area.width * (isDeep ? 1.3 : 1)) / 1000);
    const plants = Array.from({ length: count }, (_, index): readonly SceneNode[] => {
      const x = area.x + ((index + 0.15 + 0.7 * random()) / count) * area.width;
      const most = between(random, size[0], size[1]) * (index % 4 === 0 ? 1.15 : 0.95);
      // Beside the words there is room for tall ones, as far as their flowers stay clear of the letters.
      const isAside = Math.min(Math.abs(x), Math.abs(x - 1000)) + most * 0.75 < left && depth < 2;
      const from = isAside ? top * ASIDE : top + most * 1.1;
      const high = from + (foot - from) * between(random, reach[0], reach[1]);
      const petal = oneOf(random, petals);
      const place = { x, foot: end + 60, top: high, ...(isAside && { leansTo: x < 500 ? (-1 as const) : (1 as const) }) };
      return wildPlant(random, place, most, oneOf(random, WILD_PLANTS), {
        stem: veiled(mixColours(green, ground, depth * 0.18)),
        petal: veiled(petal),
        heart: veiled(oneOf(random, [darkest, mixColours(accent, second, 0.4), dark])),
        shade: veiled(darkest),
      });
    }).flat();
    const grass = Array.from({ length: Math.round(area.width / 13) }, () => {
      const x = between(random, area.x, area.x + area.width);
      return grassBlade(random, { x, y: end + 70 }, (foot - top) * between(random, 0.2, depth === 2 ? 0.36 : 0.5));
    });
    const meadowTone = veiled(mixColours(green, ground, 0.3 + depth * 0.35));
    return [
      ...(depth === 2 ? [shadowOf(plants, withAlpha(darkest, 0.34), { x: 4, y: 6 }, 6)] : []),
      ...plants,
      filled(meadowTone, ...grass),
      filled(meadowTone, rectanglePath({ x: area.x, y: end + 40, width: area.width, height: bottom - end })),
    ];
  });
  const fireflies = isDeep ? sparks() : [];
  const fade = (y: number) => Math.min(1, Math.max(0, (y - area.y) / area.height));
  return [
    ...layers,
    ...fireflies,
    {
      kind: 'fill',
      path: rectanglePath(area),
      paint: {
        kind: 'linear',
        from: { x: 0, y: area.y },
        to: { x: 0, y: bottom },
        stops: [
          { offset: 0, colour: withAlpha(ground, 0) },
          { offset: fade(foot - 190), colour: withAlpha(ground, 0) },
          { offset: fade(foot - 50), colour: withAlpha(ground, 0.72) },
          { offset: fade(foot + 10), colour: withAlpha(ground, 0.94) },
          { offset: 1, colour: ground },
        ],
      },
    },
  ];

  /** Fireflies over the meadow: each a warm light with a bright heart. */
  function sparks(): readonly SceneNode[] {
    const random = chanceOf('fireflies');
    const warm = mixColours({ r: 255, g: 226, b: 140, a: 1 }, paper, 0.3);
    const places = Array.from({ length: Math.round(area.width / 34) }, () => ({
      at: { x: between(random, area.x, area.x + area.width), y: top + 20 + (foot - top - 60) * Math.sqrt(random()) },
      size: between(random, 2.2, 5),
    }));
    return [
      ...places.map(({ at, size }) => glow(at, Math.min(size * 5.5, at.y - top), withAlpha(warm, 0.5))),
      filled(mixColours(warm, WHITE, 0.4), ...places.map(({ at, size }) => ellipse(at, size))),
    ];
  }
}
