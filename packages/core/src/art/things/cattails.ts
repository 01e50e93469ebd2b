import { type Rgba, withAlpha } from '../../design/colour.ts';
import type { Point, Rect } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { Random } from '../../random/seeded-random.ts';
import type { Path } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { between } from '../drawing/chance.ts';
import { filled } from '../drawing/nodes.ts';
import { ribbon } from '../drawing/ribbon.ts';
import { rimLit } from '../drawing/rim-lit.ts';

interface Bed {
  readonly floor: number;
  readonly bottom: number;
  readonly room: number;
  /** The side of the taller reeds: 1 right. */
  readonly side: 1 | -1;
  /** From 0 to 1. */
  readonly density: number;
}

/** Reeds and cattails in the water before the viewer, in the corners of the front and along the back, against the light. */
export function cattails(
  random: Random,
  area: Rect,
  { floor, bottom, room, side, density }: Bed,
  { shade, lit, rim }: { readonly shade: Rgba; readonly lit: Rgba; readonly rim: Rgba },
): readonly SceneNode[] {
  if (density <= 0) return [];
  const across = (x: number) => (side > 0 ? x : 1000 - x);
  /** The height of the bed at every x: none in the middle of the front. */
  const tallAt = (x: number) => {
    const place = across(x);
    const near = place > 500 ? (place - 760) / 240 : (230 - place) / 230;
    return Math.max(0, Math.min(1, near)) * (place > 500 ? 0.56 : 0.34);
  };
  const clump = (count: number, down: number, share: number) =>
    Array.from({ length: Math.round((count * density * area.width) / 1000) }, () => {
      const x = between(random, area.x - 30, area.x + area.width + 30);
      const tall = room * tallAt(x) * share * between(random, 0.45, 1.05);
      return { root: { x, y: floor + room * down + between(random, 0, 30) }, tall, lean: between(random, -0.16, 0.2) };
    }).filter(({ tall }) => tall > 26);
  const blade = ({ root, tall, lean }: { readonly root: Point; readonly tall: number; readonly lean: number }, wide = 1): Path =>
    ribbon([
      { x: root.x, y: bottom, width: Math.max(1.2, tall * 0.014) * wide },
      { x: root.x + lean * tall * 0.3, y: root.y - tall * 0.5, width: Math.max(1, tall * 0.011) * wide },
      { x: root.x + lean * tall, y: root.y - tall, width: 0.4 },
    ]);
  const [back, front] = [clump(260, 0.06, 0.86), clump(230, 0.12, 1)];
  const stems = clump(34, 0.08, 1.12).map(({ root, tall, lean }) => ({ root, tall, lean: lean * 0.5 }));
  const heads = stems.map(({ root, tall, lean }): Path => {
    const along = (share: number, width: number) => ({ x: root.x + lean * tall * share ** 1.6, y: root.y - tall * share, width });
    const wide = Math.min(9, Math.max(3.4, tall * 0.024));
    return ribbon([along(0.8, wide * 0.7), along(0.86, wide), along(0.93, wide), along(0.96, wide * 0.6)]);
  });
  const feet = back.filter(({ root }) => root.y < bottom);
  return [
    filled(mixColours(shade, lit, 0.55), ...feet.filter((_, index) => index % 2 === 0).map((one) => blade(one))),
    filled(mixColours(shade, lit, 0.25), ...feet.filter((_, index) => index % 2 === 1).map((one) => blade(one))),
    filled(mixColours(shade, lit, 0.3), ...stems.map((one) => blade(one, 0.7))),
    ...heads.flatMap((head) =>
      rimLit(head, mixColours(shade, lit, 0.35), shade, {
        from: { x: -side * 0.9, y: -0.43 },
        rim: mixColours(rim, lit, 0.35),
        breadth: 1.6,
      }),
    ),
    filled(withAlpha(mixColours(rim, lit, 0.4), 0.8), ...front.filter((_, index) => index % 6 === 0).map((one) => blade(one, 0.8))),
    filled(shade, ...front.filter((_, index) => index % 6 > 0).map((one) => blade(one))),
  ];
}
