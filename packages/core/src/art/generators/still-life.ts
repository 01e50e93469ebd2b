import { type Rgba, withAlpha } from '../../design/colour.ts';
import { relativeLuminance } from '../../design/contrast.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import { type Path, rectanglePath } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { type ArtStage, defineGenerator } from '../art-generator.ts';
import { between } from '../drawing/chance.ts';
import { clipped, filled, linearPaint, painted, shadowOf, stroked } from '../drawing/nodes.ts';
import { ellipse, polar, polygon, smoothLine, smoothShape } from '../drawing/outlines.ts';
import { flowerHead } from '../things/flower-head.ts';
import { leaf, sprig } from '../things/plants.ts';

const WHITE: Rgba = { r: 255, g: 255, b: 255, a: 1 };
const RIPE: Rgba = { r: 214, g: 82, b: 52, a: 1 };
const GOLDEN: Rgba = { r: 240, g: 186, b: 76, a: 1 };
const GREEN: Rgba = { r: 58, g: 108, b: 86, a: 1 };

/** A vase of twigs and flowers, a bowl of fruit and a knife on a table, cut out of painted paper. */
export const stillLife = defineGenerator({
  group: 'scene',
  parameters: {
    /** The twigs end below the title. */
    room: { least: 0, most: 1600, standard: 520, isPlace: true }, // Free above.
    table: { least: 300, most: 2200, standard: 940, isPlace: true }, // Table edge.
    flowers: { label: 'flowers', least: 0, most: 5, standard: 3, step: 1 },
    fruit: { label: 'fruit', least: 0, most: 5, standard: 5, step: 1 },
    mirrored: { label: 'mirrored', least: 0, most: 1, standard: 0, step: 1 },
  },
  draw: (stage) => [...ground(stage), ...vase(stage), ...(stage.parameters.fruit >= 1 ? bowl(stage) : [])],
});

type Stage = ArtStage<'room' | 'table' | 'flowers' | 'fruit' | 'mirrored'>;

/** Across the front, mirrored where the vase stands on the left. */
function placeOf({ parameters }: Stage): (x: number) => number {
  return (x) => (parameters.mirrored > 0.5 ? 1000 - x : x);
}

function cast(stage: Stage, nodes: readonly SceneNode[]): SceneNode {
  return shadowOf(nodes, withAlpha(stage.colours.darkest, 0.34), { x: 10, y: 12 }, 3);
}

function ground(stage: Stage): readonly SceneNode[] {
  const { area, colours, random, parameters } = stage;
  const { table } = parameters;
  const [right, bottom] = [area.x + area.width, area.y + area.height];
  const edge = Array.from({ length: 25 }, (_, index) => ({ x: area.x + (area.width * index) / 24, y: table + between(random, -5, 5) }));
  const top = polygon([...edge, { x: right, y: bottom }, { x: area.x, y: bottom }]);
  const stripes = Array.from({ length: Math.ceil(area.width / 130) + 4 }, (_, index): Path => {
    const near = area.x - 200 + index * 150;
    const far = 500 + (near - 500) * 0.34;
    return polygon([
      { x: far, y: table - 8 },
      { x: far + 20, y: table - 8 },
      { x: near + 62, y: bottom },
      { x: near, y: bottom },
    ]);
  });
  // Stripes may only make the table differ more from the words at its foot: lighter under dark words, darker under light ones.
  const isDark = relativeLuminance(colours.main) < 0.2;
  const stripe = mixColours(colours.main, isDark ? colours.darkest : WHITE, isDark ? 0.3 : 0.35);
  const cloth = linearPaint({ x: 0, y: table }, { x: 0, y: bottom }, [
    mixColours(colours.main, colours.darkest, isDark ? 0.08 : 0),
    colours.main,
  ]);
  return [
    painted(
      linearPaint({ x: area.x, y: area.y }, { x: right, y: table }, [mixColours(colours.light, WHITE, 0.25), colours.light]),
      rectanglePath(area),
    ),
    shadowOf([filled(colours.darkest, top)], withAlpha(colours.darkest, 0.3), { x: 0, y: -5 }, 8),
    painted(cloth, top),
    clipped(top, [filled(withAlpha(stripe, 0.5), ...stripes)]),
  ];
}

