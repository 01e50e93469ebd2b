import type { Rgba } from '../../design/colour.ts';
import type { Point, Rect } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { Random } from '../../random/seeded-random.ts';
import type { Path } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { between } from '../drawing/chance.ts';
import { filled, linearPaint, painted } from '../drawing/nodes.ts';
import { across, areaUnder, ellipse, polygon } from '../drawing/outlines.ts';
import { conifer } from './conifers.ts';
import { END_OF_LINE, lineAt, type ValleyView } from './valley-view.ts';

interface SlopePlace {
  readonly area: Rect;
  readonly room: number;
  readonly floor: number;
}

interface SlopeTones {
  readonly leaf: Rgba;
  readonly air: Rgba;
  readonly shade: Rgba;
  readonly gold: Rgba;
  readonly deep: Rgba;
  readonly flowers: readonly [Rgba, Rgba];
}

/** The wooded hill that takes in the far end of the line. */
export function hillOfTheLine(
  random: Random,
  view: ValleyView,
  { area, room }: SlopePlace,
  { leaf, air, shade, gold }: SlopeTones,
): readonly SceneNode[] {
  const { side } = view;
  const bottom = area.y + area.height;
  const end = lineAt(view, END_OF_LINE, 0, 0);
  const unit = room * 0.16;
  const crest = (x: number) => {
    const share = ((x - end.x) * side) / (unit * 2.6);
    return end.y + unit * (0.5 - 1.25 / (1 + Math.exp(-share * 5))) - (share > 0 ? share * unit * 0.4 : 0);
  };
  const points = across(area, 10, (x) => Math.min(bottom, crest(x))).filter(({ x }) => (x - end.x) * side > -unit * 1.1);
  const trees = points.flatMap(({ x }) =>
    [0, 1, 2, 3, 4].map((): Point => ({ x: x + between(random, -8, 8), y: crest(x) + between(random, -0.02, 0.6) * room * 0.5 })),
  );
  const sorted = trees.toSorted((first, second) => first.y - second.y);
  const tone = mixColours(leaf, air, 0.18);
  return [
    filled(mixColours(tone, shade, 0.3), areaUnder(points, bottom)),
    ...[0, 1, 2, 3].flatMap((row) => {
      const own = sorted.slice((row * sorted.length) / 4, ((row + 1) * sorted.length) / 4);
      const size = room * (0.012 + row * 0.004);
      const crowns: Path[] = own.map(({ x, y }) => ellipse({ x, y }, size, size * 0.95));
      return [
        filled(mixColours(tone, shade, 0.42 - row * 0.06), ...crowns),
        filled(
          mixColours(tone, gold, 0.26),
          ...own.map(({ x, y }) => ellipse({ x: x - side * size * 0.3, y: y - size * 0.36 }, size * 0.58, size * 0.5)),
        ),
      ];
    }),
  ];
}

/** The bank in front, in shade: grass, flowers in the last light, and firs that frame the view. */
export function flowerBank(
  random: Random,
  { side }: ValleyView,
  { area, room, floor }: SlopePlace,
  { leaf, shade, gold, deep, flowers: petals }: SlopeTones,
): readonly SceneNode[] {
  const bottom = area.y + area.height;
  const place = (x: number) => (side > 0 ? x : 1000 - x);
  const level = (x: number) =>
    floor - room * 0.03 + room * 0.05 * Math.sin(place(x) / 210 + 0.6) - room * 0.07 * Math.max(0, (place(x) - 620) / 380);
  const line = across(area, 12, level);
  const firs = [-640, -420, -70, 30, 880, 955, 1040, 1180, 1400].map((x) => {
    const at = place(x + between(random, -16, 16));
    return conifer(random, { x: at, y: level(at) + 26 }, room * between(random, 0.2, 0.4), 0.44);
  });
  const blades = Array.from({ length: Math.round(area.width / 4) }, () => {
    const x = between(random, area.x, area.x + area.width);
    const [foot, tall] = [level(x) + between(random, 0, 26), between(random, 12, 34)];
    const bend = between(random, -0.3, 0.5) * tall;
    return polygon([
      { x: x - 1.6, y: foot },
      { x: x + bend, y: foot - tall },
      { x: x + 1.6, y: foot },
    ]);
  });
  const flowers = Array.from({ length: Math.round(area.width / 15) }, () => {
    const x = between(random, area.x, area.x + area.width);
    return ellipse({ x, y: level(x) + between(random, -18, 26) }, between(random, 2, 4.6));
  });
  const dark = mixColours(mixColours(leaf, deep, 0.72), shade, 0.3);
  return [
    filled(mixColours(dark, leaf, 0.14), ...firs),
    painted(
      linearPaint({ x: 0, y: floor - room * 0.1 }, { x: 0, y: floor + 60 }, [mixColours(dark, leaf, 0.3), dark, deep]),
      areaUnder(line, bottom),
    ),
    filled(mixColours(dark, leaf, 0.4), ...blades.filter((_, index) => index % 3 > 0)),
    filled(mixColours(leaf, gold, 0.5), ...blades.filter((_, index) => index % 3 === 0)),
    filled(petals[0], ...flowers.filter((_, index) => index % 2 === 0)),
    filled(petals[1], ...flowers.filter((_, index) => index % 2 === 1)),
  ];
}
