import { type Rgba, sameColour, withAlpha } from '../../design/colour.ts';
import { type CoverShape, coverShapeSchema } from '../../design/shape.ts';
import type { Rect } from '../../geometry/shapes.ts';
import { type LayoutStage, OVERSHOOT, hex } from '../layout-stage.ts';
import { scrimStrength } from '../legibility.ts';
import { accentOn, inkOn } from '../readable-palette.ts';

/** A region across the front, from `top` down. */
export function band(stage: LayoutStage, top: number, height: number): Rect {
  return { x: stage.margin, y: top, width: stage.measure, height };
}

/** Returns the quieter end of the front, where the title goes. */
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

/** Dark ink is for pictures that are pale by themselves: a strong pale scrim looks like fog. */
const MOST_FOG = 0.2;

/** The one ink for words in some regions of a front, and the scrim that helps it: pale on dark unless the picture is pale there. */
export function inkFor(stage: LayoutStage, ...regions: readonly Rect[]): InkThere {
  const [light, dark] = [hex(stage.look.palette.light), hex(stage.look.palette.dark)];
  const onDark = { ink: light, scrim: dark };
  const onPale = { ink: dark, scrim: light };
  if (!stage.hasPicture) {
    const ground = hex(stage.look.palette.ground);
    return sameColour(inkOn(ground, stage.look.palette), dark) ? onPale : onDark;
  }
  const isPale = regions.every((region) => scrimStrength(stage.under(region), dark, light) <= MOST_FOG);
  return isPale ? onPale : onDark;
}

/** Colour on small words may cost this much more shade than ink would; more would spoil the picture for a line. */
const WORTH_OF_COLOUR = 0.12;

/** Ink for the small line in a region: the accent where it reads nearly as easily as the ink. */
export function smallInkFor(stage: LayoutStage, region: Rect, { ink, scrim }: InkThere): Rgba {
  const { palette } = stage.look;
  const coloured = accentOn(stage.hasPicture ? scrim : hex(palette.ground), palette);
  if (!stage.hasPicture) return coloured;
  const under = stage.under(region);
  return scrimStrength(under, coloured, scrim) <= scrimStrength(under, ink, scrim) + WORTH_OF_COLOUR ? coloured : ink;
}

/** Above this busyness small letters drown in what goes on, however dark it is. */
const RESTLESS = 0.22;
const CALMED = 0.5;
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
  const calming = reading.busyness > RESTLESS ? CALMED : 0;
  const strength = Math.max(least, calming, scrimStrength(reading, ink, scrim));
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
      x: stage.across.x,
      y: edge === 'top' ? -OVERSHOOT : board.height - height + OVERSHOOT,
      width: stage.across.width,
      height,
      z: 1,
      box: {
        fill: { kind: 'linear', angle: edge === 'top' ? 90 : 270, stops: [{ offset: 0, colour: withAlpha(scrim, strength) }, ...fading] },
      },
    }),
  ];
}
