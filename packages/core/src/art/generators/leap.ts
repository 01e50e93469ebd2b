import { BLACK, type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import { rectanglePath } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { defineGenerator } from '../art-generator.ts';
import { between } from '../drawing/chance.ts';
import { clipped, filled, glow, glowBelow, linearPaint, painted, skyDown } from '../drawing/nodes.ts';
import { across, areaUnder, ellipse } from '../drawing/outlines.ts';
import { ribbon } from '../drawing/ribbon.ts';
import { sceneRoom } from '../drawing/scene-room.ts';
import { flyingBird } from '../things/birds.ts';
import { skyline } from '../things/buildings.ts';
import { cliffEdge } from '../things/cliff-edge.ts';
import { friendOnEdge } from '../things/friend-on-edge.ts';
import { GROUP_PARAMETER, membersOf } from '../things/groups.ts';
import { type LeaperTones, leapingFigure } from '../things/leaping-figure.ts';
import { ridgeOf } from '../things/ridge.ts';
import { roofEdge } from '../things/roof-edge.ts';
import { seaStack } from '../things/sea-stack.ts';
import { looksOf } from '../things/two-people.ts';

const SUN: Rgba = { r: 255, g: 214, b: 132, a: 1 };
const LAMP: Rgba = { r: 255, g: 198, b: 110, a: 1 };
const JEANS: Rgba = { r: 44, g: 62, b: 112, a: 1 };
const SEA: Rgba = { r: 16, g: 92, b: 118, a: 1 };
/** The colors of tops, which those of the palette are mixed towards. */
const TOPS: readonly [Rgba, ...Rgba[]] = [
  { r: 226, g: 40, b: 56, a: 1 },
  { r: 240, g: 150, b: 30, a: 1 },
  { r: 40, g: 140, b: 160, a: 1 },
];
const GRASS: Rgba = { r: 112, g: 128, b: 62, a: 1 };
const BRICK: Rgba = { r: 150, g: 78, b: 66, a: 1 };
const ROCK: Rgba = { r: 140, g: 104, b: 96, a: 1 };

/** Rocks in the sea: how far towards the viewer they stand and how tall they are, as shares of the sea's and the scene's height. */
const STACKS = [
  { x: 868, near: 0.06, tall: 0.15, wide: 86 },
  { x: 800, near: 0.1, tall: 0.2, wide: 96 },
  { x: 300, near: 0.2, tall: 0.08, wide: 74 },
] as const;

/** Somebody in the middle of a leap from one roof to a lower one over a city, or from rock to rock over the sea, before a wide low sun. */
export const leap = defineGenerator({
  group: 'scene',
  parameters: {
    calm: { least: 0, most: 1300, standard: 640, isPlace: true }, // End of the quiet sky.
    floor: { least: 400, most: 1900, standard: 1380, isPlace: true }, // Where the author's name begins.
    girl: { label: 'girl', least: 0, most: 1, standard: 1, step: 1 },
    group: GROUP_PARAMETER,
    skin: { label: 'color', least: 0, most: 3, standard: 0, step: 1 },
    sea: { label: 'withSea', least: 0, most: 1, standard: 0, step: 1 },
    birds: { label: 'birds', least: 0, most: 24, standard: 11, step: 1 },
    night: { label: 'dusk', least: 0, most: 1, standard: 1, step: 1 },
    mirrored: { label: 'mirrored', least: 0, most: 1, standard: 0, step: 1 },
  },
  draw: ({ area, colours, chanceOf, parameters }) => {
    const { calm, floor, room, bottom, side, place } = sceneRoom(area, parameters, 240);
    const isDusk = parameters.night > 0;
    const isSea = parameters.sea > 0;
    const shade = mixColours(colours.darkest, BLACK, 0.2);
    const sky = isDusk ? colours.dark : colours.light;
    const height = Math.min(430, room * 0.56);
    const hips: Point = { x: place(496), y: calm + Math.max(height * 0.6, room * 0.36) };
    const horizon = hips.y + height * 0.34;
    const radius = Math.min(236, height * 0.58);
    const sun: Point = { x: place(540), y: horizon - radius * 0.42 };
    const burning = mixColours(SUN, colours.accent, isDusk ? 0.14 : 0.04);
    const blaze = mixColours(mixColours(colours.main, colours.accent, 0.35), SUN, 0.3);
    const air = mixColours(blaze, colours.dark, 0.25);
    const rim = mixColours(burning, WHITE, 0.25);
    const left = hips.y + height * 0.27;
    const right = hips.y + height * 0.74;
    return [
      skyDown(area, horizon + 20 - area.y, horizon, [
        { offset: 0, colour: mixColours(sky, isDusk ? colours.darkest : WHITE, 0.25) },
        { offset: Math.max(0.1, (calm - area.y) / (horizon - area.y) - 0.06), colour: sky },
        { offset: Math.max(0.2, (calm - area.y) / (horizon - area.y) + 0.14), colour: mixColours(sky, blaze, 0.6) },
        { offset: 1, colour: mixColours(blaze, burning, 0.6) },
      ]),
      ...clouds(),
      glowBelow(calm, sun, radius * 2.6, withAlpha(burning, 0.85)),
      clipped(rectanglePath({ ...area, height: horizon + 10 - area.y }), [
        painted(
          linearPaint({ x: 0, y: sun.y - radius }, { x: 0, y: sun.y + radius }, [
            mixColours(burning, WHITE, 0.62),
            mixColours(burning, colours.accent, 0.12),
          ]),
          ellipse(sun, radius),
        ),
      ]),
      ...birds(),
      filled(mixColours(air, burning, 0.4), rectanglePath({ ...area, y: horizon, height: bottom - horizon })),
      ...(isSea ? sea() : city()),
      ...edges(),
      ...friends(),
      ...leaper(),
      painted(
        linearPaint({ x: 0, y: floor - 40 }, { x: 0, y: floor + 70 }, [withAlpha(shade, 0), withAlpha(shade, 0.85)]),
        rectanglePath({ ...area, y: floor - 40, height: bottom - floor + 40 }),
      ),
    ];

    function clouds(): readonly SceneNode[] {
      const random = chanceOf('clouds');
      const streak = () => {
        const y = between(random, calm + room * 0.06, horizon - room * 0.04);
        const [x, long] = [between(random, area.x, area.x + area.width), between(random, 90, 300)];
        return ribbon([
          { x: x - long, y: y + between(random, -4, 4), width: 0.4 },
          { x: x - long * 0.3, y, width: between(random, 3, 9) },
          { x: x + long * 0.4, y: y - between(random, 0, 5), width: between(random, 2, 6) },
          { x: x + long, y: y + between(random, -4, 4), width: 0.4 },
        ]);
      };
      const count = Math.round(area.width / 110);
      return [
        filled(withAlpha(mixColours(blaze, colours.dark, 0.35), 0.4), ...Array.from({ length: count }, streak)),
        filled(withAlpha(burning, 0.5), ...Array.from({ length: count }, streak)),
      ];
    }

    /** Birds that the leap has started up, the farther the smaller. */
    function birds(): readonly SceneNode[] {
      const random = chanceOf('birds');
      const paths = Array.from({ length: Math.round(parameters.birds) }, (_, index) => {
        const out = 0.25 + (index / 12) * 0.8;
        return flyingBird(
          random,
          {
            x: hips.x + side * (height * 0.5 + out * 300 + between(random, -50, 50)),
            y: Math.max(calm + 24, horizon - height * 0.3 - out * height * 0.5 + between(random, -60, 60)),
          },
          between(random, 22, 40) * (1.15 - out * 0.4),
          -side * between(random, 0.1, 0.4),
        );
      });
      return paths.length > 0 ? [filled(mixColours(shade, blaze, 0.22), ...paths)] : [];
    }

    /** Ranges of houses in the haze, and the lights of streets far below. */
    function city(): readonly SceneNode[] {
      const ranges = [0.04, 0.2, 0.44, 0.78].map((drop, index) => {
        const base = horizon + (floor - horizon) * (drop + 0.2);
        const size = 0.7 + index * 0.5;
        const { houses, windows } = skyline(chanceOf(`range ${index}`), {
          from: area.x - 20 - index * 13,
          to: area.x + area.width + 20,
          base,
          bottom: bottom + 10,
          least: room * (0.06 + index * 0.016),
          most: room * (0.22 - index * 0.02),
          narrow: 34 * size,
          broad: 78 * size,
        });
        const tone = mixColours(mixColours(blaze, colours.dark, 0.3 + index * 0.2), shade, index * 0.16);
        const top = base - room * 0.2;
        return { houses, windows, tone, top, base };
      });
      return ranges.flatMap(({ houses, windows, tone, top, base }, index): readonly SceneNode[] => [
        painted(
          linearPaint({ x: 0, y: top }, { x: 0, y: base + room * 0.12 }, [
            mixColours(tone, burning, 0.1),
            tone,
            mixColours(tone, index < 3 ? air : shade, index < 3 ? 0.45 : 0.6),
          ]),
          houses,
        ),
        ...(index > 0 ? [filled(withAlpha(mixColours(LAMP, WHITE, 0.2), 0.35 + index * 0.15), windows)] : []),
        ...(index < 3 ? [glow({ x: sun.x, y: horizon + 30 }, radius * (2.1 - index * 0.4), withAlpha(burning, 0.3 - index * 0.07))] : []),
      ]);
    }

    function sea(): readonly SceneNode[] {
      const random = chanceOf('sea');
      const deep = mixColours(mixColours(colours.dark, SEA, 0.6), shade, isDusk ? 0.2 : 0.05);
      const coast = ridgeOf(chanceOf('coast'), { base: horizon - 6, reach: room * 0.09, shape: 'round', spacing: 260 });
      const waves = Array.from({ length: Math.round(area.width / 7) }, () => {
        const near = random() ** 1.5;
        return ellipse(
          { x: between(random, area.x, area.x + area.width), y: horizon + 6 + (bottom - horizon) * near },
          between(random, 20, 90) * (0.4 + near),
          1 + 3.4 * near,
        );
      });
      const sparks = Array.from({ length: 190 }, () => {
        const near = random() ** 1.4;
        const reach = radius * (0.75 + near * 0.7);
        return ellipse(
          { x: sun.x + (random() + random() - 1) * reach, y: horizon + 4 + (floor - horizon) * near },
          between(random, 8, 40) * (0.5 + near),
          1.2 + 3.4 * near,
        );
      });
      return [
        filled(
          mixColours(air, colours.dark, 0.35),
          areaUnder(
            across(area, 10, (x) => Math.min(horizon, coast(x) + Math.max(0, 260 - Math.abs(x - sun.x)) * 0.3)),
            horizon + 2,
          ),
        ),
        painted(
          linearPaint({ x: 0, y: horizon }, { x: 0, y: bottom }, [
            mixColours(blaze, deep, 0.3),
            mixColours(blaze, deep, 0.66),
            mixColours(blaze, deep, 0.9),
            mixColours(deep, shade, 0.2),
            mixColours(deep, shade, 0.6),
          ]),
          rectanglePath({ ...area, y: horizon, height: bottom - horizon }),
        ),
        filled(
          mixColours(LAMP, WHITE, 0.3),
          ...Array.from({ length: 40 }, () =>
            ellipse({ x: place(-60) + side * random() * 330, y: horizon - random() ** 2 * room * 0.05 }, between(random, 1.6, 3.2)),
          ),
        ),
        ...STACKS.flatMap(({ x, near, tall, wide }) =>
          seaStack(
            random,
            { x: place(x), y: horizon + (floor - horizon) * near },
            { high: room * tall, wide, towards: x > 540 ? -side : side },
            { rock: mixColours(mixColours(air, colours.dark, 0.5), shade, 0.15 + near), rim, shade },
          ),
        ),
        filled(withAlpha(shade, 0.2), ...waves),
        filled(withAlpha(mixColours(burning, WHITE, 0.3), 0.7), ...sparks),
      ];
    }

    function edges(): readonly SceneNode[] {
      const tones = {
        wall: mixColours(mixColours(isSea ? ROCK : BRICK, colours.main, 0.3), colours.dark, isDusk ? 0.4 : 0.2),
        shade,
        rim,
        lamp: LAMP,
      };
      // A cliff goes on to the end of the wrap; a house has another side.
      const beyond = (towards: number) => (towards < 0 ? area.x - 40 : area.x + area.width + 40);
      const start = { from: isSea ? beyond(-side) : place(-190), edge: place(214), top: left, bottom, side };
      const end = { from: isSea ? beyond(side) : place(1260), edge: place(772), top: right, bottom, side: side > 0 ? -1 : 1 } as const;
      const grass = mixColours(mixColours(GRASS, colours.second, 0.15), colours.dark, isDusk ? 0.3 : 0.1);
      return isSea
        ? [...cliffEdge(chanceOf('end'), end, tones, grass), ...cliffEdge(chanceOf('start'), start, tones, grass)]
        : [
            ...roofEdge(chanceOf('end'), { ...end, thing: 'chimneys' }, tones),
            ...roofEdge(chanceOf('start'), { ...start, thing: 'tank' }, tones),
          ];
    }

    /** The others of a title that counts several: they have landed already. */
    function friends(): readonly SceneNode[] {
      return membersOf(parameters.group)
        .slice(1, 3)
        .flatMap((id, index) =>
          friendOnEdge(
            { x: place(846 + index * 92), y: right - (isSea ? 0 : 6) },
            height * 0.74,
            id === 'girl' || id === 'dress' ? 'girl' : 'boy',
            tonesOf(index + 1),
            { from: { x: -0.6 * side, y: -0.8 }, rim, breadth: height * 0.007 },
          ),
        );
    }

    function leaper(): readonly SceneNode[] {
      return leapingFigure(hips, height, side, parameters.girl > 0 ? 'girl' : 'boy', tonesOf(0), {
        from: { x: 0.3 * side, y: -0.95 },
        rim,
        breadth: height * 0.0085,
      });
    }

    function tonesOf(index: number): LeaperTones {
      const { skin, hair } = looksOf((parameters.skin + index) % 4, 0);
      const dim = (tone: Rgba) => mixColours(tone, shade, isDusk ? 0.16 : 0.1);
      const top = TOPS[(index + (parameters.girl > 0 ? 0 : 1)) % TOPS.length] ?? TOPS[0];
      return {
        top: dim(mixColours(colours.accent, top, 0.78)),
        trousers: dim(mixColours(JEANS, colours.second, 0.15)),
        shoes: dim(colours.paper),
        skin: dim(skin),
        hair: dim(hair),
        shade,
      };
    }
  },
});
