import { type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { Path } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { defineGenerator } from '../art-generator.ts';
import { castShadow } from '../drawing/cast-shadow.ts';
import { between } from '../drawing/chance.ts';
import { filled, glow, linearPaint, painted, skyDown, stroked } from '../drawing/nodes.ts';
import { fractal, smoothNoise } from '../drawing/noise.ts';
import { across, areaUnder, ellipse, polygon } from '../drawing/outlines.ts';
import { flyingBird } from '../things/birds.ts';
import { figure } from '../things/figures.ts';
import { DAY_RAYS, raysFrom } from '../things/light-behind-words.ts';

const GLARE: Rgba = { r: 255, g: 214, b: 150, a: 1 };

/** A wide meadow at a low sun, in which the words stand like monuments, and somebody on the way to them. */
export const standingWords = defineGenerator({
  group: 'scene',
  parameters: {
    ground: { least: 200, most: 1500, standard: 880, isPlace: true }, // The feet of the letters.
    floor: { least: 400, most: 1900, standard: 1320, isPlace: true }, // Where the author's words begin.
    sunX: { least: 0, most: 1000, standard: 600, isPlace: true },
    part: { least: 0, most: 2, standard: 0, step: 1, isPlace: true }, // 1 lies behind the words, 2 before them.
    touch: { least: 0, most: 60, standard: 12, isPlace: true }, // How far the head of the person lies before the letters.
    person: { label: 'person', least: 0, most: 2, standard: 1, step: 1 },
    grass: { label: 'grassAtTheFeet', least: 0, most: 1, standard: 0.7 },
    birds: { label: 'birds', least: 0, most: 14, standard: 6, step: 1 },
  },
  draw: ({ area, colours, chanceOf, parameters }) => {
    const { ground, touch, person, grass, birds } = parameters;
    const floor = Math.max(ground + 120, parameters.floor);
    const room = floor - ground;
    const bottom = area.y + area.height;
    const horizon = ground - 46;
    const sun: Point = { x: parameters.sunX, y: horizon - 42 };
    const glare = mixColours(GLARE, colours.accent, 0.16);
    const low = mixColours(colours.paper, glare, 0.62);
    const land = colours.second;
    const lit = mixColours(land, glare, 0.5);
    const shade = colours.darkest;
    const tall = Math.min(210, Math.max(84, room * 0.48));
    const foot: Point = { x: sun.x > 500 ? sun.x - 235 : sun.x + 235, y: ground + tall - touch };
    const people = person < 0.5 ? [] : [figure(foot, tall, person > 1.5 ? 'coat' : 'dress')];
    const part = Math.round(parameters.part);
    if (part === 2) return [...blades(), ...walker()];
    return [...sky(), ...hills(), ...meadow(), ...(part === 0 ? [...blades(), ...walker()] : [])];

    function sky(): readonly SceneNode[] {
      const random = chanceOf('birds');
      const flock = Array.from({ length: Math.round(birds) }, () =>
        flyingBird(
          random,
          { x: sun.x + between(random, -330, 330), y: between(random, area.y + 300, horizon - 190) },
          between(random, 16, 38),
          between(random, -0.4, 0.4),
        ),
      );
      return [
        skyDown(area, horizon - area.y + 60, horizon, [
          { offset: 0, colour: mixColours(colours.light, colours.main, 0.16) },
          { offset: 0.52, colour: colours.light },
          { offset: 0.8, colour: mixColours(mixColours(low, colours.accent, 0.3), colours.light, 0.25) },
          { offset: 1, colour: mixColours(low, colours.accent, 0.14) },
        ]),
        ...raysFrom(sun, sun.y - area.y + 200, withAlpha(mixColours(glare, WHITE, 0.3), DAY_RAYS)),
        glow(sun, 560, withAlpha(mixColours(glare, WHITE, 0.2), 0.7)),
        filled(mixColours(glare, WHITE, 0.72), ellipse(sun, 168)),
        filled(withAlpha(shade, 0.6), ...flock),
      ];
    }

    function hills(): readonly SceneNode[] {
      const random = chanceOf('hills');
      const noise = smoothNoise(random);
      return [0, 1, 2].map((row) => {
        const line = across(
          area,
          16,
          (x) => horizon - 6 + row * 8 - (64 - row * 20) * (0.5 + 0.5 * fractal(noise, x / (300 - row * 60) + row * 9, row * 4.4, 2)),
        );
        const tone = mixColours(mixColours(colours.main, low, 0.62 - row * 0.16), land, row * 0.2);
        return painted(
          linearPaint({ x: 0, y: horizon - 70 }, { x: 0, y: ground }, [mixColours(tone, glare, 0.3), tone]),
          areaUnder(line, ground + 20),
        );
      });
    }

    function meadow(): readonly SceneNode[] {
      const random = chanceOf('meadow');
      const noise = smoothNoise(random);
      const [lights, darks]: [Path[], Path[]] = [[], []];
      for (let index = 0; index < area.width * 2.2; index += 1) {
        const down = random() ** 1.35;
        const y = ground - 34 + (bottom - ground + 34) * down;
        const x = area.x + random() * area.width;
        const size = 5 + 34 * down;
        const lean = 0.25 * fractal(noise, x / 190, y / 120, 2) + between(random, -0.16, 0.16);
        (random() < 0.52 ? lights : darks).push(blade({ x, y }, size, lean, 0.9 + 2.2 * down));
      }
      const line = across(area, 20, (x) => horizon + 5 * noise(x / 150, 1.5));
      return [
        painted(
          {
            kind: 'linear',
            from: { x: 0, y: horizon },
            to: { x: 0, y: bottom },
            stops: [
              { offset: 0, colour: mixColours(lit, WHITE, 0.25) },
              { offset: 0.16, colour: lit },
              { offset: 0.55, colour: land },
              { offset: 1, colour: mixColours(land, shade, 0.08) },
            ],
          },
          areaUnder(line, bottom + 10),
        ),
        glow({ x: sun.x, y: ground }, 420, withAlpha(mixColours(glare, WHITE, 0.3), 0.4)),
        filled(withAlpha(mixColours(land, shade, 0.4), 0.16), ...darks),
        filled(withAlpha(mixColours(lit, WHITE, 0.35), 0.3), ...lights),
        filled(
          withAlpha(shade, 0.42),
          ...people.map((path) =>
            castShadow(path, foot, { across: (foot.x - sun.x) / 900, down: Math.min(1.1, (floor - foot.y) / tall + 0.25) }),
          ),
        ),
      ];
    }

    /** The grass before the feet of the letters: it has no transparent part, so that they stay sharp. */
    function blades(): readonly SceneNode[] {
      const random = chanceOf('blades');
      const tones = [mixColours(land, shade, 0.5), mixColours(land, shade, 0.22), mixColours(lit, WHITE, 0.1)];
      const rows = tones.map((): Path[] => []);
      const count = Math.round(area.width * 0.34 * grass);
      const tufts = smoothNoise(random);
      for (let index = 0; index < count; index += 1) {
        const x = area.x + random() * area.width;
        const size = 10 + 26 * Math.max(0, 0.35 + tufts(x / 46, 3.3));
        rows[index % tones.length]?.push(
          blade({ x, y: ground + between(random, 3, 11) }, size, between(random, -0.34, 0.34), between(random, 1.6, 3)),
        );
      }
      return rows.map((paths, index) => filled(tones[index] ?? land, ...paths));
    }

    function walker(): readonly SceneNode[] {
      const rim = mixColours(glare, WHITE, 0.4);
      return people.flatMap((path) => [stroked(rim, 3.4, path), filled(mixColours(shade, colours.accent, 0.1), path)]);
    }
  },
});

function blade({ x, y }: Point, size: number, lean: number, half: number): Path {
  return polygon([
    { x: x - half, y },
    { x: x + lean * size * 0.4, y: y - size * 0.55 },
    { x: x + lean * size, y: y - size },
    { x: x + half, y },
  ]);
}
