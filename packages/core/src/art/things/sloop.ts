import { BLACK, type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { Path } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { clipped, filled, glow, linearPaint, painted, stroked } from '../drawing/nodes.ts';
import { ellipse, polygon, smoothLine, smoothShape } from '../drawing/outlines.ts';

interface SloopPlace {
  /** The middle of the waterline. */
  readonly foot: Point;
  /** From stem to stern, units. */
  readonly length: number;
  /** 1: the bow is on the right. */
  readonly side: 1 | -1;
  /** Degrees that the bow is lifted and the mast leans back. */
  readonly heel: number;
  /** People in the cockpit: 1 or 2. */
  readonly crew: number;
}

interface SloopTones {
  readonly canvas: Rgba;
  readonly jib: Rgba;
  readonly hull: Rgba;
  readonly bottom: Rgba;
  readonly wood: Rgba;
  readonly oilskin: Rgba;
  readonly shade: Rgba;
  /** The light that shines through the sails and along the edges. */
  readonly light: Rgba;
}

/** A sloop in a hard wind, against the light: a reefed mainsail and a small jib that glow, and people in oilskins at the helm. */
export function sloop(place: SloopPlace, tones: SloopTones): readonly SceneNode[] {
  const { foot, length, side, heel, crew } = place;
  const { canvas, jib, hull, bottom, wood, oilskin, shade, light } = tones;
  const turn = (-heel * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const at = (x: number, up: number): Point => ({
    x: foot.x + side * (x * cos + up * sin) * length,
    y: foot.y + (x * sin - up * cos) * length,
  });
  const curve = (points: readonly (readonly [number, number])[]): readonly Point[] => points.map(([x, up]) => at(x, up));
  const shape = (...points: readonly (readonly [number, number])[]): Path => smoothShape(curve(points));
  const line = (...points: readonly (readonly [number, number])[]): Path => smoothLine(curve(points));
  const thin = length * 0.0042;
  const dark = mixColours(shade, BLACK, 0.3);
  return [...rig(), ...sails(), ...hullAndDeck(), ...people(), ...rails()];

  function rig(): readonly SceneNode[] {
    const ropes = [
      line([0.5, 0.17], [0.1, 1.17]),
      line([-0.5, 0.14], [0.1, 1.24]),
      line([0.04, 0.12], [0.06, 0.75], [0.1, 1.12]),
      line([0.14, 0.12], [0.15, 0.75], [0.1, 1.12]),
    ];
    const flag = shape(
      [0.1, 1.25],
      [0.02, 1.262],
      [-0.05, 1.24],
      [-0.11, 1.258],
      [-0.105, 1.232],
      [-0.04, 1.218],
      [0.03, 1.238],
      [0.1, 1.226],
    );
    return [
      stroked(withAlpha(dark, 0.8), thin * 0.7, ...ropes),
      filled(
        dark,
        polygon(
          curve([
            [0.088, 0.12],
            [0.094, 1.26],
            [0.103, 1.26],
            [0.112, 0.12],
          ]),
        ),
      ),
      filled(
        light,
        polygon(
          curve([
            [0.106, 0.3],
            [0.1, 1.26],
            [0.103, 1.26],
            [0.112, 0.3],
          ]),
        ),
      ),
      stroked(dark, thin * 1.2, line([0.045, 0.75], [0.155, 0.75])),
      filled(jib, flag),
    ];
  }

  function sails(): readonly SceneNode[] {
    const main = shape(
      [0.088, 0.315],
      [0.088, 0.64],
      [0.09, 1],
      [0.085, 1.03],
      [0.05, 1],
      [-0.09, 0.76],
      [-0.25, 0.52],
      [-0.37, 0.345],
      [-0.36, 0.325],
      [-0.14, 0.29],
    );
    const fore = shape(
      [0.476, 0.222],
      [0.34, 0.56],
      [0.2, 0.9],
      [0.186, 0.93],
      [0.17, 0.88],
      [0.12, 0.62],
      [0.05, 0.335],
      [0.07, 0.315],
      [0.26, 0.24],
    );
    const glowing = mixColours(canvas, light, 0.55);
    const through = (path: Path, tone: Rgba, from: Point, to: Point) =>
      painted(
        linearPaint(from, to, [mixColours(tone, light, 0.7), tone, mixColours(tone, shade, 0.34), mixColours(tone, shade, 0.52)]),
        path,
      );
    const seams = [0.42, 0.55, 0.68, 0.81, 0.92].map((up) =>
      line([0.088, up - 0.02], [-0.1, up - 0.025], [-0.36 + (up - 0.34) * 0.62, up + 0.02]),
    );
    const foreSeams = [0.36, 0.5, 0.64, 0.78].map((up) =>
      line([0.45 - (up - 0.24) * 0.39, up - 0.01], [0.24, up - 0.02], [0.06 + (up - 0.33) * 0.2, up + 0.012]),
    );
    const reefs = Array.from({ length: 9 }, (_, index) => {
      const [x, up] = [0.06 - index * 0.048, 0.425 - index * 0.002];
      return line([x, up], [x - 0.006, up - 0.028]);
    });
    const bundle = shape(
      [0.09, 0.3],
      [-0.08, 0.305],
      [-0.22, 0.33],
      [-0.42, 0.335],
      [-0.43, 0.305],
      [-0.22, 0.275],
      [-0.04, 0.262],
      [0.09, 0.268],
    );
    const ties = Array.from({ length: 8 }, (_, index) =>
      line([0.05 - index * 0.058, 0.31 + index * 0.003], [0.046 - index * 0.058, 0.265 + index * 0.006]),
    );
    return [
      through(main, canvas, at(0.06, 0.95), at(-0.1, 0.28)),
      clipped(main, [
        glow(at(0.02, 0.78), length * 0.34, withAlpha(glowing, 0.85)),
        filled(withAlpha(shade, 0.22), shape([0.1, 0.3], [0.1, 1.05], [0.066, 1], [0.05, 0.66], [0.04, 0.3])),
        filled(withAlpha(light, 0.4), shape([-0.06, 0.82], [-0.2, 0.58], [-0.38, 0.34], [-0.31, 0.36], [-0.14, 0.6])),
        filled(withAlpha(shade, 0.18), shape([0.09, 0.31], [-0.12, 0.3], [-0.37, 0.33], [-0.34, 0.39], [-0.12, 0.42], [0.09, 0.36])),
        stroked(withAlpha(shade, 0.3), thin * 0.55, ...seams),
      ]),
      stroked(withAlpha(dark, 0.55), thin * 0.7, ...reefs),
      through(fore, jib, at(0.22, 0.8), at(0.2, 0.24)),
      clipped(fore, [
        glow(at(0.2, 0.64), length * 0.26, withAlpha(mixColours(jib, light, 0.7), 0.75)),
        filled(withAlpha(shade, 0.26), shape([0.05, 0.34], [0.13, 0.62], [0.18, 0.94], [0.19, 0.8], [0.18, 0.55], [0.14, 0.3])),
        stroked(withAlpha(shade, 0.3), thin * 0.55, ...foreSeams),
      ]),
      stroked(withAlpha(light, 0.9), thin * 0.8, line([0.476, 0.222], [0.34, 0.56], [0.186, 0.93])),
      filled(
        dark,
        polygon(
          curve([
            [0.1, 0.262],
            [-0.44, 0.292],
            [-0.44, 0.304],
            [0.1, 0.278],
          ]),
        ),
      ),
      painted(linearPaint(at(0, 0.34), at(0, 0.25), [mixColours(canvas, light, 0.35), mixColours(canvas, shade, 0.5)]), bundle),
      stroked(withAlpha(dark, 0.7), thin * 0.9, ...ties),
      stroked(withAlpha(dark, 0.8), thin * 0.7, line([-0.4, 0.295], [-0.36, 0.16]), line([0.05, 0.33], [-0.08, 0.2])),
    ];
  }

  function hullAndDeck(): readonly SceneNode[] {
    const sheer = [
      [0.53, 0.17],
      [0.3, 0.125],
      [0.05, 0.088],
      [-0.2, 0.08],
      [-0.42, 0.092],
      [-0.5, 0.1],
    ] as const;
    const body: Path = [
      ...smoothLine(curve(sheer)),
      ...line(
        [-0.5, 0.1],
        [-0.47, 0.02],
        [-0.38, -0.042],
        [-0.12, -0.075],
        [0.18, -0.062],
        [0.36, -0.01],
        [0.46, 0.075],
        [0.53, 0.17],
      ).slice(1),
      ['Z'],
    ];
    const deck = smoothShape([
      ...curve(sheer),
      ...curve([
        [-0.49, 0.135],
        [-0.3, 0.125],
        [0, 0.128],
        [0.28, 0.155],
        [0.53, 0.172],
      ]),
    ]);
    const house = shape([0.2, 0.13], [0.18, 0.17], [0.12, 0.195], [-0.12, 0.19], [-0.17, 0.18], [-0.18, 0.1], [0, 0.098], [0.18, 0.112]);
    return [
      filled(mixColours(wood, shade, 0.3), deck),
      stroked(withAlpha(light, 0.75), thin, line([-0.49, 0.137], [-0.3, 0.127], [0, 0.13], [0.28, 0.157], [0.5, 0.192])),
      painted(linearPaint(at(0, 0.2), at(0, 0.09), [mixColours(canvas, light, 0.35), mixColours(canvas, shade, 0.62)]), house),
      stroked(withAlpha(light, 0.9), thin * 0.9, line([0.18, 0.172], [0.12, 0.196], [-0.12, 0.191], [-0.17, 0.181])),
      filled(dark, ...[0.12, 0.05, -0.02, -0.09].map((x) => ellipse(at(x, 0.145), length * 0.019, length * 0.011))),
      painted(linearPaint(at(0, 0.14), at(0, -0.1), [mixColours(hull, light, 0.3), hull, mixColours(hull, shade, 0.55)]), body),
      clipped(body, [
        filled(bottom, shape([0.5, -0.2], [0.44, 0.035], [0.3, -0.012], [0, -0.045], [-0.3, -0.028], [-0.5, 0.02], [-0.5, -0.2])),
        stroked(withAlpha(WHITE, 0.75), thin * 1.3, line([0.46, 0.06], [0.3, 0], [0, -0.033], [-0.3, -0.016], [-0.5, 0.034])),
        stroked(withAlpha(light, 0.55), thin * 0.9, line([0.5, 0.15], [0.3, 0.1], [0.05, 0.064], [-0.2, 0.056], [-0.5, 0.08])),
        filled(withAlpha(shade, 0.32), shape([0.5, 0.1], [0.3, 0.05], [0, 0.02], [-0.5, 0.05], [-0.5, -0.2], [0.5, -0.2])),
      ]),
      stroked(mixColours(wood, light, 0.55), thin * 1.5, smoothLine(curve(sheer))),
    ];
  }

  function people(): readonly SceneNode[] {
    return [-0.36, -0.25].slice(0, Math.round(crew)).flatMap((x, index) => {
      const up = 0.1;
      const tall = index === 0 ? 1 : 0.9;
      const on = (dx: number, high: number): readonly [number, number] => [x + dx, up + high * tall];
      const coat = shape(on(-0.036, 0), on(-0.045, 0.09), on(-0.03, 0.14), on(0, 0.153), on(0.03, 0.135), on(0.04, 0.08), on(0.034, 0));
      const hood = shape(on(-0.022, 0.145), on(-0.026, 0.185), on(0, 0.207), on(0.026, 0.185), on(0.022, 0.145));
      const arm = line(on(0.01, 0.115), on(0.05, 0.075), on(0.085, 0.07));
      const tone = index === 0 ? oilskin : mixColours(oilskin, shade, 0.45);
      return [
        painted(
          linearPaint(at(x - 0.045, 0.2), at(x + 0.045, 0.2), [mixColours(tone, shade, 0.5), tone, mixColours(tone, light, 0.6)]),
          coat,
          hood,
        ),
        filled(mixColours(tone, shade, 0.6), ellipse(at(x + 0.012, up + 0.173 * tall), length * 0.013, length * 0.018)),
        stroked(mixColours(tone, shade, 0.25), thin * 4.6, arm),
      ];
    });
  }

  function rails(): readonly SceneNode[] {
    const posts = [0.46, 0.34, 0.22, 0.1, -0.02, -0.14, -0.26, -0.38, -0.48].map((x): readonly [number, number] => [
      x,
      0.09 + Math.max(0, x + 0.1) ** 2 * 0.24,
    ]);
    return [
      stroked(
        withAlpha(mixColours(light, shade, 0.25), 0.9),
        thin * 0.6,
        ...posts.map(([x, up]) => line([x, up], [x, up + 0.055])),
        smoothLine(curve(posts.map(([x, up]) => [x, up + 0.055] as const))),
        line([0.46, 0.22], [0.52, 0.245], [0.515, 0.18]),
      ),
      stroked(withAlpha(dark, 0.75), thin, line([-0.5, 0.1], [-0.5, 0.2], [-0.47, 0.2], [-0.47, 0.1])),
    ];
  }
}
