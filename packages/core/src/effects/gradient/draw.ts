import { BLACK, withAlpha } from '../../design/colour.ts';
import { linearAcross } from '../../scene/gradient.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { type EffectDrawing, ofSize, paintedWith, plainWords } from '../effect-drawing.ts';
import type { GradientStyle } from './style.ts';

export const drawGradient: EffectDrawing<GradientStyle> = (subject, style) => {
  const lift: SceneNode[] =
    style.shadow > 0
      ? [
          {
            kind: 'shadow',
            children: plainWords(subject),
            colour: withAlpha(BLACK, style.shadow),
            offset: { x: 0, y: ofSize(20, subject) },
            sigma: ofSize(30, subject),
          },
        ]
      : [];
  return [...lift, ...paintedWith(linearAcross(subject.inkBounds, style.angle, style.stops), subject)];
};
