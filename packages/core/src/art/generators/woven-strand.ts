import { type Rgba, withAlpha } from '../../design/colour.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import { type Path, rectanglePath } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { type ArtStage, defineGenerator } from '../art-generator.ts';
import { between } from '../drawing/chance.ts';
import { filled, painted, radialPaint, shadowOf, stroked } from '../drawing/nodes.ts';
import { ellipse, polar, polygon, smoothLine, smoothShape } from '../drawing/outlines.ts';
import { ribbon } from '../drawing/ribbon.ts';
import { flowerHead } from '../things/flower-head.ts';
import { leaf, sprig } from '../things/plants.ts';
import { SNAKE_WIDTH, type Strand, headingAt, strandAt } from '../things/strand.ts';

const GREEN: Rgba = { r: 58, g: 112, b: 84, a: 1 };
const STRETCH = { least: 0, most: 1, standard: 0, isPlace: true } as const;

/** A vine or a snake that winds through the letters of a title, over some and under others. */
export const wovenStrand = defineGenerator({
  group: 'plants',
  motifs: ['vine', 'snake'],
  parameters: {
    part: { least: 0, most: 2, standard: 0, step: 1, isPlace: true },
    top: { least: -300, most: 1200, standard: 120, isPlace: true }, // From.
    bottom: { least: 200, most: 2600, standard: 1260, isPlace: true }, // To.
    swing: { least: 0, most: 460, standard: 320, isPlace: true },
    turns: { least: 0.5, most: 5, standard: 1.5, isPlace: true },
    phase: { least: 0, most: 6.3, standard: 0.8, isPlace: true }, // Beginning.
    foot: { least: 0, most: 600, standard: 150, isPlace: true }, // Free at the foot.
    flowers: { label: 'flowers', least: 0, most: 1, standard: 1, step: 1 },
    from1: STRETCH,
    to1: STRETCH,
    from2: STRETCH,
    to2: STRETCH,
    from3: STRETCH,
    to3: STRETCH,
    from4: STRETCH,
    to4: STRETCH,
    from5: STRETCH,
    to5: STRETCH,
    from6: STRETCH,
    to6: STRETCH,
  },
  draw: (stage) => {
    const { parameters, motif } = stage;
    const body = motif === 'snake' ? snakeBody : vineBody;
    const strand = { ...parameters, width: motif === 'snake' ? SNAKE_WIDTH : VINE };
    const over = STRETCHES.flatMap((number): readonly SceneNode[] => {
      const [from, to] = [parameters[`from${number}`], parameters[`to${number}`]];
      return to > from ? body(stage, strand, from, to) : [];
    });
    if (parameters.part > 1.5) return over;
    const whole = [
      ...ground(stage),
      ...body(stage, strand, 0, 1),
      ...(motif === 'snake' ? snakeHead(stage, strand) : [...leavesOf(stage, strand), ...bloomsOf(stage, strand)]),
      ...bouquets(stage),
    ];
    return parameters.part < 0.5 ? [...whole, ...over] : whole;
  },
});

type Stretch = `${'from' | 'to'}${1 | 2 | 3 | 4 | 5 | 6}`;
type Stage = ArtStage<'part' | 'top' | 'bottom' | 'swing' | 'turns' | 'phase' | 'foot' | 'flowers' | Stretch>;

const STRETCHES = [1, 2, 3, 4, 5, 6] as const;

/** Half of a vine's width. */
const VINE = 13;
/** Points along all of a strand. */
const POINTS = 150;

function ground({ area, colours }: Stage): readonly SceneNode[] {
  const { dark, darkest, main } = colours;
  return [
    painted(
      radialPaint({ x: 500, y: 640 }, Math.max(area.height, 1500) * 0.6, [mixColours(dark, main, 0.4), dark, darkest]),
      rectanglePath(area),
    ),
  ];
}

function stretchOf(strand: Strand, from: number, to: number, wider: number): Path {
  const count = Math.max(3, Math.ceil((to - from) * POINTS));
  return ribbon(
    Array.from({ length: count + 1 }, (_, index) => {
      const point = strandAt(strand, from + ((to - from) * index) / count);
      return { ...point, width: point.width + wider };
    }),
  );
}

