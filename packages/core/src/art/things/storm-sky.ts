import { type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import type { Point, Rect } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { Random } from '../../random/seeded-random.ts';
import type { Path } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { between } from '../drawing/chance.ts';
import { filled, glow, glowBelow, linearPaint, painted, shadowOf, skyDown } from '../drawing/nodes.ts';
import { fractal, smoothNoise } from '../drawing/noise.ts';
import { sampledLine } from '../drawing/sampled-line.ts';
import { across, areaUnder, ellipse, polygon } from '../drawing/outlines.ts';
import { brushLens } from './painted-swell.ts';

interface StormPlace {
  readonly calm: number;
  readonly horizon: number;
  readonly room: number;
  /** The break in the clouds. */
  readonly gap: Point;
  /** 1: the rain falls on the left. */
  readonly side: 1 | -1;
  /** The share of the sky that clouds fill, from 0 to 1. */
  readonly weight: number;
}

interface StormTones {
  /** The color that the words stand on. */
  readonly plain: Rgba;
  readonly cloud: Rgba;
  readonly shade: Rgba;
  readonly light: Rgba;
  /** The color of the air over the sea. */
  readonly low: Rgba;
}

/** A sky of heavy clouds with a break that light falls through in shafts, and a curtain of rain far off. */
export function stormSky(chanceOf: (part: string) => Random, area: Rect, place: StormPlace, tones: StormTones): readonly SceneNode[] {
  const { calm, horizon, room, gap, side, weight } = place;
  const { plain, cloud, shade, light, low } = tones;
  const height = horizon - area.y;
  const share = Math.max(0.1, (calm - area.y) / height);
  const bright = mixColours(light, WHITE, 0.35);
  return [
    skyDown(area, height + 30, horizon, [
      { offset: 0, colour: plain },
      { offset: share, colour: plain },
      { offset: share + (1 - share) * 0.5, colour: mixColours(cloud, low, 0.45) },
      { offset: 1, colour: low },
    ]),
    ...high(),
    ...[0, 1, 2, 3].flatMap(bank),
    glow(gap, room * 0.42, withAlpha(light, 0.75)),
    glowBelow(calm - room * 0.05, gap, room * 0.2, withAlpha(bright, 0.95)),
    ...shafts(),
    ...curtain(),
    ...edges(),
    painted(
      linearPaint({ x: 0, y: horizon - room * 0.12 }, { x: 0, y: horizon }, [withAlpha(light, 0), withAlpha(light, 0.55)]),
      polygon([
        { x: area.x, y: horizon - room * 0.12 },
        { x: area.x + area.width, y: horizon - room * 0.12 },
        { x: area.x + area.width, y: horizon + 4 },
        { x: area.x, y: horizon + 4 },
      ]),
    ),
    glow({ x: gap.x, y: horizon }, room * 0.34, withAlpha(bright, 0.8)),
  ];

  /** Quiet clouds behind the words: strokes that leave the color of the ground by little. */
  function high(): readonly SceneNode[] {
    const random = chanceOf('high');
    const noise = smoothNoise(random);
    const tones = [mixColours(plain, cloud, 0.3), mixColours(plain, light, 0.3)] as const;
    return tones.map((tone, index) => {
      const strokes: Path[] = [];
      for (let stroke = 0; stroke < area.width * 0.34; stroke += 1) {
        const x = between(random, area.x, area.x + area.width);
        const y = between(random, area.y - 20, calm + room * 0.08);
        if (noise(x / 330, y / 150 + index * 9.1) + 0.5 * noise(x / 120, y / 60) < 0.12) continue;
        const long = between(random, 40, 150);
        const lift = between(random, 4, 16);
        strokes.push(
          brushLens({ x: x - long, y: y + lift }, { x, y: y - lift }, { x: x + long, y: y + lift * 0.8 }, between(random, 6, 18)),
        );
      }
      return shadowOf([filled(tone, ...strokes)], withAlpha(tone, 0.26), { x: 0, y: 0 }, 5);
    });
  }

  /** One bank of clouds behind the next, each with billows at its upper edge, bright where the break is near. */
  function bank(index: number): readonly SceneNode[] {
    const random = chanceOf(`bank ${index}`);
    const noise = smoothNoise(random);
    const top = calm + room * (0.02 + index * 0.085) * (1.25 - weight * 0.5);
    const reach = room * (0.1 - index * 0.012);
    const size = 210 - index * 34;
    const heap = sampledLine(area, 5, (x) => {
      const billow =
        Math.abs(noise(x / size, index * 3.7)) +
        0.42 * Math.abs(noise((x / size) * 2.3, 11.1)) +
        0.2 * Math.abs(noise((x / size) * 5.1, 4.4));
      const open = Math.exp(-(((x - gap.x) / (room * 0.3)) ** 2));
      return top + reach * (0.55 - billow * 1.15) + open * room * 0.17 * (1 - index * 0.2);
    });
    const line = across(area, 5, heap);
    const tone = mixColours(mixColours(cloud, shade, 0.12 + 0.16 * index), plain, index === 0 ? 0.35 : 0);
    const foot = Math.min(horizon, top + room * (0.2 + index * 0.05));
    const strokes: [Path[], Path[]] = [[], []];
    for (let stroke = 0; stroke < area.width * 0.12; stroke += 1) {
      const x = between(random, area.x, area.x + area.width);
      const down = random() ** 1.4;
      const y = heap(x) + 3 + down * (foot - top) * 0.7;
      const long = between(random, 14, 70);
      const lift = between(random, 3, 12);
      const isLit = random() < 0.75 - down && fractal(noise, x / 60, y / 40, 2) > -0.25;
      strokes[isLit ? 0 : 1].push(
        brushLens(
          { x: x - long, y: y + lift },
          { x, y: y - lift * 0.4 },
          { x: x + long, y: y + lift * between(random, 0.5, 1.5) },
          between(random, 2, 7),
        ),
      );
    }
    return [
      shadowOf([filled(shade, areaUnder(across(area, 14, heap), foot))], withAlpha(shade, 0.26), { x: 0, y: -room * 0.012 }, room * 0.02),
      painted(
        linearPaint({ x: 0, y: top - reach }, { x: 0, y: foot }, [
          mixColours(tone, light, 0.42 - index * 0.06),
          tone,
          mixColours(tone, shade, 0.5),
          withAlpha(mixColours(tone, low, 0.5), 0),
        ]),
        areaUnder(line, foot),
      ),
      filled(withAlpha(mixColours(tone, light, 0.6), 0.2), ...strokes[0]),
      filled(withAlpha(mixColours(tone, shade, 0.75), 0.2), ...strokes[1]),
    ];
  }

  /** Light that falls from the break to the water. */
  function shafts(): readonly SceneNode[] {
    const random = chanceOf('shafts');
    return [-0.62, -0.34, -0.12, 0.1, 0.3, 0.56].map((lean) => {
      const far = gap.x + lean * room * 0.95;
      const half = between(random, 12, 40);
      const start = { x: gap.x + lean * room * 0.12, y: gap.y - room * 0.02 };
      return painted(
        linearPaint(start, { x: far, y: horizon }, [withAlpha(bright, 0.55), withAlpha(bright, 0.26), withAlpha(bright, 0.04)]),
        polygon([
          { x: start.x - 7, y: start.y },
          { x: start.x + 7, y: start.y },
          { x: far + half, y: horizon },
          { x: far - half, y: horizon },
        ]),
      );
    });
  }

  /** Rain far off on one side, aslant. */
  function curtain(): readonly SceneNode[] {
    const random = chanceOf('rain');
    const middle = gap.x - side * room * 0.78;
    const start = calm + room * 0.24;
    const veils = [0, 1, 2].map((index) => {
      const x = middle + between(random, -0.16, 0.16) * room;
      const half = room * between(random, 0.12, 0.26);
      const lean = side * room * 0.1;
      return painted(
        linearPaint({ x: 0, y: start }, { x: 0, y: horizon }, [
          withAlpha(shade, 0),
          withAlpha(shade, 0.34 - index * 0.06),
          withAlpha(shade, 0.2),
        ]),
        polygon([
          { x: x - half, y: start },
          { x: x + half, y: start },
          { x: x + half * 0.9 - lean, y: horizon },
          { x: x - half * 0.9 - lean, y: horizon },
        ]),
      );
    });
    const lines = Array.from({ length: 120 }, () => {
      const x = middle + (random() + random() - 1) * room * 0.4;
      const y = between(random, start, horizon - room * 0.06);
      const long = room * between(random, 0.04, 0.12);
      return polygon([
        { x, y },
        { x: x + 1.4, y },
        { x: x - side * long * 0.3, y: y + long },
      ]);
    });
    return [
      shadowOf(veils, withAlpha(shade, 0.5), { x: 0, y: 0 }, room * 0.02),
      filled(withAlpha(mixColours(shade, light, 0.4), 0.22), ...lines),
    ];
  }

  /** The bright rims of the clouds around the break. */
  function edges(): readonly SceneNode[] {
    const random = chanceOf('rims');
    const rims = Array.from({ length: 46 }, () => {
      const turn = between(random, 0, 2 * Math.PI);
      const far = room * between(random, 0.05, 0.2);
      const x = gap.x + Math.cos(turn) * far * 1.6;
      const y = gap.y + Math.sin(turn) * far * 0.55;
      const long = between(random, 10, 42);
      return { y, path: brushLens({ x: x - long, y: y + 5 }, { x, y: y - 4 }, { x: x + long, y: y + 6 }, between(random, 1.5, 5)) };
    });
    const scud = Array.from({ length: 16 }, () => {
      const x = gap.x + between(random, -0.32, 0.32) * room;
      const y = gap.y + room * between(random, -0.02, 0.1);
      return ellipse({ x, y }, between(random, 24, 84), between(random, 2, 6));
    });
    return [
      filled(withAlpha(bright, 0.5), ...rims.filter(({ y }) => y > calm).map(({ path }) => path)),
      shadowOf([filled(shade, ...scud)], withAlpha(mixColours(shade, cloud, 0.4), 0.5), { x: 0, y: 0 }, 3),
    ];
  }
}
