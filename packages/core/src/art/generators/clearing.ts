import { BLACK, type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import { type Path, rectanglePath } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { defineGenerator } from '../art-generator.ts';
import { between } from '../drawing/chance.ts';
import { filled, glow, linearPaint, painted, shadowOf } from '../drawing/nodes.ts';
import { across, areaUnder, ellipse, polar, polygon } from '../drawing/outlines.ts';
import { sceneRoom } from '../drawing/scene-room.ts';
import { CREATURES } from '../heroes/creatures.ts';
import { hero } from '../heroes/draw-hero.ts';
import { heroBounds, middleOver } from '../heroes/hero-bounds.ts';
import { HERO_IDS, type HeroId, isHero } from '../heroes/hero-ids.ts';
import { floatsInSky } from '../heroes/hero-sizes.ts';
import { litParts } from '../heroes/modeled-hero.ts';
import { ownColours } from '../heroes/own-colours.ts';
import { butterfly } from '../things/butterfly.ts';
import { FACE_IDS, FACES } from '../things/face-styles.ts';
import { grassBlade } from '../things/plants.ts';
import { sittingAnimal, sittingHeight } from '../things/sitting-animal.ts';
import { stars } from '../things/stars.ts';
import { toadstool } from '../things/toadstool.ts';
import { woodFrame } from '../things/wood-frame.ts';
import { wildPlant } from '../things/wild-plants.ts';

const MOSS: Rgba = { r: 126, g: 178, b: 82, a: 1 };
const LEAF: Rgba = { r: 52, g: 122, b: 74, a: 1 };
const RED: Rgba = { r: 214, g: 58, b: 48, a: 1 };
const SUN: Rgba = { r: 255, g: 240, b: 176, a: 1 };
const GLOW: Rgba = { r: 255, g: 216, b: 126, a: 1 };

/** A clearing in a wood between ferns, leaves and toadstools, where an animal sits in the light beside a thing: by day, or at dusk with fireflies. */
export const clearing = defineGenerator({
  group: 'creatures',
  motifs: HERO_IDS,
  parameters: {
    calm: { least: 0, most: 1300, standard: 560, isPlace: true }, // End of the quiet air.
    head: { least: 0, most: 1000, standard: 120, isPlace: true }, // Where the words begin.
    floor: { least: 400, most: 1700, standard: 1240, isPlace: true }, // Where the animal sits.
    animal: { label: 'animal', least: 0, most: FACE_IDS.length - 1, standard: 0, step: 1 },
    night: { label: 'night', least: 0, most: 1, standard: 0, step: 1 },
    mirrored: { label: 'mirrored', least: 0, most: 1, standard: 0, step: 1 },
  },
  draw: ({ area, colours, chanceOf, parameters, motif }) => {
    const { calm, floor, room } = sceneRoom(area, parameters, 220);
    const { head, mirrored } = parameters;
    const isNight = parameters.night > 0;
    const [left, right, bottom] = [area.x, area.x + area.width, area.y + area.height];
    const side = (x: number) => (mirrored > 0 ? 1000 - x : x);
    const out = mirrored > 0 ? -1 : 1;
    const thing = isHero(motif) ? motif : null;
    const isAlone = thing !== null && Object.hasOwn(CREATURES, thing);
    const friend = FACE_IDS[Math.round(parameters.animal)] ?? 'fox';
    const deep = mixColours(colours.darkest, BLACK, 0.15);
    // The shade of a wood is green, whatever the palette.
    const shadow = mixColours(colours.darkest, { r: 12, g: 44, b: 34, a: 1 }, 0.62);
    const red = mixColours(colours.accent, RED, 0.86);
    const air = isNight ? colours.dark : colours.light;
    const light = isNight ? GLOW : SUN;
    const green = mixColours(mixColours(LEAF, colours.main, isNight ? 0.16 : 0.12), deep, isNight ? 0.3 : 0.02);
    const moss = isNight ? mixColours(mixColours(MOSS, green, 0.6), deep, 0.2) : mixColours(MOSS, colours.main, 0.06);
    const horizon = floor - room * 0.2;
    const middle = { x: side(470), y: floor - room * 0.34 };
    const ground = (x: number) => floor - 26 + 34 * ((x - 500) / 500) ** 2;
    return [
      ...woods(),
      ...lawn(),
      ...sparks(),
      ...beside(),
      ...(isAlone ? [] : friendInLight()),
      ...nearGround(),
      ...woodFrame({
        random: chanceOf('frame'),
        area,
        head,
        calm,
        floor,
        mirrored: mirrored > 0,
        isNight,
        tones: { air, green, light, shadow, red },
      }),
    ];

    /** Trunks and bushes that fade into the light between them. */
    function woods(): readonly SceneNode[] {
      const random = chanceOf('woods');
      const far = (share: number) => mixColours(mixColours(green, air, 0.82 - share * 0.5), light, isNight ? 0.02 : 0.12 * (1 - share));
      const trunks = (count: number, wide: number) =>
        evenly(Math.round((count * area.width) / 1100), (index, all): Path => {
          const x = left + ((index + between(random, 0.15, 0.85)) / all) * area.width;
          const half = between(random, 0.6, 1.2) * wide;
          const sway = between(random, -24, 24);
          return polygon([
            { x: x - half * 0.7 + sway, y: area.y },
            { x: x + half * 0.7 + sway, y: area.y },
            { x: x + half, y: horizon - 40 },
            { x: x + half * 1.7, y: horizon + 30 },
            { x: x - half * 1.7, y: horizon + 30 },
            { x: x - half, y: horizon - 40 },
          ]);
        });
      const bushes = (share: number, high: number) =>
        evenly(Math.round(area.width / 52), (index, all): Path => {
          const x = left + ((index + random()) / all) * area.width;
          const open = Math.min(1, Math.abs(x - middle.x) / 430);
          const size = between(random, 34, 66) * (0.7 + share * 0.5);
          return [
            ...ellipse({ x, y: horizon - high * (0.35 + 0.9 * open * open) * between(random, 0.55, 1) }, size, size * 0.86),
            ...ellipse({ x, y: horizon + 10 }, size * 1.2, size),
          ];
        });
      const rays = [0, 1, 2, 3].map((index) => {
        const x = side(120 + index * 190);
        return polygon([
          { x: x - 40, y: area.y },
          { x: x + 26 + index * 8, y: area.y },
          { x: x + out * (190 + index * 16) + 80, y: floor },
          { x: x + out * (190 - index * 10) - 90, y: floor },
        ]);
      });
      const ray = withAlpha(light, isNight ? 0.05 : 0.3);
      return [
        painted(
          linearPaint(
            { x: 0, y: area.y },
            { x: 0, y: floor },
            isNight ? [deep, air, mixColours(air, green, 0.5)] : [mixColours(air, green, 0.1), air, mixColours(air, SUN, 0.6)],
          ),
          rectanglePath(area),
        ),
        ...(isNight
          ? [filled(withAlpha(colours.paper, 0.8), stars(chanceOf('stars'), { ...area, height: calm + room * 0.3 - area.y }, 110, 3))]
          : []),
        filled(withAlpha(far(0), isNight ? 0.28 : 0.3), ...trunks(13, 12)),
        glow(middle, room * 1.05, withAlpha(light, isNight ? 0.5 : 0.95)),
        filled(far(0.1), ...bushes(0, room * 0.44)),
        filled(withAlpha(far(0.4), isNight ? 0.34 : 0.32), ...trunks(7, 20)),
        glow(middle, room * 0.8, withAlpha(light, isNight ? 0.42 : 0.8)),
        filled(far(0.45), ...bushes(0.5, room * 0.34)),
        filled(far(0.85), ...bushes(1, room * 0.2)),
        shadowOf([filled(ray, ...rays)], ray, { x: 0, y: 0 }, 16),
        glow(middle, room * 0.66, withAlpha(light, isNight ? 0.36 : 0.6)),
      ];
    }

    function lawn(): readonly SceneNode[] {
      const random = chanceOf('lawn');
      const far = (x: number) => horizon + 14 + 20 * Math.sin(x / 170) * 0.4;
      const tufts = Array.from({ length: Math.round(area.width / 7) }, () => {
        const x = between(random, left, right);
        const y = between(random, horizon + 20, floor + 50);
        return grassBlade(random, { x, y }, between(random, 14, 30) * (0.5 + (0.7 * (y - horizon)) / (floor - horizon)));
      });
      return [
        painted(
          linearPaint({ x: 0, y: horizon }, { x: 0, y: floor + 150 }, [
            mixColours(moss, light, isNight ? 0.26 : 0.5),
            moss,
            mixColours(moss, deep, 0.6),
          ]),
          areaUnder(across(area, 12, far), bottom),
        ),
        filled(mixColours(moss, green, 0.4), ...tufts.filter((_, index) => index % 2 === 0)),
        filled(mixColours(moss, light, isNight ? 0.18 : 0.36), ...tufts.filter((_, index) => index % 2 === 1)),
        shadowOf([filled(light, ellipse({ x: 500, y: floor - 20 }, 330, 34))], withAlpha(light, isNight ? 0.4 : 0.75), { x: 0, y: 0 }, 30),
      ];
    }

    /** The animal, small enough that its ears stay under the words. */
    function friendInLight(): readonly SceneNode[] {
      // Broad ears need room beside a thing.
      const most = thing && FACES[friend].ears === 'fan' ? 118 : thing ? 150 : 172;
      const radius = Math.min(most, (room * 0.92) / sittingHeight(friend));
      const x = thing ? side(floatsInSky(thing) ? 380 : 350) : side(460);
      return sittingAnimal(friend, { x, y: ground(x) + 14 }, radius, thing ? (out > 0 ? -1 : 1) : out, deep, light);
    }

    /** The thing that the title names, by its own size: on the moss, or in the air. */
    function beside(): readonly SceneNode[] {
      if (!thing)
        return [
          ...toadstool({ x: side(706), y: ground(706) + 10 }, room * 0.3, red, deep, light),
          ...toadstool({ x: side(778), y: ground(778) + 18 }, room * 0.19, red, deep, light),
        ];
      const isHigh = floatsInSky(thing);
      const bounds = heroBounds(thing);
      const [wide, high] = isAlone ? [560, room * 0.82] : isHigh ? [270, room * 0.42] : [380, room * 0.68];
      const reach = Math.min(wide / bounds.width, high / bounds.height);
      const x = isAlone ? 500 : side(isHigh ? 690 : 694);
      const foot = isHigh && !isAlone ? calm + room * 0.5 : ground(x) + 16;
      const at = middleOver(thing, { x, y: foot }, reach);
      return thingAt(thing, at, reach, isHigh && !isAlone, { x, y: foot });
    }

    function thingAt(id: HeroId, at: Point, reach: number, isHigh: boolean, foot: Point): readonly SceneNode[] {
      const plain = {
        ink: colours.accent,
        shade: mixColours(colours.accent, colours.darkest, 0.3),
        mark: colours.second,
        cut: colours.paper,
        line: colours.darkest,
      };
      const parts = litParts(hero(id, at, reach, ownColours(id, plain, colours.darkest, colours.tinted)), {
        light: mixColours(light, WHITE, 0.5),
        shade: deep,
      });
      const { width, height } = heroBounds(id);
      return [
        isHigh
          ? glow({ x: foot.x, y: foot.y - (height * reach) / 2 }, Math.max(width, height) * reach * 0.95, withAlpha(light, 0.75))
          : shadowOf(
              [filled(deep, ellipse({ x: foot.x, y: foot.y - 3 }, (width * reach) / 2, 11))],
              withAlpha(deep, 0.6),
              { x: 0, y: 3 },
              8,
            ),
        shadowOf(parts, withAlpha(deep, 0.35), { x: 4, y: 6 }, 8),
        ...parts,
      ];
    }

    /** Grass, flowers and ferns before the animal, dark enough at the foot for words. */
    function nearGround(): readonly SceneNode[] {
      const random = chanceOf('near ground');
      // The ground is level again beyond the front.
      const edge = (x: number) => floor + 74 - 44 * Math.min(1, ((x - 500) / 500) ** 2);
      const blades = (count: number, least: number, most: number, drop: number) =>
        Array.from({ length: Math.round((count * area.width) / 1100) }, () => {
          const x = between(random, left, right);
          return grassBlade(random, { x, y: edge(x) + drop }, between(random, least, most));
        });
      const near = mixColours(green, shadow, 0.5);
      const petals = [colours.paper, colours.accent, colours.second, mixColours(colours.accent, WHITE, 0.5)];
      const flowers = Array.from({ length: 16 }, (_, index) => {
        const x = index % 2 === 0 ? between(random, 150, 360) : between(random, 640, 850);
        const foot = edge(x) + 26;
        return wildPlant(
          random,
          { x, foot, top: foot - between(random, 70, 150) * Math.min(1, room / 560) },
          between(random, 20, 30),
          (['bell', 'cosmos', 'spire'] as const)[index % 3] ?? 'bell',
          {
            stem: mixColours(green, deep, 0.2),
            petal: mixColours(petals[index % 4] ?? colours.paper, deep, isNight ? 0.2 : 0.04),
            heart: colours.second,
            shade: deep,
          },
        );
      });
      return [
        filled(mixColours(moss, green, 0.6), ...blades(150, 22, 52, 8)),
        painted(
          linearPaint({ x: 0, y: floor + 30 }, { x: 0, y: floor + 190 }, [
            mixColours(green, shadow, 0.3),
            mixColours(green, shadow, 0.75),
            mixColours(colours.darkest, shadow, 0.4),
          ]),
          areaUnder(across(area, 12, edge), bottom),
        ),
        ...flowers.flat(),
        filled(near, ...blades(150, 26, 64, 30)),
      ];
    }

    /** Fireflies, or seeds that float in the sun. */
    function sparks(): readonly SceneNode[] {
      const random = chanceOf('sparks');
      const spots = Array.from({ length: isNight ? 46 : 30 }, () => {
        const angle = random() * 2 * Math.PI;
        const at = polar({ x: 500, y: calm + room * 0.56 }, 1, angle);
        return {
          x: 500 + (at.x - 500) * between(random, 60, 450),
          y: Math.max(calm + 6, calm + room * 0.56 + (at.y - calm - room * 0.56) * between(random, 0.1, 0.46) * room),
        };
      });
      const tone = isNight ? mixColours(GLOW, WHITE, 0.4) : mixColours(SUN, WHITE, 0.6);
      return [
        ...(isNight ? spots.map((spot) => glow(spot, between(random, 14, 30), withAlpha(GLOW, 0.7))) : []),
        filled(withAlpha(tone, 0.95), ...spots.map((spot) => ellipse(spot, between(random, 1.8, isNight ? 4.4 : 3.6)))),
        ...(isNight ? [] : butterflies()),
      ];
    }

    function butterflies(): readonly SceneNode[] {
      const random = chanceOf('butterflies');
      return [0, 1, 2].flatMap((index) => {
        const at = { x: side([158, 846, 152][index] ?? 500), y: calm + room * ([0.18, 0.3, 0.45][index] ?? 0.3) };
        const size = between(random, 26, 36);
        const wing = [colours.accent, colours.second, mixColours(colours.accent, WHITE, 0.4)][index] ?? colours.accent;
        const tilt = between(random, -0.5, 0.5);
        return butterfly(at, size, tilt, wing, deep);
      });
    }
  },
});

function evenly(count: number, draw: (index: number, count: number) => Path): readonly Path[] {
  return Array.from({ length: count }, (_, index) => draw(index, count));
}