function vineBody({ colours }: Stage, strand: Strand, from: number, to: number): readonly SceneNode[] {
  const bark = mixColours(mixColours(colours.second, GREEN, 0.55), colours.darkest, 0.25);
  const stem = stretchOf(strand, from, to, 0);
  const thorns = sharesWithin(from, to, 0.021).map((share, index) => {
    const { x, y, width } = strandAt(strand, share);
    const heading = headingAt(strand, share);
    const side = index % 2 === 0 ? 1 : -1;
    const base = polar({ x, y }, width * 0.6, heading + (side * Math.PI) / 2);
    return polygon([polar(base, 9, heading), polar({ x, y }, width + 17, heading + side * 1.25), polar(base, -9, heading)]);
  });
  const shine = sharesWithin(from, to, 0.012).map((share) => strandAt(strand, share));
  return [
    shadowOf([filled(colours.darkest, stem)], withAlpha(colours.darkest, 0.6), { x: 0, y: 8 }, 6),
    filled(bark, ...thorns),
    filled(bark, stem),
    ...(shine.length > 1
      ? [
          stroked(
            withAlpha(mixColours(bark, colours.paper, 0.5), 0.6),
            4,
            smoothLine(shine.map(({ x, y, width }) => ({ x: x - width * 0.3, y: y - width * 0.3 }))),
          ),
        ]
      : []),
  ];
}

function snakeBody({ colours }: Stage, strand: Strand, from: number, to: number): readonly SceneNode[] {
  const skin = colours.accent;
  const body = stretchOf(strand, from, to, 0);
  const scales = sharesWithin(from, to, 0.0125).flatMap((share) =>
    [-2, -1, 0, 1, 2].map((row) => {
      const { x, y, width } = strandAt(strand, share);
      const heading = headingAt(strand, share);
      return diamond(polar({ x, y }, (row / 2.6) * width, heading + Math.PI / 2), width * 0.2, heading);
    }),
  );
  const marks = sharesWithin(from, to, 0.05).map((share) => {
    const { x, y, width } = strandAt(strand, share);
    return diamond({ x, y }, width * 0.66, headingAt(strand, share));
  });
  return [
    shadowOf([filled(colours.darkest, body)], withAlpha(colours.darkest, 0.6), { x: 0, y: 9 }, 7),
    filled(mixColours(colours.darkest, skin, 0.15), stretchOf(strand, from, to, 3)),
    filled(skin, body),
    filled(mixColours(skin, colours.darkest, 0.28), ...scales),
    filled(mixColours(colours.second, colours.paper, 0.25), ...marks),
  ];
}

/** Even shares of a strand that lie within a stretch, the same whatever the stretch. */
function sharesWithin(from: number, to: number, step: number): readonly number[] {
  const first = Math.ceil(Math.max(from, 0.03) / step);
  const last = Math.floor(Math.min(to, 0.96) / step);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => (first + index) * step);
}

function diamond(middle: { readonly x: number; readonly y: number }, size: number, heading: number): Path {
  return polygon([
    polar(middle, size * 1.25, heading),
    polar(middle, size * 0.8, heading + Math.PI / 2),
    polar(middle, -size * 1.25, heading),
    polar(middle, size * 0.8, heading - Math.PI / 2),
  ]);
}

function snakeHead({ colours }: Stage, strand: Strand): readonly SceneNode[] {
  const neck = strandAt(strand, 0.004);
  const heading = headingAt(strand, 0.004) + Math.PI;
  const scale = SNAKE_WIDTH / 40;
  const at = (ahead: number, aside: number) => polar(polar(neck, ahead * scale, heading), aside * scale, heading + Math.PI / 2);
  const outline = smoothShape([at(-30, -20), at(6, -37), at(42, -30), at(72, -10), at(72, 10), at(42, 30), at(6, 37), at(-30, 20)]);
  const tongue = [smoothLine([at(70, 0), at(96, 3), at(116, -10)]), smoothLine([at(96, 3), at(118, 13)])];
  const eyes = [-19, 19].map((aside) => at(34, aside));
  return [
    stroked(mixColours(colours.second, colours.accent, 0.3), 5, ...tongue),
    shadowOf([filled(colours.darkest, outline)], withAlpha(colours.darkest, 0.6), { x: 0, y: 9 }, 7),
    filled(colours.accent, outline),
    stroked(mixColours(colours.darkest, colours.accent, 0.15), 4, outline),
    filled(colours.paper, ...eyes.map((eye) => ellipse(eye, 7))),
    filled(colours.darkest, ...eyes.map((eye) => ellipse(eye, 3.4))),
  ];
}

