import { BLACK, WHITE, type Rgba, withAlpha } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import { type Path, rectanglePath } from '../../scene/path.ts';
import { outlineInk } from '../../scene/outline-ink.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { defineGenerator } from '../art-generator.ts';
import { between } from '../drawing/chance.ts';
import { filled, glow, linearPaint, painted, shadowOf } from '../drawing/nodes.ts';
import { across, areaUnder, ellipse } from '../drawing/outlines.ts';
import { CREATURES } from '../heroes/creatures.ts';
import { hero } from '../heroes/draw-hero.ts';
import { heroBounds } from '../heroes/hero-bounds.ts';
import { HERO_IDS, isHero } from '../heroes/hero-ids.ts';
import { floatsInSky } from '../heroes/hero-sizes.ts';
import { ownColours } from '../heroes/own-colours.ts';
import { behindFace } from '../things/animal-backs.ts';
import { animalFace } from '../things/animal-faces.ts';
import { animalPaw } from '../things/animal-paws.ts';
import { conifer } from '../things/conifers.ts';
import { FACE_IDS, heightOverFace } from '../things/face-styles.ts';
import { flowerHead } from '../things/flower-head.ts';
import { grassBlade } from '../things/plants.ts';
import { ridgeOf } from '../things/ridge.ts';
import { stars } from '../things/stars.ts';

const GRASS: Rgba = { r: 104, g: 178, b: 74, a: 1 };
const NIGHT_GRASS: Rgba = { r: 46, g: 112, b: 92, a: 1 };
const SNOW: Rgba = { r: 240, g: 246, b: 252, a: 1 };
const SNOW_SHADE: Rgba = { r: 168, g: 196, b: 226, a: 1 };

