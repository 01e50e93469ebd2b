import { type Rgba, withAlpha } from '../../design/colour.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import { type Path, rectanglePath } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { defineGenerator } from '../art-generator.ts';
import { between } from '../drawing/chance.ts';
import { clipped, filled, glow, linearPaint, painted, shadowOf, stroked } from '../drawing/nodes.ts';
import { across, areaUnder, ellipse, polygon, smoothLine, smoothShape } from '../drawing/outlines.ts';
import { flowerHead } from '../things/flower-head.ts';
import { leaf } from '../things/plants.ts';
import { ridgeOf } from '../things/ridge.ts';

const WHITE: Rgba = { r: 255, g: 255, b: 255, a: 1 };

/** A wall with an open window: sea and sky outside, a curtain in the wind, flowers on the sill, and light that falls in. */
export const openWindow = defineGenerator({
  group: 'scene',
  parameters: {
    top: { least: 100, most: 1300, standard: 640, isPlace: true }, // Top of the window.
    sill: { least: 300, most: 1500, standard: 1130, isPlace: true },
    wide: { label: 'width', least: 240, most: 800, standard: 520, step: 10 },
    flowers: { label: 'flowers', least: 0, most: 9, standard: 6, step: 1 },
    land: { label: 'hillsInsteadOfTheSea', least: 0, most: 1, standard: 0, step: 1 },
  },
  draw: ({ area, colours, chanceOf, parameters }) => {
    const { top, sill, wide, flowers, land } = parameters;
    const bottom = area.y + area.height;
    const tall = sill - top;
    const left = 500 - wide / 2;
    const wall = colours.light;
    const frame = mixColours(colours.paper, WHITE, 0.5);
    const shade = withAlpha(mixColours(colours.darkest, wall, 0.3), 0.35);
    const view = { x: left, y: top, width: wide, height: tall };
    const horizon = top + tall * 0.62;
    const sun = { x: left + wide * 0.66, y: horizon - tall * 0.12 };
    const sky = [
      mixColours(colours.second, colours.paper, 0.55),
      mixColours(colours.accent, colours.paper, 0.6),
      mixColours(colours.accent, colours.paper, 0.25),
    ];
    const opening = rectanglePath(view);
    return [
      filled(wall, rectanglePath(area)),
      glow({ x: 500, y: top + tall * 0.5 }, wide * 1.5, withAlpha(mixColours(wall, WHITE, 0.7), 0.55)),
      ...fallingLight(),
      shadowOf(
        [filled(frame, rectanglePath({ x: left - 26, y: top - 26, width: wide + 52, height: tall + 40 }))],
        shade,
        { x: 8, y: 14 },
        14,
      ),
      filled(frame, rectanglePath({ x: left - 26, y: top - 26, width: wide + 52, height: tall + 40 })),
      filled(mixColours(frame, wall, 0.45), rectanglePath({ x: left - 12, y: top - 12, width: wide + 24, height: tall + 14 })),
      clipped(opening, [
        painted(linearPaint({ x: 0, y: top }, { x: 0, y: horizon }, sky), opening),
        glow(sun, tall * 0.34, withAlpha(colours.paper, 0.85)),
        filled(mixColours(colours.paper, colours.accent, 0.12), ellipse(sun, tall * 0.1)),
        ...outside(),
        // The air outside is lighter than the room.
        painted(linearPaint({ x: left, y: 0 }, { x: left + wide, y: 0 }, [withAlpha(WHITE, 0.22), withAlpha(WHITE, 0)]), opening),
      ]),
      stroked(frame, 9, [
        ['M', 500, top],
        ['L', 500, sill],
      ]),
      ...curtain(),
      shadowOf([filled(frame, rectanglePath({ x: left - 62, y: sill, width: wide + 124, height: 30 }))], shade, { x: 4, y: 16 }, 10),
      filled(frame, rectanglePath({ x: left - 62, y: sill, width: wide + 124, height: 30 })),
      filled(mixColours(frame, colours.main, 0.25), rectanglePath({ x: left - 62, y: sill + 22, width: wide + 124, height: 8 })),
      ...vase(),
    ];

    /** The window's own shape in light on the wall below it. */
    function fallingLight(): readonly SceneNode[] {
      const bright = withAlpha(mixColours(wall, WHITE, 0.75), 0.5);
      const pane = (from: number, to: number): Path =>
        polygon([
          { x: left + wide * from - 40, y: sill + 74 },
          { x: left + wide * to - 40, y: sill + 74 },
          { x: left + wide * to - 210, y: Math.min(bottom, sill + 74 + tall * 0.72) },
          { x: left + wide * from - 210, y: Math.min(bottom, sill + 74 + tall * 0.72) },
        ]);
      return [filled(bright, pane(0.04, 0.46), pane(0.54, 0.96))];
    }

    function outside(): readonly SceneNode[] {
      const random = chanceOf('outside');
      if (land > 0) {
        return [0, 1, 2].map((index) => {
          const ridge = ridgeOf(chanceOf(`hill ${index}`), {
            base: horizon + index * tall * 0.12,
            reach: tall * 0.08,
            shape: 'round',
            spacing: 300,
          });
          return filled(
            mixColours(mixColours(colours.second, colours.paper, 0.5), colours.dark, index * 0.28),
            areaUnder(across(view, 6, ridge), sill),
          );
        });
      }
      const sea = [mixColours(colours.second, colours.paper, 0.35), mixColours(colours.second, colours.dark, 0.3)];
      const glints = Array.from({ length: 34 }, () => {
        const depth = random();
        const y = horizon + 5 + (sill - horizon) * depth;
        return ellipse(
          { x: sun.x + between(random, -1, 1) * wide * (0.08 + 0.22 * depth), y },
          between(random, 6, 26) * (0.5 + depth),
          1.4 + 2 * depth,
        );
      });
      const boat = { x: left + wide * 0.26, y: horizon + tall * 0.05 };
      const sail = tall * 0.16;
      return [
        painted(
          linearPaint({ x: 0, y: horizon }, { x: 0, y: sill }, sea),
          rectanglePath({ x: left, y: horizon, width: wide, height: sill - horizon }),
        ),
        filled(withAlpha(colours.paper, 0.75), ...glints),
        filled(
          mixColours(colours.paper, WHITE, 0.5),
          polygon([
            { x: boat.x - 2, y: boat.y - sail },
            { x: boat.x - 2, y: boat.y - 4 },
            { x: boat.x - sail * 0.5, y: boat.y - 4 },
          ]),
          polygon([
            { x: boat.x + 3, y: boat.y - sail * 0.86 },
            { x: boat.x + 3, y: boat.y - 4 },
            { x: boat.x + sail * 0.4, y: boat.y - 4 },
          ]),
        ),
        filled(
          colours.accent,
          smoothShape([
            { x: boat.x - sail * 0.46, y: boat.y },
            { x: boat.x + sail * 0.46, y: boat.y },
            { x: boat.x + sail * 0.3, y: boat.y + 9 },
            { x: boat.x - sail * 0.3, y: boat.y + 9 },
          ]),
        ),
      ];
    }

    /** A curtain on each side; the left one is blown into the room. */
    function curtain(): readonly SceneNode[] {
      const cloth = mixColours(colours.paper, WHITE, 0.35);
      const rod = top - 52;
      const blown: Path = smoothShape([
        { x: left - 70, y: rod - 30 },
        { x: left + wide * 0.2, y: rod - 30 },
        { x: left + wide * 0.16, y: top + tall * 0.3 },
        { x: left + wide * 0.24, y: top + tall * 0.62 },
        { x: left + wide * 0.1, y: sill - 14 },
        { x: left - 40, y: sill + 34 },
        { x: left - 120, y: sill - 4 },
        { x: left - 96, y: top + tall * 0.5 },
        { x: left - 78, y: top + tall * 0.2 },
      ]);
      const hung: Path = smoothShape([
        { x: left + wide * 0.84, y: rod - 30 },
        { x: left + wide + 70, y: rod - 30 },
        { x: left + wide + 76, y: top + tall * 0.5 },
        { x: left + wide + 84, y: sill + 20 },
        { x: left + wide + 10, y: sill + 26 },
        { x: left + wide * 0.95, y: top + tall * 0.52 },
      ]);
      const folds = [
        smoothLine([
          { x: left - 36, y: rod + 16 },
          { x: left - 44, y: top + tall * 0.42 },
          { x: left - 66, y: sill - 10 },
        ]),
        smoothLine([
          { x: left + 12, y: rod + 16 },
          { x: left + 4, y: top + tall * 0.42 },
          { x: left - 8, y: sill + 6 },
        ]),
        smoothLine([
          { x: left + wide * 0.14, y: rod + 16 },
          { x: left + wide * 0.1, y: top + tall * 0.4 },
          { x: left + wide * 0.12, y: sill - 44 },
        ]),
        smoothLine([
          { x: left + wide * 0.94, y: rod + 16 },
          { x: left + wide + 18, y: top + tall * 0.46 },
          { x: left + wide + 34, y: sill + 12 },
        ]),
        smoothLine([
          { x: left + wide + 30, y: rod + 16 },
          { x: left + wide + 46, y: top + tall * 0.46 },
          { x: left + wide + 58, y: sill + 8 },
        ]),
      ];
      const below = rectanglePath({ x: area.x, y: rod, width: area.width, height: area.y + area.height - rod });
      const pole = mixColours(colours.darkest, colours.dark, 0.3);
      return [
        clipped(below, [
          shadowOf([filled(cloth, blown, hung)], shade, { x: 8, y: 12 }, 12),
          filled(cloth, blown, hung),
          stroked(withAlpha(mixColours(cloth, colours.main, 0.5), 0.55), 5, ...folds),
        ]),
        filled(pole, rectanglePath({ x: left - 96, y: rod - 7, width: wide + 192, height: 8 })),
        filled(pole, ellipse({ x: left - 98, y: rod - 3 }, 12), ellipse({ x: left + wide + 98, y: rod - 3 }, 12)),
      ];
    }

    function vase(): readonly SceneNode[] {
      if (flowers === 0) return [];
      const random = chanceOf('vase');
      const foot = { x: left + wide * 0.72, y: sill + 2 };
      const size = Math.min(120, tall * 0.24);
      const pot: Path = smoothShape([
        { x: foot.x - size * 0.2, y: foot.y - size },
        { x: foot.x + size * 0.2, y: foot.y - size },
        { x: foot.x + size * 0.16, y: foot.y - size * 0.8 },
        { x: foot.x + size * 0.42, y: foot.y - size * 0.4 },
        { x: foot.x + size * 0.24, y: foot.y },
        { x: foot.x - size * 0.24, y: foot.y },
        { x: foot.x - size * 0.42, y: foot.y - size * 0.4 },
        { x: foot.x - size * 0.16, y: foot.y - size * 0.8 },
      ]);
      const heads = Array.from({ length: flowers }, (_, index) => {
        const angle = -Math.PI / 2 + ((index + 0.5) / flowers - 0.5) * 1.7;
        const long = size * between(random, 0.75, 1.25);
        return { x: foot.x + Math.cos(angle) * long, y: foot.y - size * 0.95 + Math.sin(angle) * long };
      });
      const stalk = { x: foot.x, y: foot.y - size * 0.86 };
      const green = mixColours(colours.second, colours.darkest, 0.35);
      const stems = heads.map((at) => smoothLine([stalk, { x: (stalk.x + at.x) / 2, y: (stalk.y + at.y) / 2 - 8 }, at]));
      const leaves = heads.map((at, index) =>
        leaf({ x: (stalk.x + at.x) / 2, y: (stalk.y + at.y) / 2 }, size * 0.42, -1.2 + index * 0.5, 0.36),
      );
      return [
        stroked(green, 4, ...stems),
        filled(green, ...leaves),
        ...heads.flatMap((at, index) =>
          flowerHead(
            random,
            at,
            size * between(random, 0.2, 0.3),
            index % 2 === 0 ? 'peony' : 'five',
            { petal: index % 3 === 0 ? colours.paper : colours.accent, heart: colours.second, depth: 0.2 },
            colours,
          ),
        ),
        filled(mixColours(colours.main, colours.dark, 0.4), pot),
        filled(withAlpha(WHITE, 0.3), ellipse({ x: foot.x - size * 0.18, y: foot.y - size * 0.42 }, size * 0.07, size * 0.2)),
      ];
    }
  },
});
