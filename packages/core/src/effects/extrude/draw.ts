import { translation } from '../../geometry/shapes.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { type EffectDrawing, ofSize, paintedWith, plainWords } from '../effect-drawing.ts';
import type { ExtrudeStyle } from './style.ts';

/** Copies no further apart than this leave no steps on a letter's side. Print pixels. */
const FINEST_STEP = 1.5;
const MOST_COPIES = 120;

export const drawExtrude: EffectDrawing<ExtrudeStyle> = (subject, { colour, depth, angle }) => {
  const length = ofSize(depth, subject);
  const copies = Math.min(MOST_COPIES, Math.max(1, Math.ceil(length / FINEST_STEP)));
  const radians = (angle * Math.PI) / 180;
  const side = paintedWith({ kind: 'solid', colour }, subject);
  const copy = (step: number): SceneNode => {
    const distance = (length * step) / copies;
    return { kind: 'group', transform: translation(distance * Math.cos(radians), distance * Math.sin(radians)), children: side };
  };
  return [...Array.from({ length: copies }, (_, index) => copy(copies - index)), ...plainWords(subject)];
};
