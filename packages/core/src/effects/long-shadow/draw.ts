import { withAlpha } from '../../design/colour.ts';
import { type Point, type Rect, centreOf } from '../../geometry/shapes.ts';
import type { Paint, SceneNode } from '../../scene/scene.ts';
import { type EffectDrawing, type EffectSubject, ofSize, plainWords } from '../effect-drawing.ts';
import { mapLetters } from '../letters-outline.ts';
import { offsetOf } from '../polar-offset.ts';
import { sweepAreas } from '../sweep.ts';
import type { LongShadowStyle } from './style.ts';

export const drawLongShadow: EffectDrawing<LongShadowStyle> = (subject, style) => [longShadow(subject, style), ...plainWords(subject)];

/** Draws the shadow of all letters as one path. */
export function longShadow(subject: EffectSubject, { colour, length, angle, fade }: LongShadowStyle): SceneNode {
  const distance = ofSize(length, subject);
  const offset = offsetOf({ distance, angle });
  // The shadows form a single path, so that overlapping parts of a translucent shadow are painted once.
  const shadow = mapLetters(subject, (area) => sweepAreas(area, offset));
  const paint: Paint =
    fade === 0
      ? { kind: 'solid', colour }
      : {
          kind: 'linear',
          ...axisOf(subject.inkBounds, offsetOf({ distance: 1, angle }), distance),
          stops: [
            { offset: 0, colour },
            { offset: 1, colour: withAlpha(colour, colour.a * (1 - fade)) },
          ],
        };
  return { kind: 'fill', path: shadow, paint };
}

/** Returns the axis of the gradient, from the near half of the words to where most of their shadows end. */
function axisOf(ink: Rect, way: Point, distance: number): { readonly from: Point; readonly to: Point } {
  const middle = centreOf(ink);
  const reach = (Math.abs(way.x) * ink.width + Math.abs(way.y) * ink.height) / 2;
  const at = (far: number) => ({ x: middle.x + way.x * far, y: middle.y + way.y * far });
  return { from: at(-0.4 * reach), to: at(0.5 * reach + distance) };
}
