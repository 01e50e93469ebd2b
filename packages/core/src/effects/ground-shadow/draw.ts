import { withAlpha } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { movePoints } from '../../scene/path.ts';
import type { Paint } from '../../scene/scene.ts';
import { type EffectDrawing, plainWords } from '../effect-drawing.ts';
import { mapLetters } from '../letters-outline.ts';
import type { GroundShadowStyle } from './style.ts';

/** The share of its darkness that the shadow has at its far end. */
const FAR = 0.16;

/** Draws the shadow on the ground before the words. The words themselves do not move. */
export const drawGroundShadow: EffectDrawing<GroundShadowStyle> = (subject, { colour, length, spread }) => {
  const { inkBounds: ink } = subject;
  const ground = ink.y + ink.height;
  const middle = ink.x + ink.width / 2;
  const onGround = ({ x, y }: Point): Point => {
    const up = (ground - y) / Math.max(1, ink.height);
    return { x: middle + (x - middle) * (1 + spread * up), y: ground + up * length * ink.height };
  };
  // The shadows form a single path, so that overlapping parts are painted once.
  const path = mapLetters(subject, (area) => movePoints(area, onGround));
  const paint: Paint = {
    kind: 'linear',
    from: { x: 0, y: ground },
    to: { x: 0, y: ground + length * ink.height },
    stops: [
      { offset: 0, colour },
      { offset: 1, colour: withAlpha(colour, colour.a * FAR) },
    ],
  };
  return [{ kind: 'fill', path, paint }, ...plainWords(subject)];
};
