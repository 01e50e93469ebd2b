import { type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import type { Point, Rect } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { Random } from '../../random/seeded-random.ts';
import { type Path, rectanglePath } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { between } from '../drawing/chance.ts';
import { clipped, filled, glow, linearPaint, painted, shadowOf, stroked } from '../drawing/nodes.ts';
import { areaUnder, ellipse, polar, polygon } from '../drawing/outlines.ts';
import { crescent } from './crescent.ts';
import { ridgeOf } from './ridge.ts';
import { stars } from './stars.ts';

interface NightTones {
  /** From the top of the sky to its foot. */
  readonly sky: readonly [Rgba, Rgba, Rgba];
  /** Null for a sky without a moon. */
  readonly moon: Rgba | null;
  readonly lamp: Rgba;
  readonly frame: Rgba;
  readonly shade: Rgba;
}

const ARC = 24;

/** An outline with a round top. */
function archOf({ x, y, width, height }: Rect, inset = 0): Path {
  const half = width / 2 - inset;
  const rise = Math.min(half, height * 0.42 - inset);
  const middle = { x: x + width / 2, y: y + inset + rise };
  return polygon([
    { x: middle.x - half, y: y + height },
    ...Array.from({ length: ARC + 1 }, (_, step): Point => {
      const angle = Math.PI + (step / ARC) * Math.PI;
      return { x: middle.x + Math.cos(angle) * half, y: middle.y + Math.sin(angle) * rise };
    }),
    { x: middle.x + half, y: y + height },
  ]);
}

/** A window with a round top, and the evening behind it: moon, stars, hills and a lit house. @param side where the moon is, 1 for the right. */
export function nurseryWindow(chanceOf: (part: string) => Random, box: Rect, side: 1 | -1, tones: NightTones): readonly SceneNode[] {
  const { x, y, width, height } = box;
  const { sky, moon, lamp, frame, shade } = tones;
  const glass = archOf(box, 24);
  const middle = x + width / 2;
  const at = (share: number, down: number): Point => ({ x: middle + (side * share * width) / 2, y: y + height * down });
  const dark = mixColours(sky[0], shade, 0.4);
  return [
    shadowOf([filled(shade, archOf(box))], withAlpha(shade, 0.5), { x: 0, y: 8 }, 14),
    painted(
      linearPaint({ x, y }, { x: x + width, y: y + height }, [mixColours(frame, WHITE, 0.4), frame, mixColours(frame, shade, 0.26)]),
      archOf(box),
    ),
    clipped(glass, [
      painted(linearPaint({ x: 0, y }, { x: 0, y: y + height }, sky), rectanglePath(box)),
      filled(withAlpha(WHITE, 0.9), stars(chanceOf('stars'), { ...box, height: height * 0.75 }, 90, 3.6)),
      filled(
        withAlpha(mixColours(lamp, WHITE, 0.7), 0.95),
        ...[
          [-0.5, 0.24, 8],
          [-0.16, 0.16, 6],
          [-0.68, 0.46, 6],
          [0.1, 0.36, 5],
        ].map(([across = 0, down = 0, size = 6]) => star(at(across, down), size)),
      ),
      ...moonlight(),
      ...hills(),
    ]),
    // The bars, and the shade of the frame on the sky.
    stroked(withAlpha(shade, 0.4), 7, glass),
    ...bars(),
  ];

  function moonlight(): readonly SceneNode[] {
    if (!moon) return [];
    const middleOf = at(0.46, 0.3);
    const radius = Math.min(width * 0.1, height * 0.12);
    return [
      glow(middleOf, radius * 3.4, withAlpha(moon, 0.6)),
      painted(
        linearPaint({ x: 0, y: middleOf.y - radius }, { x: 0, y: middleOf.y + radius }, [mixColours(moon, WHITE, 0.5), moon]),
        crescent(middleOf, radius, side > 0 ? -1 : 1),
      ),
    ];
  }

  function star(spot: Point, size: number): Path {
    return polygon(Array.from({ length: 8 }, (_, index) => polar(spot, size * (index % 2 === 0 ? 1.3 : 0.4), (index / 8) * 2 * Math.PI)));
  }

  function hills(): readonly SceneNode[] {
    const random = chanceOf('trees');
    return [0, 1].flatMap((depth) => {
      const tone = mixColours(mixColours(sky[1], sky[2], 0.3 - depth * 0.3), dark, 0.4 + depth * 0.34);
      const ridge = ridgeOf(chanceOf(`hill ${depth}`), {
        base: y + height * (0.7 + depth * 0.12),
        reach: height * 0.1,
        shape: 'round',
        spacing: width * 0.5,
      });
      const line = Array.from({ length: 41 }, (_, step): Point => ({ x: x + (width * step) / 40, y: ridge(x + (width * step) / 40) }));
      const trees = Array.from({ length: 9 }, () => {
        const foot = between(random, x, x + width);
        const size = between(random, 0.03, 0.055) * height;
        return [
          ellipse({ x: foot, y: ridge(foot) - size }, size * 0.8, size),
          rectanglePath({ x: foot - 2, y: ridge(foot) - size, width: 4, height: size + 6 }),
        ];
      });
      return [
        filled(mixColours(tone, dark, 0.2), ...trees.flat()),
        ...(depth === 0 ? cottage(at(-0.56, 0).x, ridge(at(-0.56, 0).x) + 8, height * 0.05) : []),
        filled(tone, areaUnder(line, y + height)),
      ];
    });
  }

  function cottage(left: number, foot: number, size: number): readonly SceneNode[] {
    return [
      filled(
        dark,
        rectanglePath({ x: left - size, y: foot - size * 1.2, width: size * 2, height: size * 1.4 }),
        polygon([
          { x: left - size * 1.3, y: foot - size * 1.15 },
          { x: left, y: foot - size * 2.1 },
          { x: left + size * 1.3, y: foot - size * 1.15 },
        ]),
      ),
      glow({ x: left, y: foot - size * 0.6 }, size * 2.2, withAlpha(lamp, 0.5)),
      filled(
        lamp,
        ...[-0.5, 0.5].map((share) =>
          rectanglePath({ x: left + share * size - size * 0.2, y: foot - size * 0.86, width: size * 0.4, height: size * 0.46 }),
        ),
      ),
    ];
  }

  function bars(): readonly SceneNode[] {
    const wide = 13;
    const cross = y + height * 0.46;
    const paths = [
      rectanglePath({ x: middle - wide / 2, y: y + 20, width: wide, height: height - 20 }),
      rectanglePath({ x: x + 20, y: cross, width: width - 40, height: wide }),
    ];
    return [
      shadowOf([filled(shade, ...paths)], withAlpha(shade, 0.4), { x: 3, y: 4 }, 4),
      ...paths.map((path) =>
        painted(
          linearPaint({ x, y }, { x: x + width, y: y + height }, [mixColours(frame, WHITE, 0.36), mixColours(frame, shade, 0.16)]),
          path,
        ),
      ),
    ];
  }
}
