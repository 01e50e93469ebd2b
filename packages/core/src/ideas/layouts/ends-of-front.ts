import { type Rgba, withAlpha } from '../../design/colour.ts';
import { relativeLuminance } from '../../design/contrast.ts';
import { type CoverShape, coverShapeSchema } from '../../design/shape.ts';
import type { Rect } from '../../geometry/shapes.ts';
import { type LayoutStage, OVERSHOOT, hex } from '../layout-stage.ts';
import { scrimStrength } from '../legibility.ts';

/** A region across the front, from `top` down. */
export function band(stage: LayoutStage, top: number, height: number): Rect {
  return { x: stage.margin, y: top, width: stage.measure, height };
}

/** Which end of the front is quieter: where the title goes. */
export function quietEnd(stage: LayoutStage, height: number): 'top' | 'bottom' {
  if (!stage.hasPicture) return 'top';
  const top = stage.under(band(stage, stage.margin, height)).busyness;
  const bottom = stage.under(band(stage, stage.board.height - stage.margin - height, height)).busyness;
  return bottom < top ? 'bottom' : 'top';
}

/** Ink and scrim for words in a region. */
export interface InkThere {
  readonly ink: Rgba;
  readonly scrim: Rgba;
}

/** The palette's ink that needs less help to read in a region, and the scrim that would help it. */
export function inkFor(stage: LayoutStage, region: Rect): InkThere {
  const [light, dark] = [hex(stage.look.palette.light), hex(stage.look.palette.dark)];
  if (!stage.hasPicture) {
    const isPale = relativeLuminance(hex(stage.look.palette.ground)) > 0.3;
    return isPale ? { ink: dark, scrim: light } : { ink: light, scrim: dark };
  }
  const under = stage.under(region);
  const isPale = scrimStrength(under, dark, light) < scrimStrength(under, light, dark);
  return isPale ? { ink: dark, scrim: light } : { ink: light, scrim: dark };
}

/** Scrims fade out over at least this share of the front's height, so that no edge is seen. */
const FADE = 0.3;

/**
 * A scrim from an edge of the front: even under the words, as strong as they need and at least `least`, then fading out.
 * @param words what it has to help; it reaches from the edge over them.
 */
export function scrimUnder(stage: LayoutStage, edge: 'top' | 'bottom', words: Rect, { ink, scrim }: InkThere, least = 0): CoverShape[] {
  if (!stage.hasPicture) return [];
  const { board } = stage;
  const reading = stage.under({
    x: words.x,
    y: words.y - board.height * 0.01,
    width: words.width,
    height: words.height + board.height * 0.02,
  });
  const strength = Math.max(least, scrimStrength(reading, ink, scrim));
  if (strength < 0.05) return [];
  const even = (edge === 'top' ? words.y + words.height : board.height - words.y) + board.height * 0.015;
  const height = OVERSHOOT + even + board.height * FADE;
  const held = (OVERSHOOT + even) / height;
  const fading = [0, 0.2, 0.45, 0.72, 1].map((share) => ({
    offset: held + (1 - held) * share,
    colour: withAlpha(scrim, strength * (0.5 + 0.5 * Math.cos(Math.PI * share))),
  }));
  return [
    coverShapeSchema.parse({
      uniqueObjectId: `scrim-${edge}`,
      name: edge === 'top' ? 'Shade above' : 'Shade below',
      type: 'rectangle',
      x: 0,
      y: edge === 'top' ? -OVERSHOOT : board.height - height + OVERSHOOT,
      width: board.width + OVERSHOOT,
      height,
      z: 1,
      box: {
        fill: { kind: 'linear', angle: edge === 'top' ? 90 : 270, stops: [{ offset: 0, colour: withAlpha(scrim, strength) }, ...fading] },
      },
    }),
  ];
}
