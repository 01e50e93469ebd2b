import { type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import type { Point, Rect } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { Random } from '../../random/seeded-random.ts';
import type { Path } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { between } from '../drawing/chance.ts';
import { clipped, filled, glow, linearPaint, painted, shadowOf, stroked } from '../drawing/nodes.ts';
import { polygon, smoothLine, smoothShape } from '../drawing/outlines.ts';
import { ribbon } from '../drawing/ribbon.ts';

export interface BedPlace {
  /** Mirrors an x of the unmirrored scene. */
  readonly place: (x: number) => number;
  /** The far and the near edge of its top, and the lower edge of the picture. */
  readonly back: number;
  readonly front: number;
  readonly bottom: number;
  /** Where the bed ends beyond the picture, in the unmirrored scene. */
  readonly end: number;
  /** The window whose light falls on it, in the unmirrored scene. */
  readonly window: Rect;
}

export interface BedTones {
  readonly sheet: Rgba;
  readonly cover: Rgba;
  readonly wood: Rgba;
  readonly shade: Rgba;
  readonly moon: Rgba;
  readonly lamp: Rgba;
}

/** Where the head of the bed is, in the unmirrored scene. */
const HEAD = 226;

/** A made bed in the moonlight, seen from its side, with its head and pillows by the lamp. */
export function madeBed(random: Random, bed: BedPlace, { sheet, cover, wood, shade, moon, lamp }: BedTones): readonly SceneNode[] {
  const { place, back, front, bottom, end, window } = bed;
  const deep = front - back;
  const at = (x: number, y: number): Point => ({ x: place(x), y });
  const wave = (x: number, size: number) => size * (Math.sin(x / 83) + 0.6 * Math.sin(x / 31 + 1));
  const farLine = span(HEAD + 20, end, (x) => back + wave(x, 5) + (x < 470 ? 6 : 0));
  const nearLine = span(HEAD - 6, end, (x) => front + wave(x + 140, 7));
  const top = polygon([...farLine, ...nearLine.toReversed()]);
  const side = polygon([...nearLine, at(end, bottom), at(HEAD - 6, bottom)]);
  const lit = mixColours(cover, moon, 0.5);
  return [...headboard(), ...duvet(), ...moonlight(), ...folds(), ...turnedSheet(), ...pillows()];

  function span(from: number, to: number, heightAt: (x: number) => number): readonly Point[] {
    const count = 60;
    return Array.from({ length: count + 1 }, (_, index) => {
      const x = from + ((to - from) * index) / count;
      return at(x, heightAt(x));
    });
  }

  function headboard(): readonly SceneNode[] {
    const [high, low] = [back - deep * 1.45, bottom];
    const panel = polygon([
      at(HEAD - 26, high + deep * 0.3),
      at(HEAD + 34, high - deep * 0.04),
      at(HEAD + 34, back + 30),
      at(HEAD - 26, low),
    ]);
    const post = polygon([at(HEAD - 44, high + deep * 0.28), at(HEAD - 14, high + deep * 0.24), at(HEAD - 14, low), at(HEAD - 44, low)]);
    const slats = [0.24, 0.46, 0.68].map((share) =>
      polygon([
        at(HEAD - 14 + 48 * share, high + deep * (0.28 - 0.3 * share)),
        at(HEAD - 12 + 48 * share, high + deep * (0.28 - 0.3 * share)),
        at(HEAD - 12 + 48 * share, low),
        at(HEAD - 14 + 48 * share, low),
      ]),
    );
    return [
      painted(linearPaint(at(HEAD - 26, 0), at(HEAD + 34, 0), [mixColours(wood, lamp, 0.16), mixColours(wood, moon, 0.26)]), panel),
      filled(withAlpha(shade, 0.4), ...slats),
      painted(linearPaint(at(HEAD - 44, 0), at(HEAD - 14, 0), [mixColours(wood, lamp, 0.5), wood, mixColours(wood, shade, 0.5)]), post),
      stroked(
        withAlpha(mixColours(lamp, WHITE, 0.3), 0.7),
        1.8,
        smoothLine([at(HEAD - 44, high + deep * 0.3), at(HEAD - 44, front), at(HEAD - 44, low)]),
      ),
      stroked(
        withAlpha(mixColours(moon, WHITE, 0.3), 0.7),
        1.8,
        smoothLine([at(HEAD - 24, high + deep * 0.27), at(HEAD + 34, high - deep * 0.04), at(HEAD + 35, high)]),
      ),
    ];
  }

  function duvet(): readonly SceneNode[] {
    const hang = Array.from({ length: Math.round((end - HEAD) / 34) }, (_, index) => {
      const x = HEAD + 20 + index * 34 + between(random, -9, 9);
      const lean = between(random, -12, 12);
      return ribbon([
        { ...at(x, front + wave(x + 140, 7) + 6), width: 2 },
        { ...at(x + lean * 0.4, front + deep * 0.5), width: between(random, 5, 11) },
        { ...at(x + lean, bottom), width: between(random, 9, 16) },
      ]);
    });
    return [
      painted(linearPaint(at(0, back), at(0, front), [mixColours(cover, shade, 0.3), mixColours(cover, moon, 0.16)]), top),
      painted(
        linearPaint(at(0, front), at(0, front + deep * 1.6), [
          mixColours(cover, moon, 0.12),
          mixColours(cover, shade, 0.55),
          mixColours(cover, shade, 0.88),
        ]),
        side,
      ),
      clipped(side, [
        filled(withAlpha(shade, 0.34), ...hang.filter((_, index) => index % 2 === 0)),
        painted(
          linearPaint(at(0, front), at(0, front + deep * 1.3), [withAlpha(moon, 0.3), withAlpha(moon, 0)]),
          ...hang.filter((_, index) => index % 2 === 1),
        ),
      ]),
    ];
  }

  /** The light of the window's four panes on the cover. */
  function moonlight(): readonly SceneNode[] {
    const [left, wide] = [window.x + 10, window.width];
    const down = (v: number) => back + deep * v;
    const slant = (v: number) => -70 * v;
    const pane = (u: number, v: number): Path => {
      const [from, to] = [left + wide * u, left + wide * (u + 0.44)];
      const edge = (y: number) => (share: number) => {
        const x = from + (to - from) * share;
        return at(x + slant(y), down(y) + wave(x * 1.7, 5));
      };
      const shares = [0, 0.125, 0.25, 0.375, 0.5, 0.625, 0.75, 0.875, 1];
      return polygon([...shares.map(edge(v)), ...shares.toReversed().map(edge(v + 0.88))]);
    };
    const panes = [pane(0, 0.03), pane(0.5, 0.03)];
    const glow = mixColours(moon, WHITE, 0.2);
    return [
      clipped(top, [
        shadowOf([filled(glow, ...panes)], withAlpha(glow, 0.42), { x: 0, y: 0 }, 5),
        painted(linearPaint(at(0, back), at(0, front), [withAlpha(glow, 0.55), withAlpha(glow, 0.36)]), ...panes),
      ]),
    ];
  }

  function folds(): readonly SceneNode[] {
    const lines = Array.from({ length: Math.round((end - 500) / 66) }, (_, index) => {
      const x = 520 + index * 66 + between(random, -22, 22);
      const [bend, lean] = [between(random, -26, 26), between(random, 20, 70)];
      const points = [0.04, 0.35, 0.7, 1].map((v, step) => ({
        x: x - lean * v + bend * Math.sin(v * 3),
        y: back + deep * v + wave(x, 4),
        w: [1, 6, 8, 3][step] ?? 1,
      }));
      const band = (shift: number, size: number) =>
        ribbon(points.map((point) => ({ ...at(point.x + shift, point.y), width: point.w * size })));
      return { dark: band(5, 1), pale: band(-4, 0.62) };
    });
    return [
      clipped(top, [
        shadowOf(
          lines.map(({ dark }) => filled(shade, dark)),
          withAlpha(shade, 0.42),
          { x: 0, y: 0 },
          4,
        ),
        filled(withAlpha(shade, 0.1), ...lines.map(({ dark }) => dark)),
        filled(withAlpha(mixColours(lit, moon, 0.5), 0.34), ...lines.map(({ pale }) => pale)),
      ]),
      stroked(withAlpha(mixColours(moon, WHITE, 0.2), 0.5), 2, smoothLine(nearLine.filter((_, index) => index > 3))),
    ];
  }

  /** The sheet that is turned back over the cover below the pillows. */
  function turnedSheet(): readonly SceneNode[] {
    const line = (x: number, slant: number) =>
      [0, 0.3, 0.65, 1].map((v) =>
        at(x - slant * v + 7 * Math.sin(v * 6), back + deep * v + (v === 0 ? 2 : wave(x, 3)) + (v === 1 ? 10 : 0)),
      );
    const band = polygon([...line(478, 34), at(452, bottom), at(376, bottom), ...line(408, 42).toReversed()]);
    return [
      shadowOf([filled(shade, band)], withAlpha(shade, 0.5), { x: 6, y: 4 }, 6),
      painted(
        linearPaint(at(0, back), at(0, front + deep * 1.2), [
          mixColours(sheet, moon, 0.2),
          mixColours(sheet, shade, 0.18),
          mixColours(sheet, shade, 0.86),
        ]),
        band,
      ),
      stroked(withAlpha(mixColours(moon, WHITE, 0.5), 0.7), 1.8, smoothLine(line(478, 34))),
      stroked(withAlpha(shade, 0.3), 2.4, smoothLine(line(440, 38))),
    ];
  }

  function pillows(): readonly SceneNode[] {
    return [
      { x: 356, y: back + deep * 0.42, wide: 176, tall: deep * 0.94, tone: mixColours(sheet, shade, 0.26) },
      { x: 338, y: front - deep * 0.1, wide: 188, tall: deep * 0.92, tone: sheet },
    ].flatMap(({ x, y, wide, tall, tone }): readonly SceneNode[] => {
      const spot = (u: number, up: number) => at(x + u * wide, y - up * tall);
      const body = smoothShape([
        spot(-0.4, -0.02),
        spot(-0.46, 0.02),
        spot(-0.5, 0.4),
        spot(-0.55, 0.82),
        spot(-0.56, 0.97),
        spot(-0.46, 0.99),
        spot(-0.1, 1.03),
        spot(0.2, 0.98),
        spot(0.32, 0.99),
        spot(0.36, 0.9),
        spot(0.46, 0.5),
        spot(0.54, 0.14),
        spot(0.56, 0.02),
        spot(0.46, -0.03),
        spot(0.1, -0.06),
        spot(-0.2, -0.05),
      ]);
      return [
        shadowOf([filled(shade, body)], withAlpha(shade, 0.55), { x: 8, y: 6 }, 7),
        painted(
          linearPaint(spot(-0.5, 0.9), spot(0.56, 0), [
            mixColours(tone, lamp, 0.42),
            mixColours(tone, moon, 0.3),
            mixColours(tone, moon, 0.18),
            mixColours(tone, shade, 0.42),
          ]),
          body,
        ),
        clipped(body, [
          shadowOf(
            [
              filled(
                shade,
                ribbon([
                  { ...spot(-0.5, -0.06), width: 10 },
                  { ...spot(0, 0.04), width: 15 },
                  { ...spot(0.52, -0.02), width: 10 },
                ]),
              ),
            ],
            withAlpha(shade, 0.4),
            { x: 0, y: 0 },
            8,
          ),
          // Creases run from the corners, and a dent is left where a head lay.
          filled(
            withAlpha(mixColours(tone, shade, 0.55), 0.4),
            ...[
              [-0.55, 0.96, -0.42, 0.82, -0.36, 0.64],
              [-0.44, 0.01, -0.36, 0.14, -0.26, 0.2],
              [0.53, 0.03, 0.4, 0.14, 0.3, 0.28],
              [0.33, 0.97, 0.24, 0.82, 0.22, 0.66],
            ].map(([a = 0, b = 0, c = 0, d = 0, e = 0, f = 0]) =>
              ribbon([
                { ...spot(a, b), width: 0.6 },
                { ...spot(c, d), width: wide * 0.014 },
                { ...spot(e, f), width: 0.4 },
              ]),
            ),
          ),
          glow(spot(-0.06, 0.52), wide * 0.42, withAlpha(shade, 0.13)),
          glow(spot(0.18, 0.78), wide * 0.26, withAlpha(mixColours(moon, WHITE, 0.5), 0.5)),
        ]),
        stroked(
          withAlpha(mixColours(moon, WHITE, 0.3), 0.6),
          1.8,
          smoothLine([
            spot(-0.46, 0.99),
            spot(-0.1, 1.03),
            spot(0.2, 0.98),
            spot(0.32, 0.99),
            spot(0.36, 0.9),
            spot(0.46, 0.5),
            spot(0.54, 0.14),
          ]),
        ),
      ];
    });
  }
}
