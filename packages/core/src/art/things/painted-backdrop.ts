import { BLACK, type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import type { Point, Rect } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { Random } from '../../random/seeded-random.ts';
import { type Path, rectanglePath } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { between } from '../drawing/chance.ts';
import { clipped, filled, glow, linearPaint, painted, shadowOf, stroked } from '../drawing/nodes.ts';
import { across, areaUnder, ellipse, polar, polygon, smoothLine } from '../drawing/outlines.ts';
import { leaf } from './plants.ts';
import { stars } from './stars.ts';

export interface Backdrop {
  readonly random: Random;
  /** All of the painted cloth, and the middle and radius of its sun or moon; a radius of 0: none. */
  readonly box: Rect;
  readonly disc: Point;
  readonly radius: number;
  readonly isNight: boolean;
  readonly tones: Readonly<Record<'sky' | 'moon' | 'far' | 'near' | 'mist' | 'shade', Rgba>>;
}

/** The painted cloth at the back of a stage: rays about a sun or a moon, clouds, two rows of hills, and the folds of the cloth. */
export function paintedBackdrop({ random, box, disc, radius, isNight, tones }: Backdrop): readonly SceneNode[] {
  const { sky, moon, far, near, mist, shade } = tones;
  const low = box.y + box.height;
  const rays = Array.from({ length: 28 }, (_, index): Path => {
    const turn = (index / 28) * 2 * Math.PI;
    return polygon([
      polar(disc, 40, turn - 0.05),
      polar(disc, box.height * 1.5, turn - 0.056),
      polar(disc, box.height * 1.5, turn + 0.056),
      polar(disc, 40, turn + 0.05),
    ]);
  });
  const hill = (tone: Rgba, base: number, swell: number, phase: number) => {
    const crest = across(box, 20, (x) => low - base - swell * Math.sin(x / 110 + phase) - swell * 0.4 * Math.sin(x / 47 + phase));
    return [
      painted(
        linearPaint({ x: 0, y: low - base - swell }, { x: 0, y: low }, [mixColours(tone, moon, 0.16), mixColours(tone, shade, 0.3)]),
        areaUnder(crest, low + 4),
      ),
      stroked(withAlpha(mixColours(tone, moon, 0.6), 0.6), 3, smoothLine(crest)),
    ];
  };
  const clouds = [
    { x: 214, down: 0.3, wide: 84 },
    { x: 800, down: 0.2, wide: 74 },
    { x: 782, down: 0.46, wide: 92 },
    { x: 236, down: 0.52, wide: 66 },
  ].flatMap(({ x, down, wide }) => {
    const y = box.y + box.height * down;
    return [
      [0, 0.1, 1, 0.2],
      [-0.42, -0.1, 0.4, 0.26],
      [0.06, -0.26, 0.46, 0.36],
      [0.5, -0.06, 0.36, 0.24],
    ].map(([dx = 0, dy = 0, rx = 1, ry = 1]) => ellipse({ x: x + dx * wide, y: y + dy * wide }, rx * wide, ry * wide));
  });
  const strokes = Array.from({ length: 90 }, (): Path => {
    const at = { x: between(random, 40, 960), y: between(random, box.y, low - 30) };
    return smoothLine([
      at,
      { x: at.x + 40, y: at.y + between(random, -5, 5) },
      { x: at.x + between(random, 70, 130), y: at.y + between(random, -8, 8) },
    ]);
  });
  const starlight = { x: 0, y: box.y, width: 1000, height: box.height * 0.66 };
  return [
    painted(
      linearPaint({ x: 0, y: box.y }, { x: 0, y: low }, [mixColours(sky, BLACK, isNight ? 0.3 : 0.08), sky, mixColours(sky, moon, 0.4)]),
      rectanglePath(box),
    ),
    clipped(rectanglePath(box), [
      filled(withAlpha(moon, isNight ? 0.1 : 0.26), ...rays),
      stroked(withAlpha(WHITE, 0.05), 12, ...strokes),
      ...(isNight ? [filled(withAlpha(mixColours(moon, WHITE, 0.5), 0.9), stars(random, starlight, 80, 4.4))] : []),
      glow(disc, Math.max(120, radius * 1.8), withAlpha(moon, 0.55)),
      ...(radius > 0
        ? [
            filled(mixColours(moon, sky, 0.36), ellipse(disc, radius * 1.1)),
            painted(
              linearPaint({ x: 0, y: disc.y - radius }, { x: 0, y: disc.y + radius }, [mixColours(moon, WHITE, 0.4), moon]),
              ellipse(disc, radius * 0.95),
            ),
          ]
        : []),
      shadowOf([filled(shade, ...clouds)], withAlpha(shade, 0.3), { x: 4, y: 9 }, 6),
      filled(mist, ...clouds),
      ...hill(far, box.height * 0.2, 14, 1),
      ...hill(near, box.height * 0.11, 11, 3),
      ...[170, 330, 500, 680, 830].map((x, index) =>
        painted(
          linearPaint({ x: x - 40, y: 0 }, { x: x + 40, y: 0 }, [
            withAlpha(BLACK, 0),
            withAlpha(BLACK, index % 2 === 0 ? 0.08 : 0.05),
            withAlpha(WHITE, 0.06),
            withAlpha(WHITE, 0),
          ]),
          rectanglePath({ x: x - 40, y: box.y, width: 80, height: box.height }),
        ),
      ),
      painted(
        linearPaint({ x: 0, y: box.y }, { x: 0, y: box.y + box.height * 0.36 }, [withAlpha(shade, 0.66), withAlpha(shade, 0)]),
        rectanglePath(box),
      ),
    ]),
  ];
}

/** A tree painted on a board, as scenery has it: a crown of leaves that catch the light on one side. @param out the side that shadows fall to */
export function sceneryTree(
  random: Random,
  root: Point,
  high: number,
  tone: Rgba,
  light: Rgba,
  shade: Rgba,
  out: 1 | -1,
): readonly SceneNode[] {
  const middle = { x: root.x, y: root.y - high * 0.66 };
  const rounds = Array.from({ length: 11 }, (_, index) =>
    ellipse(
      index === 0 ? middle : polar(middle, high * between(random, 0.16, 0.24), (index / 10) * 2 * Math.PI),
      high * between(random, 0.12, 0.17),
    ),
  );
  const trunk = polygon([
    { x: root.x - high * 0.06, y: root.y },
    { x: root.x + high * 0.06, y: root.y },
    { x: root.x + high * 0.022, y: root.y - high * 0.5 },
    { x: root.x - high * 0.022, y: root.y - high * 0.5 },
  ]);
  const leaves = (count: number, dx: number, spread: number) =>
    Array.from({ length: count }, () => {
      const at = polar(
        { x: middle.x + dx * high, y: middle.y + dx * high * -out * 0.4 },
        high * spread * Math.sqrt(random()),
        random() * 2 * Math.PI,
      );
      return leaf(at, high * between(random, 0.05, 0.085), random() * 2 * Math.PI, 0.5);
    });
  return [
    shadowOf([filled(shade, trunk, ...rounds)], withAlpha(shade, 0.6), { x: out * 16, y: 8 }, 12),
    filled(mixColours({ r: 120, g: 80, b: 54, a: 1 }, shade, 0.4), trunk),
    filled(mixColours(tone, shade, 0.24), ...rounds),
    filled(tone, ...leaves(60, 0, 0.32)),
    filled(mixColours(tone, light, 0.3), ...leaves(40, -out * 0.06, 0.25)),
    filled(mixColours(tone, light, 0.55), ...leaves(18, -out * 0.12, 0.16)),
  ];
}
