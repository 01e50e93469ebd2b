import { BLACK, type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import type { Point, Rect } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { Random } from '../../random/seeded-random.ts';
import { type Path, rectanglePath } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { between } from '../drawing/chance.ts';
import { clipped, downwards, filled, glow, linearPaint, painted, shadowOf, stroked } from '../drawing/nodes.ts';
import { polygon, polyline } from '../drawing/outlines.ts';
import { fullMoon } from './full-moon.ts';
import { stars } from './stars.ts';

export interface NightTones {
  readonly sky: Rgba;
  readonly low: Rgba;
  readonly moon: Rgba;
  readonly frame: Rgba;
  readonly roof: Rgba;
  readonly lamp: Rgba;
}

/** A tall window with a full moon, stars and the roofs of a town. @param side of the moon: 1 right. */
export function moonlitWindow(random: Random, box: Rect, side: 1 | -1, tones: NightTones): readonly SceneNode[] {
  const { sky, low, moon, frame, roof, lamp } = tones;
  const { x, y, width, height } = box;
  const glass = rectanglePath(box);
  const middle: Point = { x: x + width * (side > 0 ? 0.7 : 0.3), y: y + height * 0.29 };
  const thick = Math.max(7, width * 0.024);
  const bars = [
    rectanglePath({ x: x + width / 2 - thick * 0.5, y, width: thick, height }),
    rectanglePath({ x, y: y + height * 0.4 - thick * 0.4, width, height: thick * 0.8 }),
  ];
  const sill = { x: x - thick * 2.6, y: y + height, width: width + thick * 5.2, height: thick * 1.9 };
  const lit = mixColours(frame, moon, 0.55);
  return [
    clipped(glass, [
      downwards(box, [sky, mixColours(sky, low, 0.45), low]),
      filled(withAlpha(WHITE, 0.85), stars(random, { ...box, height: height * 0.7 }, 90, 1.9)),
      glow(middle, height * 0.75, withAlpha(moon, 0.5)),
      ...fullMoon(random, middle, Math.min(width, height) * 0.14, {
        light: moon,
        shade: mixColours(moon, sky, 0.4),
        haze: mixColours(moon, low, 0.3),
      }),
      ...roofs(),
    ]),
    shadowOf([filled(BLACK, rectanglePath(sill))], withAlpha(mixColours(sky, BLACK, 0.5), 0.5), { x: 0, y: thick * 1.6 }, thick),
    filled(
      frame,
      rectanglePath({ x: x - thick * 1.6, y: y - thick * 1.6, width: thick * 1.6, height: height + thick * 1.6 }),
      rectanglePath({ x: x + width, y: y - thick * 1.6, width: thick * 1.6, height: height + thick * 1.6 }),
      rectanglePath({ x, y: y - thick * 1.6, width, height: thick * 1.6 }),
      ...bars,
    ),
    filled(
      lit,
      rectanglePath({ x: side > 0 ? x - 2.4 : x + width, y, width: 2.4, height }),
      ...bars.slice(0, 1).map(() => rectanglePath({ x: x + width / 2 + (side > 0 ? thick * 0.5 - 2 : -thick * 0.5), y, width: 2, height })),
    ),
    painted(linearPaint({ x: 0, y: sill.y }, { x: 0, y: sill.y + sill.height }, [lit, frame]), rectanglePath(sill)),
    stroked(
      withAlpha(mixColours(moon, WHITE, 0.4), 0.8),
      1.8,
      polyline([
        { x: sill.x, y: sill.y + 1 },
        { x: sill.x + sill.width, y: sill.y + 1 },
      ]),
    ),
  ];

  /** Roofs in two rows, with a light where somebody is still awake. */
  function roofs(): readonly SceneNode[] {
    return [0, 1].flatMap((row): readonly SceneNode[] => {
      const tone = mixColours(roof, low, row === 0 ? 0.5 : 0.14);
      const [houses, edges, chimneys, lights]: [Path[], Path[], Path[], Path[]] = [[], [], [], []];
      for (let at = x - 40; at < x + width + 20; ) {
        const wide = width * between(random, 0.17, 0.3);
        const eave = y + height * (row === 0 ? 0.82 : 0.93) + between(random, -0.03, 0.03) * height;
        const ridge = eave - wide * between(random, 0.3, 0.5);
        const peak = at + wide * between(random, 0.36, 0.64);
        houses.push(
          polygon([
            { x: at, y: eave },
            { x: peak, y: ridge },
            { x: at + wide, y: eave },
            { x: at + wide, y: y + height },
            { x: at, y: y + height },
          ]),
        );
        edges.push(
          side > 0
            ? polyline([
                { x: peak, y: ridge },
                { x: at + wide, y: eave },
              ])
            : polyline([
                { x: at, y: eave },
                { x: peak, y: ridge },
              ]),
        );
        if (random() < 0.7)
          chimneys.push(rectanglePath({ x: at + wide * 0.24, y: ridge - wide * 0.06, width: wide * 0.1, height: wide * 0.34 }));
        if (random() < 0.42)
          lights.push(rectanglePath({ x: peak - wide * 0.06, y: eave - wide * 0.04, width: wide * 0.1, height: wide * 0.13 }));
        at += wide * between(random, 0.8, 1.05);
      }
      return [
        filled(tone, ...chimneys, ...houses),
        stroked(withAlpha(moon, row === 0 ? 0.4 : 0.75), 1.6, ...edges),
        filled(mixColours(lamp, WHITE, 0.1), ...lights),
      ];
    });
  }
}

/** A thin curtain in the wind from an open window. @param hang where its rail ends, the fixed edge. @param side the side to which the wind takes it. */
export function blownCurtain(
  hang: Point,
  width: number,
  length: number,
  side: 1 | -1,
  breeze: number,
  { light, shade }: { readonly light: Rgba; readonly shade: Rgba },
): readonly SceneNode[] {
  const FOLDS = 7;
  const at = (share: number, down: number): Point => ({
    x:
      hang.x +
      side * width * (share * (0.62 + 0.5 * down) + breeze * share ** 1.2 * Math.sin(Math.min(1, down * 1.04) * Math.PI * 0.78) * 0.7),
    y: hang.y + length * (down - breeze * 0.13 * share ** 2 * down ** 2.4) + 4 * Math.sin(share * FOLDS * Math.PI * 2) * down,
  });
  const line = (share: number): readonly Point[] => Array.from({ length: 25 }, (_, step) => at(share, step / 24));
  const strip = (from: number, to: number): Path => polygon([...line(from), ...line(to).toReversed()]);
  return [
    filled(withAlpha(mixColours(light, shade, 0.45), 0.62), strip(0, 1)),
    ...Array.from({ length: FOLDS * 2 }, (_, index) => {
      const [from, to] = [index / (FOLDS * 2), (index + 1.1) / (FOLDS * 2)];
      const tone = index % 2 === 0 ? mixColours(light, WHITE, 0.25) : mixColours(light, shade, 0.55);
      const share = from;
      return painted(
        linearPaint(at(from, 0.5), at(Math.min(1, to), 0.5), [
          withAlpha(tone, 0.06),
          withAlpha(tone, 0.26 + 0.3 * share),
          withAlpha(tone, 0.06),
        ]),
        strip(from, Math.min(1, to)),
      );
    }),
    stroked(withAlpha(mixColours(light, WHITE, 0.5), 0.8), 1.8, polyline(line(1))),
  ];
}
