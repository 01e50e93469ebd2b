import { type Rgba, withAlpha } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import { type Path, rectanglePath } from '../../scene/path.ts';
import { shuffled } from '../../random/seeded-random.ts';
import { defineGenerator } from '../art-generator.ts';
import { filled, glow, linearPaint, painted, stroked } from '../drawing/nodes.ts';
import { ellipse, polygon } from '../drawing/outlines.ts';
import { figure } from '../things/figures.ts';

/** Half of a block's depth on the page, as a share of its width: blocks are seen from above at an angle. */
const DEPTH = 0.29;

/** Blocks that rise to the right like stairs, a person on one of them, and a flag or a sun at their top. */
export const stairs = defineGenerator({
  group: 'geometry',
  parameters: {
    top: { least: 200, most: 1300, standard: 640, isPlace: true }, // Top of the stairs.
    foot: { least: 400, most: 1700, standard: 1260, isPlace: true }, // Foot of the stairs.
    steps: { label: 'steps', least: 4, most: 9, standard: 6, step: 1 },
    climbs: { label: 'stepThatSomebodyStandsOn', least: 0, most: 9, standard: 4, step: 1 },
    mark: { label: 'flagAtTheTop', least: 0, most: 1, standard: 1, step: 1 },
  },
  draw: ({ area, colours, random, parameters }) => {
    const { top, foot, climbs, mark } = parameters;
    const steps = Math.round(parameters.steps);
    const ground = colours.light;
    const bottom = area.y + area.height;
    const left = area.x - 10;
    const pitch = (area.x + area.width - 30 - 120) / steps;
    const half = pitch * 0.5;
    const rise = (foot - top - 60) / Math.max(1, steps - 1);
    const inks = shuffled([colours.accent, colours.second, colours.main, colours.dark], random);
    /** No stair is as high as another. */
    const uneven = Array.from({ length: steps }, () => (random() - 0.5) * rise * 0.36);
    const blockAt = (index: number) => ({
      x: left + 120 + pitch * (index + 0.5),
      y: foot - rise * index + (uneven[index] ?? 0),
      tone: inks[index % inks.length] ?? colours.main,
    });
    const face = ({ x, y }: Point) => ({
      lid: polygon([
        { x: x - half, y },
        { x, y: y - pitch * DEPTH },
        { x: x + half, y },
        { x, y: y + pitch * DEPTH },
      ]),
      left: polygon([
        { x: x - half, y },
        { x, y: y + pitch * DEPTH },
        { x, y: bottom + 200 },
        { x: x - half, y: bottom + 200 },
      ]),
      right: polygon([
        { x: x + half, y },
        { x, y: y + pitch * DEPTH },
        { x, y: bottom + 200 },
        { x: x + half, y: bottom + 200 },
      ]),
    });
    const light = mixColours(ground, { r: 255, g: 255, b: 255, a: 1 }, 0.6);
    const blocks = Array.from({ length: steps }, (_, index) => steps - 1 - index).flatMap((index) => {
      const { tone, ...at } = blockAt(index);
      const { lid, left: near, right: far } = face(at);
      const span = { from: { x: 0, y: at.y }, to: { x: 0, y: Math.min(bottom, at.y + rise * 2.6) } };
      return [
        painted(linearPaint(span.from, span.to, [mixColours(tone, colours.darkest, 0.12), mixColours(tone, colours.darkest, 0.42)]), near),
        painted(linearPaint(span.from, span.to, [mixColours(tone, colours.darkest, 0.36), mixColours(tone, colours.darkest, 0.66)]), far),
        filled(mixColours(tone, colours.paper, 0.3), lid),
      ];
    });
    const long = blockAt(0);
    const shade = polygon([
      { x: long.x - half, y: long.y + pitch * DEPTH },
      { x: area.x - 10, y: long.y + pitch * 1.5 },
      { x: area.x - 10, y: bottom },
      { x: long.x, y: bottom },
    ]);
    return [
      painted(linearPaint({ x: 0, y: area.y }, { x: 0, y: bottom }, [ground, mixColours(ground, colours.main, 0.12)]), rectanglePath(area)),
      glow({ x: 760, y: top }, 620, withAlpha(light, 0.8)),
      filled(withAlpha(colours.darkest, 0.16), shade),
      ...blocks,
      ...person(),
      ...flag(),
    ];

    function person() {
      if (climbs <= 0) return [];
      const at = blockAt(Math.min(steps - 1, Math.round(climbs) - 1));
      const feet = { x: at.x, y: at.y + 6 };
      const tall = Math.min(150, Math.max(70, rise * 1.15));
      const cast: Path = polygon([
        { x: feet.x - 10, y: feet.y },
        { x: feet.x + 12, y: feet.y + 2 },
        { x: feet.x - half * 0.72, y: feet.y + pitch * DEPTH * 0.34 },
      ]);
      return [filled(withAlpha(colours.darkest, 0.4), cast), filled(colours.darkest, figure(feet, tall, 'coat'))];
    }

    function flag() {
      if (mark === 0) return [];
      const at = blockAt(steps - 1);
      const tall = Math.min(150, Math.max(80, rise * 1.2));
      const ink: Rgba = colours.darkest;
      return [
        filled(withAlpha(ink, 0.3), ellipse({ x: at.x, y: at.y }, 20, 7)),
        stroked(ink, 6, [
          ['M', at.x, at.y],
          ['L', at.x, at.y - tall],
        ]),
        filled(
          colours.accent,
          polygon([
            { x: at.x, y: at.y - tall },
            { x: at.x + tall * 0.62, y: at.y - tall * 0.8 },
            { x: at.x, y: at.y - tall * 0.58 },
          ]),
        ),
      ];
    }
  },
});
