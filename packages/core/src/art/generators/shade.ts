import { type Rgba, withAlpha } from '../../design/colour.ts';
import type { Rect } from '../../geometry/shapes.ts';
import { rectanglePath } from '../../scene/path.ts';
import type { GradientStop, SceneNode } from '../../scene/scene.ts';
import { defineGenerator } from '../art-generator.ts';
import { ROLE_NUMBERS, roleColour } from '../drawing/role-colour.ts';

/** The kinds of shade: darker corners, an end of the cover pulled to one color, a soft plate behind words. */
const SHADES = ['vignette', 'top', 'bottom', 'left', 'right', 'plate'] as const;

/** A soft plate of one color over a ground or a picture, so that words read and light has somewhere to fall. */
export const shade = defineGenerator({
  group: 'surface',
  motifs: SHADES,
  parameters: {
    colour: { label: 'color', least: 0, most: 6, standard: ROLE_NUMBERS.darkest, step: 0.1 },
    strength: { label: 'strength', least: 0.05, most: 1, standard: 0.6, step: 0.05 },
    reach: { label: 'reach', least: 0.1, most: 1, standard: 0.45, step: 0.01 },
    across: { least: -200, most: 1200, standard: 500, isPlace: true }, // Middle across.
    down: { least: -200, most: 2200, standard: 700, isPlace: true }, // Middle down.
    width: { least: 100, most: 2400, standard: 1100, isPlace: true },
    height: { least: 60, most: 2400, standard: 700, isPlace: true },
    chance: { label: 'chance', least: 0, most: 1, standard: 0.3, step: 0.05 },
  },
  draw: ({ area, height: frameHeight, colours, random, parameters, motif }) => {
    const { strength, reach, across, down, width, height, chance } = parameters;
    const colour = roleColour(colours, parameters.colour);
    const drift = (random() - 0.5) * chance;
    const falling = falloff(colour, strength);
    const frame = { x: area.x, y: area.y, right: area.x + area.width, bottom: area.y + area.height };
    switch (SHADES.find((known) => known === motif) ?? 'vignette') {
      case 'top':
        return [ramp(area, falling, [0, frame.y], [0, frameHeight * reach * (1 + drift)])];
      case 'bottom':
        return [ramp(area, falling, [0, frame.bottom], [0, frameHeight * (1 - reach * (1 + drift))])];
      case 'left':
        return [ramp(area, falling, [frame.x, 0], [1000 * reach * (1 + drift), 0])];
      case 'right':
        return [ramp(area, falling, [frame.right, 0], [1000 * (1 - reach * (1 + drift)), 0])];
      case 'plate':
        return [ellipse(area, { x: across, y: down + 60 * drift, rx: width / 2, ry: height / 2 }, falling)];
      case 'vignette': {
        const corner = { x: 500 + 120 * drift, y: frameHeight * (0.48 + 0.1 * drift), rx: 760, ry: 0.62 * frameHeight + 120 };
        // The clear middle ends where the shade begins.
        return [ellipse(area, corner, reversed(falling, 1 - reach))];
      }
    }
  },
});

/** Full at its beginning and gone at its end, without an edge at either. */
function falloff(colour: Rgba, strength: number): readonly GradientStop[] {
  return Array.from({ length: 9 }, (_, index) => {
    const share = index / 8;
    const left = 1 - share * share * (3 - 2 * share);
    return { offset: share, colour: withAlpha(colour, strength * left) };
  });
}

/** Clear until `clear`, then growing. */
function reversed(stops: readonly GradientStop[], clear: number): readonly GradientStop[] {
  return stops.map(({ offset }, index) => ({
    offset: clear + offset * (1 - clear),
    colour: stops[stops.length - 1 - index]!.colour,
  }));
}

function ramp(area: Rect, stops: readonly GradientStop[], from: readonly [number, number], to: readonly [number, number]): SceneNode {
  return {
    kind: 'fill',
    path: rectanglePath(area),
    paint: { kind: 'linear', from: { x: from[0], y: from[1] }, to: { x: to[0], y: to[1] }, stops },
  };
}

/** A radial gradient squeezed into an ellipse: the group scales a circle. */
function ellipse(
  area: Rect,
  { x, y, rx, ry }: { x: number; y: number; rx: number; ry: number },
  stops: readonly GradientStop[],
): SceneNode {
  const squeeze = ry / rx;
  const inner: Rect = { x: area.x, y: y + (area.y - y) / squeeze, width: area.width, height: area.height / squeeze };
  return {
    kind: 'group',
    transform: [1, 0, 0, squeeze, 0, y - y * squeeze],
    children: [{ kind: 'fill', path: rectanglePath(inner), paint: { kind: 'radial', centre: { x, y }, radius: rx, stops } }],
  };
}
