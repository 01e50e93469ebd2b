import { type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import { type Path, rectanglePath } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { clipped, filled, layered, linearPaint, painted, radialPaint, shadowOf, stroked } from '../drawing/nodes.ts';
import { ellipse, polygon, smoothLine, smoothShape } from '../drawing/outlines.ts';

/** The height of an ellipse on the table, as a share of its width. */
export const FLATNESS = 0.125;

/** A dome or a globe of glass that stands on a plate. */
export interface Glass {
  /** The middle of the plate under it. */
  readonly stand: Point;
  /** Half of its width. */
  readonly radius: number;
  /** From the plate to its top; that of a globe follows from its radius. */
  readonly tall: number;
  readonly isGlobe: boolean;
}

/** Where the ground lies in a globe, over its plate, as a share of the radius; and half its width there. */
const GLOBE_GROUND = { up: 0.17, half: 0.835 } as const;
/** The height of a globe over its plate, as a share of its radius. */
export const GLOBE_TALL = 1.72;
/** The height of a turned plate, as a share of the glass's radius. */
const PLATES = { dome: 0.21, globe: 0.36 } as const;

export function plateUnder(isGlobe: boolean): number {
  return isGlobe ? PLATES.globe : PLATES.dome;
}

/** A glass of a radius that stands on a plate. */
export function glassOn(stand: Point, radius: number, tall: number, isGlobe: boolean): Glass {
  return { stand, radius, tall: isGlobe ? radius * GLOBE_TALL : tall, isGlobe };
}

/** The middle of the ground inside a glass, and half its width. */
export function floorOf({ stand, radius, isGlobe }: Glass): { readonly middle: Point; readonly half: number } {
  if (!isGlobe) return { middle: stand, half: radius * 0.955 };
  return { middle: { x: stand.x, y: stand.y - radius * GLOBE_GROUND.up }, half: radius * GLOBE_GROUND.half };
}

/** The outline of the glass. */
export function glassOutline(glass: Glass): Path {
  const { stand, radius, isGlobe } = glass;
  const near = isGlobe
    ? []
    : Array.from({ length: 11 }, (_, index) => {
        const angle = Math.PI * (1 - (index + 1) / 12);
        return { x: stand.x + radius * Math.cos(angle), y: stand.y + radius * FLATNESS * Math.sin(angle) };
      });
  return polygon([...side(glass, 1, 1), ...side(glass, -1, 1).toReversed().slice(1), ...near]);
}

/** Points along one side of a glass from its foot to its top. @param share of the distance from the middle line. */
function side(glass: Glass, sign: -1 | 1, share: number, from = 0, to = 1): readonly Point[] {
  const { stand, radius, tall, isGlobe } = glass;
  return Array.from({ length: 41 }, (_, index) => {
    const along = from + ((to - from) * index) / 40;
    if (isGlobe) {
      const middle = stand.y - tall + radius;
      const start = Math.asin(Math.min(1, (stand.y - middle) / radius));
      const angle = start - along * (start + Math.PI / 2);
      return { x: stand.x + sign * share * radius * Math.cos(angle), y: middle + radius * share * Math.sin(angle) };
    }
    const straight = Math.max(0, tall - radius * 1.02);
    const length = straight + radius * 1.6;
    const gone = along * length;
    if (gone < straight) return { x: stand.x + sign * share * radius, y: stand.y - gone };
    const angle = ((gone - straight) / (length - straight)) * (Math.PI / 2);
    return {
      x: stand.x + sign * share * radius * Math.cos(angle),
      y: stand.y - straight - (tall - straight) * (1 - (1 - share) * 0.9) * Math.sin(angle),
    };
  });
}

interface GlassTones {
  readonly light: Rgba;
  readonly shade: Rgba;
}

/** The glass behind what is in it, with a soft light inside. */
export function glassBehind(glass: Glass, { light, shade }: GlassTones, warm: Rgba): readonly SceneNode[] {
  const { stand, radius, tall } = glass;
  const outline = glassOutline(glass);
  const pale = mixColours(light, WHITE, 0.4);
  return [
    painted(
      linearPaint({ x: stand.x - radius, y: 0 }, { x: stand.x + radius, y: 0 }, [
        withAlpha(pale, 0.26),
        withAlpha(pale, 0.07),
        withAlpha(shade, 0.1),
        withAlpha(pale, 0.05),
        withAlpha(pale, 0.2),
      ]),
      outline,
    ),
    layered(
      [
        painted(
          {
            kind: 'radial',
            centre: { x: stand.x, y: stand.y - tall * 0.42 },
            radius: radius * 1.08,
            stops: [
              { offset: 0, colour: withAlpha(warm, 0.92) },
              { offset: 0.4, colour: withAlpha(warm, 0.58) },
              { offset: 0.75, colour: withAlpha(warm, 0.2) },
              { offset: 1, colour: withAlpha(warm, 0) },
            ],
          },
          outline,
        ),
      ],
      { blend: 'screen' },
    ),
  ];
}

/** The glass itself, in front: its rim in the light, a window's reflection, and its foot. */
export function glassBefore(glass: Glass, { light, shade }: GlassTones): readonly SceneNode[] {
  const { stand, radius, tall, isGlobe } = glass;
  const outline = glassOutline(glass);
  const white = mixColours(WHITE, light, 0.16);
  const around = [
    ...rectanglePath({ x: stand.x - radius * 2, y: stand.y - tall - radius, width: radius * 4, height: tall + radius * 2 }),
    ...outline,
  ];
  const rim = (colour: Rgba, alpha: number, offset: Point, blur: number): SceneNode =>
    shadowOf([{ kind: 'fill', rule: 'evenodd', path: around, paint: { kind: 'solid', colour } }], withAlpha(colour, alpha), offset, blur);
  const band = (sign: -1 | 1, outer: number, inner: number, from: number, to: number): Path =>
    smoothShape([...side(glass, sign, outer, from, to), ...side(glass, sign, inner, from + 0.02, to - 0.05).toReversed()]);
  const down = (colours: readonly Rgba[]) => linearPaint({ x: 0, y: stand.y - tall }, { x: 0, y: stand.y }, colours);
  const long = band(-1, 0.9, 0.8, isGlobe ? 0.34 : 0.1, isGlobe ? 0.78 : 0.74);
  const foot = radius * 0.955;
  return [
    clipped(outline, [
      rim(shade, 0.34, { x: radius * -0.05, y: -radius * 0.03 }, radius * 0.07),
      rim(white, 0.5, { x: 0, y: 0 }, radius * 0.035),
      rim(white, 0.34, { x: radius * 0.03, y: radius * 0.03 }, radius * 0.05),
      shadowOf(
        [painted(down([withAlpha(white, 0.62), withAlpha(white, 0.42), withAlpha(white, 0.12)]), long)],
        withAlpha(white, 0.26),
        { x: 0, y: 0 },
        radius * 0.022,
      ),
      painted(down([withAlpha(white, 0.5), withAlpha(white, 0.3), withAlpha(white, 0.06)]), long, band(-1, 0.765, 0.745, 0.3, 0.66)),
      painted(
        down([withAlpha(white, 0.42), withAlpha(white, 0.26), withAlpha(white, 0.1)]),
        band(1, 0.95, 0.915, isGlobe ? 0.2 : 0.06, 0.6),
      ),
      ...windowPanes(),
    ]),
    stroked(withAlpha(white, 0.62), Math.max(1.6, radius * 0.007), outline),
    stroked(
      withAlpha(white, 0.85),
      Math.max(2, radius * 0.01),
      smoothLine(side(glass, -1, 0.995, 0.42, 0.94)),
      smoothLine(side(glass, 1, 0.995, 0.62, 0.86)),
    ),
    // The thick edge of the glass on its plate, nearer than what stands in it.
    ...(isGlobe
      ? []
      : [
          stroked(withAlpha(white, 0.26), radius * 0.03, smoothLine(arc(foot * 1.03, radius * 0.02))),
          stroked(withAlpha(white, 0.78), radius * 0.011, smoothLine(arc(foot * 1.035, radius * 0.034))),
        ]),
    ...(isGlobe ? [] : knob()),
  ];

  function arc(across: number, down_: number): readonly Point[] {
    return Array.from({ length: 13 }, (_, index) => {
      const angle = Math.PI * (1 - index / 12);
      return { x: stand.x + across * Math.cos(angle), y: stand.y + down_ + across * FLATNESS * Math.sin(angle) };
    });
  }

  /** A window that the shoulder of the glass mirrors. */
  function windowPanes(): readonly SceneNode[] {
    const top = stand.y - tall;
    const at = (across: number, under: number): Point => {
      const bow = Math.sqrt(Math.max(0, 1 - across * across));
      return { x: stand.x + across * radius, y: top + radius * (1.02 - bow * (0.86 - under)) };
    };
    const pane = (from: number, to: number, high: number, low: number) =>
      polygon([at(from, high), at((from + to) / 2, high), at(to, high), at(to, low), at((from + to) / 2, low), at(from, low)]);
    return [
      painted(
        down([withAlpha(white, 0.5), withAlpha(white, 0.16), withAlpha(white, 0)]),
        pane(0.36, 0.49, 0, 0.17),
        pane(0.51, 0.63, 0, 0.17),
        pane(0.36, 0.49, 0.19, 0.38),
        pane(0.51, 0.63, 0.19, 0.38),
      ),
    ];
  }

  function knob(): readonly SceneNode[] {
    const size = radius * 0.085;
    const at = { x: stand.x, y: stand.y - tall - size * 1.15 };
    const neck = smoothShape([
      { x: at.x - size * 0.4, y: at.y + size * 0.6 },
      { x: at.x + size * 0.4, y: at.y + size * 0.6 },
      { x: at.x + size * 0.5, y: at.y + size * 1.1 },
      { x: at.x + size * 1.3, y: at.y + size * 1.5 },
      { x: at.x - size * 1.3, y: at.y + size * 1.5 },
      { x: at.x - size * 0.5, y: at.y + size * 1.1 },
    ]);
    return [
      painted(
        linearPaint({ x: at.x - size, y: 0 }, { x: at.x + size, y: 0 }, [
          withAlpha(white, 0.6),
          withAlpha(light, 0.2),
          withAlpha(white, 0.44),
        ]),
        neck,
      ),
      painted(
        radialPaint({ x: at.x - size * 0.3, y: at.y - size * 0.35 }, size * 1.5, [
          withAlpha(white, 0.95),
          withAlpha(mixColours(light, shade, 0.2), 0.6),
          withAlpha(white, 0.66),
        ]),
        ellipse(at, size),
      ),
      filled(withAlpha(WHITE, 0.85), ellipse({ x: at.x - size * 0.36, y: at.y - size * 0.4 }, size * 0.2, size * 0.15)),
    ];
  }
}

interface PlateTones extends GlassTones {
  readonly wood: Rgba;
  readonly metal: Rgba;
}

/** A turned plate of wood with a ring of brass, under a glass. */
export function turnedPlate(glass: Glass, { wood, metal, light, shade }: PlateTones): readonly SceneNode[] {
  const { stand, radius } = glass;
  const full = radius * (glass.isGlobe ? 0.84 : 1.1);
  const scale = plateUnder(glass.isGlobe) / 0.235;
  const tier = (tone: Rgba, from: number, to: number, top: number, foot: number, bright = 0.5): readonly SceneNode[] => {
    const half = (width: number, y: number, sign: 1 | -1) =>
      Array.from({ length: 13 }, (_, index) => {
        const angle = sign > 0 ? (Math.PI * index) / 12 : Math.PI * (1 - index / 12);
        return { x: stand.x + width * Math.cos(angle), y: y + width * FLATNESS * Math.sin(angle) };
      });
    const [upper, lower] = [stand.y + radius * from * scale, stand.y + radius * to * scale];
    const [wide, broad] = [full * top, full * foot];
    const body = polygon([...half(wide, upper, -1), ...half(broad, lower, 1)]);
    return [
      painted(
        linearPaint({ x: stand.x - broad, y: 0 }, { x: stand.x + broad, y: 0 }, [
          mixColours(tone, shade, 0.6),
          mixColours(tone, light, bright * 0.3),
          mixColours(tone, light, bright),
          mixColours(tone, light, bright * 0.2),
          mixColours(tone, shade, 0.3),
          mixColours(tone, shade, 0.72),
        ]),
        [...body],
      ),
      painted(
        linearPaint({ x: stand.x - wide, y: upper - wide * FLATNESS }, { x: stand.x + wide, y: upper + wide * FLATNESS }, [
          mixColours(tone, shade, 0.5),
          mixColours(tone, light, bright * 0.4),
          mixColours(tone, shade, 0.3),
        ]),
        ellipse({ x: stand.x, y: upper }, wide, wide * FLATNESS),
      ),
      stroked(
        withAlpha(mixColours(tone, light, 0.7), 0.6),
        Math.max(1, radius * 0.006),
        smoothLine(half(wide, upper + 1, -1).slice(2, 11)),
      ),
    ];
  };
  const foot = { x: stand.x, y: stand.y + radius * 0.235 * scale };
  return [
    shadowOf(
      [filled(shade, ellipse(foot, full * 1.1, full * FLATNESS * 1.06))],
      withAlpha(shade, 0.85),
      { x: radius * 0.07, y: radius * 0.045 },
      radius * 0.05,
    ),
    shadowOf([filled(shade, ellipse(foot, full * 1.06, full * FLATNESS))], withAlpha(shade, 0.7), { x: 2, y: 5 }, 6),
    ...tier(wood, 0.15, 0.235, 1.0, 1.06, 0.34),
    ...tier(mixColours(wood, shade, 0.3), 0.1, 0.15, 0.93, 0.95, 0.26),
    ...tier(metal, 0.085, 0.105, 0.985, 0.985, 0.75),
    ...tier(wood, 0.02, 0.085, 1, 1.0, 0.4),
  ];
}
