import { type Rgba, withAlpha } from '../../design/colour.ts';
import { type Point, translation } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { Random } from '../../random/seeded-random.ts';
import { type Path, transformPath } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { between } from '../drawing/chance.ts';
import { filled, linearPaint, painted, radialPaint, stroked } from '../drawing/nodes.ts';
import { ellipse, polar, polygon, smoothLine } from '../drawing/outlines.ts';
import { ribbon } from '../drawing/ribbon.ts';

/** Twigs with leaves that have a lit half and a shaded one. */
export const SPRAYS = ['rose', 'fern', 'eucalyptus', 'olive', 'ivy'] as const;
export type SprayId = (typeof SPRAYS)[number];

export interface SprayTones {
  readonly leaf: Rgba;
  readonly shade: Rgba;
  readonly light: Rgba;
  /** True for twigs behind all others, of which neither shadows nor ribs are seen. */
  readonly isFar?: true;
}

interface SprayForm {
  readonly pairs: number;
  /** The length of a leaf as a share of the twig's, its breadth as a share of its own, its angle with the twig, and how much smaller the last is. */
  readonly leaf: number;
  readonly breadth: number;
  readonly open: number;
  readonly taper: number;
}

const FORMS: Readonly<Record<SprayId, SprayForm>> = {
  rose: { pairs: 4, leaf: 0.34, breadth: 0.56, open: 0.9, taper: 0.3 },
  fern: { pairs: 14, leaf: 0.28, breadth: 0.24, open: 1.08, taper: 0.88 },
  eucalyptus: { pairs: 8, leaf: 0.18, breadth: 0.86, open: 1, taper: 0.5 },
  olive: { pairs: 9, leaf: 0.22, breadth: 0.27, open: 0.72, taper: 0.35 },
  ivy: { pairs: 5, leaf: 0.24, breadth: 0.8, open: 1.1, taper: 0.4 },
};

const SIDES = [-1, 1] as const;
/** The length of a twig, in units, from which it has more leaves than its form has. */
const LONG = 330;
/** The length of a leaf, in units, below which it is drawn with few points; and from which its side ribs are seen. */
const SMALL = 46;
const RIBBED = 52;

/** The halves of a leaf and its ribs. */
interface LeafParts {
  readonly whole: Path;
  readonly lit: Path;
  readonly ribs: readonly Path[];
}

/** A leaf with a pointed tip. @param bend how far its tip leans from where it points, radians. */
function leafParts(stalk: Point, length: number, angle: number, breadth: number, bend: number): LeafParts {
  const at = (share: number, out: number): Point =>
    polar(polar(stalk, length * share, angle + bend * share * share), length * breadth * out, angle + bend * share * 1.6 + Math.PI / 2);
  // Small leaves need fewer points, and no side ribs.
  const widths = length < SMALL ? [0, 0.44, 0.4, 0] : [0, 0.3, 0.48, 0.46, 0.28, 0];
  const last = widths.length - 1;
  const line = (side: number) => widths.map((width, index) => at(index / last, width * side));
  const middle = length < SMALL ? [at(0, 0), at(0.5, 0), at(1, 0)] : widths.map((_, index) => at(index / last, 0));
  const between_ = (from: readonly Point[], to: readonly Point[]): Path => [
    ...smoothLine(from),
    ...smoothLine(to.toReversed()).slice(1),
    ['Z'],
  ];
  const up = Math.sin(angle + Math.PI / 2) < 0 ? 1 : -1;
  return {
    whole: between_(line(1), line(-1)),
    lit: between_(line(up), middle),
    ribs: [
      smoothLine(middle.slice(0, -1)),
      ...(length < RIBBED ? [] : [0.22, 0.42, 0.62]).flatMap((share) =>
        SIDES.map((side) => smoothLine([at(share, 0), at(share + 0.18, side * 0.32)])),
      ),
    ],
  };
}

/** One large leaf with light, shade and ribs. */
export function broadLeaf(
  stalk: Point,
  length: number,
  angle: number,
  { leaf, shade, light }: SprayTones,
  breadth = 0.5,
  bend = 0.25,
): readonly SceneNode[] {
  const { whole, lit, ribs } = leafParts(stalk, length, angle, breadth, bend);
  const tip = polar(stalk, length, angle);
  return [
    filled(withAlpha(shade, 0.36), transformPath(whole, translation(length * 0.03, length * 0.06))),
    painted(linearPaint(stalk, tip, [mixColours(leaf, shade, 0.62), mixColours(leaf, shade, 0.3)]), whole),
    painted(linearPaint(stalk, tip, [mixColours(leaf, shade, 0.3), leaf, mixColours(leaf, light, 0.32)]), lit),
    stroked(withAlpha(mixColours(leaf, light, 0.5), 0.42), Math.max(0.9, length * 0.012), ...ribs),
  ];
}

