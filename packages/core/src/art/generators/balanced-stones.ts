import { BLACK, type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import { type Path, rectanglePath, transformPath } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { defineGenerator } from '../art-generator.ts';
import { between } from '../drawing/chance.ts';
import { clipped, filled, glow, linearPaint, painted, shadowOf, stroked } from '../drawing/nodes.ts';
import { across, areaUnder, ellipse, smoothShape } from '../drawing/outlines.ts';
import { flyingBird } from '../things/birds.ts';
import { leaf } from '../things/plants.ts';
import { ridgeOf } from '../things/ridge.ts';

/** Round stones that balance on each other in still water before a large sun, which the water shows again. */
export const balancedStones = defineGenerator({
  group: 'landscape',
  parameters: {
    calm: { least: 0, most: 1300, standard: 620, isPlace: true }, // End of the quiet sky.
    foot: { least: 500, most: 1800, standard: 1340, isPlace: true }, // Where the words at the foot begin.
    stones: { label: 'stones', least: 3, most: 6, standard: 5, step: 1 },
    across: { label: 'across', least: 300, most: 700, standard: 500 },
    sprout: { label: 'sprout', least: 0, most: 1, standard: 1, step: 1 },
  },
  draw: ({ area, colours, chanceOf, parameters }) => {
    const { calm, across: middle, sprout } = parameters;
    const foot = Math.max(calm + 200, parameters.foot);
    const count = Math.round(parameters.stones);
    const [left, right, bottom] = [area.x, area.x + area.width, area.y + area.height];
    const room = foot - calm;
    const shore = calm + room * 0.62;
    const pale = mixColours(colours.paper, WHITE, 0.5);
    const sunTone = colours.accent;
    const size = Math.min(250, room * 0.34);
    const sun = { x: middle + (middle > 500 ? -70 : 70), y: Math.max(calm + size + 10, shore - size * 0.82) };
    const far = ridgeOf(chanceOf('far shore'), { base: shore - room * 0.02, reach: room * 0.07, shape: 'round', spacing: 360 });
    const near = ridgeOf(chanceOf('shore'), { base: shore, reach: room * 0.035, shape: 'round', spacing: 300 });
    const water = mixColours(colours.light, colours.main, 0.55);
    const random = chanceOf('stones');
    const base = shore + room * 0.2;
    const tall = Math.min(room * 0.66, base - calm - 70);
    const pile = Array.from({ length: count }, (_, index) => {
      const share = index / Math.max(1, count - 1);
      const half = room * (0.215 - 0.12 * share) * between(random, 0.9, 1.1);
      return { half, high: (tall / count) * between(random, 0.86, 1.08) * (1.16 - 0.3 * share), lean: between(random, -0.16, 0.16) };
    });
    let foothold = base;
    const tones = [
      colours.dark,
      mixColours(colours.main, colours.dark, 0.35),
      colours.second,
      mixColours(colours.paper, colours.main, 0.24),
      mixColours(colours.accent, colours.dark, 0.25),
      colours.main,
    ];
    const stones = pile.map(({ half, high, lean }, index) => {
      const at: Point = { x: middle + lean * half, y: foothold - high / 2 };
      foothold -= high * 0.93;
      return { at, half, high, tone: tones[(index + count) % tones.length] ?? colours.dark, path: stone(at, half, high, lean) };
    });
    const mirror = (path: Path) => transformPath(path, [1, 0, 0, -0.46, 0, base * 1.46 - 8]);
    return [
      painted(
        {
          kind: 'linear',
          from: { x: 0, y: area.y },
          to: { x: 0, y: shore },
          stops: [
            { offset: 0, colour: colours.paper },
            { offset: Math.min(0.9, Math.max(0.1, (calm - area.y) / (shore - area.y))), colour: colours.light },
            { offset: 1, colour: mixColours(colours.light, sunTone, 0.34) },
          ],
        },
        rectanglePath({ ...area, height: shore - area.y + 30 }),
      ),
      glow(sun, Math.max(size, Math.min(size * 2, sun.y - calm + size * 0.4)), withAlpha(pale, 0.7)),
      painted(
        linearPaint({ x: 0, y: sun.y - size }, { x: 0, y: sun.y + size }, [
          mixColours(sunTone, colours.second, 0.5),
          sunTone,
          mixColours(sunTone, pale, 0.35),
        ]),
        ellipse(sun, size),
      ),
      ...sky(),
      filled(mixColours(mixColours(colours.main, colours.light, 0.5), sunTone, 0.16), areaUnder(across(area, 9, far), shore + 40)),
      filled(mixColours(colours.main, colours.light, 0.22), areaUnder(across(area, 9, near), shore + 40)),
      painted(
        linearPaint({ x: 0, y: shore }, { x: 0, y: foot }, [mixColours(water, pale, 0.4), water, colours.dark]),
        rectanglePath({ x: left, y: shore, width: area.width, height: bottom - shore }),
      ),
      ...ripples(),
      // What the water shows of the stones ends before the words at the foot.
      clipped(
        rectanglePath({ x: left, y: base, width: area.width, height: Math.max(1, foot - 34 - base) }),
        stones.toReversed().map(({ tone, path }) => filled(withAlpha(mixColours(tone, water, 0.42), 0.55), mirror(path))),
      ),
      ...rings(),
      ...stones.flatMap(({ at, half, high, tone, path }) => body(at, half, high, tone, path)),
      ...(sprout > 0 ? plant({ x: stones.at(-1)?.at.x ?? middle, y: foothold + 8 }) : []),
    ];

    function stone({ x, y }: Point, half: number, high: number, lean: number): Path {
      const up = high / 2;
      return smoothShape([
        { x: x - half, y: y + up * (0.1 + lean) },
        { x: x - half * 0.78, y: y - up * 0.62 },
        { x: x - half * 0.2, y: y - up },
        { x: x + half * 0.36, y: y - up * 0.96 },
        { x: x + half * 0.86, y: y - up * 0.5 },
        { x: x + half, y: y - up * (lean - 0.1) },
        { x: x + half * 0.76, y: y + up * 0.76 },
        { x: x + half * 0.1, y: y + up },
        { x: x - half * 0.7, y: y + up * 0.8 },
      ]);
    }

    function body({ x, y }: Point, half: number, high: number, tone: Rgba, path: Path): readonly SceneNode[] {
      const light = sun.x > middle ? 1 : -1;
      return [
        shadowOf([filled(tone, path)], withAlpha(mixColours(colours.darkest, BLACK, 0.2), 0.3), { x: -light * 5, y: 6 }, 7),
        painted(
          linearPaint({ x: x + light * half, y: y - high }, { x: x - light * half, y: y + high * 0.6 }, [
            mixColours(tone, WHITE, 0.42),
            tone,
            mixColours(tone, colours.darkest, 0.42),
          ]),
          path,
        ),
        filled(withAlpha(WHITE, 0.26), ellipse({ x: x + light * half * 0.4, y: y - high * 0.24 }, half * 0.3, high * 0.07)),
      ];
    }

    function ripples(): readonly SceneNode[] {
      const chance = chanceOf('ripples');
      const streaks: Path[] = [];
      const glitter: Path[] = [];
      for (let step = 0; step < 46; step += 1) {
        const depth = (step / 46) ** 1.4;
        const y = shore + 5 + (foot - 40 - shore) * depth;
        const wide = size * (0.7 + 0.5 * depth);
        glitter.push(ellipse({ x: sun.x + between(chance, -wide, wide), y }, between(chance, 18, 76) * (0.5 + depth), 1.4 + 3 * depth));
        streaks.push(ellipse({ x: between(chance, left, right), y }, between(chance, 60, 220) * (0.4 + depth), 1 + 1.8 * depth));
      }
      return [filled(withAlpha(pale, 0.26), ...streaks), filled(withAlpha(mixColours(sunTone, pale, 0.4), 0.6), ...glitter)];
    }

    /** Rings that spread where the lowest stone stands in the water. */
    function rings(): readonly SceneNode[] {
      const half = pile[0]?.half ?? 100;
      return [1.06, 1.3, 1.62, 2.02].map((share, index) =>
        stroked(
          withAlpha(pale, 0.62 - index * 0.13),
          4 - index * 0.7,
          ellipse({ x: middle, y: base - 4 }, half * share, half * share * 0.16),
        ),
      );
    }

    function plant(root: Point): readonly SceneNode[] {
      const green = { r: 78, g: 148, b: 80, a: 1 };
      const high = room * 0.1;
      const top = { x: root.x, y: root.y - high };
      return [
        stroked(mixColours(green, BLACK, 0.2), high * 0.07, [
          ['M', root.x, root.y],
          ['L', top.x, top.y],
        ]),
        filled(green, leaf(top, high * 0.86, -0.62, 0.5)),
        filled(mixColours(green, WHITE, 0.22), leaf(top, high * 0.86, Math.PI + 0.62, 0.5)),
      ];
    }

    function sky(): readonly SceneNode[] {
      const chance = chanceOf('sky');
      const banks = Array.from({ length: 8 }, () =>
        ellipse(
          { x: between(chance, left, right), y: calm + (shore - calm) * between(chance, 0.12, 0.8) },
          between(chance, 80, 230),
          between(chance, 4, 10),
        ),
      );
      const x = sun.x > 500 ? 210 : 790;
      const flock = Array.from({ length: 5 }, () =>
        flyingBird(chance, { x: x + between(chance, -90, 90), y: calm + room * between(chance, 0.1, 0.24) }, between(chance, 16, 30)),
      );
      return [filled(withAlpha(pale, 0.5), ...banks), filled(withAlpha(colours.darkest, 0.7), ...flock)];
    }
  },
});
