import { type Rgba, withAlpha } from '../../design/colour.ts';
import type { Rect } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { Random } from '../../random/seeded-random.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { filled, linearPaint, painted, stroked } from '../drawing/nodes.ts';
import { across, areaUnder, smoothLine } from '../drawing/outlines.ts';
import { type Blade, grassRow, seedHead, windBlade } from './wind-grass.ts';

interface Rise {
  /** The height of its crest at every x. */
  readonly top: (x: number) => number;
  /** The side that the wind and the light come from: 1 right. */
  readonly side: 1 | -1;
}

interface RiseTones {
  readonly ground: Rgba;
  readonly black: Rgba;
  readonly lit: Rgba;
  readonly rim: Rgba;
  readonly glare: Rgba;
}

/** The dark rise that the viewer stands on, with grass against the light. @param standing what stands in the grass. */
export function grassyRise(
  random: Random,
  area: Rect,
  { top, side }: Rise,
  { ground, black, lit, rim, glare }: RiseTones,
  standing: readonly SceneNode[],
): readonly SceneNode[] {
  const crest = across(area, 10, top);
  const highest = Math.min(...crest.map(({ y }) => y));
  const rowAt = (below: number, count: number, least: number, most: number): readonly Blade[] =>
    grassRow(random, area, { count, y: 0, least, most }).map(({ root, ...blade }) => ({
      ...blade,
      root: { x: root.x, y: top(root.x) + below },
    }));
  const back = rowAt(14, 260, 26, 74);
  const front = rowAt(92, 240, 50, 120);
  const blades = back.map((blade) => windBlade(blade, side));
  return [
    filled(lit, ...blades.filter((_, index) => index % 2 === 0)),
    painted(
      linearPaint({ x: 0, y: highest }, { x: 0, y: highest + 130 }, [mixColours(ground, black, 0.45), black]),
      areaUnder(crest, area.y + area.height),
    ),
    stroked(withAlpha(rim, 0.3), 2, smoothLine(across(area, 24, top))),
    ...standing,
    filled(mixColours(black, lit, 0.4), ...blades.filter((_, index) => index % 2 === 1)),
    filled(mixColours(black, lit, 0.12), ...front.map((blade) => windBlade(blade, side))),
    filled(mixColours(glare, lit, 0.3), ...back.filter((_, index) => index % 5 === 0).map((blade) => seedHead(blade, side))),
  ];
}
