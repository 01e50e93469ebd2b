import { type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { Random } from '../../random/seeded-random.ts';
import type { SceneNode } from '../../scene/scene.ts';
import type { ArtStage } from '../art-generator.ts';
import { between } from '../drawing/chance.ts';
import { filled, stroked } from '../drawing/nodes.ts';
import { ellipse, polar, smoothLine } from '../drawing/outlines.ts';
import { leaf } from './plants.ts';

/** The well of the plate as a share of its radius: the rim lies around it. */
export const WELL = 0.745;
/** The colors of painted leaves and lemons. */
export const GREEN: Rgba = { r: 84, g: 130, b: 70, a: 1 };
export const LEMON: Rgba = { r: 248, g: 200, b: 66, a: 1 };
const BERRY: Rgba = { r: 206, g: 44, b: 62, a: 1 };
/** Units along the rim from one painted fruit to the next. */
const PITCH = 236;

/** A plate whose middle is `down` units below the frame's top, with words in its well. */
export type PlateStage = ArtStage<'down' | 'size' | 'sweet' | 'words'>;

/** The painted rim: bands, and a branch that winds between fruit, leaves and blossoms. */
export function paintedRim(stage: PlateStage): readonly SceneNode[] {
  const { colours, chanceOf, parameters } = stage;
  const { down, size } = parameters;
  const random = chanceOf('rim');
  const { fruit, blossom } = painter(stage, random);
  const middle = { x: 500, y: down };
  const { dark, accent, darkest } = colours;
  const glaze = colours.paper;
  const [inner, outer] = [size * (WELL + 0.012), size * 0.985];
  const radius = (inner + outer) / 2;
  const breadth = (outer - inner) / 2;
  const count = Math.max(6, Math.round((2 * Math.PI * radius) / PITCH / 2) * 2);
  const turn = random() * 6.3;
  const pitch = (2 * Math.PI) / count;
  const onRim = (step: number, out: number): Point => polar(middle, radius + out * breadth, turn + step * pitch);
  const vine = smoothLine(
    Array.from({ length: count * 8 }, (_, index) => onRim(index / 8, 0.34 * Math.sin((index / 8) * Math.PI))),
    true,
  );
  const green = mixColours(GREEN, glaze, 0.18);
  const leafTones = [green, mixColours(green, glaze, 0.34), mixColours(green, LEMON, 0.3)] as const;
  const motifs = Array.from({ length: count }, (_, index): readonly SceneNode[] => {
    const sign = index % 2 === 0 ? 1 : -1;
    const heading = turn + (index + 0.5) * pitch;
    const at = onRim(index + 0.5, sign * -0.16);
    const leaves = [-1, 1].flatMap((side) =>
      [0.5, 0.84].map((far, order) => {
        const stalk = onRim(index + 0.5 + side * far * 0.5, sign * (0.2 - 0.1 * order));
        const angle = heading + (Math.PI / 2) * side + sign * side * (order === 0 ? -0.75 : 0.6);
        return { path: leaf(stalk, breadth * (order === 0 ? 1.2 : 0.95) * between(random, 0.92, 1.1), angle, 0.46), stalk, angle };
      }),
    );
    const drawn = leaves.flatMap(({ path, stalk, angle }, order): readonly SceneNode[] => [
      filled(leafTones[order % 3] ?? green, path),
      stroked(withAlpha(darkest, 0.5), 2.4, smoothLine([stalk, polar(stalk, breadth * 0.7, angle)])),
    ]);
    return index % 2 === 0
      ? [...drawn, ...fruit(at, breadth * 0.6, heading)]
      : [...drawn, ...blossom(at, breadth * 0.62, mixColours(glaze, dark, 0.22))];
  }).flat();
  const dots = Array.from({ length: count * 5 }, (_, index) => ellipse(polar(middle, size * 0.966, (index / (count * 5)) * 6.2832), 4.6));
  return [
    stroked(glaze, size * 0.016, ellipse(middle, size * 0.991)),
    stroked(glaze, size * 0.011, ellipse(middle, size * (WELL + 0.006))),
    stroked(mixColours(accent, glaze, 0.2), size * 0.006, ellipse(middle, size * (WELL + 0.026))),
    filled(mixColours(accent, glaze, 0.3), ...dots),
    stroked(mixColours(green, dark, 0.25), 8, vine),
    stroked(withAlpha(glaze, 0.3), 2, vine),
    ...motifs,
  ];
}

/** The painter of fruit and blossoms on a plate. */
interface Painter {
  readonly fruit: (at: Point, radius: number, heading: number) => readonly SceneNode[];
  readonly blossom: (at: Point, radius: number, ground: Rgba) => readonly SceneNode[];
}

function painter({ colours, parameters }: PlateStage, random: Random): Painter {
  const { accent, darkest } = colours;
  const glaze = colours.paper;
  const isSweet = parameters.sweet > 0;
  const tone = isSweet ? mixColours(BERRY, accent, 0.15) : mixColours(LEMON, accent, 0.1);
  const lit = (at: Point, radius: number, share: number, out: number, size: number) =>
    filled(mixColours(tone, WHITE, share), ellipse({ x: at.x - radius * out, y: at.y - radius * out * 1.1 }, radius * size));
  return {
    fruit: (at, radius, heading) => {
      if (isSweet) {
        // Three cherries.
        return [0, 1, 2].flatMap((index) => {
          const place = polar(at, radius * 0.5, heading + index * 2.1);
          return [
            filled(mixColours(tone, darkest, 0.3), ellipse({ x: place.x + 2, y: place.y + 3 }, radius * 0.52)),
            filled(tone, ellipse(place, radius * 0.5)),
            lit(place, radius * 0.5, 0.6, 0.32, 0.26),
          ];
        });
      }
      // A lemon whose paint is thin on the side of the light.
      const ends = [Math.PI / 2, -Math.PI / 2].map((turn) => polar(at, radius * 1.16, heading + turn));
      return [
        filled(
          mixColours(tone, darkest, 0.28),
          ...ends.map((end) => ellipse(end, radius * 0.22)),
          ellipse({ x: at.x + 2, y: at.y + 3 }, radius * 1.02),
        ),
        filled(tone, ellipse(at, radius), ...ends.map((end) => ellipse(end, radius * 0.17))),
        lit(at, radius, 0.42, 0.24, 0.46),
        lit(at, radius, 0.75, 0.34, 0.16),
      ];
    },
    blossom: (at, radius, ground) => {
      const phase = random() * 6.3;
      const ring = (reach: number, breadth: number) =>
        Array.from({ length: 5 }, (_, index) => leaf(at, radius * reach, phase + index * 1.2566, breadth));
      return [
        filled(ground, ...ring(1.12, 0.78)),
        filled(mixColours(glaze, WHITE, 0.4), ...ring(1.02, 0.66)),
        filled(mixColours(glaze, accent, 0.35), ...ring(0.56, 0.44)),
        filled(mixColours(accent, LEMON, 0.3), ellipse(at, radius * 0.25)),
      ];
    },
  };
}

/** A garland keeps so far from the words, and is so wide; units. */
const FROM_WORDS = 34;
const GARLAND = 66;
/** The least half of a garland's turn, radians: a shorter one would be a tuft. */
const LEAST_TURN = 0.42;

/** Two painted garlands in the well, over and under words that leave it much room. */
export function paintedGarlands(stage: PlateStage): readonly SceneNode[] {
  const { colours, chanceOf, parameters } = stage;
  const { down, size, words } = parameters;
  const random = chanceOf('garlands');
  const { fruit, blossom } = painter(stage, random);
  const radius = size * WELL * 0.955 - GARLAND * 1.25;
  const reach = (words + FROM_WORDS + GARLAND) / Math.max(1, radius);
  const turn = reach < 1 ? Math.min(1.15, Math.acos(reach)) : 0;
  if (turn < LEAST_TURN) return [];
  const middle = { x: 500, y: down };
  const ink = colours.dark;
  return [-1, 1].flatMap((sign): readonly SceneNode[] => {
    const at = (share: number, out: number) => polar(middle, radius + out * GARLAND, (sign * Math.PI) / 2 + share * turn);
    const vine = smoothLine(Array.from({ length: 25 }, (_, index) => at(index / 12 - 1, 0.12 * Math.sin(index * 1.1))));
    const count = Math.max(4, Math.round((turn * radius) / 42));
    const leaves = [-1, 1].flatMap((side) =>
      Array.from({ length: count }, (_, index) => {
        const share = side * (0.14 + (0.86 * (index + 0.4)) / count);
        const along = (sign * Math.PI) / 2 + share * turn + (side * Math.PI) / 2;
        const open = (index % 2 === 0 ? 0.6 : -0.6) * between(random, 0.8, 1.2);
        const stalk = at(share, 0);
        const length = GARLAND * (1.02 - 0.36 * Math.abs(share)) * between(random, 0.9, 1.1);
        return {
          path: leaf(stalk, length, along + open, 0.42),
          rib: smoothLine([stalk, polar(stalk, length * 0.78, along + open)]),
          index,
        };
      }),
    );
    const heading = (sign * Math.PI) / 2;
    return [
      stroked(mixColours(ink, colours.paper, 0.1), 5, vine),
      ...leaves.map(({ path, index }) =>
        filled(mixColours(ink, colours.paper, index % 3 === 0 ? 0.34 : index % 3 === 1 ? 0.06 : 0.18), path),
      ),
      stroked(withAlpha(colours.paper, 0.7), 2, ...leaves.map(({ rib }) => rib)),
      ...[-0.46, 0.46].flatMap((share) => blossom(at(share, 0), GARLAND * 0.52, mixColours(ink, colours.paper, 0.3))),
      ...fruit(at(0, 0.05), GARLAND * 0.62, heading),
    ];
  });
}
