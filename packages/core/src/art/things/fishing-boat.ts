import { BLACK, type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { Random } from '../../random/seeded-random.ts';
import type { Path } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { between } from '../drawing/chance.ts';
import { clipped, filled, glow, linearPaint, painted, stroked } from '../drawing/nodes.ts';
import { ellipse, polygon, smoothLine } from '../drawing/outlines.ts';
import { brushLens } from './painted-swell.ts';

interface BoatPlace {
  /** The middle of the waterline. */
  readonly foot: Point;
  readonly length: number;
  /** 1: the bow is on the right. */
  readonly side: 1 | -1;
  /** 1: the light comes from the right. */
  readonly sun: 1 | -1;
}

interface BoatTones {
  readonly hull: Rgba;
  readonly stripe: Rgba;
  readonly house: Rgba;
  readonly wood: Rgba;
  readonly net: Rgba;
  readonly float: Rgba;
  readonly light: Rgba;
  readonly shade: Rgba;
  readonly lamp: Rgba;
}

/** A moored fishing boat from the side, with wheelhouse, masts, a net hung up to dry, fenders and floats, and its reflection. */
export function fishingBoat(random: Random, { foot, length, side, sun }: BoatPlace, tones: BoatTones): readonly SceneNode[] {
  const { hull, stripe, house, wood, net, float, light, shade, lamp } = tones;
  const at = (x: number, up: number): Point => ({ x: foot.x + side * x * length, y: foot.y - up * length });
  const points = (...list: readonly (readonly [number, number])[]) => list.map(([x, up]) => at(x, up));
  const line = (...list: readonly (readonly [number, number])[]): Path => smoothLine(points(...list));
  const flat = (...list: readonly (readonly [number, number])[]): Path => polygon(points(...list));
  const thin = Math.max(0.8, length * 0.005);
  const dark = mixColours(shade, BLACK, 0.25);
  const towards = sun * side;
  const sheer = [
    [0.53, 0.27],
    [0.36, 0.185],
    [0.12, 0.128],
    [-0.15, 0.112],
    [-0.36, 0.128],
    [-0.5, 0.155],
  ] as const;
  const body: Path = [
    ...line(...sheer),
    ...smoothLine(points([-0.5, 0.155], [-0.49, 0.05], [-0.45, -0.01])).slice(1),
    ...smoothLine(points([-0.45, -0.01], [0, -0.012], [0.42, -0.008])).slice(1),
    ...smoothLine(points([0.42, -0.008], [0.47, 0.12], [0.53, 0.27])).slice(1),
    ['Z'],
  ];
  const raised = (by: number) => sheer.map(([x, up]): readonly [number, number] => [x * (1 - by * 0.3), up - by]);
  return [...mirrored(), ...rig(), ...hangingNet(), ...wheelhouse(), ...hullParts(), ...gear()];

  function mirrored(): readonly SceneNode[] {
    const strokes = (count: number, depth: number, top: number) =>
      Array.from({ length: count }, () => {
        const down = top + random() * depth;
        const x = between(random, -0.5, 0.5) * (1 - down * 0.3);
        const [y, half] = [foot.y + down * length, length * between(random, 0.05, 0.17)];
        const middle = at(x, 0).x;
        return brushLens({ x: middle - half, y }, { x: middle, y: y - 1 }, { x: middle + half, y }, between(random, 0.008, 0.018) * length);
      });
    const poles = Array.from({ length: 16 }, (_, index) => {
      const x = at(index % 2 === 0 ? 0.03 : -0.33, 0).x + between(random, -3, 3);
      const y = foot.y + length * (0.2 + 0.03 * index);
      return brushLens({ x: x - 7, y }, { x, y: y - 1 }, { x: x + 7, y }, 1.5);
    });
    return [
      filled(withAlpha(dark, 0.5), ...strokes(26, 0.07, 0)),
      filled(withAlpha(mixColours(hull, shade, 0.4), 0.55), ...strokes(22, 0.17, 0.03)),
      filled(withAlpha(mixColours(house, shade, 0.2), 0.4), ...strokes(8, 0.16, 0.14)),
      filled(withAlpha(dark, 0.4), ...poles),
    ];
  }

  function rig(): readonly SceneNode[] {
    const pole = (x: number, low: number, high: number, half: number): Path =>
      flat([x - half, low], [x - half * 0.6, high], [x + half * 0.6, high], [x + half, low]);
    const poles = [pole(0.04, 0.1, 0.86, 0.012), pole(-0.33, 0.3, 0.66, 0.009)];
    const booms = [
      flat([0.04, 0.24], [0.44, 0.6], [0.446, 0.592], [0.05, 0.22]),
      flat([0.03, 0.3], [-0.27, 0.56], [-0.275, 0.548], [0.03, 0.28]),
    ];
    const ropes = [
      line([0.52, 0.28], [0.04, 0.85]),
      line([0.04, 0.85], [-0.33, 0.65]),
      line([-0.33, 0.65], [-0.49, 0.17]),
      line([0.04, 0.8], [0.44, 0.6]),
      line([0.44, 0.6], [0.43, 0.23]),
      line([0.04, 0.82], [-0.27, 0.56]),
      line([-0.02, 0.12], [0.04, 0.78], [0.1, 0.13]),
    ];
    const furled = line([-0.33, 0.36], [-0.42, 0.4], [-0.49, 0.395]);
    return [
      stroked(withAlpha(dark, 0.75), thin * 0.7, ...ropes),
      painted(
        linearPaint(at(-0.01 * towards, 0.5), at(0.05 * towards, 0.5), [mixColours(wood, shade, 0.5), mixColours(wood, light, 0.45)]),
        ...poles,
      ),
      filled(mixColours(wood, shade, 0.25), ...booms),
      stroked(mixColours(net, shade, 0.2), length * 0.026, furled),
      filled(float, polygon(points([0.04, 0.86], [-0.04, 0.845], [0.04, 0.825]))),
      glow(at(0.04, 0.7), length * 0.07, withAlpha(lamp, 0.8)),
      filled(mixColours(lamp, WHITE, 0.5), ellipse(at(0.04, 0.7), length * 0.011)),
    ];
  }

  /** A net that hangs from the boom, with its floats along the edge. */
  function hangingNet(): readonly SceneNode[] {
    const cloth: Path = [
      ...line([0.42, 0.58], [0.3, 0.43], [0.16, 0.34]),
      ...line([0.16, 0.34], [0.18, 0.2], [0.15, 0.13]).slice(1),
      ...line([0.15, 0.13], [0.26, 0.16], [0.36, 0.19]).slice(1),
      ...line([0.36, 0.19], [0.38, 0.4], [0.42, 0.58]).slice(1),
      ['Z'],
    ];
    const mesh = Array.from({ length: 11 }, (_, index) => index / 10).flatMap((share) => [
      line([0.13 + share * 0.3, 0.1], [0.2 + share * 0.3, 0.62]),
      line([0.34 + share * 0.22, 0.1], [0.06 + share * 0.3, 0.62]),
    ]);
    const corks = [0, 0.2, 0.4, 0.6, 0.8, 1].map((share) =>
      ellipse(at(0.16 + 0.2 * share, 0.135 + 0.055 * share), length * 0.013, length * 0.009),
    );
    return [
      filled(withAlpha(net, 0.5), cloth),
      clipped(cloth, [stroked(withAlpha(mixColours(net, shade, 0.45), 0.8), thin * 0.5, ...mesh)]),
      filled(float, ...corks),
    ];
  }

  function wheelhouse(): readonly SceneNode[] {
    const wall = flat([-0.36, 0.1], [-0.355, 0.34], [-0.13, 0.335], [-0.11, 0.1]);
    const roof = flat([-0.385, 0.34], [-0.375, 0.366], [-0.115, 0.36], [-0.1, 0.334]);
    const panes = [-0.325, -0.255, -0.185].map((x) => flat([x, 0.235], [x, 0.305], [x + 0.05, 0.305], [x + 0.05, 0.235]));
    return [
      painted(
        linearPaint(at(-0.24 - 0.13 * towards, 0.2), at(-0.24 + 0.13 * towards, 0.2), [
          mixColours(house, shade, 0.5),
          house,
          mixColours(house, light, 0.5),
        ]),
        wall,
      ),
      glow(at(-0.23, 0.27), length * 0.16, withAlpha(lamp, 0.5)),
      filled(lamp, ...panes),
      stroked(mixColours(house, shade, 0.55), thin, ...panes),
      filled(mixColours(stripe, shade, 0.3), flat([-0.34, 0.1], [-0.34, 0.205], [-0.28, 0.205], [-0.28, 0.1])),
      filled(mixColours(stripe, shade, 0.15), roof),
      stroked(withAlpha(light, 0.8), thin, line([-0.375, 0.367], [-0.115, 0.361])),
      filled(dark, flat([-0.3, 0.36], [-0.3, 0.43], [-0.275, 0.43], [-0.275, 0.36])),
    ];
  }

  function hullParts(): readonly SceneNode[] {
    return [
      painted(linearPaint(at(0, 0.26), at(0, -0.01), [mixColours(hull, light, 0.35), hull, mixColours(hull, shade, 0.55)]), body),
      clipped(body, [
        painted(
          linearPaint(at(-0.5 * towards, 0), at(0.5 * towards, 0), [withAlpha(shade, 0.5), withAlpha(shade, 0), withAlpha(light, 0.3)]),
          flat([-0.6, -0.1], [-0.6, 0.4], [0.6, 0.4], [0.6, -0.1]),
        ),
        filled(mixColours(stripe, shade, 0.3), flat([-0.6, -0.05], [-0.6, 0.028], [0.6, 0.036], [0.6, -0.05])),
        stroked(withAlpha(mixColours(WHITE, light, 0.4), 0.85), thin * 1.4, line([-0.6, 0.03], [0, 0.026], [0.6, 0.038])),
        stroked(withAlpha(shade, 0.3), thin * 0.8, ...[0.05, 0.085, 0.12].map((by) => line(...raised(by)))),
        stroked(withAlpha(mixColours(WHITE, light, 0.3), 0.7), thin * 1.8, line(...raised(0.026))),
      ]),
      stroked(mixColours(wood, light, 0.35), thin * 2, line(...sheer)),
    ];
  }

  /** Fenders along the side, floats and boxes on board. */
  function gear(): readonly SceneNode[] {
    const fenders = [-0.3, -0.05, 0.2].map((x) => at(x, 0.075));
    const pile = Array.from({ length: 11 }, (_, index) =>
      ellipse(at(-0.06 + (index % 6) * 0.026 + between(random, -0.01, 0.01), 0.125 + Math.floor(index / 6) * 0.024), length * 0.015),
    );
    return [
      stroked(withAlpha(dark, 0.8), thin * 0.8, ...[-0.3, -0.05, 0.2].map((x) => line([x, 0.075], [x, 0.13]))),
      ...fenders.flatMap((middle) => [
        filled(dark, ellipse(middle, length * 0.026)),
        stroked(withAlpha(light, 0.35), thin, ellipse(middle, length * 0.02)),
        filled(mixColours(hull, shade, 0.6), ellipse(middle, length * 0.011)),
      ]),
      filled(mixColours(float, shade, 0.3), ...pile.filter((_, index) => index % 2 === 0)),
      filled(mixColours(float, light, 0.3), ...pile.filter((_, index) => index % 2 === 1)),
    ];
  }
}
