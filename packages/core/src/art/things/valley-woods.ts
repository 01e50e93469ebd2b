import { type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import type { Rect } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { Random } from '../../random/seeded-random.ts';
import type { Path } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { between } from '../drawing/chance.ts';
import { filled, glow, linearPaint, painted } from '../drawing/nodes.ts';
import { ellipse, polygon } from '../drawing/outlines.ts';
import { alongCurve } from '../drawing/ribbon.ts';
import { inValley, lineWithin, onLine, VALLEY, type ValleyView } from './valley-view.ts';

interface WoodTones {
  readonly lit: Rgba;
  readonly middle: Rgba;
  readonly turning: Rgba;
  readonly shade: Rgba;
  readonly air: Rgba;
}

interface Tree {
  readonly across: number;
  readonly away: number;
  readonly tall: number;
}

/** Round trees of a valley, the farthest first: groves beyond the line, or a wood at the foot of its piers. */
export function valleyTrees(
  random: Random,
  view: ValleyView,
  area: Rect,
  where: 'behind' | 'before',
  { lit, middle, turning, shade, air }: WoodTones,
): readonly SceneNode[] {
  const [least, greatest] = lineWithin(view, area);
  const far = (): Tree => {
    const away = between(random, 115, 300);
    const x = between(random, area.x - 40, area.x + area.width + 40);
    return { across: (view.side * (x - view.vanishing.x) * away) / view.focal, away, tall: between(random, 6, 11) };
  };
  const near = (): Tree => ({ ...onLine(between(random, least, greatest + 8), between(random, 5, 26)), tall: between(random, 6, 12) });
  // Bushes hide the feet of the piers.
  const bush = (index: number): Tree => ({ ...onLine(greatest - index * 6.5, 5.4), tall: between(random, 6.5, 9.5) });
  const trees =
    where === 'behind'
      ? Array.from({ length: Math.round(area.width / 8) }, far)
      : [
          ...Array.from({ length: Math.round(area.width / 12) }, near),
          ...Array.from({ length: Math.ceil((greatest - least) / 6.5) }, (_, index) => bush(index)),
        ];
  const rows = 12;
  const sorted = trees.toSorted((first, second) => second.away - first.away);
  return Array.from({ length: rows }, (_, row) => sorted.slice((row * sorted.length) / rows, ((row + 1) * sorted.length) / rows)).flatMap(
    (own, row) => {
      // Some of the trees turn with the season.
      const leaf = row % 3 === 1 ? mixColours(middle, turning, 0.34) : middle;
      const [crowns, heaps, tops]: [Path[], Path[], Path[]] = [[], [], []];
      for (const { across, away, tall } of own) {
        const unit = view.focal / away;
        const foot = inValley(view, across, -VALLEY, away);
        const half = tall * unit * 0.46;
        const middle = { x: foot.x, y: foot.y - tall * unit * 0.52 };
        crowns.push(
          ellipse(middle, half, half * 1.02),
          ellipse({ x: middle.x - half * 0.7, y: middle.y + half * 0.5 }, half * 0.6, half * 0.55),
          ellipse({ x: middle.x + half * 0.7, y: middle.y + half * 0.5 }, half * 0.6, half * 0.6),
        );
        // Heaps of leaves: those that look to the sun are bright.
        const count = where === 'before' ? 28 : 6;
        for (let heap = 0; heap < count; heap += 1) {
          const angle = between(random, -Math.PI, Math.PI);
          const out = Math.sqrt(random()) * 1.06;
          const at = { x: middle.x + Math.cos(angle) * half * out, y: middle.y + Math.sin(angle) * half * out };
          const size = half * (where === 'before' ? between(random, 0.09, 0.2) : between(random, 0.16, 0.34));
          const facing = -view.side * Math.cos(angle) * 0.6 - Math.sin(angle) * 0.8;
          (facing * out > between(random, -0.05, 0.4) ? tops : heaps).push(ellipse(at, size, size * 0.78));
        }
      }
      const away = own.reduce((sum, tree) => sum + tree.away, 0) / Math.max(1, own.length);
      const misty = (tone: Rgba) => mixColours(tone, air, Math.min(0.62, Math.max(0, (away - 40) / 260)));
      return [
        filled(misty(mixColours(leaf, shade, 0.58)), ...crowns),
        filled(misty(mixColours(leaf, shade, 0.3)), ...heaps),
        filled(misty(mixColours(lit, leaf, 0.42)), ...tops),
      ];
    },
  );
}

interface VillageTones {
  readonly wall: Rgba;
  readonly roof: Rgba;
  readonly shade: Rgba;
  readonly light: Rgba;
  readonly lamp: Rgba;
  readonly air: Rgba;
}

/** A village around a church, down in the valley, with lit windows. */
export function valleyVillage(
  random: Random,
  view: ValleyView,
  { wall, roof, shade, light, lamp, air }: VillageTones,
): readonly SceneNode[] {
  const houses = Array.from({ length: 17 }, () => ({
    across: between(random, -52, 14),
    away: between(random, 104, 150),
    wide: between(random, 6, 9),
    tall: between(random, 4, 6),
  })).toSorted((first, second) => second.away - first.away);
  const misty = (tone: Rgba) => mixColours(tone, air, 0.2);
  const church = 8;
  return houses.flatMap(({ across, away, wide, tall }, index): readonly SceneNode[] => {
    const at = (x: number, up: number) => inValley(view, across + x, up - VALLEY, away);
    const gable = wide * 0.55;
    const front = polygon([at(0, 0), at(gable, 0), at(gable, tall), at(gable / 2, tall + gable * 0.6), at(0, tall)]);
    const flank = polygon([at(gable, 0), at(gable + wide, 0), at(gable + wide, tall), at(gable, tall)]);
    const slope = polygon([
      at(gable, tall),
      at(gable + wide, tall),
      at(gable + wide - gable / 2, tall + gable * 0.6),
      at(gable / 2, tall + gable * 0.6),
    ]);
    const panes = [0.25, 0.62].map((share) =>
      polygon([
        at(gable + wide * share, tall * 0.4),
        at(gable + wide * (share + 0.13), tall * 0.4),
        at(gable + wide * (share + 0.13), tall * 0.75),
        at(gable + wide * share, tall * 0.75),
      ]),
    );
    return [
      filled(misty(mixColours(wall, light, 0.4)), front),
      painted(linearPaint(at(0, tall), at(0, 0), [misty(mixColours(wall, shade, 0.25)), misty(mixColours(wall, shade, 0.45))]), flank),
      filled(misty(mixColours(roof, shade, index % 3 ? 0.1 : 0.35)), slope),
      filled(mixColours(lamp, WHITE, 0.3), ...panes),
      glow(at(gable + wide / 2, tall / 2), (view.focal / away) * 8, withAlpha(lamp, 0.22)),
      ...(index === church
        ? [
            filled(misty(mixColours(wall, light, 0.35)), polygon([at(-3, 0), at(0.6, 0), at(0.6, 13), at(-3, 13)])),
            filled(misty(mixColours(wall, shade, 0.4)), polygon([at(-0.8, 0), at(0.6, 0), at(0.6, 13), at(-0.8, 13)])),
            filled(misty(mixColours(roof, shade, 0.4)), polygon([at(-3.4, 13), at(1, 13), at(-1.2, 23)])),
          ]
        : []),
    ];
  });
}

/** A river on the floor of a valley. @param middle points across and away from the viewer, meters. @param half its half width, meters. */
export function valleyRiver(view: ValleyView, middle: readonly (readonly [number, number])[], half: number): Path {
  const line = alongCurve(
    middle.map(([x, y]) => ({ x, y, width: half })),
    9,
  );
  const banks = line.map(({ x, y, width }, index) => {
    const [before, after] = [line[Math.max(0, index - 1)] ?? { x, y }, line[Math.min(line.length - 1, index + 1)] ?? { x, y }];
    const length = Math.hypot(after.x - before.x, after.y - before.y) || 1;
    const [nx, ny] = [(-(after.y - before.y) / length) * width, ((after.x - before.x) / length) * width];
    return [inValley(view, x + nx, -VALLEY, Math.max(20, y + ny)), inValley(view, x - nx, -VALLEY, Math.max(20, y - ny))] as const;
  });
  return polygon([...banks.map(([left]) => left), ...banks.toReversed().map(([, right]) => right)]);
}
