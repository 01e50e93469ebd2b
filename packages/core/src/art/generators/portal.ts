import { type Rgba, withAlpha } from '../../design/colour.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import { type Path, rectanglePath } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { defineGenerator } from '../art-generator.ts';
import { between } from '../drawing/chance.ts';
import { downwards, filled, glowBelow, linearPaint, painted, stroked } from '../drawing/nodes.ts';
import { ellipse, polar, polygon } from '../drawing/outlines.ts';
import { figure } from '../things/figures.ts';
import { stars } from '../things/stars.ts';

const BLACK: Rgba = { r: 0, g: 0, b: 0, a: 1 };

/** A ring of light that stands on a mirror floor, a pillar of dust in it, and a small person before it. */
export const portal = defineGenerator({
  group: 'sky',
  parameters: {
    calm: { least: 0, most: 1300, standard: 560, isPlace: true }, // End of the quiet sky.
    down: { least: 200, most: 1500, standard: 900, isPlace: true }, // Ring down.
    size: { label: 'sizeOfTheRing', least: 90, most: 420, standard: 300, step: 10 },
    floor: { least: 400, most: 1700, standard: 1200, isPlace: true },
    across: { label: 'ringAcross', least: 300, most: 700, standard: 500 },
    marks: { label: 'marksAroundTheRing', least: 0, most: 96, standard: 60, step: 6 },
    person: { label: 'person', least: 0, most: 1, standard: 1, step: 1 },
  },
  draw: ({ area, colours, chanceOf, parameters }) => {
    const { calm, down, size, floor, across: x, marks, person } = parameters;
    const bottom = area.y + area.height;
    const night = mixColours(colours.darkest, BLACK, 0.45);
    const ring = { x, y: down };
    const hot = mixColours(colours.paper, colours.accent, 0.25);
    const random = chanceOf('dust');
    const dust = Array.from({ length: 150 }, (): Path => {
      const angle = random() * 2 * Math.PI;
      return ellipse(polar(ring, size * between(random, 0.98, 1.5), angle), between(random, 0.8, 3));
    });
    const ticks = Array.from({ length: marks }, (_, index): Path => {
      const angle = (index / Math.max(1, marks)) * 2 * Math.PI;
      const long = index % 5 === 0 ? 0.08 : 0.035;
      const [from, to] = [polar(ring, size * 1.14, angle), polar(ring, size * (1.14 + long), angle)];
      return [
        ['M', from.x, from.y],
        ['L', to.x, to.y],
      ];
    });
    return [
      downwards({ ...area, height: floor - area.y }, [
        night,
        mixColours(colours.darkest, colours.dark, 0.5),
        colours.dark,
        mixColours(colours.dark, colours.accent, 0.2),
      ]),
      filled(withAlpha(colours.paper, 0.85), stars(chanceOf('stars'), { ...area, height: floor - area.y }, 260)),
      glowBelow(calm, ring, size * 2.6, withAlpha(mixColours(colours.accent, colours.dark, 0.2), 0.6)),
      ...inside(),
      stroked(withAlpha(colours.accent, 0.22), size * 0.2, ellipse(ring, size)),
      stroked(withAlpha(colours.accent, 0.5), size * 0.1, ellipse(ring, size)),
      stroked(hot, size * 0.04, ellipse(ring, size)),
      stroked(withAlpha(colours.second, 0.8), 2.5, ellipse(ring, size * 1.1), ellipse(ring, size * 0.9)),
      stroked(withAlpha(mixColours(colours.second, colours.paper, 0.4), 0.75), 3, ...ticks),
      filled(withAlpha(hot, 0.75), ...dust),
      ...ground(),
    ];

    /** Another sky within the ring. */
    function inside(): readonly SceneNode[] {
      const bright = mixColours(colours.accent, colours.paper, 0.55);
      return [
        painted(
          {
            kind: 'radial',
            centre: { x, y: down + size * 0.25 },
            radius: size * 1.15,
            stops: [
              { offset: 0, colour: mixColours(bright, colours.paper, 0.5) },
              { offset: 0.4, colour: bright },
              { offset: 0.8, colour: mixColours(colours.accent, colours.second, 0.35) },
              { offset: 1, colour: mixColours(colours.accent, colours.dark, 0.45) },
            ],
          },
          ellipse(ring, size),
        ),
        filled(
          withAlpha(colours.paper, 0.9),
          stars(chanceOf('inner stars'), { x: x - size * 0.6, y: down - size * 0.7, width: size * 1.2, height: size * 0.8 }, 46, 2),
        ),
      ];
    }

    function ground(): readonly SceneNode[] {
      const lit = mixColours(colours.dark, colours.accent, 0.42);
      const beam = polygon([
        { x: x - size * 0.5, y: floor },
        { x: x + size * 0.5, y: floor },
        { x: x + size * 1.3, y: bottom },
        { x: x - size * 1.3, y: bottom },
      ]);
      const streaks = Array.from({ length: 34 }, (_, index): Path => {
        const depth = (index / 34) ** 1.6;
        return ellipse(
          { x: x + between(random, -size, size) * (0.5 + depth), y: floor + 6 + (bottom - floor) * depth },
          between(random, 20, 130) * (0.5 + depth),
          1 + 2.4 * depth,
        );
      });
      const feet = { x, y: floor + 34 };
      const tall = Math.min(210, size * 0.62);
      const shade = polygon([
        { x: x - 14, y: feet.y },
        { x: x + 14, y: feet.y },
        { x: x + 64, y: Math.min(bottom, feet.y + tall * 1.5) },
        { x: x - 64, y: Math.min(bottom, feet.y + tall * 1.5) },
      ]);
      return [
        painted(
          linearPaint({ x: 0, y: floor }, { x: 0, y: bottom }, [lit, mixColours(colours.darkest, colours.dark, 0.4), night]),
          rectanglePath({ x: area.x, y: floor, width: area.width, height: bottom - floor }),
        ),
        painted(
          {
            kind: 'linear',
            from: { x: 0, y: floor },
            to: { x: 0, y: bottom },
            stops: [
              { offset: 0, colour: withAlpha(hot, 0.75) },
              { offset: 0.6, colour: withAlpha(colours.accent, 0.22) },
              { offset: 1, colour: withAlpha(colours.accent, 0) },
            ],
          },
          beam,
        ),
        filled(withAlpha(hot, 0.3), ...streaks),
        filled(withAlpha(colours.paper, 0.5), rectanglePath({ x: area.x, y: floor - 1, width: area.width, height: 2 })),
        ...(person > 0 ? [filled(withAlpha(night, 0.55), shade), filled(night, figure(feet, tall, 'coat'))] : []),
      ];
    }
  },
});
