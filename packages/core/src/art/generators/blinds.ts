import { BLACK, type Rgba, withAlpha } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import { rectanglePath } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { defineGenerator } from '../art-generator.ts';
import { clipped, filled, glow, linearPaint, painted, shadowOf } from '../drawing/nodes.ts';
import { polygon } from '../drawing/outlines.ts';
import { bust } from '../things/busts.ts';
import { stars } from '../things/stars.ts';

/** The rise of the stripes for each unit to the right. */
const SLOPE = -0.17;

/** Light through a window’s blinds on a dark wall, and a person who stands in it. */
export const blinds = defineGenerator({
  group: 'scene',
  parameters: {
    crown: { least: 150, most: 1300, standard: 800, isPlace: true }, // Top of the head.
    across: { label: 'figureAcross', least: 200, most: 800, standard: 560 },
    hair: { label: 'figureWithLooseHair', least: 0, most: 1, standard: 0, step: 1 },
    slats: { label: 'slats', least: 12, most: 40, standard: 24, step: 1 },
  },
  draw: ({ area, height, colours, chanceOf, random, parameters }) => {
    const { crown: top, across, hair, slats } = parameters;
    const crown = { x: across, y: Math.min(top, height - 200) };
    const tall = height - crown.y;
    const black = mixColours(colours.darkest, BLACK, 0.4);
    const light = colours.accent;
    const pale = mixColours(light, colours.paper, 0.55);
    const step = height / slats;
    // The wall is brightest behind the head. A head near an edge has words beside it, so the light moves away from them.
    const aside = Math.abs(crown.x - 500) > 200 ? -60 : 90;
    const middle = { x: crown.x + (crown.x > 500 ? -aside : aside), y: crown.y + tall * 0.34 };
    const lean = (random() - 0.5) * 0.02;
    const stripes = (thick: number, strength: number, colour: Rgba, sigma: number) => {
      const nodes = Array.from({ length: slats + 14 }, (_, index): SceneNode => {
        const y = (index - 4) * step;
        const above = Math.max(0, (crown.y + 84 - y) / Math.max(1, crown.y));
        const below = Math.max(0, (y - middle.y - tall * 0.25) / Math.max(1, height - middle.y));
        const fade = Math.max(0.13, 1 - above * 4) * Math.max(0.15, 1 - below * 0.75);
        return stripe(area.x - 60, area.x + area.width + 60, y, thick * step, { middle: middle.x, lean, alpha: strength * fade });
      });
      return shadowOf(nodes, colour, { x: 0, y: 0 }, sigma);
    };
    const facing = crown.x > 500 ? -1 : 1;
    const person = bust(crown, { id: hair > 0 ? 'hair' : 'hat', height: tall, facing });
    return [
      painted(
        linearPaint({ x: 0, y: area.y }, { x: 0, y: area.y + area.height }, [
          black,
          colours.darkest,
          mixColours(colours.darkest, colours.dark, 0.8),
          colours.darkest,
        ]),
        rectanglePath(area),
      ),
      glow(middle, 760, withAlpha(mixColours(colours.dark, light, 0.45), 0.42)),
      stripes(0.5, 0.4, light, 9),
      stripes(0.46, 1, light, 2.4),
      stripes(0.26, 0.55, mixColours(light, colours.paper, 0.5), 3.5),
      // Tapes hold the slats.
      ...[-0.42, 0.42].map((place) =>
        shadowOf([filled(black, tape({ x: middle.x + place * 900, y: middle.y }, height, 9))], withAlpha(black, 0.75), { x: 0, y: 0 }, 3),
      ),
      glow(middle, 430, withAlpha(pale, 0.2)),
      filled(withAlpha(pale, 0.4), stars(chanceOf('dust'), { x: middle.x - 420, y: crown.y - 60, width: 840, height: tall }, 90)),
      shadowOf([filled(black, person)], withAlpha(black, 0.8), { x: crown.x > 500 ? 26 : -26, y: 10 }, 22),
      filled(black, person),
      // Light spills around the shoulders.
      clipped(person, [
        shadowOf(
          [
            {
              kind: 'fill',
              rule: 'evenodd',
              path: [...rectanglePath({ x: area.x - 200, y: area.y - 200, width: area.width + 400, height: area.height + 400 }), ...person],
              paint: { kind: 'solid', colour: light },
            },
          ],
          withAlpha(light, 0.5),
          { x: 0, y: 0 },
          7,
        ),
      ]),
    ];
  },
});

interface StripeStyle {
  readonly middle: number;
  readonly lean: number;
  readonly alpha: number;
}

/** Draws a slit of light from edge to edge, strongest in front of the window. */
function stripe(from: number, to: number, y: number, thick: number, { middle, lean, alpha }: StripeStyle): SceneNode {
  const at = (x: number, down: number): Point => ({ x, y: y + (x - 500) * (SLOPE + lean) + down });
  const strong = (share: number) => withAlpha(BLACK, Math.min(1, alpha * share));
  return {
    kind: 'fill',
    path: polygon([at(from, 0), at(to, 0), at(to, thick), at(from, thick)]),
    paint: {
      kind: 'linear',
      from: { x: middle - 640, y: 0 },
      to: { x: middle + 640, y: 0 },
      stops: [
        { offset: 0, colour: strong(0.12) },
        { offset: 0.28, colour: strong(0.6) },
        { offset: 0.5, colour: strong(1) },
        { offset: 0.72, colour: strong(0.6) },
        { offset: 1, colour: strong(0.12) },
      ],
    },
  };
}

function tape({ x, y }: Point, height: number, wide: number) {
  return polygon([
    { x: x + (y + 200) * 0.08, y: -200 },
    { x: x + (y + 200) * 0.08 + wide, y: -200 },
    { x: x - (height + 200 - y) * 0.08 + wide, y: height + 200 },
    { x: x - (height + 200 - y) * 0.08, y: height + 200 },
  ]);
}