/** The thing that a picture book is about, large on a hill, and an animal that looks over the edge at it: by day, by night or in the snow. */
export const storyHill = defineGenerator({
  group: 'creatures',
  motifs: HERO_IDS,
  parameters: {
    calm: { least: 0, most: 1300, standard: 560, isPlace: true }, // End of the quiet sky.
    ground: { least: 400, most: 1700, standard: 1200, isPlace: true }, // The edge of the hill.
    animal: { label: 'animal', least: 0, most: FACE_IDS.length - 1, standard: 0, step: 1 },
    mirrored: { label: 'mirrored', least: 0, most: 1, standard: 0, step: 1 },
    night: { label: 'night', least: 0, most: 1, standard: 0, step: 1 },
    snow: { label: 'snow', least: 0, most: 1, standard: 0, step: 1 },
  },
  draw: ({ area, colours, chanceOf, parameters, motif }) => {
    const { calm, mirrored } = parameters;
    const ground = Math.max(calm + 200, parameters.ground);
    const [isNight, isSnowy] = [parameters.night > 0, parameters.snow > 0];
    const id = isHero(motif) ? motif : 'house';
    const friend = FACE_IDS[Math.round(parameters.animal)] ?? 'fox';
    const room = ground - calm;
    const side = mirrored > 0 ? -1 : 1;
    const [left, right, bottom] = [area.x, area.x + area.width, area.y + area.height];
    const isCreature = Object.hasOwn(CREATURES, id);
    const isHigh = floatsInSky(id);
    const lawn = isSnowy ? (isNight ? mixColours(SNOW_SHADE, colours.dark, 0.25) : SNOW) : isNight ? NIGHT_GRASS : GRASS;
    const deep = mixColours(isSnowy ? SNOW_SHADE : lawn, colours.darkest, isSnowy ? 0.3 : 0.55);
    const air = isNight ? mixColours(colours.dark, colours.main, 0.5) : mixColours(colours.light, colours.paper, 0.4);
    const hill = (x: number) => ground + 62 * ((x - 500) / 500) ** 2 - 8;
    const light = { x: 500 + side * 150, y: ground - room * 0.52 };
    return [
      painted(
        {
          kind: 'linear',
          from: { x: 0, y: area.y },
          to: { x: 0, y: ground },
          stops: [
            { offset: 0, colour: isNight ? colours.darkest : colours.main },
            { offset: Math.min(0.85, Math.max(0.15, (calm - area.y) / (ground - area.y))), colour: isNight ? colours.dark : colours.light },
            { offset: 1, colour: isNight ? mixColours(colours.main, colours.light, 0.25) : colours.paper },
          ],
        },
        rectanglePath({ ...area, height: ground - area.y + 90 }),
      ),
      ...(isNight
        ? [filled(withAlpha(colours.paper, 0.9), stars(chanceOf('stars'), { ...area, height: ground - area.y }, 170, 4))]
        : clouds()),
      glow(light, room * 0.86, withAlpha(isNight ? mixColours(colours.paper, colours.second, 0.4) : colours.paper, isNight ? 0.4 : 0.85)),
      ...lands(),
      ...(isCreature ? [] : companion()),
      painted(
        linearPaint({ x: 0, y: ground - 20 }, { x: 0, y: ground + 260 }, [mixColours(lawn, WHITE, isNight ? 0.08 : 0.2), lawn, deep]),
        areaUnder(across(area, 10, hill), bottom),
      ),
      ...(isSnowy ? drifts() : blades()),
      ...(isCreature ? [] : paws()),
      ...thing(),
      ...(isSnowy ? flakes() : flowers()),
    ];

    function lands(): readonly SceneNode[] {
      return [0, 1].flatMap((index) => {
        const ridge = ridgeOf(chanceOf(`land ${index}`), {
          base: ground - room * (0.24 - index * 0.13),
          reach: room * 0.13,
          shape: 'round',
          spacing: 430 - index * 90,
        });
        const tone = mixColours(isSnowy ? SNOW_SHADE : lawn, air, 0.62 - index * 0.26);
        const random = chanceOf(`trees ${index}`);
        const trees = Array.from({ length: 9 }, () => {
          const x = between(random, left, right);
          const tall = room * between(random, 0.1, 0.17) * (0.7 + index * 0.5);
          return { x, y: ridge(x) + 8, tall };
        });
        const crown = ({ x, y, tall }: Point & { readonly tall: number }): Path => [
          ...rectanglePath({ x: x - tall * 0.05, y: y - tall * 0.4, width: tall * 0.1, height: tall * 0.42 }),
          ...ellipse({ x, y: y - tall * 0.62 }, tall * 0.34, tall * 0.38),
        ];
        const leaf = mixColours(
          isSnowy ? { r: 44, g: 96, b: 98, a: 1 } : lawn,
          isNight ? colours.darkest : colours.dark,
          0.22 + index * 0.1,
        );
        const woods = mixColours(leaf, air, 0.42 - index * 0.24);
        return [
          filled(woods, ...trees.map((tree) => (isSnowy ? conifer(random, { x: tree.x, y: tree.y }, tree.tall * 1.25) : crown(tree)))),
          shadowOf([filled(tone, areaUnder(across(area, 10, ridge), ground + 90))], withAlpha(colours.darkest, 0.14), { x: 0, y: -4 }, 8),
          painted(
            linearPaint({ x: 0, y: ground - room * 0.34 }, { x: 0, y: ground }, [mixColours(tone, WHITE, isNight ? 0.06 : 0.3), tone]),
            areaUnder(across(area, 10, ridge), ground + 90),
          ),
        ];
      });
    }

    /** The thing, by its own size, its foot on the hill or its middle in the sky. */
    function thing(): readonly SceneNode[] {
      const bounds = heroBounds(id);
      const [wide, high] = [isCreature ? 700 : 590, room * (isHigh ? 0.52 : isCreature ? 0.98 : 0.94)];
      const reach = Math.min(wide / bounds.width, high / bounds.height);
      const x = isCreature || isHigh ? 500 : 500 + side * 140;
      const foot = isHigh ? calm + room * 0.51 : hill(x) + 92;
      const middle = { x: x - (bounds.x + bounds.width / 2) * reach, y: foot - (bounds.y + bounds.height) * reach };
      const plain = {
        ink: isNight ? mixColours(colours.accent, colours.paper, 0.16) : colours.accent,
        shade: mixColours(colours.accent, colours.darkest, 0.3),
        mark: colours.second,
        cut: colours.paper,
        line: colours.darkest,
      };
      const parts = hero(id, middle, reach, ownColours(id, plain, colours.darkest, colours.tinted));
      const half = (bounds.width * reach) / 2;
      return [
        ...(isHigh
          ? [glow({ x, y: foot - (bounds.height * reach) / 2 }, half * 1.7, withAlpha(colours.paper, 0.4))]
          : [
              shadowOf(
                [filled(withAlpha(BLACK, 0.5), ellipse({ x: x + side * half * 0.08, y: foot - 4 }, half * 0.86, Math.max(9, half * 0.07)))],
                withAlpha(BLACK, 0.4),
                { x: 0, y: 0 },
                9,
              ),
            ]),
        shadowOf(parts, withAlpha(colours.darkest, 0.32), { x: reach * 0.015, y: reach * 0.03 }, reach * 0.045),
        ...parts.flatMap(rounded),
      ];
    }

    /** A part of the thing in a soft light from above, as the animal's face has it. */
    function rounded(part: SceneNode): readonly SceneNode[] {
      if (part.kind !== 'fill' || part.paint.kind !== 'solid') return [part];
      const ink = outlineInk(part.path);
      const { colour } = part.paint;
      if (!ink) return [part];
      const tones = [mixColours(colour, WHITE, 0.16), colour, mixColours(colour, BLACK, 0.16)];
      return [painted(linearPaint({ x: ink.x, y: ink.y }, { x: ink.x + ink.width * 0.5, y: ink.y + ink.height }, tones), part.path)];
    }

    function face(): { readonly at: Point; readonly radius: number } {
      const above = heightOverFace(friend);
      const radius = Math.min(isHigh ? 190 : 168, (room * (isHigh ? 0.46 : 0.66)) / (above + 0.5));
      const x = isHigh ? 500 : 500 - side * 300;
      return { at: { x, y: hill(x) - radius * 0.56 }, radius };
    }

    /** The animal, behind the edge. */
    function companion(): readonly SceneNode[] {
      const { at, radius } = face();
      return [
        ...behindFace(friend, at, radius),
        shadowOf(
          [filled(BLACK, ellipse(at, radius * 0.96))],
          withAlpha(BLACK, isNight ? 0.3 : 0.2),
          { x: 0, y: radius * 0.06 },
          radius * 0.07,
        ),
        ...animalFace(friend, at, radius),
      ];
    }

    function paws(): readonly SceneNode[] {
      const { at, radius } = face();
      return [-1, 1].flatMap((sign) => {
        const x = at.x + sign * radius * 0.72;
        return [
          shadowOf(
            [filled(BLACK, ellipse({ x, y: hill(x) + radius * 0.05 }, radius * 0.25, radius * 0.18))],
            withAlpha(BLACK, 0.28),
            { x: 0, y: radius * 0.07 },
            radius * 0.05,
          ),
          ...animalPaw(friend, { x, y: hill(x) + radius * 0.02 }, radius * 0.25),
        ];
      });
    }

    function clouds(): readonly SceneNode[] {
      const random = chanceOf('clouds');
      return Array.from({ length: 5 }, (_, index) => {
        const size = between(random, 30, 58);
        const at = {
          x: index % 2 === 0 ? between(random, left - 10, 200) : between(random, 800, right + 10),
          y: between(random, calm + 40, ground - room * 0.42),
        };
        const puffs = [-1.3, -0.5, 0.4, 1.2].map((x, puff) =>
          ellipse({ x: at.x + x * size, y: at.y - (puff % 2) * size * 0.34 }, size * 0.8, size * 0.6),
        );
        return filled(
          withAlpha(WHITE, 0.86),
          ...puffs,
          rectanglePath({ x: at.x - size * 1.6, y: at.y, width: size * 3.1, height: size * 0.55 }),
        );
      });
    }

    function blades(): readonly SceneNode[] {
      const random = chanceOf('grass');
      const tufts = Array.from({ length: 120 }, () => {
        const x = between(random, left, right);
        return grassBlade(random, { x, y: hill(x) + 12 }, between(random, 16, 42));
      });
      return [filled(mixColours(lawn, isNight ? colours.darkest : WHITE, 0.12), ...tufts)];
    }

    /** Soft heaps of snow along the edge. */
    function drifts(): readonly SceneNode[] {
      const random = chanceOf('drifts');
      const heaps = Array.from({ length: 9 }, (_, index) => {
        const x = left + ((index + random()) / 9) * area.width;
        return ellipse({ x, y: hill(x) + between(random, 60, 190) }, between(random, 120, 220), between(random, 14, 30));
      });
      return [shadowOf([filled(withAlpha(WHITE, isNight ? 0.16 : 0.6), ...heaps)], withAlpha(WHITE, 0.3), { x: 0, y: 0 }, 12)];
    }

    function flakes(): readonly SceneNode[] {
      const random = chanceOf('flakes');
      const fall = Array.from({ length: 130 }, () =>
        ellipse({ x: between(random, left, right), y: between(random, calm, ground + 120) }, between(random, 2, 7.5)),
      );
      return [filled(withAlpha(WHITE, 0.9), ...fall)];
    }

    function flowers(): readonly SceneNode[] {
      const random = chanceOf('flowers');
      return Array.from({ length: 20 }, (_, index) => {
        const x = index % 2 === 0 ? between(random, left, 300) : between(random, 640, right);
        const at = { x, y: hill(x) + between(random, 70, 170) };
        const petal = [colours.paper, colours.accent, colours.second][index % 3] ?? colours.paper;
        return flowerHead(
          random,
          at,
          between(random, 11, 21),
          index % 2 === 0 ? 'five' : 'daisy',
          { petal, heart: colours.second, depth: 0.1 },
          colours,
        );
      }).flat();
    }
  },
});
