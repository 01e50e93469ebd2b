import { withAlpha } from '../../design/colour.ts';
import { ellipse } from '../../elements/shapes/ellipse.ts';
import { translation } from '../../geometry/shapes.ts';
import { transformPath } from '../../scene/path.ts';
import type { Paint, SceneNode } from '../../scene/scene.ts';
import { type EffectDrawing, paintedWith } from '../effect-drawing.ts';
import type { MistStyle } from './style.ts';

/** The two banks of mist: the position of their middle across the text, and their relative density. */
const BANKS = [
  [0.24, 1],
  [0.74, 0.8],
] as const;

export const drawMist: EffectDrawing<MistStyle> = (subject, { colour, start, fade }) => {
  const { inkBounds: ink } = subject;
  const paint: Paint = {
    kind: 'linear',
    from: { x: 0, y: ink.y },
    to: { x: 0, y: ink.y + ink.height },
    stops: [
      { offset: 0, colour: subject.colour },
      { offset: start, colour: subject.colour },
      { offset: 1, colour: withAlpha(subject.colour, subject.colour.a * (1 - fade)) },
    ],
  };
  const bank = (across: number, thick: number): SceneNode => {
    const size = { width: 0.9 * ink.width, height: 0.6 * (1 - start) * ink.height };
    const corner = translation(ink.x + across * ink.width - size.width / 2, ink.y + ink.height - 0.65 * size.height);
    return {
      kind: 'shadow',
      children: [{ kind: 'fill', path: transformPath(ellipse(size), corner), paint: { kind: 'solid', colour: { ...colour, a: 1 } } }],
      colour: withAlpha(colour, colour.a * thick),
      offset: { x: 0, y: 0 },
      sigma: 0.42 * size.height,
    };
  };
  return [...paintedWith(paint, subject), ...(colour.a > 0 ? BANKS.map(([across, thick]) => bank(across, thick)) : [])];
};
