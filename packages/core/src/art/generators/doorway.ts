import { type Rgba, withAlpha } from '../../design/colour.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import { rectanglePath } from '../../scene/path.ts';
import { defineGenerator } from '../art-generator.ts';
import { filled, glow, linearPaint, painted, shadowOf } from '../drawing/nodes.ts';
import { ellipse, polygon } from '../drawing/outlines.ts';
import { figure } from '../things/figures.ts';
import { GROUP_PARAMETER, groupOf } from '../things/groups.ts';
import { stars } from '../things/stars.ts';

const BLACK: Rgba = { r: 0, g: 0, b: 0, a: 1 };

/** A dark room, an open door, and a person in its light. */
export const doorway = defineGenerator({
  group: 'scene',
  parameters: {
    top: { least: 200, most: 1100, standard: 640, isPlace: true }, // Top of the door.
    floor: { least: 400, most: 1600, standard: 1180, isPlace: true },
    across: { label: 'doorAcross', least: 200, most: 800, standard: 610 },
    group: GROUP_PARAMETER,
    coat: { label: 'figureInACoat', least: 0, most: 1, standard: 0, step: 1 },
  },
  draw: ({ area, colours, random, parameters }) => {
    const { top, across: left, coat, group } = parameters;
    const floor = Math.max(top + 200, parameters.floor);
    const dark = mixColours(colours.darkest, BLACK, 0.35);
    const wall = mixColours(dark, colours.dark, 0.6);
    const [pale, bright, warm] = [
      mixColours(colours.paper, colours.accent, 0.12),
      mixColours(colours.accent, colours.paper, 0.25),
      colours.accent,
    ];
    const height = floor - top;
    const width = Math.min(220, height * 0.44);
    const right = left + width;
    const bottom = area.y + area.height;
    const feet = { x: left + width * 0.46, y: floor + 24 };
    const person = groupOf(group, feet, height * 0.72) ?? figure(feet, height * 0.72, coat > 0 ? 'coat' : 'dress');
    const cast = person.map((command) => {
      if (command[0] === 'Z') return command;
      const lean = (x: number, y: number): [number, number] => [x - (feet.y - y) * 0.78, feet.y + (feet.y - y) * 1.05];
      const [name, ...numbers] = command;
      const moved = Array.from({ length: numbers.length / 2 }, (_, index) =>
        lean(numbers[2 * index] ?? 0, numbers[2 * index + 1] ?? 0),
      ).flat();
      return [name, ...moved] as unknown as typeof command;
    });
    const spill = polygon([
      { x: left, y: floor },
      { x: right, y: floor },
      { x: right + 110, y: bottom },
      { x: left - 660, y: bottom },
    ]);
    return [
      painted(linearPaint({ x: 0, y: area.y }, { x: 0, y: floor }, [dark, wall]), rectanglePath({ ...area, height: floor - area.y })),
      painted(
        linearPaint({ x: 0, y: floor }, { x: 0, y: bottom }, [mixColours(wall, colours.dark, 0.3), dark]),
        rectanglePath({ x: area.x, y: floor, width: area.width, height: bottom - floor }),
      ),
      glow({ x: left + width / 2, y: (top + floor) / 2 }, 580, withAlpha(warm, 0.5)),
      painted(linearPaint({ x: 0, y: top }, { x: 0, y: floor }, [pale, bright, warm]), rectanglePath({ x: left, y: top, width, height })),
      painted(
        linearPaint({ x: right, y: 0 }, { x: left + width * 1.5, y: 0 }, [mixColours(dark, warm, 0.3), dark]),
        polygon([
          { x: right, y: top },
          { x: left + width * 1.5, y: top - 42 },
          { x: left + width * 1.5, y: floor + 58 },
          { x: right, y: floor },
        ]),
      ),
      filled(bright, ellipse({ x: right + 16, y: (top + floor) / 2 + 20 }, 7)),
      {
        kind: 'fill',
        path: spill,
        paint: {
          kind: 'linear',
          from: { x: 0, y: floor },
          to: { x: 0, y: Math.max(floor + 300, bottom - 60) },
          stops: [
            { offset: 0, colour: mixColours(warm, pale, 0.3) },
            { offset: 0.5, colour: withAlpha(warm, 0.55) },
            { offset: 1, colour: withAlpha(warm, 0.16) },
          ],
        },
      },
      // Dust floats in the light.
      filled(withAlpha(pale, 0.5), stars(random, { x: left - 160, y: top - 40, width: width + 260, height: height + 120 }, 70)),
      shadowOf([filled(dark, cast)], withAlpha(dark, 0.85), { x: 0, y: 0 }, 3),
      filled(dark, person),
    ];
  },
});
