import { type Rgba, WHITE, withAlpha } from '../../../design/colour.ts';
import type { Point } from '../../../geometry/shapes.ts';
import { mixColours } from '../../../palette/mix-colours.ts';
import type { Random } from '../../../random/seeded-random.ts';
import { rectanglePath } from '../../../scene/path.ts';
import type { SceneNode } from '../../../scene/scene.ts';
import { between } from '../../drawing/chance.ts';
import { filled, glow, linearPaint, painted, shadowOf, stroked } from '../../drawing/nodes.ts';
import { ellipse, polygon, smoothLine } from '../../drawing/outlines.ts';

interface HouseTones {
  readonly wall: Rgba;
  readonly roof: Rgba;
  readonly door: Rgba;
  readonly frame: Rgba;
  readonly lamp: Rgba;
  readonly light: Rgba;
  readonly shade: Rgba;
}

/** A narrow house of a picture book with a steep roof, lit windows and a round door. @param foot under its middle. */
export function storyHouse(random: Random, foot: Point, wide: number, tall: number, tones: HouseTones): readonly SceneNode[] {
  const { wall, roof, door, frame, lamp, light, shade } = tones;
  const [left, right, eaves] = [foot.x - wide / 2, foot.x + wide / 2, foot.y - tall * 0.62];
  const tip = { x: foot.x + between(random, -0.06, 0.06) * wide, y: foot.y - tall };
  const gable = polygon([{ x: left - wide * 0.1, y: eaves + 8 }, tip, { x: right + wide * 0.1, y: eaves + 8 }]);
  const stack = foot.x + wide * (random() < 0.5 ? -0.26 : 0.24);
  const rows = [0.32, 0.72].map((share) => eaves + (foot.y - eaves) * share);
  const tiles = [0.3, 0.5, 0.7, 0.88].map((share) => {
    const half = wide * 0.6 * share;
    const y = tip.y + (eaves + 8 - tip.y) * share;
    return smoothLine([
      { x: foot.x - half, y },
      { x: foot.x, y: y + 4 },
      { x: foot.x + half, y },
    ]);
  });
  return [
    painted(
      linearPaint({ x: stack - 12, y: tip.y }, { x: stack + 12, y: eaves }, [mixColours(roof, light, 0.2), mixColours(roof, shade, 0.4)]),
      rectanglePath({ x: stack - wide * 0.07, y: tip.y + tall * 0.06, width: wide * 0.14, height: tall * 0.26 }),
    ),
    painted(
      linearPaint({ x: left, y: eaves }, { x: right, y: foot.y }, [mixColours(wall, light, 0.34), wall, mixColours(wall, shade, 0.26)]),
      polygon([
        { x: left, y: eaves },
        { x: tip.x, y: tip.y + tall * 0.08 },
        { x: right, y: eaves },
        { x: right, y: foot.y },
        { x: left, y: foot.y },
      ]),
    ),
    shadowOf([filled(shade, gable)], withAlpha(shade, 0.3), { x: 0, y: 7 }, 5),
    painted(
      linearPaint({ x: left, y: tip.y }, { x: right, y: eaves }, [mixColours(roof, light, 0.36), roof, mixColours(roof, shade, 0.36)]),
      gable,
    ),
    stroked(withAlpha(shade, 0.2), 3, ...tiles),
    ...rows.flatMap((y, row) =>
      [-0.24, 0.24].flatMap((x) => (row === 1 && x > 0 ? entrance(foot.x + x * wide) : window({ x: foot.x + x * wide, y }))),
    ),
  ];

  function window({ x, y }: Point): readonly SceneNode[] {
    const [w, h] = [wide * 0.2, tall * 0.11];
    const pane = (grow: number) => rectanglePath({ x: x - w / 2 - grow, y: y - h / 2 - grow, width: w + 2 * grow, height: h + 2 * grow });
    return [
      filled(frame, pane(4)),
      filled(mixColours(lamp, random() < 0.3 ? shade : WHITE, 0.24), pane(0)),
      glow({ x, y }, w * 1.2, withAlpha(lamp, 0.4)),
      filled(
        frame,
        rectanglePath({ x: x - 1.6, y: y - h / 2, width: 3.2, height: h }),
        rectanglePath({ x: x - w / 2, y: y - 1.6, width: w, height: 3.2 }),
      ),
      filled(mixColours(frame, shade, 0.16), rectanglePath({ x: x - w / 2 - 7, y: y + h / 2 + 2, width: w + 14, height: 6 })),
    ];
  }

  function entrance(x: number): readonly SceneNode[] {
    const [w, h] = [wide * 0.24, tall * 0.2];
    const arch = (grow: number) => [
      ...ellipse({ x, y: foot.y - h }, w / 2 + grow),
      ...rectanglePath({ x: x - w / 2 - grow, y: foot.y - h, width: w + 2 * grow, height: h }),
    ];
    return [
      filled(frame, arch(5)),
      painted(
        linearPaint({ x: x - w / 2, y: 0 }, { x: x + w / 2, y: 0 }, [mixColours(door, light, 0.2), mixColours(door, shade, 0.2)]),
        arch(0),
      ),
      filled(lamp, ellipse({ x, y: foot.y - h }, w * 0.2), ellipse({ x: x + w * 0.3, y: foot.y - h * 0.45 }, 3)),
    ];
  }
}
