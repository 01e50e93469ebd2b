import { BLACK, type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import type { Point, Rect } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { Random } from '../../random/seeded-random.ts';
import { type Path, rectanglePath } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { between } from '../drawing/chance.ts';
import { filled, glow, linearPaint, painted, shadowOf, stroked } from '../drawing/nodes.ts';
import { polygon, smoothLine } from '../drawing/outlines.ts';

interface TableView {
  readonly area: Rect;
  /** The middle of the light on it. */
  readonly light: Point;
  readonly sun: Rgba;
  readonly shade: Rgba;
  /** Where the dark begins that the author's name stands on. */
  readonly ends: number;
}

const BOARD = 172;

/** The boards of a wooden table from above, which lie across, in the light of a window. */
export function boardsFromAbove(random: Random, wood: Rgba, { area, light, sun, shade, ends }: TableView): readonly SceneNode[] {
  const count = Math.ceil(area.height / BOARD);
  const boards = Array.from({ length: count }, (_, index): readonly SceneNode[] => {
    const y = area.y + index * BOARD;
    const tone = mixColours(wood, index % 2 === 0 ? BLACK : WHITE, between(random, 0, 0.05));
    const grain = Array.from({ length: 8 }, (_each, row): Path => {
      const at = y + ((row + between(random, 0.2, 0.8)) / 8) * BOARD;
      const swing = between(random, 2, 9);
      return smoothLine(
        Array.from(
          { length: 12 },
          (_point, step): Point => ({ x: area.x + (step / 11) * area.width, y: at + Math.sin(step * 1.3 + row) * swing }),
        ),
      );
    });
    return [
      painted(
        linearPaint({ x: 0, y }, { x: 0, y: y + BOARD }, [mixColours(tone, WHITE, 0.06), tone, mixColours(tone, BLACK, 0.1)]),
        rectanglePath({ x: area.x, y, width: area.width, height: BOARD + 1 }),
      ),
      stroked(withAlpha(mixColours(tone, BLACK, 0.6), 0.26), 2, ...grain),
      filled(mixColours(tone, BLACK, 0.55), rectanglePath({ x: area.x, y: y - 2, width: area.width, height: 3.4 })),
      filled(withAlpha(mixColours(tone, sun, 0.6), 0.35), rectanglePath({ x: area.x, y: y + 1.6, width: area.width, height: 1.6 })),
    ];
  });
  return [...boards.flat(), ...windowLight({ area, light, sun, shade, ends }, 0.24), darkFoot({ area, light, sun, shade, ends }, 0.66)];
}

/** A linen cloth from above, with the folds of the cupboard in it, in the light of a window. */
export function linenFromAbove(random: Random, cloth: Rgba, { area, light, sun, shade, ends }: TableView): readonly SceneNode[] {
  const threads = (isAcross: boolean) =>
    Array.from({ length: Math.round((isAcross ? area.height : area.width) / 13) }, (_, index): Path => {
      const at = (isAcross ? area.y : area.x) + index * 13 + between(random, -3, 3);
      return isAcross
        ? [
            ['M', area.x, at],
            ['L', area.x + area.width, at + between(random, -2, 2)],
          ]
        : [
            ['M', at, area.y],
            ['L', at + between(random, -2, 2), area.y + area.height],
          ];
    });
  const folds = [0.34, 0.78].map((share) => area.y + area.height * share);
  return [
    painted(
      linearPaint({ x: area.x, y: area.y }, { x: area.x + area.width * 0.5, y: area.y + area.height }, [
        mixColours(cloth, WHITE, 0.2),
        cloth,
        mixColours(cloth, shade, 0.08),
      ]),
      rectanglePath(area),
    ),
    stroked(withAlpha(mixColours(cloth, shade, 0.5), 0.1), 2, ...threads(true)),
    stroked(withAlpha(mixColours(cloth, WHITE, 0.8), 0.24), 1.6, ...threads(false)),
    ...folds.flatMap((y) => [
      painted(
        linearPaint({ x: 0, y: y - 26 }, { x: 0, y: y + 30 }, [
          withAlpha(WHITE, 0),
          withAlpha(WHITE, 0.26),
          withAlpha(shade, 0.12),
          withAlpha(shade, 0),
        ]),
        rectanglePath({ x: area.x, y: y - 26, width: area.width, height: 56 }),
      ),
    ]),
    ...windowLight({ area, light, sun, shade, ends }, 0.3),
    darkFoot({ area, light, sun, shade, ends }, 0.1),
  ];
}

/** Light that falls in slanting panes. */
function windowLight({ area, light, sun, ends }: TableView, strength: number): readonly SceneNode[] {
  const pane = (from: number): Path =>
    polygon([
      { x: from, y: area.y - 40 },
      { x: from + 230, y: area.y - 40 },
      { x: from + 230 - ends * 0.42, y: ends + 30 },
      { x: from - ends * 0.42, y: ends + 30 },
    ]);
  return [
    glow(light, 1150, withAlpha(sun, strength)),
    shadowOf([filled(sun, pane(420), pane(680), pane(940))], withAlpha(sun, strength * 0.55), { x: 0, y: 0 }, 16),
  ];
}

function darkFoot({ area, shade, ends }: TableView, strength: number): SceneNode {
  return painted(
    linearPaint({ x: 0, y: ends - 180 }, { x: 0, y: ends + 40 }, [withAlpha(shade, 0), withAlpha(shade, strength)]),
    rectanglePath({ x: area.x, y: ends - 180, width: area.width, height: area.y + area.height - ends + 180 }),
  );
}
