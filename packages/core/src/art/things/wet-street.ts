import { type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import type { Rect } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { Random } from '../../random/seeded-random.ts';
import { type Path, rectanglePath } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { between } from '../drawing/chance.ts';
import { filled, linearPaint, painted, stroked } from '../drawing/nodes.ts';
import { ellipse, polygon, polyline } from '../drawing/outlines.ts';
import { type CanyonView, hazeAt, inCanyon } from './night-canyon.ts';

/** A light that stands on its head in wet ground, units. */
export interface MirroredLight {
  readonly left: number;
  readonly right: number;
  /** Where its mirror image begins and ends, from far to near. */
  readonly from: number;
  readonly to: number;
  readonly colour: Rgba;
  /** From 0 to 1. */
  readonly strength: number;
}

/** A sign that hangs over the street. */
export interface HungLight {
  readonly board: Rect;
  readonly colour: Rgba;
  readonly distance: number;
  /** Where the ground under it is seen. */
  readonly ground: number;
}

interface StreetTones {
  readonly dark: Rgba;
  readonly haze: Rgba;
  readonly warm: Rgba;
  readonly pale: Rgba;
}

/** Tones of a mirrored light from where it begins to where it fades. */
const TONES = [0.6, 0.42, 0.24, 0.1] as const;

/** A light's mirror image, which ripples break into streaks that fade towards the viewer. */
export function mirroredLight(random: Random, { left, right, from, to, colour, strength }: MirroredLight): readonly SceneNode[] {
  const span = Math.max(1, to - from);
  const count = Math.round(Math.min(64, Math.max(8, span / 4)));
  const wide = right - left;
  const bins: Path[][] = TONES.map(() => []);
  for (let index = 0; index < count; index += 1) {
    const share = (index + random() * 0.7) / count;
    const half = wide * between(random, 0.12, 0.56) * (1 + share * 0.2);
    const middle = (left + right) / 2 + wide * between(random, -0.24, 0.24) * (0.5 + share);
    const streak = ellipse({ x: middle, y: from + span * share }, half, Math.max(0.9, (span / count) * between(random, 0.16, 0.44)));
    bins[Math.min(TONES.length - 1, Math.floor(share * TONES.length))]?.push(streak);
  }
  return bins.map((streaks, index) =>
    filled(withAlpha(mixColours(colour, WHITE, index === 0 ? 0.3 : 0.06), (TONES[index] ?? 0) * strength), ...streaks),
  );
}

/** Wet asphalt: the light at the end of the street, signs and shops stand on their heads in it. */
export function wetStreet(
  random: Random,
  area: Rect,
  view: CanyonView,
  signs: readonly HungLight[],
  { dark, haze, warm, pale }: StreetTones,
  rain: number,
): readonly SceneNode[] {
  const { vanishing, eye, half } = view;
  const bottom = area.y + area.height;
  const near = vanishing.y + eye;
  const plane = rectanglePath({ x: area.x, y: vanishing.y, width: area.width, height: bottom - vanishing.y });
  const asphalt = mixColours(dark, haze, 0.1);
  const edge = (across: number) => polyline([inCanyon(view, across, 0, 0.3), inCanyon(view, across, 0, 14)]);
  const walks = ([-1, 1] as const).map((wall) =>
    polygon([
      inCanyon(view, wall * half, 0, 14),
      inCanyon(view, wall * half * 0.66, 0, 14),
      inCanyon(view, wall * half * 0.66, 0, 0.3),
      inCanyon(view, wall * half, 0, 0.3),
    ]),
  );
  const dashes = [0.75, 1, 1.4, 2, 2.9, 4.3].map((near) =>
    polygon([
      inCanyon(view, -9, 0, near),
      inCanyon(view, 9, 0, near),
      inCanyon(view, 9, 0, near * 1.18),
      inCanyon(view, -9, 0, near * 1.18),
    ]),
  );
  const shops = ([-1, 1] as const).flatMap((wall) =>
    [1.15, 1.7, 2.5, 3.7, 5.4].flatMap((distance) => {
      const spot = inCanyon(view, wall * half * 0.86, 0, distance);
      const wide = (eye * 0.34) / distance;
      return mirroredLight(random, {
        left: spot.x - wide,
        right: spot.x + wide,
        from: spot.y + 2,
        to: spot.y + (eye * 1.1) / distance,
        colour: warm,
        strength: 0.4,
      });
    }),
  );
  const drops = Array.from({ length: Math.round(70 * rain) }, () => {
    const down = random() ** 1.4;
    const y = vanishing.y + eye * (0.22 + down * 1.1);
    return ellipse({ x: between(random, area.x, area.x + area.width), y }, 3 + down * 11, 0.9 + down * 2.6);
  });
  return [
    painted(
      {
        kind: 'linear',
        from: { x: 0, y: vanishing.y },
        to: { x: 0, y: near + eye * 0.5 },
        stops: [
          { offset: 0, colour: mixColours(haze, warm, 0.6) },
          { offset: 0.14, colour: mixColours(asphalt, haze, 0.55) },
          { offset: 0.5, colour: asphalt },
          { offset: 1, colour: dark },
        ],
      },
      plane,
    ),
    painted(
      linearPaint({ x: 0, y: vanishing.y }, { x: 0, y: near }, [withAlpha(warm, 0.25), withAlpha(haze, 0.3), withAlpha(haze, 0.12)]),
      ...walks,
    ),
    stroked(withAlpha(mixColours(haze, pale, 0.4), 0.4), 2, edge(half * 0.66), edge(-half * 0.66)),
    filled(withAlpha(pale, 0.2), ...dashes),
    ...shops,
    ...signs.flatMap(({ board, colour, distance, ground: under }) =>
      mirroredLight(random, {
        left: board.x,
        right: board.x + board.width,
        from: under + (under - board.y - board.height) * 0.4,
        to: under + (under - board.y) * 0.8,
        colour: mixColours(colour, haze, hazeAt(distance) * 0.3),
        strength: 0.95,
      }),
    ),
    ...mirroredLight(random, {
      left: vanishing.x - 74,
      right: vanishing.x + 74,
      from: vanishing.y + 8,
      to: near + eye * 0.3,
      colour: mixColours(warm, WHITE, 0.25),
      strength: 1.3,
    }),
    stroked(withAlpha(mixColours(haze, WHITE, 0.5), 0.4), 1.3, ...drops),
  ];
}
