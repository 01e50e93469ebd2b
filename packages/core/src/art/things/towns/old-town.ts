import type { Point } from '../../../geometry/shapes.ts';
import type { Random } from '../../../random/seeded-random.ts';
import { type Path, rectanglePath } from '../../../scene/path.ts';
import { between } from '../../drawing/chance.ts';
import { polar, polygon, smoothLine } from '../../drawing/outlines.ts';

interface Town {
  readonly from: number;
  readonly to: number;
  /** The line that the houses stand on. */
  readonly base: number;
  /** Height of the houses, and of the towers and domes over them, units. */
  readonly houses: number;
  readonly towers: number;
  /** Width of a house, units. */
  readonly wide: number;
}

/** An old European town seen from afar: gabled houses with chimneys, spires and domes, and the windows that may be lit. */
export function oldTown(random: Random, { from, to, base, houses, towers, wide }: Town): { readonly roofs: Path; readonly windows: Path } {
  const roofs: Path[] = [];
  const windows: Path[] = [];
  let untilTower = 2;
  for (let x = from; x < to; ) {
    const width = wide * between(random, 0.75, 1.35);
    const height = houses * between(random, 0.7, 1.15);
    roofs.push(house(random, { x, y: base }, width, height));
    windows.push(...panes(random, { x, y: base }, width, height));
    untilTower -= 1;
    if (untilTower <= 0) {
      untilTower = Math.floor(between(random, 3, 6));
      const tall = towers * between(random, 0.62, 1);
      const foot = { x: x + width * between(random, 0.2, 0.8), y: base };
      roofs.push(random() < 0.42 ? dome(foot, tall * 0.86) : spire(random, foot, tall));
    }
    x += width * 0.96;
  }
  return { roofs: roofs.flat(), windows: windows.flat() };
}

function house(random: Random, { x, y }: Point, width: number, height: number): Path {
  const at = (share: number, up: number): Point => ({ x: x + width * share, y: y - up });
  const roof = height * between(random, 0.28, 0.5);
  const chimney = between(random, 0.55, 0.72);
  const stack: readonly Point[] = [
    at(chimney, height + roof * 0.2),
    at(chimney, height + roof * 0.95),
    at(chimney + 0.1, height + roof * 0.95),
    at(chimney + 0.1, height + roof * 0.1),
  ];
  // Half of the houses turn a gable to the viewer, the others the long side of a mansard roof.
  const top =
    random() < 0.5 ? [at(0.5, height + roof), ...stack] : [at(0.14, height + roof * 0.6), ...stack, at(0.86, height + roof * 0.6)];
  return polygon([at(0, 0), at(0, height), ...top, at(1, height), at(1, 0)]);
}

function panes(random: Random, { x, y }: Point, width: number, height: number): readonly Path[] {
  const lit: Path[] = [];
  const [across, down] = [width / 4.2, height / 3.4];
  for (let column = 0; column < 3; column += 1) {
    for (let row = 0; row < 3; row += 1) {
      if (random() > 0.34) continue;
      const corner = { x: x + across * (0.75 + column), y: y - height + down * (0.35 + row) };
      lit.push(rectanglePath({ ...corner, width: across * 0.4, height: down * 0.5 }));
    }
  }
  return lit;
}

/** A church tower with its belfry and a slender spire. */
export function spire(random: Random, foot: Point, height: number): Path {
  const half = height * between(random, 0.06, 0.085);
  const at = (x: number, up: number): Point => ({ x: foot.x + x * half, y: foot.y - up * height });
  const belfry = between(random, 0.5, 0.58);
  return polygon([
    at(-1, 0),
    at(-1, belfry),
    at(-1.25, belfry),
    at(-1.25, belfry + 0.02),
    at(-0.8, belfry + 0.02),
    at(-0.7, belfry + 0.1),
    at(-0.16, 0.86),
    at(-0.08, 0.86),
    at(-0.06, 1),
    at(0.06, 1),
    at(0.08, 0.86),
    at(0.16, 0.86),
    at(0.7, belfry + 0.1),
    at(0.8, belfry + 0.02),
    at(1.25, belfry + 0.02),
    at(1.25, belfry),
    at(1, belfry),
    at(1, 0),
  ]);
}

/** A drum with a dome, a lantern and a finial. */
export function dome(foot: Point, height: number): Path {
  const half = height * 0.24;
  const at = (x: number, up: number): Point => ({ x: foot.x + x * half, y: foot.y - up * height });
  const middle = at(0, 0.5);
  const shell = Array.from({ length: 13 }, (_, index) => {
    const point = polar({ x: 0, y: 0 }, 1, Math.PI + (index / 12) * Math.PI);
    return { x: middle.x + point.x * half * 0.94, y: middle.y + point.y * height * 0.3 };
  });
  const lantern = [
    at(-0.16, 0.78),
    at(-0.16, 0.87),
    at(-0.05, 0.92),
    at(-0.03, 1),
    at(0.03, 1),
    at(0.05, 0.92),
    at(0.16, 0.87),
    at(0.16, 0.78),
  ];
  const left = shell.slice(0, 6);
  const right = shell.slice(7);
  return polygon([
    at(-1, 0),
    at(-1, 0.46),
    at(-1.1, 0.46),
    at(-1.1, 0.5),
    ...left,
    ...lantern,
    ...right,
    at(1.1, 0.5),
    at(1.1, 0.46),
    at(1, 0.46),
    at(1, 0),
  ]);
}

/** A stone bridge of round arches. @param deck y of its parapet. @param water y of the river. */
export function archedBridge(from: number, to: number, deck: number, water: number, arches: number): Path {
  const span = (to - from) / arches;
  const thick = (water - deck) * 0.3;
  const feet = Array.from({ length: arches }, (_, index): readonly Point[] => {
    const right = to - index * span;
    const [pier, middle] = [span * 0.1, right - span / 2];
    const reach = span / 2 - pier;
    const bow = Array.from({ length: 13 }, (__, step) => {
      const point = polar({ x: 0, y: 0 }, 1, -(step / 12) * Math.PI);
      return { x: middle + point.x * reach, y: water + 4 + point.y * (water + 4 - deck - thick) };
    });
    return [{ x: right, y: water + 4 }, ...bow, { x: right - span, y: water + 4 }];
  }).flat();
  return polygon([{ x: from, y: deck }, { x: to, y: deck }, ...feet]);
}

/** A stone balustrade: a rail on vase-shaped posts over a plinth. @param top y of the rail. @param height down to the plinth's foot, units. */
export function balustrade(from: number, to: number, top: number, height: number): Path {
  const each = height * 0.3;
  const [rail, plinth] = [height * 0.13, height * 0.16];
  const posts: Path[] = [];
  for (let x = from; x < to; x += each) {
    const at = (out: number, down: number): Point => ({ x: x + each / 2 + out * each, y: top + rail + down * (height - rail - plinth) });
    const side = (sign: 1 | -1): readonly Point[] => [
      at(sign * 0.2, 0),
      at(sign * 0.12, 0.16),
      at(sign * 0.16, 0.34),
      at(sign * 0.32, 0.66),
      at(sign * 0.2, 0.88),
      at(sign * 0.26, 1),
    ];
    const outline = smoothLine([...side(1), ...side(-1).toReversed()]);
    posts.push([...outline, ['Z']]);
  }
  return [
    ...rectanglePath({ x: from, y: top, width: to - from, height: rail }),
    ...rectanglePath({ x: from, y: top + height - plinth, width: to - from, height: plinth }),
    ...posts.flat(),
  ];
}
