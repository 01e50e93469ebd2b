import { BLACK, type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import type { Rect } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { Random } from '../../random/seeded-random.ts';
import { type Path, rectanglePath } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { oneOf, wholeBetween } from '../drawing/chance.ts';
import { clipped, filled, linearPaint, painted, stroked } from '../drawing/nodes.ts';
import { ellipse, polygon, smoothLine } from '../drawing/outlines.ts';
import { roundedBox } from '../drawing/rounded-box.ts';

/** The cloth of a book's spine, and the foil of its ornaments. */
export interface BookTones {
  readonly cloth: Rgba;
  readonly foil: Rgba;
}

/** The ways in which a spine is decorated. */
const STYLES = ['bands', 'diamonds', 'label', 'flowers', 'plain'] as const;

/** A book that lies on its side, seen from its spine: raised bands, ornaments in foil, and worn edges. */
export function lyingBook(random: Random, box: Rect, { cloth, foil }: BookTones): readonly SceneNode[] {
  const { x, y, width, height } = box;
  const round = Math.min(height * 0.16, 12);
  const outline = roundedBox(box, round);
  const edge = mixColours(cloth, BLACK, 0.45);
  const style = oneOf(random, STYLES);
  const middle = y + height / 2;
  const bandAt = [0.09, 0.2, 0.8, 0.91].map((share) => x + width * share);
  const rib = Math.max(5, height * 0.09);
  const ribs = bandAt.map((at) => rectanglePath({ x: at - rib, y, width: rib * 2, height }));
  const lines = bandAt.flatMap((at) => [-1, 1].map((out) => rectanglePath({ x: at + out * rib * 1.7 - 1.3, y, width: 2.6, height })));
  const panel: Rect = { x: x + width * 0.245, y: y + height * 0.16, width: width * 0.51, height: height * 0.68 };
  return [
    painted(
      linearPaint({ x: 0, y }, { x: 0, y: y + height }, [
        mixColours(cloth, BLACK, 0.16),
        mixColours(cloth, WHITE, 0.2),
        cloth,
        mixColours(cloth, BLACK, 0.2),
        edge,
      ]),
      outline,
    ),
    clipped(outline, [
      ...(style === 'plain' ? [] : [shadedRibs()]),
      filled(withAlpha(foil, 0.92), ...lines),
      ...ornaments(),
      // The boards stand out over the spine's ends.
      painted(
        linearPaint({ x, y: 0 }, { x: x + width, y: 0 }, [
          withAlpha(BLACK, 0.3),
          withAlpha(BLACK, 0),
          withAlpha(BLACK, 0),
          withAlpha(BLACK, 0),
          withAlpha(BLACK, 0),
          withAlpha(BLACK, 0.3),
        ]),
        rectanglePath(box),
      ),
      filled(withAlpha(WHITE, 0.22), rectanglePath({ x, y: y + height * 0.07, width, height: Math.max(1.6, height * 0.03) })),
    ]),
  ];

  function shadedRibs(): SceneNode {
    return painted(
      linearPaint({ x: 0, y }, { x: 0, y: y + height }, [
        mixColours(cloth, BLACK, 0.1),
        mixColours(cloth, WHITE, 0.34),
        mixColours(cloth, WHITE, 0.06),
        mixColours(cloth, BLACK, 0.36),
      ]),
      ...ribs,
    );
  }

  function ornaments(): readonly SceneNode[] {
    const gold = withAlpha(foil, 0.95);
    const small = height * 0.17;
    const inEnds = [0.145, 0.855].map((share) => diamond(x + width * share, middle, small));
    switch (style) {
      case 'bands': {
        const stars = Array.from({ length: 5 }, (_, index) => diamond(panel.x + panel.width * (0.1 + index * 0.2), middle, small * 0.9));
        return [stroked(gold, 2.4, rectanglePath(panel)), filled(gold, ...stars, ...inEnds)];
      }
      case 'diamonds': {
        const count = wholeBetween(random, 7, 11);
        const row = Array.from({ length: count }, (_, index) =>
          diamond(panel.x + (panel.width * (index + 0.5)) / count, middle, Math.min(small * 1.5, panel.width / count / 2.1)),
        );
        return [
          filled(gold, ...row, ...inEnds),
          filled(gold, rectanglePath({ ...panel, height: 3 }), rectanglePath({ ...panel, y: panel.y + panel.height - 3, height: 3 })),
        ];
      }
      case 'label': {
        const rules = [0.3, 0.5, 0.7].map((share, index) =>
          rectanglePath({
            x: panel.x + panel.width * (0.16 + (index % 2) * 0.12),
            y: panel.y + panel.height * share - 2,
            width: panel.width * (0.68 - (index % 2) * 0.24),
            height: 4,
          }),
        );
        const tone = mixColours(edge, cloth, 0.25);
        return [
          filled(tone, roundedBox(panel, 4)),
          stroked(
            gold,
            2.4,
            roundedBox({ ...panel, x: panel.x + 6, y: panel.y + 5, width: panel.width - 12, height: panel.height - 10 }, 3),
          ),
          filled(gold, ...rules, ...inEnds),
        ];
      }
      case 'flowers': {
        const vine = smoothLine(
          Array.from({ length: 9 }, (_, index) => ({
            x: panel.x + (panel.width * index) / 8,
            y: middle + (index % 2 === 0 ? 1 : -1) * height * 0.12,
          })),
        );
        const heads = Array.from({ length: 8 }, (_, index) => {
          const at = { x: panel.x + (panel.width * (index + 0.5)) / 8, y: middle + (index % 2 === 0 ? -1 : 1) * height * 0.16 };
          return [
            ellipse(at, height * 0.07),
            ellipse({ x: at.x - height * 0.09, y: at.y }, height * 0.05),
            ellipse({ x: at.x + height * 0.09, y: at.y }, height * 0.05),
            ellipse({ x: at.x, y: at.y - height * 0.085 }, height * 0.05),
          ];
        }).flat(2);
        return [stroked(gold, 2.4, vine), filled(gold, heads, ...inEnds)];
      }
      case 'plain':
        return [
          filled(gold, ...[-1, 0, 1].map((step) => diamond(x + width * (0.5 + step * 0.09), middle, small * (1.3 - Math.abs(step) * 0.4)))),
        ];
    }
  }
}

function diamond(x: number, y: number, half: number): Path {
  return polygon([
    { x: x - half, y },
    { x, y: y - half },
    { x: x + half, y },
    { x, y: y + half },
  ]);
}