/** Leaves on both sides of a vine, always behind the letters. */
function leavesOf({ colours, chanceOf }: Stage, strand: Strand): readonly SceneNode[] {
  const random = chanceOf('leaves');
  const tones = [
    mixColours(mixColours(colours.second, GREEN, 0.7), colours.darkest, 0.2),
    mixColours(GREEN, colours.main, 0.35),
    mixColours(GREEN, colours.paper, 0.2),
  ];
  return sharesWithin(0, 1, 0.024).flatMap((share, index): readonly SceneNode[] => {
    const place = strandAt(strand, share);
    const side = index % 2 === 0 ? 1 : -1;
    const angle = headingAt(strand, share) + side * between(random, 0.7, 1.15);
    // Leaves stay darker than the letters in front of them.
    const tone = mixColours(tones[index % tones.length] ?? GREEN, colours.darkest, 0.34);
    const long = between(random, 78, 118);
    const blade = leaf(place, long, angle, 0.46);
    return [
      shadowOf([filled(colours.darkest, blade)], withAlpha(colours.darkest, 0.45), { x: 0, y: 5 }, 5),
      filled(tone, blade),
      stroked(withAlpha(mixColours(tone, colours.paper, 0.4), 0.7), 2, smoothLine([place, polar(place, long * 0.85, angle)])),
    ];
  });
}

/** A bloom wherever a vine turns back. */
function bloomsOf({ colours, chanceOf }: Stage, strand: Strand): readonly SceneNode[] {
  const random = chanceOf('blooms');
  const petals = [mixColours(colours.accent, colours.darkest, 0.3), mixColours(colours.accent, colours.darkest, 0.45)];
  const bends = Array.from({ length: 12 }, (_, index) => ((index + 0.5) / 2 - strand.phase / (2 * Math.PI)) / strand.turns);
  return bends
    .filter((share) => share > 0.04 && share < 0.93)
    .flatMap((share, index): readonly SceneNode[] => {
      const at = strandAt(strand, share);
      const radius = between(random, 46, 64);
      const petal = petals[index % petals.length] ?? colours.accent;
      return [
        shadowOf([filled(colours.darkest, ellipse(at, radius * 0.92))], withAlpha(colours.darkest, 0.6), { x: 0, y: 6 }, 6),
        ...flowerHead(
          random,
          at,
          radius,
          index % 2 === 0 ? 'peony' : 'five',
          { petal, heart: mixColours(colours.second, colours.darkest, 0.3), depth: 0.14 },
          colours,
        ),
      ];
    });
}

/** Flowers in the corners, clear of the author's name. */
function bouquets({ height, colours, chanceOf, parameters }: Stage): readonly SceneNode[] {
  if (parameters.flowers < 0.5) return [];
  const random = chanceOf('bouquets');
  const low = height - parameters.foot;
  const spots = [
    { x: 40, y: 30, radius: 124 },
    { x: 222, y: -4, radius: 80 },
    { x: -6, y: 216, radius: 76 },
    { x: 964, y: low - 70, radius: 128 },
    { x: 812, y: low + 10, radius: 58 },
    { x: 1004, y: low - 262, radius: 78 },
    { x: 24, y: low - 50, radius: 92 },
    { x: 976, y: 24, radius: 92 },
  ];
  const petals = [colours.accent, mixColours(colours.accent, colours.paper, 0.55), mixColours(colours.second, colours.paper, 0.3)];
  return spots.flatMap((at, index): readonly SceneNode[] => {
    const inwards = Math.atan2(height / 2 - at.y, 500 - at.x);
    const twigs = [-0.7, 0.1, 0.8].map((turn) =>
      filled(
        mixColours(mixColours(GREEN, colours.dark, 0.35), colours.second, 0.15),
        sprig(random, at, at.radius * between(random, 1.7, 2.1), inwards + turn, 'laurel').leaves,
      ),
    );
    const petal = petals[index % petals.length] ?? colours.accent;
    const id = (['peony', 'poppy', 'five'] as const)[index % 3] ?? 'peony';
    return [
      shadowOf([...twigs, filled(colours.darkest, ellipse(at, at.radius * 0.94))], withAlpha(colours.darkest, 0.6), { x: 0, y: 7 }, 7),
      ...twigs,
      ...flowerHead(random, at, at.radius, id, { petal, heart: mixColours(colours.second, colours.paper, 0.2), depth: 0.2 }, colours),
    ];
  });
}