/** A twig with leaves. @param angle where it grows to, radians. @param bend how far it leans on its way, radians. */
export function leafSpray(
  random: Random,
  root: Point,
  length: number,
  angle: number,
  id: SprayId,
  tones: SprayTones,
  bend = between(random, -0.5, 0.5),
): readonly SceneNode[] {
  const { leaf, shade, light, isFar } = tones;
  const { breadth, open, taper, ...form } = FORMS[id];
  // A longer twig has more leaves, not larger ones.
  const more = Math.max(1, length / LONG);
  const [pairs, share] = [Math.round(form.pairs * more), form.leaf / more];
  const at = (step: number): Point => polar(root, length * step, angle + bend * step * 0.7);
  const headingAt = (step: number) => angle + bend * step * 1.35;
  const stem = ribbon(
    Array.from({ length: 6 }, (_, index) => ({ ...at(index / 5), width: Math.max(0.7, length * 0.011 * (1.1 - index / 5)) })),
  );
  const parts = Array.from({ length: pairs }, (_, index) => {
    const step = 0.14 + (0.82 * index) / (pairs - 1);
    return SIDES.map((side) => {
      const later = id === 'fern' ? 0 : side > 0 ? 0.45 / pairs : 0;
      const size = length * share * (1 - taper * step) * between(random, 0.84, 1.1);
      const heading = headingAt(step) + side * open * between(random, 0.82, 1.14);
      return leafParts(at(Math.min(1, step + later)), size, heading, breadth, -side * 0.3);
    });
  }).flat();
  const all = [...parts, leafParts(at(1), length * share * (1.06 - taper), headingAt(1), breadth, 0)];
  const size = length * share;
  const tip = at(1);
  return [
    ...(isFar
      ? []
      : [filled(withAlpha(shade, 0.34), ...all.map(({ whole }) => transformPath(whole, translation(size * 0.07, size * 0.14))))]),
    painted(linearPaint(root, tip, [mixColours(leaf, shade, 0.66), mixColours(leaf, shade, 0.3)]), ...all.map(({ whole }) => whole)),
    painted(linearPaint(root, tip, [mixColours(leaf, shade, 0.34), leaf, mixColours(leaf, light, 0.24)]), ...all.map(({ lit }) => lit)),
    filled(mixColours(leaf, shade, 0.24), stem),
    ...(size < 16 || isFar
      ? []
      : [stroked(withAlpha(mixColours(leaf, light, 0.5), 0.34), Math.max(0.7, size * 0.014), ...all.flatMap(({ ribs }) => ribs))]),
  ];
}

/** Berries on thin stalks at the end of a twig. */
export function berries(
  random: Random,
  root: Point,
  length: number,
  angle: number,
  berry: Rgba,
  { leaf, shade, light }: SprayTones,
  count = 7,
): readonly SceneNode[] {
  const size = length * 0.064;
  const spots = Array.from({ length: count }, (_, index) => {
    const step = 0.4 + (0.6 * index) / Math.max(1, count - 1);
    const lean = (index % 2 === 0 ? 1 : -1) * between(random, 0.16, 0.46) * (1.1 - step * 0.5);
    return {
      fork: polar(root, length * step * 0.72, angle),
      at: polar(root, length * step, angle + lean),
      size: size * between(random, 0.85, 1.15),
    };
  });
  return [
    filled(withAlpha(shade, 0.36), ...spots.map(({ at, size: own }) => ellipse({ x: at.x + own * 0.3, y: at.y + own * 0.6 }, own))),
    stroked(
      mixColours(leaf, shade, 0.3),
      Math.max(1, length * 0.012),
      smoothLine([root, polar(root, length * 0.72, angle)]),
      ...spots.map(({ fork, at }) => smoothLine([fork, at])),
    ),
    ...spots.map(({ at, size: own }) =>
      painted(
        radialPaint({ x: at.x - own * 0.34, y: at.y - own * 0.4 }, own * 1.5, [
          mixColours(berry, light, 0.42),
          berry,
          mixColours(berry, shade, 0.62),
        ]),
        ellipse(at, own),
      ),
    ),
    filled(withAlpha(light, 0.7), ...spots.map(({ at, size: own }) => ellipse({ x: at.x - own * 0.36, y: at.y - own * 0.4 }, own * 0.16))),
  ];
}

/** A thistle on its stalk. @param size the breadth of its flower. */
export function thistle(
  random: Random,
  at: Point,
  size: number,
  angle: number,
  petal: Rgba,
  { leaf, shade, light }: SprayTones,
): readonly SceneNode[] {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const place = (along: number, across: number): Point => ({
    x: at.x + (along * cos - across * sin) * size,
    y: at.y + (along * sin + across * cos) * size,
  });
  const spikes = (count: number, spread: number, long: number) =>
    Array.from({ length: count }, (_, index) => {
      const side = (index / (count - 1) - 0.5) * 2;
      const tip = place(long * (1 - side * side * 0.3) * between(random, 0.88, 1.08), side * spread);
      return polygon([place(0.1, side * 0.26 - 0.035), tip, place(0.1, side * 0.26 + 0.035)]);
    });
  const scales = [-0.32, -0.16, 0, 0.14].flatMap((along, row) =>
    [-0.24, -0.08, 0.08, 0.24].map((across) => {
      const out = across + (row % 2) * 0.07;
      return polygon([place(along - 0.06, out - 0.07), place(along + 0.16, out * 1.35), place(along - 0.06, out + 0.07)]);
    }),
  );
  const bulb = ellipse(at, size * 0.36);
  return [
    filled(withAlpha(shade, 0.34), transformPath([...bulb, ...spikes(9, 0.6, 0.8).flat()], translation(size * 0.06, size * 0.12))),
    painted(linearPaint(place(0, 0), place(0.9, 0), [mixColours(petal, shade, 0.5), petal]), ...spikes(25, 0.66, 0.9)),
    painted(
      linearPaint(place(0, 0), place(0.8, 0), [mixColours(petal, shade, 0.2), mixColours(petal, light, 0.5)]),
      ...spikes(17, 0.46, 0.78),
    ),
    painted(radialPaint(place(0.06, -0.14), size * 0.6, [mixColours(leaf, light, 0.26), leaf, mixColours(leaf, shade, 0.6)]), bulb),
    filled(withAlpha(mixColours(leaf, shade, 0.55), 0.75), ...scales),
    stroked(
      withAlpha(mixColours(leaf, light, 0.6), 0.5),
      Math.max(0.7, size * 0.014),
      ...[-0.2, 0, 0.2].map((across) => smoothLine([place(0.05, across), place(0.22, across * 1.3)])),
    ),
  ];
}
