import { BLACK, type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import { type Point, translation } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import { type Path, transformPath } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { clockwise } from '../drawing/clockwise.ts';
import { clipped, filled, glow, linearPaint, painted, stroked } from '../drawing/nodes.ts';
import { ellipse, polygon, smoothLine, smoothShape } from '../drawing/outlines.ts';
import { alongCurve, ribbon, ribbonOutline, type RibbonPoint } from '../drawing/ribbon.ts';
import { FAR_ARM, FAR_LEG, NEAR_ARM, NEAR_LEG, PACK, type Spot, TORSO } from './astronaut-outlines.ts';
import { type RimLight, rimLit } from '../drawing/rim-lit.ts';

/** The colors of a suit in the light of a sun at the rim of a world. */
export interface SuitTones {
  readonly suit: Rgba;
  readonly shade: Rgba;
  /** The stripes, the straps and the lamp. */
  readonly mark: Rgba;
  /** The mirror image in the visor: the sun and the world below. */
  readonly sun: Rgba;
  readonly world: Rgba;
}

interface Pose {
  readonly middle: Point;
  /** From helmet to boots, units. */
  readonly height: number;
  /** The lean, degrees; positive leans back. */
  readonly lean: number;
  /** The side that the astronaut looks to: 1 to the right. */
  readonly side: 1 | -1;
}

/** Returns an astronaut who floats in a suit with its pack, from the side; and where the tether is hooked to the pack. */
export function astronaut(pose: Pose, tones: SuitTones, light: RimLight): { readonly nodes: readonly SceneNode[]; readonly hook: Point } {
  const { middle, height, lean, side } = pose;
  const turn = (-lean * Math.PI) / 180;
  const at = (x: number, y: number): Point => ({
    x: middle.x + side * height * (x * Math.cos(turn) - y * Math.sin(turn)),
    y: middle.y + height * (x * Math.sin(turn) + y * Math.cos(turn)),
  });
  const spots = (limb: readonly Spot[]): readonly RibbonPoint[] => limb.map(([x, y, width]) => ({ ...at(x, y), width: width * height }));
  const { suit, shade, mark } = tones;
  const dim = mixColours(suit, shade, 0.62);
  const fold = withAlpha(mixColours(shade, BLACK, 0.3), 0.5);
  const thin = Math.max(0.9, height * 0.005);
  return {
    nodes: [
      ...leg(FAR_LEG, true),
      ...arm(FAR_ARM, true),
      ...pack(),
      ...leg(NEAR_LEG, false),
      ...torso(),
      ...helmet(),
      ...arm(NEAR_ARM, false),
    ],
    hook: at(-0.2, 0.05),
  };

  /** A limb of thick cloth, with its folds where it bends and a stripe around it. */
  function tube(limb: readonly Spot[], isFar: boolean, stripe: readonly [number, number] | null): readonly SceneNode[] {
    const line = alongCurve(spots(limb));
    const outline = [...clockwise(ribbon(spots(limb))), ...caps(limb)];
    const ring = (from: number, to: number) => {
      const part = line.slice(Math.round(from * (line.length - 1)), Math.round(to * (line.length - 1)) + 1);
      return polygon(ribbonOutline(part.filter((_, index) => index === 0 || index === part.length - 1)));
    };
    const folds = [0.2, 0.36, 0.43, 0.5, 0.57, 0.64, 0.8].map((share, index) => crease(line, share, index % 2 === 0 ? 0.86 : 0.6));
    return [
      clipped(outline, [
        ...rimLit(outline, isFar ? dim : suit, isFar ? mixColours(shade, BLACK, 0.25) : mixColours(shade, suit, 0.22), light),
        ...(stripe ? [filled(withAlpha(mark, isFar ? 0.6 : 0.92), ring(...stripe))] : []),
        stroked(fold, thin, ...folds),
        ...(isFar
          ? []
          : [
              stroked(
                withAlpha(light.rim, 0.35),
                thin * 0.8,
                ...folds.map((path) => transformPath(path, translation(light.from.x * thin, light.from.y * thin))),
              ),
            ]),
      ]),
    ];
  }

  function caps(limb: readonly Spot[]): Path {
    const ends = [limb[0], limb.at(-1)].flatMap((end) => (end ? [end] : []));
    return ends.flatMap(([x, y, width]) => ellipse(at(x, y), width * height));
  }

  function crease(line: readonly RibbonPoint[], share: number, reach: number): Path {
    const index = Math.min(line.length - 2, Math.max(1, Math.round(share * (line.length - 1))));
    const [before, here, after] = [line[index - 1], line[index], line[index + 1]];
    if (!before || !here || !after) return [];
    const long = Math.hypot(after.x - before.x, after.y - before.y) || 1;
    const [tx, ty] = [(after.x - before.x) / long, (after.y - before.y) / long];
    const bow = here.width * 0.28;
    const point = (out: number, along: number): Point => ({
      x: here.x - ty * here.width * out + tx * along,
      y: here.y + tx * here.width * out + ty * along,
    });
    return smoothLine([point(-reach, 0), point(-reach * 0.4, bow), point(reach * 0.4, bow), point(reach, 0)]);
  }

  function leg(limb: readonly Spot[], isFar: boolean): readonly SceneNode[] {
    const [knee, ankle] = [limb.at(-2), limb.at(-1)];
    if (!knee || !ankle) return [];
    const long = Math.hypot(ankle[0] - knee[0], ankle[1] - knee[1]);
    const down = [(ankle[0] - knee[0]) / long, (ankle[1] - knee[1]) / long] as const;
    // Toes point where the knee does.
    const toes = [down[1], -down[0]] as const;
    const foot = (along: number, out: number) => at(ankle[0] + down[0] * along + toes[0] * out, ankle[1] + down[1] * along + toes[1] * out);
    const boot = smoothShape([
      foot(-0.03, -0.06),
      foot(0.05, -0.066),
      foot(0.092, -0.06),
      foot(0.1, 0.04),
      foot(0.1, 0.125),
      foot(0.07, 0.135),
      foot(0.04, 0.09),
      foot(-0.02, 0.064),
    ]);
    const sole = polygon([foot(0.085, -0.066), foot(0.11, -0.064), foot(0.114, 0.13), foot(0.088, 0.142)]);
    return [
      ...tube(limb, isFar, [0.28, 0.36]),
      ...rimLit(boot, isFar ? dim : mixColours(suit, shade, 0.12), isFar ? mixColours(shade, BLACK, 0.25) : shade, light),
      filled(mixColours(shade, BLACK, 0.45), sole),
      stroked(fold, thin * 1.4, smoothLine([foot(0.005, -0.064), foot(0.018, 0), foot(0, 0.064)])),
    ];
  }

  function arm(limb: readonly Spot[], isFar: boolean): readonly SceneNode[] {
    const [elbow, wrist] = [limb.at(-2), limb.at(-1)];
    if (!elbow || !wrist) return [];
    const long = Math.hypot(wrist[0] - elbow[0], wrist[1] - elbow[1]);
    const out = [(wrist[0] - elbow[0]) / long, (wrist[1] - elbow[1]) / long] as const;
    const hand = (along: number, across: number) =>
      at(wrist[0] + out[0] * along - out[1] * across, wrist[1] + out[1] * along + out[0] * across);
    const finger = (from: Point, to: Point, width: number): Path =>
      ribbon([
        { ...from, width: width * height },
        { ...to, width: width * height * 0.86 },
      ]);
    const glove: Path = [
      ...smoothShape([
        hand(-0.01, -0.042),
        hand(0.04, -0.044),
        hand(0.072, -0.034),
        hand(0.076, 0.03),
        hand(0.04, 0.042),
        hand(-0.01, 0.042),
      ]),
    ];
    const fingers = [-0.026, -0.004, 0.018].map((across, index) =>
      finger(hand(0.055, across), hand(0.112 - index * 0.012, across + 0.02 + index * 0.006), 0.0125),
    );
    const thumb = finger(hand(0.022, -0.03), hand(0.07, -0.062), 0.013);
    const tone = isFar ? dim : mixColours(suit, shade, 0.2);
    const dark = isFar ? mixColours(shade, BLACK, 0.25) : shade;
    const cuff = polygon([hand(-0.022, -0.05), hand(0.002, -0.051), hand(0.002, 0.051), hand(-0.022, 0.05)]);
    return [
      ...tube(limb, isFar, [0.3, 0.4]),
      ...[thumb, ...fingers].flatMap((path) => rimLit(path, tone, dark, { ...light, breadth: light.breadth * 0.5 })),
      ...rimLit(glove, tone, dark, { ...light, breadth: light.breadth * 0.7 }),
      ...rimLit(cuff, isFar ? dim : mixColours(mark, suit, 0.35), dark, { ...light, breadth: light.breadth * 0.7 }),
    ];
  }

  /** The pack on the back, with its plates, vents and a lamp. */
  function pack(): readonly SceneNode[] {
    const shell = smoothShape(PACK.map(([x, y]) => at(x, y)));
    const plate = (points: readonly (readonly [number, number])[]) => polygon(points.map(([x, y]) => at(x, y)));
    const lid = plate([
      [-0.255, -0.235],
      [-0.1, -0.265],
      [-0.1, -0.255],
      [-0.256, -0.225],
    ]);
    const vents = [0, 1, 2, 3].map((index) =>
      plate([
        [-0.235, -0.03 + index * 0.02],
        [-0.165, -0.034 + index * 0.02],
        [-0.165, -0.026 + index * 0.02],
        [-0.235, -0.022 + index * 0.02],
      ]),
    );
    const hatch = [at(-0.245, -0.19), at(-0.15, -0.2), at(-0.15, -0.07), at(-0.25, -0.065)];
    const lamp = at(-0.215, -0.29);
    return [
      clipped(shell, [
        ...rimLit(shell, mixColours(suit, shade, 0.16), mixColours(shade, BLACK, 0.1), light),
        filled(withAlpha(mark, 0.85), lid),
        filled(withAlpha(mixColours(shade, BLACK, 0.5), 0.7), ...vents),
        filled(withAlpha(BLACK, 0.1), polygon(hatch)),
        stroked(fold, thin, polygon(hatch)),
      ]),
      glow(lamp, height * 0.05, withAlpha(mark, 0.8)),
      filled(mixColours(mark, WHITE, 0.6), ellipse(lamp, height * 0.009)),
    ];
  }

  function torso(): readonly SceneNode[] {
    const outline = ribbon(spots(TORSO));
    const box = smoothShape([at(0.085, -0.15), at(0.145, -0.14), at(0.15, -0.045), at(0.09, -0.03)]);
    const hose = smoothLine([at(-0.09, -0.03), at(-0.02, 0.03), at(0.06, 0.01), at(0.1, -0.05)]);
    return [
      ...rimLit(outline, suit, shade, light),
      clipped(outline, [
        stroked(fold, thin * 1.3, smoothLine([at(-0.16, 0.05), at(-0.03, 0.09), at(0.12, 0.055)])),
        stroked(withAlpha(mark, 0.85), height * 0.018, smoothLine([at(-0.1, -0.24), at(-0.05, -0.1), at(-0.09, 0.02)])),
      ]),
      ...rimLit(box, mixColours(suit, shade, 0.3), shade, { ...light, breadth: light.breadth * 0.7 }),
      stroked(mixColours(shade, BLACK, 0.35), height * 0.019, hose),
      stroked(withAlpha(suit, 0.6), height * 0.005, hose),
    ];
  }

  /** The helmet with a golden visor that mirrors the sun and the rim of the world. */
  function helmet(): readonly SceneNode[] {
    const [centre, radius] = [at(0.028, -0.362), 0.132 * height];
    const shell = ellipse(centre, radius);
    const glass = smoothShape([
      at(0.04, -0.475),
      at(0.115, -0.45),
      at(0.158, -0.375),
      at(0.14, -0.295),
      at(0.075, -0.265),
      at(0.03, -0.3),
      at(0.012, -0.385),
    ]);
    const frame = smoothShape([
      at(0.034, -0.488),
      at(0.122, -0.46),
      at(0.17, -0.375),
      at(0.15, -0.285),
      at(0.075, -0.25),
      at(0.015, -0.29),
      at(-0.004, -0.388),
    ]);
    const gold = mixColours(tones.sun, { r: 214, g: 140, b: 48, a: 1 }, 0.55);
    const low = at(0.1, -0.29);
    return [
      filled(
        mixColours(shade, BLACK, 0.3),
        smoothShape([at(-0.085, -0.275), at(0.02, -0.235), at(0.125, -0.26), at(0.11, -0.225), at(0, -0.205), at(-0.09, -0.24)]),
      ),
      ...rimLit(shell, suit, shade, light),
      ...rimLit(frame, mixColours(suit, WHITE, 0.1), mixColours(shade, BLACK, 0.2), { ...light, breadth: light.breadth * 0.8 }),
      clipped(glass, [
        painted(linearPaint(at(0.02, -0.48), at(0.12, -0.27), [mixColours(gold, BLACK, 0.86), mixColours(gold, BLACK, 0.5), gold]), glass),
        filled(
          withAlpha(tones.world, 0.9),
          smoothShape([at(0, -0.29), at(0.07, -0.335), at(0.16, -0.345), at(0.2, -0.25), at(0.05, -0.2)]),
        ),
        stroked(withAlpha(WHITE, 0.85), thin * 0.9, smoothLine([at(0, -0.29), at(0.07, -0.335), at(0.16, -0.345)])),
        glow(low, radius * 0.7, withAlpha(tones.sun, 0.55)),
        glow(at(0.135, -0.352), radius * 0.42, withAlpha(WHITE, 0.95)),
        stroked(withAlpha(WHITE, 0.4), thin * 1.5, smoothLine([at(0.035, -0.44), at(0.026, -0.39), at(0.035, -0.34)])),
      ]),
      filled(mixColours(suit, WHITE, 0.4), ellipse(at(0.135, -0.352), radius * 0.07)),
    ];
  }
}
