import { type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { defineGenerator } from '../art-generator.ts';
import { between, oneOf } from '../drawing/chance.ts';
import { clipped, filled, glow, linearPaint, painted, shadowOf, skyDown, stroked } from '../drawing/nodes.ts';
import { across, areaUnder, ellipse, polygon, smoothLine } from '../drawing/outlines.ts';
import { sceneRoom } from '../drawing/scene-room.ts';
import { shells } from '../things/beach-things.ts';
import { ridgeOf } from '../things/ridge.ts';
import { kelp, REEF_KINDS, reefPlant } from '../things/sea/reef.ts';
import { ON_THE_SAND, placeFriend, SEA_FRIENDS, seaFriend } from '../things/sea/sea-friends.ts';
import { farSchool, risingBubbles, smallFish } from '../things/sea/small-fish.ts';

const SAND: Rgba = { r: 250, g: 222, b: 164, a: 1 };
const WEED: Rgba = { r: 74, g: 172, b: 104, a: 1 };
const SUN: Rgba = { r: 255, g: 250, b: 214, a: 1 };
/** The colors that corals have, whatever the palette. */
const CORALS: readonly [Rgba, ...Rgba[]] = [
  { r: 248, g: 104, b: 116, a: 1 },
  { r: 252, g: 160, b: 74, a: 1 },
  { r: 186, g: 116, b: 222, a: 1 },
  { r: 250, g: 204, b: 82, a: 1 },
  { r: 240, g: 124, b: 186, a: 1 },
];

/** The foot of the sea in clear light: rays, a reef in three depths, sand with little fish, and a large friendly animal in the middle. */
export const underSea = defineGenerator({
  group: 'creatures',
  parameters: {
    calm: { least: 0, most: 1300, standard: 560, isPlace: true }, // End of the quiet water.
    floor: { least: 400, most: 1700, standard: 1240, isPlace: true }, // The sand under the animal.
    animal: { label: 'animal', least: 0, most: SEA_FRIENDS.length - 1, standard: 0, step: 1 },
    fish: { label: 'fish', least: 0, most: 14, standard: 8, step: 1 },
    night: { label: 'night', least: 0, most: 1, standard: 0, step: 1 }, // Deep blue water.
    mirrored: { label: 'mirrored', least: 0, most: 1, standard: 0, step: 1 },
  },
  draw: ({ area, colours, chanceOf, parameters }) => {
    const { calm, floor, room, side, place, bottom } = sceneRoom(area, parameters, 240);
    const isDeep = parameters.night > 0;
    const id = SEA_FRIENDS[Math.round(parameters.animal)] ?? 'octopus';
    const [left, right] = [area.x, area.x + area.width];
    const light = mixColours(SUN, colours.paper, 0.2);
    const near = isDeep ? colours.dark : colours.light;
    const water = isDeep ? mixColours(colours.dark, colours.main, 0.7) : colours.main;
    const deep = mixColours(colours.darkest, { r: 8, g: 44, b: 92, a: 1 }, 0.5);
    const haze = mixColours(water, near, isDeep ? 0.2 : 0.45);
    const sand = mixColours(mixColours(SAND, colours.paper, 0.2), water, isDeep ? 0.34 : 0.16);
    const tints: readonly [Rgba, ...Rgba[]] = [...CORALS, mixColours(colours.accent, WHITE, 0.14), mixColours(colours.second, WHITE, 0.2)];
    const ground = (x: number) => floor - 8 + 30 * Math.sin(x / 210 + 1) * 0.4 + 26 * Math.min(1.6, ((x - 500) / 520) ** 2) * -1 + 14;
    const isLow = ON_THE_SAND.has(id);
    const spot = { x: place(isLow ? 500 : 490), y: isLow ? floor + room * 0.06 : floor - room * 0.1 };
    const friend = placeFriend(id, spot, { wide: isLow ? 600 : 760, high: room * (isLow ? 0.72 : 0.84) });
    return [
      ...openWater(),
      ...distance(),
      ...reef(0),
      ...seabed(),
      ...reef(1),
      ...swarm(0),
      ...star(),
      ...swarm(1),
      ...litter(),
      ...frame(),
    ];

    function openWater(): readonly SceneNode[] {
      const share = Math.max(0.12, (calm - area.y) / (floor - area.y));
      const random = chanceOf('rays');
      const source = { x: place(300), y: area.y - 420 };
      const rays = Array.from({ length: Math.round(area.width / 70) }, () => {
        const x = between(random, left - 300, right + 300);
        const wide = between(random, 14, 74);
        const drift = (x - source.x) * 0.42;
        return polygon([
          { x, y: area.y - 10 },
          { x: x + wide, y: area.y - 10 },
          { x: x + wide * 2.2 + drift, y: floor + 60 },
          { x: x - wide * 0.6 + drift, y: floor + 60 },
        ]);
      });
      return [
        skyDown(area, floor - area.y + 40, floor, [
          { offset: 0, colour: isDeep ? mixColours(near, colours.main, 0.16) : mixColours(near, WHITE, 0.3) },
          { offset: share * 0.8, colour: near },
          { offset: Math.min(0.97, share + (1 - share) * 0.74), colour: water },
          { offset: 1, colour: mixColours(water, deep, isDeep ? 0.2 : 0.12) },
        ]),
        painted(
          linearPaint({ x: 0, y: area.y }, { x: 0, y: floor + 40 }, [
            withAlpha(light, isDeep ? 0.1 : 0.34),
            withAlpha(light, isDeep ? 0.13 : 0.22),
            withAlpha(light, 0),
          ]),
          ...rays,
        ),
        glow({ x: friend.middle.x, y: friend.middle.y - room * 0.08 }, room * 0.72, withAlpha(light, isDeep ? 0.58 : 0.66)),
      ];
    }

    /** Rocks, weed and schools of fish that are almost lost in the blue. */
    function distance(): readonly SceneNode[] {
      const random = chanceOf('distance');
      const ridges = [0.34, 0.22].map((up, index) => {
        const base = floor - room * up;
        const ridge = ridgeOf(chanceOf(`rocks ${index}`), { base, reach: room * 0.2, shape: 'round', spacing: 300 - index * 60 });
        const tone = mixColours(haze, deep, 0.1 + index * 0.13);
        const dip = (x: number) => ridge(x) + room * 0.2 * Math.max(0, 1 - Math.abs(x - 500) / 330);
        const weeds = Array.from({ length: Math.round(area.width / 80) }, () => {
          const x = between(random, left, right);
          return Math.abs(x - 500) < 240
            ? []
            : kelp(random, { x, y: dip(x) + 12 }, between(random, 0.16, 0.34) * room, between(random, -20, 20), {
                tone,
                light: tone,
                deep: tone,
              });
        });
        return [
          ...weeds.flat(),
          painted(
            linearPaint({ x: 0, y: base - room * 0.2 }, { x: 0, y: floor }, [mixColours(tone, light, 0.12), tone]),
            areaUnder(across(area, 12, dip), floor + 60),
          ),
        ];
      });
      return [
        ...[-360, 180, 850, 1340].map((x, index) =>
          farSchool(
            random,
            { x: place(x), y: calm + room * (0.2 + 0.14 * (index % 2)) },
            90,
            index % 2 === 0 ? side : (-side as 1 | -1),
            withAlpha(mixColours(haze, deep, 0.34), 0.7),
          ),
        ),
        ...ridges.flat(),
      ];
    }

    function seabed(): readonly SceneNode[] {
      const random = chanceOf('sand');
      const land = areaUnder(across(area, 10, ground), bottom);
      const wave = (y: number) =>
        Array.from({ length: Math.round(area.width / 120) }, () => {
          const x = between(random, left, right);
          const wide = between(random, 30, 90);
          return smoothLine([
            { x: x - wide, y },
            { x: x - wide * 0.3, y: y - between(random, 4, 10) },
            { x: x + wide * 0.4, y: y + between(random, -2, 6) },
            { x: x + wide, y: y - 3 },
          ]);
        });
      return [
        painted(
          linearPaint({ x: 0, y: floor - 20 }, { x: 0, y: floor + 170 }, [
            mixColours(sand, light, 0.5),
            sand,
            mixColours(sand, deep, 0.56),
          ]),
          land,
        ),
        clipped(land, [
          glow({ x: friend.middle.x, y: floor + 40 }, 420, withAlpha(light, isDeep ? 0.34 : 0.5)),
          // The net of light that the waves throw on the sand.
          stroked(withAlpha(WHITE, isDeep ? 0.22 : 0.42), 4, ...[24, 48, 76, 108].flatMap((down) => wave(floor + down))),
          shadowOf(
            [filled(deep, ellipse({ x: friend.middle.x, y: floor + room * 0.06 }, friend.size * (isLow ? 0.95 : 0.8), isLow ? 16 : 22))],
            withAlpha(deep, isLow ? 0.5 : 0.3),
            { x: 0, y: 0 },
            12,
          ),
        ]),
        filled(
          withAlpha(mixColours(sand, deep, 0.4), 0.5),
          ...Array.from({ length: Math.round(area.width / 24) }, () => {
            const x = between(random, left, right);
            return ellipse({ x, y: ground(x) + between(random, 12, 130) }, between(random, 1.6, 4.6), between(random, 1, 2.4));
          }),
        ),
      ];
    }

    /** Corals and weed: behind the sand in the haze, or on it in full color; the middle stays free. */
    function reef(depth: 0 | 1): readonly SceneNode[] {
      const random = chanceOf(`reef ${depth}`);
      const step = depth === 0 ? 104 : 128;
      return Array.from({ length: Math.ceil(area.width / step) + 1 }, (_, index) => left + index * step + between(random, -34, 34)).flatMap(
        (x) => {
          const off = Math.abs(x - 500) / 500;
          if (off < (depth === 0 ? 0.34 : 0.52)) return [];
          const tone = oneOf(random, tints);
          const veil = depth === 0 ? 0.42 : 0.06;
          const tones = {
            tone: mixColours(mixColours(tone, water, veil), deep, isDeep ? 0.16 : 0),
            light: mixColours(light, water, veil * 0.6),
            deep: mixColours(deep, water, veil),
          };
          const weed = { ...tones, tone: mixColours(mixColours(WEED, water, veil), deep, isDeep ? 0.2 : 0.04) };
          const y = ground(x) + (depth === 0 ? 12 : between(random, 10, 34));
          const high = room * (depth === 0 ? between(random, 0.2, 0.34) : between(random, 0.16, 0.27));
          return [
            ...(random() < (depth === 0 ? 0.5 : 0.3)
              ? kelp(
                  random,
                  { x: x + between(random, -40, 40), y },
                  room * between(random, 0.34, depth === 0 ? 0.6 : 0.5),
                  between(random, -30, 30),
                  weed,
                )
              : []),
            ...reefPlant(oneOf(random, REEF_KINDS), random, { x, y }, high, tones),
          ];
        },
      );
    }

    /** Shells and starfish on the sand before the animal. */
    function litter(): readonly SceneNode[] {
      const spots = [318, 392, 622, 700].map((x, index) => ({ x: place(x), y: floor + 44 + 22 * (index % 2) }));
      return shells(chanceOf('shells'), spots, [mixColours(CORALS[0], WHITE, 0.3), mixColours(SAND, WHITE, 0.6)], deep);
    }

    function swarm(depth: 0 | 1): readonly SceneNode[] {
      const random = chanceOf(`fish ${depth}`);
      const count = Math.round(parameters.fish / 2);
      return Array.from({ length: count }, (_, index) => {
        const turn = index % 2 === 0 ? 1 : -1;
        const x = 500 + turn * (depth === 0 ? between(random, 290, 470) : between(random, 330, 480));
        const y = between(random, calm + room * 0.14, floor - room * 0.12);
        const size = between(random, 15, 24) + depth * between(random, 6, 16);
        return smallFish({ x, y }, size, random() < 0.5 ? 1 : -1, mixColours(oneOf(random, tints), water, depth === 0 ? 0.24 : 0), deep);
      }).flat();
    }

    /** The animal, and the bubbles that it breathes. */
    function star(): readonly SceneNode[] {
      const random = chanceOf('bubbles');
      const parts = seaFriend(id, friend.middle, friend.size, side, { shade: deep, light });
      const mouth = { x: friend.middle.x + side * friend.size * 1.02, y: friend.middle.y - friend.size * 0.28 };
      return [
        ...risingBubbles(random, { x: place(212), y: floor - room * 0.1 }, room * 0.72, 8, light),
        shadowOf(parts, withAlpha(deep, 0.3), { x: 0, y: 10 }, 14),
        ...parts,
        ...risingBubbles(random, mouth, Math.max(40, mouth.y - calm - 24), 7, light),
        ...risingBubbles(random, { x: place(884), y: floor - room * 0.02 }, room * 0.5, 6, light),
      ];
    }

    /** Weed and coral near the reader at both sides of the front. */
    function frame(): readonly SceneNode[] {
      const random = chanceOf('frame');
      const full = (tone: Rgba) => ({ tone: mixColours(tone, deep, isDeep ? 0.24 : 0.1), light, deep });
      return [24, 976].flatMap((x, index) => {
        const foot = { x: place(x), y: floor + 70 };
        const turn = x < 500 ? 1 : -1;
        const inwards = turn * side;
        const plants = [
          { x: foot.x - inwards * 18, kind: 'fan', high: 0.4, tone: tints[(index * 2) % tints.length] },
          { x: foot.x + inwards * 96, kind: 'branches', high: 0.33, tone: tints[(index + 1) % tints.length] },
          { x: foot.x + inwards * 40, kind: 'tubes', high: 0.22, tone: tints[(index + 3) % tints.length] },
          { x: foot.x + inwards * 176, kind: 'dome', high: 0.17, tone: tints[(index + 4) % tints.length] },
          { x: foot.x + inwards * 128, kind: 'anemone', high: 0.12, tone: tints[(index + 2) % tints.length] },
        ] as const;
        return [
          ...kelp(random, { x: foot.x - inwards * 30, y: foot.y }, room * 0.94, inwards * 36, full(WEED)),
          ...kelp(
            random,
            { x: foot.x + inwards * 30, y: foot.y },
            room * 0.7,
            inwards * 20,
            full(mixColours(WEED, { r: 214, g: 206, b: 74, a: 1 }, 0.45)),
          ),
          ...plants.flatMap(({ x: at, kind, high, tone = WEED }) => reefPlant(kind, random, { x: at, y: foot.y }, room * high, full(tone))),
        ];
      });
    }
  },
});
