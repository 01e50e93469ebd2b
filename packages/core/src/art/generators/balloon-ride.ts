import { type Rgba, withAlpha } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import { type Path, rectanglePath } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { defineGenerator } from '../art-generator.ts';
import { between } from '../drawing/chance.ts';
import { clipped, downwards, filled, glow, shadowOf, stroked } from '../drawing/nodes.ts';
import { across, areaUnder, ellipse, polygon, smoothShape } from '../drawing/outlines.ts';
import { hero, heroColours } from '../heroes/draw-hero.ts';
import { HERO_IDS, isHero } from '../heroes/hero-ids.ts';
import { paintHero } from '../heroes/paint-hero.ts';
import { animalPaw } from '../things/animal-paws.ts';
import { flyingBird } from '../things/birds.ts';
import { conifer } from '../things/conifers.ts';
import { FACE_IDS } from '../things/face-styles.ts';
import { ridgeOf } from '../things/ridge.ts';
import { sittingAnimal, sittingHeight } from '../things/sitting-animal.ts';

const WHITE: Rgba = { r: 255, g: 255, b: 255, a: 1 };

/** A striped balloon over rounded hills, an animal in its basket, and clouds like cotton. */
export const balloonRide = defineGenerator({
  group: 'scene',
  motifs: HERO_IDS,
  parameters: {
    top: { least: 100, most: 1300, standard: 600, isPlace: true }, // Top of the balloon.
    basket: { least: 300, most: 1600, standard: 1210, isPlace: true }, // Foot of the basket.
    ground: { least: 400, most: 1700, standard: 1280, isPlace: true }, // Hills.
    across: { label: 'balloonAcross', least: 250, most: 750, standard: 520 },
    friend: { least: 0, most: FACE_IDS.length, standard: 0, isPlace: true, step: 1 }, // A rider with a face, from 1; 0: the drawing.
    clouds: { label: 'clouds', least: 0, most: 9, standard: 6, step: 1 },
  },
  draw: ({ area, colours, chanceOf, parameters, motif }) => {
    const { top, basket, ground, across: middle, clouds } = parameters;
    const bottom = area.y + area.height;
    const friend = FACE_IDS[Math.round(parameters.friend) - 1] ?? null;
    const height = basket - top;
    const radius = height * 0.31;
    const faceSize = friend ? Math.min(height * 0.145, (height * 0.35) / (sittingHeight(friend) - 0.98)) : 0;
    const envelope = { x: middle, y: top + radius };
    const sky = [
      mixColours(colours.main, colours.paper, 0.3),
      mixColours(colours.light, colours.paper, 0.2),
      mixColours(colours.paper, colours.light, 0.3),
    ];
    const shade = withAlpha(colours.darkest, 0.22);
    const random = chanceOf('clouds');
    const puffs = Array.from({ length: clouds }, (_, index) => {
      const side = index % 2 === 0 ? -1 : 1;
      const at = { x: middle + side * between(random, radius * 0.9, 520), y: between(random, top - height * 0.05, ground - 90) };
      return cloud(random, at, between(random, 46, 84));
    });
    return [
      downwards(area, sky),
      glow({ x: middle, y: envelope.y }, radius * 2.4, withAlpha(WHITE, 0.45)),
      shadowOf([filled(WHITE, ...puffs)], withAlpha(colours.dark, 0.18), { x: 4, y: 9 }, 9),
      filled(mixColours(WHITE, colours.light, 0.12), ...puffs),
      filled(
        mixColours(colours.darkest, colours.dark, 0.4),
        ...Array.from({ length: 4 }, () =>
          flyingBird(
            random,
            { x: middle + between(random, -420, 420), y: between(random, top, top + height * 0.5) },
            between(random, 20, 34),
          ),
        ),
      ),
      ...hills(),
      ...ropes(),
      ...canopy(),
      ...rider(),
      ...wicker(),
      ...paws(),
    ];

    function canopy(): readonly SceneNode[] {
      const neck = { y: top + height * 0.6, half: radius * 0.2 };
      const outline = smoothShape([
        { x: middle, y: top },
        { x: middle + radius * 0.72, y: top + radius * 0.3 },
        { x: middle + radius, y: envelope.y + radius * 0.06 },
        { x: middle + radius * 0.74, y: envelope.y + radius * 0.62 },
        { x: middle + neck.half, y: neck.y },
        { x: middle - neck.half, y: neck.y },
        { x: middle - radius * 0.74, y: envelope.y + radius * 0.62 },
        { x: middle - radius, y: envelope.y + radius * 0.06 },
        { x: middle - radius * 0.72, y: top + radius * 0.3 },
      ]);
      const inks = [colours.accent, colours.paper, colours.second, colours.paper];
      /** Gores: lens shapes that narrow to the crown and the neck. */
      const edge = (share: number): readonly Point[] =>
        Array.from({ length: 15 }, (_, index) => {
          const down = index / 14;
          const bulge = Math.sin(Math.PI * Math.min(1, down * 0.92 + 0.04)) ** 0.75;
          return { x: middle + share * (radius * 1.03 * bulge + neck.half * down * 0.4), y: top + (neck.y - top) * down };
        });
      const gores = [-1, -0.72, -0.4, -0.13, 0.13, 0.4, 0.72, 1].slice(0, -1).map((from, index, all) => {
        const to = [-0.72, -0.4, -0.13, 0.13, 0.4, 0.72, 1][index] ?? all[0] ?? 1;
        return filled(inks[index % inks.length] ?? colours.accent, polygon([...edge(from), ...edge(to).toReversed()]));
      });
      return [
        shadowOf([filled(colours.accent, outline)], shade, { x: 10, y: 16 }, 14),
        clipped(outline, [
          filled(colours.accent, outline),
          ...gores,
          {
            kind: 'fill',
            path: outline,
            paint: {
              kind: 'radial',
              centre: { x: middle - radius * 0.35, y: envelope.y - radius * 0.3 },
              radius: radius * 1.7,
              stops: [
                { offset: 0, colour: withAlpha(WHITE, 0.3) },
                { offset: 0.45, colour: withAlpha(WHITE, 0) },
                { offset: 1, colour: withAlpha(colours.darkest, 0.42) },
              ],
            },
          },
        ]),
      ];
    }

    function ropes(): readonly SceneNode[] {
      const from = top + height * 0.58;
      const to = basket - height * 0.13;
      return [
        stroked(
          mixColours(colours.darkest, colours.dark, 0.3),
          4,
          ...[-1, -0.4, 0.4, 1].map(
            (side): Path => [
              ['M', middle + side * radius * 0.2, from],
              ['L', middle + side * radius * 0.46, to],
            ],
          ),
        ),
      ];
    }

    function rider(): readonly SceneNode[] {
      const id = isHero(motif) ? motif : 'fox';
      const half = height * 0.16;
      const basketTop = basket - height * 0.14;
      if (friend)
        return clippedAbove(
          basketTop + 12,
          sittingAnimal(friend, { x: middle, y: basketTop + faceSize * 0.98 }, faceSize, 1, colours.darkest, WHITE),
        );
      const dark = mixColours(colours.dark, colours.darkest, 0.3);
      const plain = { ...heroColours(dark, colours.accent, colours.paper), line: colours.darkest };
      const tones = paintHero(id, colours, { plain, grounds: [colours.light] });
      return [...clippedAbove(basketTop + 12, hero(id, { x: middle, y: basketTop - half * 0.58 }, half, tones))];
    }

    function clippedAbove(line: number, nodes: readonly SceneNode[]): readonly SceneNode[] {
      return [clipped(rectanglePath({ x: middle - 400, y: area.y, width: 800, height: line - area.y }), nodes)];
    }

    /** The rider's paws on the edge of the basket. */
    function paws(): readonly SceneNode[] {
      if (!friend) return [];
      return [-1, 1].flatMap((sign) =>
        animalPaw(friend, { x: middle + sign * faceSize * 0.74, y: basket - height * 0.15 }, faceSize * 0.26),
      );
    }

    function wicker(): readonly SceneNode[] {
      const tone = { r: 176, g: 116, b: 66, a: 1 };
      const [wide, tall] = [radius * 1.02, height * 0.15];
      const box = { x: middle - wide / 2, y: basket - tall, width: wide, height: tall };
      const weave = Array.from(
        { length: 5 },
        (_, index): Path => rectanglePath({ x: box.x, y: box.y + tall * (0.2 + index * 0.17), width: wide, height: tall * 0.05 }),
      );
      const posts = Array.from(
        { length: 7 },
        (_, index): Path => rectanglePath({ x: box.x + (wide * (index + 0.5)) / 7 - 2, y: box.y, width: 4, height: tall }),
      );
      return [
        shadowOf([filled(tone, rectanglePath(box))], shade, { x: 6, y: 10 }, 8),
        filled(tone, rectanglePath(box)),
        filled(mixColours(tone, colours.darkest, 0.3), ...weave, ...posts),
        filled(mixColours(tone, WHITE, 0.25), rectanglePath({ x: box.x - 7, y: box.y - 5, width: wide + 14, height: 14 })),
      ];
    }

    function hills(): readonly SceneNode[] {
      const tones = [
        mixColours(colours.second, colours.paper, 0.42),
        mixColours(colours.second, colours.main, 0.35),
        mixColours(colours.main, colours.dark, 0.45),
        mixColours(colours.dark, colours.darkest, 0.25),
      ];
      return tones.flatMap((tone, index) => {
        const base = ground + index * 62;
        const ridge = ridgeOf(chanceOf(`hill ${index}`), { base, reach: 74 - index * 8, shape: 'round', spacing: 540 - index * 50 });
        const trees = chanceOf(`trees ${index}`);
        const wood = Array.from({ length: index === 0 ? 0 : 9 }, () => {
          const x = between(trees, area.x, area.x + area.width);
          return conifer(trees, { x, y: ridge(x) + 6 }, between(trees, 36, 62) + index * 12, 0.5);
        });
        return [
          shadowOf([filled(tone, areaUnder(across(area, 8, ridge), bottom))], withAlpha(colours.darkest, 0.16), { x: 0, y: -4 }, 7),
          filled(mixColours(tone, colours.darkest, 0.28), ...wood),
          filled(tone, areaUnder(across(area, 8, ridge), bottom)),
        ];
      });
    }
  },
});

/** A cloud of round puffs on a flat foot. */
function cloud(random: () => number, at: Point, size: number): Path {
  const puffs = [-1.25, -0.55, 0.2, 0.95].map((x, index) =>
    ellipse(
      { x: at.x + x * size, y: at.y - (index % 3 === 0 ? 0 : size * between(random, 0.22, 0.42)) },
      size * between(random, 0.52, 0.8),
      size * between(random, 0.44, 0.62),
    ),
  );
  return [...puffs.flat(), ...ellipse({ x: at.x - size * 0.1, y: at.y + size * 0.16 }, size * 1.7, size * 0.34)];
}
