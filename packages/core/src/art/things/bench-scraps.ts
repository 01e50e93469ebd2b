import { BLACK, type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { Random } from '../../random/seeded-random.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { between } from '../drawing/chance.ts';
import { filled, shadowOf, stroked } from '../drawing/nodes.ts';
import { ellipse, polygon, smoothLine, smoothShape } from '../drawing/outlines.ts';
import type { ScrapId } from './trades.ts';

interface Bench {
  readonly from: number;
  readonly to: number;
  readonly rear: number;
  readonly edge: number;
}

interface ScrapTones {
  readonly wood: Rgba;
  readonly stone: Rgba;
  readonly cloth: readonly [Rgba, Rgba];
  readonly brass: Rgba;
  readonly paper: Rgba;
  readonly shade: Rgba;
}

/** Scraps that work leaves on a bench: curls of wood, chips, scraps of cloth and thread, small wheels, or sheets. */
export function benchScraps(random: Random, id: ScrapId, { from, to, rear, edge }: Bench, tones: ScrapTones): readonly SceneNode[] {
  const { wood, stone, cloth, brass, paper, shade } = tones;
  const spot = (): Point => ({ x: between(random, from, to), y: between(random, rear, edge) });
  switch (id) {
    case 'shavings': {
      const curls = Array.from({ length: 26 }, () => {
        const { x, y } = spot();
        const size = between(random, 8, 17);
        return smoothLine(
          Array.from({ length: 9 }, (_, step) => {
            const turn = step * 0.95;
            const radius = size * (1 - step * 0.085);
            return { x: x + step * 2.4 + Math.cos(turn) * radius, y: y - size * 0.4 + Math.sin(turn) * radius * 0.6 };
          }),
        );
      });
      return [
        shadowOf([stroked(shade, 5, ...curls)], withAlpha(shade, 0.45), { x: 5, y: 5 }, 3),
        stroked(mixColours(wood, BLACK, 0.2), 4.4, ...curls),
        stroked(mixColours(wood, WHITE, 0.4), 1.6, ...curls),
      ];
    }
    case 'chips': {
      const chips = Array.from({ length: 46 }, () => {
        const { x, y } = spot();
        const size = between(random, 3, 12);
        return polygon(
          [0, 1, 2, 3, 4].map((corner) => ({
            x: x + Math.cos(corner * 1.25 + x) * size,
            y: y + Math.sin(corner * 1.25 + x) * size * 0.55,
          })),
        );
      });
      return [
        shadowOf([filled(shade, ...chips)], withAlpha(shade, 0.5), { x: 4, y: 3 }, 2),
        filled(mixColours(stone, shade, 0.2), ...chips.filter((_, index) => index % 2 === 0)),
        filled(mixColours(stone, WHITE, 0.25), ...chips.filter((_, index) => index % 2 === 1)),
      ];
    }
    case 'cloth': {
      const pieces = [0.06, 0.68].map((share, index) => {
        const [x, y] = [from + (to - from) * share, index === 0 ? edge - 4 : edge - (edge - rear) * 0.3];
        const wide = 190;
        return smoothShape([
          { x, y: y - 26 },
          { x: x + wide * 0.3, y: y - 40 },
          { x: x + wide * 0.7, y: y - 30 },
          { x: x + wide, y: y - 36 },
          { x: x + wide * 1.04, y: y - 6 },
          { x: x + wide * 0.6, y: y + 4 },
          { x: x + wide * 0.2, y: y - 2 },
        ]);
      });
      const threads = Array.from({ length: 4 }, () => {
        const { x, y } = spot();
        return smoothLine([0, 1, 2, 3, 4, 5].map((step) => ({ x: x + step * 26, y: y + Math.sin(step * 1.7 + x) * 9 })));
      });
      return [
        shadowOf([filled(shade, ...pieces)], withAlpha(shade, 0.5), { x: 6, y: 5 }, 5),
        ...pieces.map((piece, index) => filled(mixColours(cloth[index] ?? cloth[0], shade, 0.12), piece)),
        stroked(mixColours(cloth[1], WHITE, 0.3), 2, ...threads),
      ];
    }
    case 'wheels': {
      const wheels = Array.from({ length: 9 }, () => ({ at: spot(), size: between(random, 8, 20) }));
      const teeth = wheels.flatMap(({ at, size }) =>
        Array.from({ length: 14 }, (_, tooth) =>
          ellipse({ x: at.x + Math.cos(tooth * 0.449) * size, y: at.y + Math.sin(tooth * 0.449) * size * 0.5 }, size * 0.14, size * 0.09),
        ),
      );
      return [
        shadowOf(
          [filled(shade, ...wheels.map(({ at, size }) => ellipse(at, size, size * 0.5)))],
          withAlpha(shade, 0.55),
          { x: 4, y: 4 },
          2,
        ),
        filled(mixColours(brass, shade, 0.15), ...teeth),
        filled(brass, ...wheels.map(({ at, size }) => ellipse(at, size, size * 0.5))),
        filled(
          mixColours(brass, WHITE, 0.45),
          ...wheels.map(({ at, size }) => ellipse({ x: at.x - 1, y: at.y - 1 }, size * 0.78, size * 0.36)),
        ),
        filled(mixColours(brass, BLACK, 0.45), ...wheels.map(({ at, size }) => ellipse(at, size * 0.2, size * 0.1))),
      ];
    }
    case 'paper': {
      const sheets = [0.04, 0.66, 0.76].map((share, index) => {
        const [x, y] = [from + (to - from) * share, rear + (edge - rear) * ([0.5, 0.66, 0.2] as const)[index]!];
        return polygon([
          { x: x + 18, y },
          { x: x + 150, y: y + 5 },
          { x: x + 162, y: y + (edge - rear) * 0.34 },
          { x: x - 4, y: y + (edge - rear) * 0.3 },
        ]);
      });
      return [
        shadowOf([filled(shade, ...sheets)], withAlpha(shade, 0.45), { x: 5, y: 4 }, 3),
        filled(mixColours(paper, shade, 0.16), sheets[2] ?? []),
        filled(mixColours(paper, shade, 0.05), sheets[0] ?? [], sheets[1] ?? []),
      ];
    }
  }
}
