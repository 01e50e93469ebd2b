import { BLACK, type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import { rectanglePath } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { type ArtStage, defineGenerator } from '../art-generator.ts';
import { between } from '../drawing/chance.ts';
import { filled, glow, linearPaint, painted, radialPaint, shadowOf, stroked } from '../drawing/nodes.ts';
import { ellipse, polar, smoothLine, smoothShape } from '../drawing/outlines.ts';
import { brushStroke } from '../things/brush-stroke.ts';
import { FOOD_IDS, food } from '../things/foods.ts';
import { leaf } from '../things/plants.ts';
import { GREEN, LEMON, paintedGarlands, paintedRim, WELL } from '../things/plate-painting.ts';

/** Glaze is thin over the clay in its furrows. */
const CLAY: Rgba = { r: 112, g: 74, b: 44, a: 1 };

/** A great plate with a hand-painted rim on a painted table, seen from above: its well is the room of the words. */
export const paintedPlate = defineGenerator({
  group: 'ornament',
  motifs: FOOD_IDS,
  parameters: {
    down: { least: 200, most: 1600, standard: 640, isPlace: true }, // The middle of the plate.
    size: { least: 150, most: 900, standard: 600, isPlace: true }, // Its radius.
    sweet: { label: 'sweet', least: 0, most: 1, standard: 0, step: 1 },
    named: { least: 0, most: 1, standard: 0, isPlace: true }, // The motif is a food that the title names.
    words: { least: 0, most: 900, standard: 300, isPlace: true }, // Half the height of the words in the well.
    foot: { least: 300, most: 2400, standard: 1340, isPlace: true }, // The author's name begins.
  },
  draw: (stage) => [...table(stage), ...plate(stage), ...paintedRim(stage), ...paintedGarlands(stage), ...gloss(stage), ...beside(stage)],
});

type Stage = ArtStage<'down' | 'size' | 'sweet' | 'named' | 'words' | 'foot'>;

const shadeOf = ({ colours }: Stage, strength: number) => withAlpha(mixColours(colours.darkest, BLACK, 0.5), strength);

function table(stage: Stage): readonly SceneNode[] {
  const { area, colours, chanceOf } = stage;
  const random = chanceOf('table');
  const width = 128;
  const rows = Math.ceil(area.height / (width * 0.74)) + 1;
  const strokes = Array.from({ length: rows }, (_, row) => {
    const y = area.y + row * width * 0.74;
    const [tilt, phase] = [between(random, -0.015, 0.015), between(random, 0, 6.3)];
    const count = Math.ceil((area.width + 240) / 110);
    const line = Array.from({ length: count + 1 }, (_unused, index): Point => {
      const x = area.x - 120 + index * 110;
      return { x, y: y + (x - 500) * tilt + 7 * Math.sin(x / 300 + phase) };
    });
    const body = mixColours(colours.light, random() < 0.5 ? WHITE : colours.darkest, between(random, 0, 0.06));
    return brushStroke(random, line, width, {
      body,
      streaks: [mixColours(body, colours.main, 0.25), mixColours(body, colours.darkest, 0.3), mixColours(body, WHITE, 0.12)],
      light: mixColours(body, WHITE, 0.5),
      shade: mixColours(body, BLACK, 0.6),
      strength: 0.45,
      lift: 0.12,
    });
  });
  return [filled(colours.light, rectanglePath(area)), ...strokes.flat()];
}

function plate(stage: Stage): readonly SceneNode[] {
  const { colours, parameters, chanceOf } = stage;
  const { down, size } = parameters;
  const middle = { x: 500, y: down };
  const random = chanceOf('glaze');
  const glaze = colours.paper;
  const rimTone = colours.dark;
  const well = size * WELL;
  const deep = mixColours(glaze, CLAY, 0.3);
  const bright = mixColours(glaze, WHITE, 0.5);
  const corner = (radius: number, sign: number): Point => ({ x: 500 + sign * radius * 0.7, y: down + sign * radius * 0.7 });
  const turns = (radius: number, breadth: number, tone: Rgba, strength: number) =>
    brushStroke(
      random,
      Array.from({ length: 50 }, (_, index) => polar(middle, radius, (index / 48) * 6.2832 + 0.7)),
      breadth,
      {
        body: tone,
        streaks: [mixColours(tone, WHITE, 0.3), mixColours(tone, colours.main, 0.2)],
        light: mixColours(tone, WHITE, 0.6),
        shade: mixColours(tone, CLAY, 0.7),
        strength,
        lift: 0,
      },
    );
  return [
    shadowOf([filled(BLACK, ellipse(middle, size * 0.985))], shadeOf(stage, 0.62), { x: 16, y: 34 }, 26),
    filled(rimTone, ellipse(middle, size)),
    ...turns((size + well) / 2, size - well, rimTone, 0.34),
    painted(
      linearPaint(corner(size, -1), corner(size, 1), [withAlpha(WHITE, 0.26), withAlpha(WHITE, 0), withAlpha(BLACK, 0.26)]),
      ellipse(middle, size),
    ),
    // The well is a shallow bowl: its wall is dark towards the light and bright away from it.
    painted(linearPaint(corner(well, -1), corner(well, 1), [deep, glaze, bright]), ellipse(middle, well)),
    filled(glaze, ellipse(middle, well * 0.955)),
    ...[0.86, 0.66, 0.46, 0.26].flatMap((share) => turns(well * share, well * 0.2, glaze, 0.12)),
    painted(
      radialPaint({ x: 500 - well * 0.2, y: down - well * 0.24 }, well * 1.2, [
        withAlpha(WHITE, 0.45),
        withAlpha(WHITE, 0.1),
        withAlpha(colours.darkest, 0.1),
      ]),
      ellipse(middle, well * 0.955),
    ),
  ];
}

/** The window that the glaze mirrors. */
function gloss({ parameters }: Stage): readonly SceneNode[] {
  const { down, size } = parameters;
  const middle = { x: 500, y: down };
  const arc = (radius: number, from: number, to: number) =>
    smoothLine(Array.from({ length: 16 }, (_, index) => polar(middle, radius, from + ((to - from) * index) / 15)));
  return [
    stroked(withAlpha(WHITE, 0.5), size * 0.012, arc(size * 0.972, -2.75, -1.95)),
    stroked(withAlpha(WHITE, 0.42), size * 0.01, arc(size * (WELL - 0.012), 0.35, 1.25)),
    glow({ x: 500 - size * 0.62, y: down - size * 0.64 }, size * 0.34, withAlpha(WHITE, 0.34)),
  ];
}

/** Branches of bay, and what the title names, in two corners of the table: they lie over the rim and clear of the author's name. */
function beside(stage: Stage): readonly SceneNode[] {
  const { colours, chanceOf, parameters, motif } = stage;
  const { down, size, sweet, named, foot } = parameters;
  const random = chanceOf('beside');
  const isLeft = random() < 0.5;
  const side = (x: number) => (isLeft ? x : 1000 - x);
  const heading = (angle: number) => (isLeft ? angle : Math.PI - angle);
  const green = mixColours(GREEN, colours.darkest, 0.06);
  const high = Math.max(-40, down - size * 1.03);
  const low = Math.min(foot - 30, down + size * 0.98);
  const pieceAt = (at: Point, radius: number): readonly SceneNode[] => {
    const id = named > 0 ? (FOOD_IDS.find((known) => known === motif) ?? 'lemon') : 'strawberry';
    const drawn = food(random, at, radius, id, colours);
    return [shadowOf(drawn.slice(0, 1), shadeOf(stage, 0.55), { x: 8, y: 14 }, 9), ...drawn];
  };
  const pepper = Array.from({ length: 16 }, (_, index) =>
    ellipse(
      index % 2 === 0
        ? { x: side(between(random, 20, 240)), y: high + between(random, 20, 230) }
        : { x: side(between(random, 840, 985)), y: low - between(random, 10, 200) },
      between(random, 4, 7.5),
    ),
  );
  return [
    shadowOf([filled(BLACK, ...pepper)], shadeOf(stage, 0.45), { x: 3, y: 5 }, 3),
    filled(mixColours(colours.darkest, colours.accent, 0.2), ...pepper),
    ...branch({ x: side(-50), y: high + size * 0.5 }, size * 0.62, heading(-1.02)),
    ...branch({ x: side(-60), y: high + size * 0.16 }, size * 0.6, heading(0.05)),
    ...branch({ x: side(1050), y: low - size * 0.02 }, size * 0.52, heading(-2.3)),
    ...branch({ x: side(1060), y: low - size * 0.4 }, size * 0.4, heading(2.75)),
    ...(named > 0 || sweet > 0
      ? [...pieceAt({ x: side(86), y: high + size * 0.2 }, size * 0.13), ...pieceAt({ x: side(925), y: low - size * 0.12 }, size * 0.12)]
      : []),
  ];

  /** A branch with broad leaves, each half in the light. */
  function branch(root: Point, length: number, angle: number): readonly SceneNode[] {
    const bend = between(random, -0.35, 0.35);
    const at = (share: number) => polar(root, length * share, angle + bend * share);
    const stem = smoothLine(Array.from({ length: 7 }, (_, index) => at(index / 6)));
    const leaves = Array.from({ length: 11 }, (_, index) => {
      const share = 0.14 + (index / 10) * 0.86;
      const sign = index % 2 === 0 ? 1 : -1;
      const turn = angle + bend * share * 1.6 + (index === 10 ? 0 : sign * between(random, 0.62, 0.95));
      return { stalk: at(share), turn, size: length * (0.34 - 0.13 * share) * between(random, 0.9, 1.1) };
    });
    const shapes = leaves.map(({ stalk, turn, size: reach }) => leaf(stalk, reach, turn, 0.42));
    return [
      shadowOf([filled(BLACK, ...shapes), stroked(BLACK, 8, stem)], shadeOf(stage, 0.55), { x: 8, y: 15 }, 9),
      stroked(mixColours(green, colours.darkest, 0.45), 7, stem),
      ...leaves.flatMap(({ stalk, turn, size: reach }, index): readonly SceneNode[] => {
        const tone = mixColours(green, index % 3 === 0 ? colours.paper : index % 3 === 1 ? colours.darkest : LEMON, 0.16);
        const tip = polar(stalk, reach, turn);
        const ribs = [0.3, 0.5, 0.68].flatMap((share) => {
          const from = polar(stalk, reach * share, turn);
          return [0.7, -0.7].map((open) => smoothLine([from, polar(from, reach * 0.17, turn + open)]));
        });
        return [
          filled(mixColours(tone, colours.darkest, 0.2), shapes[index] ?? []),
          filled(tone, halfLeaf(stalk, reach, turn)),
          stroked(withAlpha(mixColours(tone, WHITE, 0.55), 0.8), 2.6, smoothLine([stalk, tip])),
          stroked(withAlpha(mixColours(tone, WHITE, 0.5), 0.4), 1.5, ...ribs),
        ];
      }),
    ];
  }
}

/** The upper half of a leaf, along its rib. */
function halfLeaf(stalk: Point, length: number, angle: number) {
  const sign = Math.cos(angle) > 0 ? -1 : 1;
  const out = (share: number, breadth: number) =>
    polar(polar(stalk, length * share, angle), length * 0.42 * breadth * sign, angle + Math.PI / 2);
  return smoothShape([stalk, out(0.28, 0.42), out(0.55, 0.46), out(0.82, 0.24), polar(stalk, length, angle), out(0.5, 0.02)]);
}
