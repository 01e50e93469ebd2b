import { BLACK, type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { defineGenerator } from '../art-generator.ts';
import { castShadow } from '../drawing/cast-shadow.ts';
import { between } from '../drawing/chance.ts';
import { clipped, filled, glow, glowBelow, linearPaint, painted, shadowOf, skyDown } from '../drawing/nodes.ts';
import { fractal, smoothNoise } from '../drawing/noise.ts';
import { across, areaUnder, ellipse } from '../drawing/outlines.ts';
import { ribbon } from '../drawing/ribbon.ts';
import { sceneRoom } from '../drawing/scene-room.ts';
import { heroColours } from '../heroes/draw-hero.ts';
import { HERO_IDS, isHero } from '../heroes/hero-ids.ts';
import { paintHero } from '../heroes/paint-hero.ts';
import { bareTree } from '../things/bare-tree.ts';
import { railFence } from '../things/rail-fence.ts';
import { liesFlat } from '../things/resting-thing.ts';
import { snowfall, snowyStems } from '../things/snow-signs.ts';
import { thingInSnow } from '../things/thing-in-snow.ts';
import { troddenSnow } from '../things/trodden-snow.ts';

const BLUE: Rgba = { r: 96, g: 128, b: 190, a: 1 };
const BARK: Rgba = { r: 66, g: 50, b: 48, a: 1 };
const ROSE: Rgba = { r: 214, g: 116, b: 150, a: 1 };
const GLOW: Rgba = { r: 255, g: 190, b: 128, a: 1 };

/** Trees on the rise: across, and their heights as shares of the room. */
const TREES = [
  [128, 0.3],
  [250, 0.2],
  [40, 0.17],
  [930, 0.22],
  [-190, 0.28],
  [-330, 0.19],
  [-640, 0.3],
  [-860, 0.2],
  [1230, 0.29],
  [1420, 0.2],
  [1700, 0.28],
] as const;

/** A field of snow in low sun: steps that lead up through it and out of sight, and beside them what the title names, half sunk in. */
export const footprints = defineGenerator({
  group: 'scene',
  motifs: HERO_IDS,
  parameters: {
    calm: { least: 0, most: 1300, standard: 620, isPlace: true }, // End of the quiet sky.
    floor: { least: 400, most: 1800, standard: 1330, isPlace: true }, // Where the words at the foot begin.
    night: { label: 'dusk', least: 0, most: 1, standard: 1, step: 1 },
    mirrored: { label: 'mirrored', least: 0, most: 1, standard: 0, step: 1 },
  },
  draw: ({ area, colours, chanceOf, motif, parameters }) => {
    const { calm, floor, room, bottom, side, place } = sceneRoom(area, parameters, 260);
    const isDusk = parameters.night > 0;
    const black = mixColours(colours.darkest, BLACK, 0.4);
    const warm = mixColours(GLOW, colours.accent, 0.28);
    const sky = isDusk ? colours.dark : colours.light;
    const low = mixColours(sky, warm, isDusk ? 0.72 : 0.6);
    const cold = mixColours(BLUE, colours.dark, 0.34);
    const snow = isDusk ? mixColours(mixColours(cold, WHITE, 0.52), colours.paper, 0.2) : mixColours(colours.paper, WHITE, 0.6);
    const shade = isDusk ? mixColours(cold, WHITE, 0.14) : mixColours(cold, WHITE, 0.52);
    const deep = mixColours(shade, black, isDusk ? 0.52 : 0.34);
    const lit = mixColours(snow, warm, isDusk ? 0.36 : 0.22);
    const dark = mixColours(BARK, black, isDusk ? 0.55 : 0.3);
    const horizon = calm + room * 0.27;
    const sun = { x: place(236), y: horizon + 4 };
    const noise = smoothNoise(chanceOf('snow'));
    /** The upper edge of the rise. */
    const rise = (x: number) => horizon + 16 * fractal(noise, x / 420, 3.1, 2) - 20 * Math.exp(-(((x - place(640)) / 260) ** 2));
    const near = floor + 120;
    const at = (distance: number): Point => ({
      x: place(610 + (130 + 330 * Math.sin(distance * 0.78 - 0.95)) / distance ** 0.9),
      y: horizon - 18 + (near - horizon + 18) / distance,
    });
    return [
      ...heaven(),
      ...far(),
      ...field(),
      ...fence(),
      ...troddenSnow(
        chanceOf('steps'),
        { at, from: 0.94, to: 11, size: 92 * Math.min(1.1, room / 620), side: (side > 0 ? -1 : 1) as 1 | -1 },
        { lit: mixColours(lit, WHITE, 0.3), shade: mixColours(deep, shade, 0.62), deep: mixColours(deep, shade, 0.12) },
      ),
      ...thing(),
      ...edge(),
      ...snowfall(chanceOf('flakes'), { ...area, y: calm - 10, height: bottom - calm + 10 }, mixColours(snow, WHITE, 0.6)),
    ];

    function heaven(): readonly SceneNode[] {
      const share = Math.max(0.1, (calm - area.y) / (horizon - area.y));
      return [
        skyDown(
          area,
          horizon - area.y + 80,
          horizon,
          [
            isDusk ? mixColours(sky, colours.darkest, 0.5) : mixColours(sky, BLUE, 0.08),
            sky,
            mixColours(sky, mixColours(warm, ROSE, 0.7), isDusk ? 0.4 : 0.3),
            low,
          ].map((colour, index) => ({
            offset: [0, share * 0.88, share + (1 - share) * 0.45, 1][index] ?? 1,
            colour,
          })),
        ),
        glowBelow(calm - 60, { x: sun.x, y: horizon }, room * 0.62, withAlpha(warm, 0.75)),
        glow(sun, room * 0.16, withAlpha(mixColours(warm, WHITE, 0.6), 0.9)),
        filled(mixColours(warm, WHITE, 0.72), ellipse({ x: sun.x, y: sun.y - 12 }, 30)),
      ];
    }

    /** The trees that are in the picture. @param depth branches that follow each other */
    function trees(depth: number) {
      return TREES.map(([x, share], index) => ({ x: place(x), tall: room * share * 0.86, index }))
        .filter(({ x, tall }) => x > area.x - tall && x < area.x + area.width + tall)
        .map(({ x, tall, index }) => {
          const foot = { x, y: rise(x) + 8 };
          return { foot, path: bareTree(chanceOf(`tree ${index}`), foot, tall, { depth, spread: 0.42 }) };
        });
    }

    /** Woods in the haze, and bare trees on the rise. */
    function far(): readonly SceneNode[] {
      const woods = chanceOf('woods');
      const hazy = (depth: number, up: number, jag: number) =>
        areaUnder(
          across(area, 9, (x) => horizon - up * (0.7 + 0.5 * fractal(noise, x / 300, depth * 9, 2)) - jag * woods()),
          horizon + 90,
        );
      return [
        filled(mixColours(low, cold, 0.3), hazy(1, room * 0.1, 8)),
        filled(mixColours(low, mixColours(cold, dark, 0.3), 0.52), hazy(2, room * 0.055, 14)),
        glow({ x: sun.x, y: horizon - 6 }, room * 0.34, withAlpha(warm, 0.5)),
        filled(mixColours(dark, low, 0.12), ...trees(7).map(({ path }) => path)),
      ];
    }

    /** The snow: lit at the rise, in blue shade towards the viewer, with drifts that the wind has made. */
    function field(): readonly SceneNode[] {
      const chance = chanceOf('drifts');
      const ground = areaUnder(across(area, 16, rise), bottom);
      const drifts = [0.05, 0.15, 0.31, 0.5, 0.74].map((down, index) => {
        const y = horizon + (near - horizon) * down;
        const lean = (index % 2 ? 1 : -1) * 0.11 * down;
        const wave = (x: number) => y + lean * (x - 500) + (16 + 110 * down) * fractal(noise, x / (420 + 620 * down), 11 + index * 3.7, 1);
        const crest = across(area, 22, wave);
        const tall = 40 + 210 * down;
        return { crest, path: areaUnder(crest, y + tall * 1.4), y, tall };
      });
      const shadows = trees(5).map(({ foot, path }) => castShadow(path, foot, { across: (foot.x - sun.x) / (room * 0.2), down: 2.3 }));
      const ripples = Array.from({ length: 20 }, () => {
        const t = chance() ** 1.4;
        const y = horizon + 14 + (bottom - horizon) * t;
        const long = (40 + 240 * t) * between(chance, 0.5, 1.2);
        const x = between(chance, area.x, area.x + area.width);
        const bend = between(chance, -8, 8) * (0.3 + t);
        return ribbon([
          { x: x - long, y: y + bend, width: 0.3 },
          { x, y: y - bend, width: 1.2 + 5 * t },
          { x: x + long, y: y + bend * 0.4, width: 0.3 },
        ]);
      });
      return [
        painted(
          linearPaint({ x: 0, y: horizon - 20 }, { x: 0, y: bottom }, [
            lit,
            snow,
            mixColours(snow, shade, 0.55),
            mixColours(shade, deep, isDusk ? 0.2 : 0),
          ]),
          ground,
        ),
        clipped(ground, [
          ...drifts.flatMap(({ path, y, tall, crest }) => [
            painted(
              linearPaint({ x: 0, y: y - tall * 0.2 }, { x: 0, y: y + tall }, [
                withAlpha(mixColours(lit, WHITE, 0.2), 0.62),
                withAlpha(shade, 0.34),
                withAlpha(shade, 0),
              ]),
              path,
            ),
            shadowOf(
              [
                filled(
                  shade,
                  areaUnder(
                    crest.map((point) => ({ x: point.x, y: point.y - tall * 0.2 })),
                    y + 2,
                  ),
                ),
              ],
              withAlpha(shade, 0.16),
              { x: 0, y: -4 },
              9,
            ),
          ]),
          glow({ x: sun.x, y: horizon }, room * 0.55, withAlpha(mixColours(warm, WHITE, 0.25), isDusk ? 0.6 : 0.5)),
          painted(
            linearPaint(
              { x: 0, y: horizon },
              { x: 0, y: horizon + room * 0.42 },
              [0.62, 0.36, 0.14, 0].map((alpha) => withAlpha(mixColours(deep, cold, 0.4), alpha)),
            ),
            ...shadows,
          ),
          shadowOf([filled(shade, ...ripples)], withAlpha(mixColours(shade, deep, 0.3), 0.3), { x: 0, y: 3 }, 3),
          filled(withAlpha(mixColours(lit, WHITE, 0.5), 0.36), ...ripples),
        ]),
      ];
    }

    /** A fence that comes down from the rise at the side away from the sun. */
    function fence(): readonly SceneNode[] {
      const far = { x: 742, y: rise(place(742)) + 6 };
      const spot = (t: number): Point => ({ x: place(far.x + 330 * t ** 1.5), y: far.y + room * 0.2 * t ** 1.6 });
      const tall = (t: number) => room * (0.035 + 0.14 * t ** 1.5);
      const built = railFence(
        { spot, tall, side: (side > 0 ? -1 : 1) as 1 | -1 },
        mixColours(dark, cold, 0.2),
        mixColours(dark, warm, 0.6),
      );
      const caps = built.posts.map(({ foot }, index) => {
        const high = tall((index / (built.posts.length - 1)) ** 0.8);
        return ellipse({ x: foot.x, y: foot.y - high * 1.03 }, high * 0.085, high * 0.05);
      });
      const shadows = built.posts.map(({ outline, foot }) => castShadow(outline, foot, { across: side * 1.1, down: 0.5 }));
      return [
        shadowOf([filled(deep, ...shadows)], withAlpha(deep, 0.45), { x: 0, y: 0 }, 2),
        ...built.nodes,
        filled(mixColours(snow, WHITE, 0.4), ...caps),
        shadowOf(
          built.posts.map(({ foot }, index) => filled(lit, ellipse({ x: foot.x, y: foot.y + 4 }, 8 + index * 2.4, 3 + index * 0.8))),
          lit,
          { x: 0, y: 0 },
          2,
        ),
      ];
    }

    /** The thing that the title names, with the sun behind it. */
    function thing(): readonly SceneNode[] {
      if (!isHero(motif)) return [];
      const tones = paintHero(motif, colours, {
        plain: heroColours(mixColours(colours.darkest, black, 0.3), colours.accent, mixColours(colours.paper, WHITE, 0.2)),
        grounds: [mixColours(snow, shade, 0.5), shade],
      });
      const foot = { x: place(liesFlat(motif) ? 376 : 330), y: floor - room * 0.03 };
      return thingInSnow(chanceOf('bank'), { id: motif, foot, room, side }, tones, { snow, lit, shade, deep, warm, black });
    }

    /** Dry stems and a bank of snow in the shade, nearest to the viewer. */
    function edge(): readonly SceneNode[] {
      const bank = across(area, 24, (x) => floor + 24 + 44 * fractal(noise, x / 430, 40.3, 2));
      const tone = isDusk ? mixColours(shade, colours.darkest, 0.62) : mixColours(snow, shade, 0.2);
      return [
        painted(
          linearPaint({ x: 0, y: floor + 6 }, { x: 0, y: floor + 120 }, [
            mixColours(snow, shade, 0.72),
            tone,
            isDusk ? colours.darkest : snow,
          ]),
          areaUnder(bank, bottom + 20),
        ),
        ...snowyStems(
          chanceOf('stems'),
          [880, 926, 962, 996, 30, 74, -150, -200, -560, 1180, 1460].map((x, index) => ({ x: place(x), y: floor + 40 - (index % 3) * 12 })),
          room * 1.5,
          { stem: mixColours(dark, warm, 0.2), snow: mixColours(snow, WHITE, 0.5) },
        ),
      ];
    }
  },
});
