import { BLACK, WHITE, withAlpha } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import { rectanglePath } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { defineGenerator } from '../art-generator.ts';
import { between } from '../drawing/chance.ts';
import { filled, glow, linearPaint, painted, shadowOf, stroked } from '../drawing/nodes.ts';
import { across, areaUnder, ellipse, polar, polygon, smoothLine } from '../drawing/outlines.ts';
import { behindFace } from '../things/animal-backs.ts';
import { animalFace } from '../things/animal-faces.ts';
import { animalPaw } from '../things/animal-paws.ts';
import { FACE_IDS, heightOverFace } from '../things/face-styles.ts';
import { flowerHead } from '../things/flower-head.ts';
import { grassBlade } from '../things/plants.ts';
import { ridgeOf } from '../things/ridge.ts';
import { stars } from '../things/stars.ts';

/** The large friendly face of an animal over a hill, its paws on the edge, before a sky with clouds or with the moon. */
export const peekingAnimal = defineGenerator({
  group: 'creatures',
  parameters: {
    calm: { least: 0, most: 1300, standard: 560, isPlace: true }, // End of the quiet sky.
    ground: { least: 400, most: 1700, standard: 1260, isPlace: true }, // The edge that it looks over.
    animal: { label: 'animal', least: 0, most: FACE_IDS.length - 1, standard: 0, step: 1 },
    across: { label: 'across', least: 250, most: 750, standard: 500 },
    night: { label: 'night', least: 0, most: 1, standard: 0, step: 1 },
    clouds: { label: 'clouds', least: 0, most: 8, standard: 5, step: 1 },
  },
  draw: ({ area, colours, chanceOf, parameters }) => {
    const { calm, across: middleX, night, clouds } = parameters;
    const ground = Math.max(calm + 140, parameters.ground);
    const id = FACE_IDS[Math.round(parameters.animal)] ?? 'fox';
    const isNight = night > 0;
    const [left, right, bottom] = [area.x, area.x + area.width, area.y + area.height];
    // A face with high ears is smaller, so that they stay under the words.
    const above = heightOverFace(id);
    const radius = Math.max(70, Math.min(360, (ground - calm - 14) / (above + 0.74)));
    const face: Point = { x: middleX, y: ground - radius * 0.74 };
    const behind = behindFace(id, face, radius);
    const grass = isNight
      ? mixColours({ r: 60, g: 140, b: 96, a: 1 }, colours.darkest, 0.4)
      : mixColours({ r: 96, g: 182, b: 70, a: 1 }, colours.second, 0.18);
    const far = isNight ? mixColours(colours.dark, colours.main, 0.35) : mixColours(grass, colours.light, 0.45);
    const moon = mixColours(colours.paper, colours.second, 0.25);
    const hill = (x: number, line: number) => line + 46 * ((x - middleX) / 500) ** 2 - 4;
    const backdrop = ridgeOf(chanceOf('hills'), { base: ground - radius * 0.42, reach: radius * 0.4, shape: 'round', spacing: 420 });
    return [
      painted(
        {
          kind: 'linear',
          from: { x: 0, y: area.y },
          to: { x: 0, y: ground },
          stops: [
            { offset: 0, colour: isNight ? colours.darkest : colours.main },
            { offset: Math.min(0.85, Math.max(0.15, (calm - area.y) / (ground - area.y))), colour: isNight ? colours.dark : colours.light },
            { offset: 1, colour: isNight ? mixColours(colours.main, colours.light, 0.2) : colours.paper },
          ],
        },
        rectanglePath({ ...area, height: ground - area.y + 20 }),
      ),
      ...(isNight ? sparkles() : []),
      ...(isNight
        ? [
            glow(face, radius * 2.1, withAlpha(moon, 0.5)),
            filled(moon, ellipse(face, Math.max(radius * 0.8, Math.min(radius * 1.42, face.y - calm - 6)))),
          ]
        : [...sunburst(), ...cloudy()]),
      filled(
        mixColours(far, isNight ? colours.main : colours.light, 0.35),
        areaUnder(
          across(area, 10, (x) => backdrop(x) - 20),
          ground + 60,
        ),
      ),
      filled(
        far,
        areaUnder(
          across(area, 10, (x) => backdrop(x * 1.3 + 900) + radius * 0.16),
          ground + 60,
        ),
      ),
      ...bushes(),
      shadowOf(behind, withAlpha(BLACK, 0.2), { x: 0, y: 8 }, 8),
      ...behind,
      shadowOf(
        [filled(BLACK, ellipse(face, radius * 0.96))],
        withAlpha(BLACK, isNight ? 0.3 : 0.18),
        { x: 0, y: radius * 0.05 },
        radius * 0.06,
      ),
      ...animalFace(id, face, radius),
      painted(
        linearPaint({ x: 0, y: ground - 10 }, { x: 0, y: ground + 190 }, [
          mixColours(grass, WHITE, isNight ? 0.06 : 0.16),
          grass,
          mixColours(grass, colours.darkest, 0.72),
        ]),
        areaUnder(
          across(area, 10, (x) => hill(x, ground)),
          bottom,
        ),
      ),
      ...blades(),
      ...[-1, 1].flatMap((sign) => [
        shadowOf(
          [filled(BLACK, ellipse({ x: face.x + sign * radius * 0.74, y: ground + radius * 0.05 }, radius * 0.25, radius * 0.18))],
          withAlpha(BLACK, 0.3),
          { x: 0, y: radius * 0.06 },
          radius * 0.04,
        ),
        ...animalPaw(id, { x: face.x + sign * radius * 0.74, y: ground + radius * 0.02 }, radius * 0.25),
      ]),
      ...flowers(),
      ...butterfly(),
    ];

    function sparkles(): readonly SceneNode[] {
      return [filled(withAlpha(colours.paper, 0.9), stars(chanceOf('stars'), { ...area, height: ground - area.y }, 190, 4.2))];
    }

    function sunburst(): readonly SceneNode[] {
      const middle = { x: face.x, y: ground - radius * 0.5 };
      const reach = Math.hypot(area.width, area.height);
      const rays = Array.from({ length: 18 }, (_, index) => {
        const angle = (index / 18) * 2 * Math.PI;
        return polygon([middle, polar(middle, reach, angle - 0.08), polar(middle, reach, angle + 0.08)]);
      });
      return [filled(withAlpha(colours.paper, 0.26), ...rays), glow(middle, radius * 2.1, withAlpha(colours.paper, 0.75))];
    }

    function cloudy(): readonly SceneNode[] {
      const random = chanceOf('clouds');
      return Array.from({ length: Math.round(clouds) }, (_, index) => {
        const size = between(random, 34, 66);
        const side = index % 2 === 0 ? between(random, left - 20, 190) : between(random, 810, right + 20);
        const at = { x: side, y: between(random, calm + 50, ground - radius * 0.6) };
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

    /** Round trees at both sides. */
    function bushes(): readonly SceneNode[] {
      const random = chanceOf('bushes');
      const tone = mixColours(grass, isNight ? colours.darkest : colours.second, 0.28);
      return Array.from({ length: 8 }, (_, index) => {
        const x = index % 2 === 0 ? between(random, left, 150) : between(random, 850, right);
        const size = between(random, 44, 96);
        const crown = [0, 1, 2, 3, 4].map((puff) => ellipse(polar({ x, y: ground - size * 0.7 }, size * 0.5, puff * 1.26), size * 0.62));
        return filled(mixColours(tone, index % 3 === 0 ? colours.darkest : WHITE, index % 3 === 0 ? 0.2 : 0.08), ...crown);
      });
    }

    function blades(): readonly SceneNode[] {
      const random = chanceOf('grass');
      const tufts = Array.from({ length: 110 }, () => {
        const x = between(random, left, right);
        return grassBlade(random, { x, y: hill(x, ground) + 12 }, between(random, 20, 54));
      });
      return [filled(mixColours(grass, isNight ? colours.darkest : WHITE, 0.1), ...tufts)];
    }

    function flowers(): readonly SceneNode[] {
      const random = chanceOf('flowers');
      return Array.from({ length: 16 }, (_, index) => {
        const x = between(random, left, right);
        const at = { x, y: hill(x, ground) + between(random, 34, 120) };
        const petal = [colours.paper, colours.accent, colours.second][index % 3] ?? colours.paper;
        const size = between(random, 11, 22);
        return Math.abs(x - face.x) < radius && at.y < ground + radius * 0.3
          ? []
          : flowerHead(random, at, size, index % 2 === 0 ? 'five' : 'daisy', { petal, heart: colours.second, depth: 0.1 }, colours);
      }).flat();
    }

    function butterfly(): readonly SceneNode[] {
      const at = { x: face.x > 500 ? face.x - radius * 1.3 : face.x + radius * 1.3, y: face.y - radius * 0.62 };
      const size = radius * 0.17;
      const wing = mixColours(colours.accent, colours.paper, 0.1);
      const pair = (x: number, y: number, wide: number, high: number) =>
        [-1, 1].map((sign) => ellipse({ x: at.x + sign * x * size, y: at.y + y * size }, wide * size, high * size));
      return [
        filled(wing, ...pair(0.62, -0.36, 0.6, 0.56), ...pair(0.48, 0.42, 0.44, 0.42)),
        filled(withAlpha(WHITE, 0.75), ...pair(0.7, -0.4, 0.24, 0.22), ...pair(0.52, 0.44, 0.16, 0.15)),
        filled(colours.darkest, ellipse(at, size * 0.09, size * 0.62)),
        stroked(
          colours.darkest,
          size * 0.05,
          ...[-1, 1].map((sign) =>
            smoothLine([
              { x: at.x, y: at.y - size * 0.5 },
              { x: at.x + sign * size * 0.2, y: at.y - size * 0.95 },
              { x: at.x + sign * size * 0.34, y: at.y - size },
            ]),
          ),
        ),
      ];
    }
  },
});
