import { BLACK, WHITE, withAlpha } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import { type Path, rectanglePath } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { defineGenerator } from '../art-generator.ts';
import { between } from '../drawing/chance.ts';
import { filled, glow, linearPaint, painted, shadowOf } from '../drawing/nodes.ts';
import { across, areaUnder, ellipse } from '../drawing/outlines.ts';
import { flyingBird } from '../things/birds.ts';
import { conifer } from '../things/conifers.ts';
import { horseAndRider } from '../things/horse-and-rider.ts';
import { grassBlade } from '../things/plants.ts';
import { ridgeOf } from '../things/ridge.ts';
import { stars } from '../things/stars.ts';

/** Riders in one line on a ridge, before a great low sun or moon and mountains with their woods. */
export const riders = defineGenerator({
  group: 'landscape',
  parameters: {
    top: { least: 100, most: 1300, standard: 640, isPlace: true }, // End of the quiet sky.
    ridge: { least: 300, most: 1700, standard: 1150, isPlace: true }, // Where the horses walk.
    floor: { least: 500, most: 1900, standard: 1340, isPlace: true }, // Foot of the front.
    sun: { label: 'sunAcross', least: 300, most: 700, standard: 500 },
    people: { label: 'people', least: 1, most: 5, standard: 3, step: 1 },
    mirrored: { label: 'mirrored', least: 0, most: 1, standard: 0, step: 1 },
    night: { label: 'night', least: 0, most: 1, standard: 0, step: 1 },
    snow: { label: 'snow', least: 0, most: 1, standard: 0, step: 1 },
  },
  draw: ({ area, colours, chanceOf, parameters }) => {
    const { top, sun: sunX, mirrored, night, snow } = parameters;
    const line = Math.max(top + 150, parameters.ridge);
    const floor = Math.max(line + 80, parameters.floor);
    const [left, right, bottom] = [area.x, area.x + area.width, area.y + area.height];
    const room = line - top;
    const isNight = night > 0;
    const black = mixColours(colours.darkest, BLACK, 0.35);
    const glare = mixColours(colours.paper, colours.light, 0.35);
    const low = isNight ? mixColours(colours.main, colours.light, 0.25) : mixColours(colours.accent, colours.light, 0.45);
    const size = Math.min(300, room * 0.52);
    const disc = { x: sunX, y: line - room * 0.44 };
    const count = Math.round(parameters.people);
    const side = mirrored > 0 ? -1 : 1;
    const crest = (x: number) =>
      line + 26 * Math.min(1.8, ((x - 500) / 500) ** 2) - side * Math.max(-620, Math.min(620, x - 500)) * 0.05 + Math.sin(x / 57) * 3;
    return [
      {
        kind: 'fill',
        path: rectanglePath({ ...area, height: line - area.y + 80 }),
        paint: {
          kind: 'linear',
          from: { x: 0, y: area.y },
          to: { x: 0, y: line },
          stops: [
            { offset: 0, colour: isNight ? colours.darkest : colours.light },
            { offset: Math.min(0.8, (top - area.y) / (line - area.y)), colour: isNight ? colours.dark : colours.paper },
            { offset: 1, colour: low },
          ],
        },
      },
      ...(isNight
        ? [filled(withAlpha(glare, 0.8), stars(chanceOf('stars'), { ...area, height: Math.max(1, line - room * 0.4 - area.y) }, 130))]
        : []),
      ...clouds(),
      glow(disc, size * 1.9, withAlpha(isNight ? glare : mixColours(colours.accent, glare, 0.5), 0.5)),
      painted(
        linearPaint(
          { x: 0, y: disc.y - size },
          { x: 0, y: disc.y + size },
          isNight
            ? [mixColours(glare, WHITE, 0.5), glare, mixColours(glare, low, 0.5)]
            : [mixColours(colours.accent, glare, 0.25), colours.accent, mixColours(colours.accent, glare, 0.5)],
        ),
        ellipse(disc, size),
      ),
      ...(isNight ? craters() : birds()),
      ...mountains(),
      ...hill(),
      ...file(),
      ...(snow > 0 ? flakes() : []),
    ];

    function clouds(): readonly SceneNode[] {
      const random = chanceOf('clouds');
      const tone = mixColours(low, glare, 0.4);
      return Array.from({ length: 8 }, () => {
        const at = { x: between(random, left, right), y: top + room * between(random, 0.05, 0.6) };
        const streaks = Array.from({ length: 4 }, () =>
          ellipse(
            { x: at.x + between(random, -120, 120), y: at.y + between(random, -9, 9) },
            between(random, 70, 240),
            between(random, 1.5, 5),
          ),
        );
        return shadowOf([filled(withAlpha(tone, 0.6), ...streaks)], withAlpha(tone, 0.2), { x: 0, y: 0 }, 5);
      });
    }

    function craters(): readonly SceneNode[] {
      const tone = withAlpha(mixColours(glare, low, 0.6), 0.4);
      return [
        filled(
          tone,
          ellipse({ x: disc.x - size * 0.4, y: disc.y - size * 0.36 }, size * 0.17),
          ellipse({ x: disc.x + size * 0.3, y: disc.y - size * 0.12 }, size * 0.22),
          ellipse({ x: disc.x - size * 0.1, y: disc.y - size * 0.66 }, size * 0.1),
          ellipse({ x: disc.x + size * 0.56, y: disc.y - size * 0.48 }, size * 0.08),
        ),
      ];
    }

    function birds(): readonly SceneNode[] {
      const random = chanceOf('birds');
      const flock = Array.from({ length: 3 }, (_, index) =>
        flyingBird(
          random,
          { x: disc.x + (index - 1) * size * 0.5, y: disc.y - size * between(random, 0.3, 0.7) },
          size * between(random, 0.09, 0.16),
        ),
      );
      return [filled(black, ...flock)];
    }

    /** Three ranges with woods at their feet, each nearer and darker than the last. */
    function mountains(): readonly SceneNode[] {
      return [0, 1, 2].flatMap((index) => {
        const base = line - room * (0.2 - index * 0.09);
        const range = ridgeOf(chanceOf(`range ${index}`), {
          base,
          reach: room * (0.3 - index * 0.09),
          shape: index < 2 ? 'sharp' : 'round',
          spacing: 330 - index * 60,
        });
        const rock = mixColours(
          mixColours(colours.main, colours.dark, isNight ? 0.75 : 0.3),
          low,
          (isNight ? 0.5 : 0.68) - index * (isNight ? 0.2 : 0.26),
        );
        const foot = mixColours(rock, low, 0.5);
        const random = chanceOf(`woods ${index}`);
        const woods: readonly Path[] =
          index === 0
            ? []
            : Array.from({ length: 120 }, () => {
                const x = between(random, left - 30, right + 30);
                return conifer(
                  random,
                  { x, y: range(x) + between(random, 6, 30) },
                  room * between(random, 0.05, 0.1) * (0.6 + index * 0.35),
                  0.4,
                );
              });
        return [
          filled(mixColours(rock, black, 0.24), ...woods),
          painted(
            linearPaint({ x: 0, y: base - room * 0.26 }, { x: 0, y: line }, [rock, foot]),
            areaUnder(across(area, 8, range), line + 70),
          ),
        ];
      });
    }

    function hill(): readonly SceneNode[] {
      const random = chanceOf('grass');
      const tufts = Array.from({ length: 190 }, () => {
        const x = between(random, left, right);
        return grassBlade(random, { x, y: crest(x) + 10 }, between(random, 10, 32));
      });
      const ground = snow > 0 ? mixColours(low, WHITE, 0.6) : black;
      return [
        filled(snow > 0 ? mixColours(ground, black, 0.3) : black, ...tufts),
        painted(
          linearPaint({ x: 0, y: line }, { x: 0, y: floor }, [snow > 0 ? ground : mixColours(black, low, 0.14), black]),
          areaUnder(across(area, 6, crest), bottom),
        ),
      ];
    }

    /** The riders, the first of them before the sun. */
    function file(): readonly SceneNode[] {
      const tall = Math.min(room * 0.54, count > 3 ? 176 : count > 1 ? 220 : 280);
      const gap = tall * 1.02;
      const first: Point = { x: sunX + side * ((count - 1) * gap * 0.5), y: 0 };
      const paths = Array.from({ length: count }, (_, index) => {
        const x = first.x - side * index * gap + Math.sin(index * 2.1) * gap * 0.06;
        return horseAndRider({ x, y: crest(x) + 9 }, tall * (1 - (index % 2) * 0.05), { side, step: index % 2 === 0 ? 1 : -1 });
      });
      return [shadowOf([filled(low, ...paths)], withAlpha(glare, 0.35), { x: 0, y: -2 }, 8), filled(black, ...paths)];
    }

    function flakes(): readonly SceneNode[] {
      const random = chanceOf('flakes');
      const fall = Array.from({ length: 170 }, () =>
        ellipse({ x: between(random, left, right), y: between(random, top, floor) }, between(random, 1.4, 5)),
      );
      return [filled(withAlpha(WHITE, 0.85), ...fall)];
    }
  },
});
