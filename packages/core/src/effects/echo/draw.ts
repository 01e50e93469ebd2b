import { withAlpha } from '../../design/colour.ts';
import { translation } from '../../geometry/shapes.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { type EffectDrawing, ofSize, paintedWith, plainWords } from '../effect-drawing.ts';
import type { EchoStyle } from './style.ts';

export const drawEcho: EffectDrawing<EchoStyle> = (subject, { copies, fade, offsetX, offsetY }) => {
  const faded = (step: number): SceneNode => ({
    kind: 'group',
    transform: translation(step * ofSize(offsetX, subject), step * ofSize(offsetY, subject)),
    children: paintedWith({ kind: 'solid', colour: withAlpha(subject.colour, subject.colour.a * (1 - fade) ** step) }, subject),
  });
  return [...Array.from({ length: copies }, (_, index) => faded(copies - index)), ...plainWords(subject)];
};