function vase(stage: Stage): readonly SceneNode[] {
  const { colours, chanceOf, parameters } = stage;
  const { table, room, flowers } = parameters;
  const at = placeOf(stage);
  const outline = (inner: number): Path =>
    smoothShape(
      (
        [
          [556, -110],
          [572, -84],
          [566, -32],
          [540, 20],
          [494, 110],
          [512, 200],
          [560, 244],
          [700, 244],
          [748, 200],
          [766, 110],
          [720, 20],
          [694, -32],
          [688, -84],
          [704, -110],
        ] as const
      ).map(([x, y]) => ({ x: at(inner > 0 && x > 630 ? 630 + (x - 630) * 0.12 : x), y: table + y })),
    );
  const body = outline(0);
  const bands = [78, 118].map((y) => rectanglePath({ x: Math.min(at(480), at(780)), y: table + y, width: 300, height: 13 }));
  const mouth = { x: at(630), y: table - 104 };
  const reach = Math.max(120, Math.min(500, (mouth.y - room) * 0.94));
  const random = chanceOf('twigs');
  const greens = [
    mixColours(GREEN, colours.dark, 0.25),
    mixColours(GREEN, colours.second, 0.3),
    mixColours(GREEN, colours.darkest, 0.5),
  ] as const;
  const stems = [
    { long: 1, angle: -1.52 },
    { long: 0.9, angle: -1.98 },
    { long: 0.92, angle: -1.1 },
    { long: 0.68, angle: -0.66 },
    { long: 0.7, angle: -2.44 },
    { long: 0.8, angle: -1.76 },
    { long: 0.78, angle: -1.3 },
  ];
  const kinds = ['laurel', 'olive', 'eucalyptus', 'willow'] as const;
  const first = Math.floor(between(random, 0, kinds.length));
  const twigs = stems.flatMap(({ long, angle }, index): readonly SceneNode[] => {
    const tone = greens[index % greens.length] ?? greens[0];
    const { stem, leaves } = sprig(random, mouth, reach * long, angle, kinds[(first + (index % 2)) % kinds.length] ?? 'laurel');
    return [stroked(tone, 7, stem), filled(tone, leaves)];
  });
  const petals = [colours.paper, colours.accent, mixColours(colours.paper, colours.accent, 0.4)];
  const heads = [1, 2, 0, 3, 4].slice(0, flowers).flatMap((stem, index): readonly SceneNode[] => {
    const { long, angle } = stems[stem] ?? { long: 1, angle: -1.5 };
    const place = polar(mouth, reach * long * 0.94, angle);
    const petal = petals[index % petals.length] ?? colours.paper;
    const id = (['poppy', 'peony', 'five'] as const)[index % 3] ?? 'poppy';
    const head = flowerHead(random, place, reach * 0.165, id, { petal, heart: colours.darkest, depth: 0.16 }, colours);
    return [cast(stage, [filled(colours.darkest, ellipse(place, reach * 0.15))]), ...head];
  });
  const glaze = groundTone(colours.second, colours.main);
  return [
    cast(stage, twigs),
    ...twigs,
    ...heads,
    cast(stage, [filled(colours.darkest, body)]),
    filled(glaze, body),
    clipped(body, [filled(mixColours(glaze, WHITE, 0.16), outline(1)), filled(colours.paper, ...bands)]),
  ];
}

/** A glaze that is seen before the table: the darker mix where the two are alike. */
function groundTone(own: Rgba, table: Rgba): Rgba {
  const apart = Math.abs(own.r - table.r) + Math.abs(own.g - table.g) + Math.abs(own.b - table.b);
  return apart < 130 ? mixColours(own, { r: 20, g: 24, b: 40, a: 1 }, 0.45) : own;
}

function bowl(stage: Stage): readonly SceneNode[] {
  const { colours, chanceOf, parameters } = stage;
  const { table, fruit } = parameters;
  const at = placeOf(stage);
  const random = chanceOf('fruit');
  const base = table + 250;
  // Fruit keeps part of its own color; a blue accent alone would make it look spoiled.
  const ripe = mixColours(colours.accent, RIPE, 0.5);
  const skins = [ripe, mixColours(ripe, colours.darkest, 0.18), mixColours(ripe, GOLDEN, 0.45)] as const;
  const piece = (x: number, y: number, radius: number, index: number): readonly SceneNode[] => {
    const skin = skins[index % skins.length] ?? colours.accent;
    const middle: Point = { x: at(x), y };
    const round = ellipse(middle, radius, radius * between(random, 0.94, 1.04));
    const stalk = smoothLine([
      { x: middle.x, y: y - radius * 0.92 },
      { x: middle.x + 10, y: y - radius * 1.16 },
      { x: middle.x + 30, y: y - radius * 1.36 },
    ]);
    return [
      cast(stage, [filled(skin, round)]),
      filled(skin, round),
      clipped(round, [
        filled(
          withAlpha(mixColours(skin, colours.darkest, 0.5), 0.4),
          ellipse({ x: middle.x + radius * 0.62, y: y + radius * 0.3 }, radius * 0.86, radius * 1.1),
        ),
      ]),
      filled(withAlpha(WHITE, 0.4), ellipse({ x: middle.x - radius * 0.42, y: y - radius * 0.4 }, radius * 0.13, radius * 0.2)),
      stroked(mixColours(colours.darkest, skin, 0.15), 8, stalk),
      filled(mixColours(GREEN, colours.dark, 0.2), leaf({ x: middle.x + 12, y: y - radius * 1.16 }, radius * 0.72, -0.35, 0.42)),
    ];
  };
  const places = [
    [235, base - 74, 92],
    [410, base - 56, 80],
    [868, base - 10, 86],
    [322, base - 118, 84],
    [500, base + 68, 60],
  ] as const;
  const dish = smoothShape(
    (
      [
        [110, 0],
        [310, 44],
        [510, 0],
        [478, 64],
        [400, 104],
        [310, 112],
        [220, 104],
        [142, 64],
      ] as const
    ).map(([x, y]) => ({ x: at(x), y: base + y })),
  );
  const line = smoothLine([
    { x: at(136), y: base + 26 },
    { x: at(310), y: base + 66 },
    { x: at(484), y: base + 26 },
  ]);
  const fruits = places.slice(0, fruit).map(([x, y, radius], index) => piece(x, y, radius, index));
  const [first = [], second = [], third = [], top = [], last = []] = fruits;
  return [
    ...first,
    ...second,
    ...top,
    ...third,
    cast(stage, [filled(colours.paper, dish)]),
    filled(colours.paper, dish),
    stroked(colours.second, 9, line),
    ...last,
  ];
}
