import { BLACK, type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import type { Point, Rect } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { Random } from '../../random/seeded-random.ts';
import { type Path, rectanglePath } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { between } from '../drawing/chance.ts';
import { clipped, filled, glow, linearPaint, painted, shadowOf, stroked } from '../drawing/nodes.ts';
import { ellipse, polar, polygon, smoothLine } from '../drawing/outlines.ts';

const GOLD: Rgba = { r: 222, g: 172, b: 84, a: 1 };
const WARM: Rgba = { r: 255, g: 214, b: 140, a: 1 };

/** Upright folds of heavy cloth in a box. @param depth the strength of their light and shade, from 0 to 1 */
export function clothFolds(random: Random, { x, y, width, height }: Rect, cloth: Rgba, depth: number): readonly SceneNode[] {
  const nodes: SceneNode[] = [];
  for (let from = x; from < x + width; ) {
    const wide = between(random, 46, 84);
    const lean = between(random, -7, 7);
    const box = polygon([
      { x: from - 1, y },
      { x: from + wide + 1, y },
      { x: from + wide + 1 + lean, y: y + height },
      { x: from - 1 + lean, y: y + height },
    ]);
    nodes.push(
      painted(
        linearPaint({ x: from, y: 0 }, { x: from + wide, y: 0 }, [
          mixColours(cloth, BLACK, 0.5 * depth),
          mixColours(cloth, BLACK, 0.1 * depth),
          mixColours(cloth, WHITE, 0.16 * depth),
          cloth,
          mixColours(cloth, BLACK, 0.24 * depth),
          mixColours(cloth, BLACK, 0.5 * depth),
        ]),
        box,
      ),
    );
    from += wide;
  }
  return nodes;
}

/** The lower edge of a raised curtain: swags with draped folds, a gold fringe, and tassels between them. @param box from the curtain's upper edge down to where the swags begin */
export function raisedCurtain(random: Random, box: Rect, swag: number, count: number, cloth: Rgba, shade: Rgba): readonly SceneNode[] {
  const low = box.y + box.height;
  const step = box.width / count;
  const sag = (share: number) => Math.sin(share * Math.PI) * swag;
  const edge = (drop: number): readonly Point[] =>
    Array.from({ length: count * 14 + 1 }, (_, index) => {
      const share = (index % 14) / 14;
      return { x: box.x + (index / (count * 14)) * box.width, y: low + drop + sag(share) };
    });
  const outline = polygon([{ x: box.x, y: box.y }, { x: box.x + box.width, y: box.y }, ...edge(0).toReversed()]);
  const drapes = Array.from({ length: count }, (_, index) => index * step + box.x).flatMap((left) =>
    [0.16, 0.34, 0.52, 0.7, 0.88].map((down) => {
      const at = (share: number): Point => ({ x: left + share * step, y: low - swag * 1.5 * (1 - down) + sag(share) * (0.5 + 0.5 * down) });
      return smoothLine([at(0.03), at(0.2), at(0.5), at(0.8), at(0.97)]);
    }),
  );
  const threads = edge(0).flatMap((from, index, all): readonly Point[] => {
    const to = all[index + 1];
    return to ? [0, 0.25, 0.5, 0.75].map((share) => ({ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share })) : [];
  });
  const fringe = (across: number, down: number): Path =>
    threads.flatMap(
      ({ x, y }): Path => [
        ['M', x + across, y + down],
        ['L', x + across, y + down + 30],
      ],
    );
  return [
    shadowOf([filled(shade, outline)], withAlpha(shade, 0.75), { x: 0, y: 34 }, 26),
    stroked(mixColours(GOLD, BLACK, 0.45), 3.6, fringe(1.6, 4)),
    stroked(GOLD, 2.6, fringe(0, 0)),
    clipped(outline, [
      ...clothFolds(random, { ...box, height: box.height + swag + 4 }, cloth, 0.62),
      painted(
        linearPaint({ x: 0, y: box.y }, { x: 0, y: low + swag }, [
          withAlpha(BLACK, 0.36),
          withAlpha(BLACK, 0.06),
          withAlpha(BLACK, 0),
          withAlpha(BLACK, 0.2),
        ]),
        rectanglePath({ ...box, height: box.height + swag + 4 }),
      ),
      shadowOf(
        drapes.map((path) => stroked(shade, 9, path)),
        withAlpha(shade, 0.5),
        { x: 0, y: 0 },
        6,
      ),
      ...drapes.map((path) => stroked(withAlpha(mixColours(cloth, WHITE, 0.42), 0.5), 4, path)),
    ]),
    stroked(mixColours(GOLD, BLACK, 0.3), 13, smoothLine(edge(-4))),
    stroked(mixColours(GOLD, WHITE, 0.3), 5, smoothLine(edge(-6))),
    ...Array.from({ length: count + 1 }, (_, index) => tassel({ x: box.x + index * step, y: low - 6 }, 78, shade)).flat(),
  ];
}

/** A tassel of gold. @param top where it hangs */
export function tassel(top: Point, long: number, shade: Rgba): readonly SceneNode[] {
  const at = (x: number, down: number): Point => ({ x: top.x + x * long, y: top.y + down * long });
  const skirt = polygon([at(-0.13, 0.36), at(0.13, 0.36), at(0.2, 1), at(-0.2, 1)]);
  const threads = [-0.14, -0.07, 0, 0.07, 0.14].map((x) => smoothLine([at(x * 0.7, 0.38), at(x, 1)]));
  return [
    shadowOf([filled(shade, skirt)], withAlpha(shade, 0.6), { x: 4, y: 8 }, 6),
    stroked(mixColours(GOLD, BLACK, 0.2), 6, smoothLine([at(0, 0), at(0, 0.24)])),
    painted(
      linearPaint(at(-0.2, 0), at(0.2, 0), [
        mixColours(GOLD, BLACK, 0.4),
        mixColours(GOLD, WHITE, 0.4),
        GOLD,
        mixColours(GOLD, BLACK, 0.5),
      ]),
      skirt,
    ),
    stroked(withAlpha(mixColours(GOLD, BLACK, 0.6), 0.6), 1.6, ...threads),
    painted(
      linearPaint(at(-0.16, 0), at(0.16, 0), [mixColours(GOLD, BLACK, 0.3), mixColours(GOLD, WHITE, 0.6), mixColours(GOLD, BLACK, 0.4)]),
      ellipse(at(0, 0.3), long * 0.16, long * 0.13),
    ),
  ];
}

/** The boards of a stage in perspective, and its front edge. @param rear where they begin. @param front the edge */
export function stageBoards(area: Rect, rear: number, front: number, wood: Rgba, shade: Rgba): readonly SceneNode[] {
  const vanish = { x: 500, y: rear - (front - rear) * 1.5 };
  const right = area.x + area.width;
  const count = Math.round(area.width / 74);
  const seams = Array.from({ length: count + 1 }, (_, index): Path => {
    const x = area.x + (index / count) * area.width;
    const share = (rear - vanish.y) / (front - vanish.y);
    return [
      ['M', vanish.x + (x - vanish.x) * share, rear],
      ['L', x, front],
    ];
  });
  const lip: Rect = { x: area.x, y: front, width: area.width, height: 26 };
  return [
    painted(
      linearPaint({ x: 0, y: rear }, { x: 0, y: front }, [mixColours(wood, shade, 0.5), wood, mixColours(wood, WARM, 0.3)]),
      rectanglePath({ x: area.x, y: rear, width: area.width, height: front - rear }),
    ),
    stroked(withAlpha(shade, 0.55), 2.4, ...seams),
    stroked(
      withAlpha(mixColours(wood, WARM, 0.7), 0.4),
      1.2,
      ...seams.map((path) => path.map(([kind, x, y]) => [kind, (x ?? 0) + 2, y] as const) as Path),
    ),
    painted(
      linearPaint({ x: 0, y: lip.y }, { x: 0, y: lip.y + lip.height }, [
        mixColours(GOLD, WHITE, 0.4),
        mixColours(GOLD, BLACK, 0.1),
        mixColours(GOLD, BLACK, 0.55),
      ]),
      rectanglePath(lip),
    ),
    painted(
      linearPaint({ x: 0, y: front + 26 }, { x: 0, y: front + 190 }, [mixColours(shade, wood, 0.3), shade]),
      rectanglePath({ x: area.x, y: front + 26, width: right - area.x, height: area.y + area.height - front - 26 }),
    ),
  ];
}

/** A row of lamps under shells of brass along the front of a stage. */
export function footlights(from: number, to: number, front: number, count: number, shade: Rgba): readonly SceneNode[] {
  const places = Array.from({ length: count }, (_, index) => from + ((to - from) * index) / (count - 1));
  return [
    ...places.map((x) => glow({ x, y: front - 24 }, 165, withAlpha(WARM, 0.62))),
    ...places.flatMap((x): readonly SceneNode[] => {
      const middle = { x, y: front + 10 };
      const shell = polygon([
        ...Array.from({ length: 23 }, (_, index) => polar(middle, 44 * (index % 2 === 0 ? 1 : 0.93), Math.PI + (index / 22) * Math.PI)),
        { x: x + 37, y: front + 20 },
        { x: x - 37, y: front + 20 },
      ]);
      const ribs = [-0.7, -0.42, -0.14, 0.14, 0.42, 0.7].map((turn) =>
        smoothLine([{ x, y: front + 16 }, polar(middle, 40, turn * 1.5 - Math.PI / 2)]),
      );
      return [
        shadowOf([filled(shade, shell)], withAlpha(shade, 0.6), { x: 0, y: 8 }, 6),
        painted(
          linearPaint({ x: x - 36, y: front - 30 }, { x: x + 36, y: front + 20 }, [
            mixColours(GOLD, WHITE, 0.5),
            GOLD,
            mixColours(GOLD, BLACK, 0.5),
          ]),
          shell,
        ),
        stroked(withAlpha(mixColours(GOLD, BLACK, 0.65), 0.75), 2, ...ribs),
        glow({ x, y: front - 36 }, 40, withAlpha(mixColours(WARM, WHITE, 0.6), 0.9)),
      ];
    }),
  ];
}
