import { WHITE, withAlpha } from '../../design/colour.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { type EffectDrawing, ofSize, paintedWith, plainWords } from '../effect-drawing.ts';
import type { NeonStyle } from './style.ts';

/** Reach and strength of the light's layers, from the widest in. */
const LIGHT = [
  [1, 0.55],
  [0.5, 0.7],
  [0.18, 0.9],
] as const;

export const drawNeon: EffectDrawing<NeonStyle> = (subject, { colour, reach, tube }) => [
  ...LIGHT.map(
    ([share, alpha]): SceneNode => ({
      kind: 'shadow',
      children: plainWords(subject),
      colour: withAlpha(colour, alpha),
      offset: { x: 0, y: 0 },
      sigma: ofSize(reach * share, subject) / 2,
    }),
  ),
  ...subject.runs.map((run) => ({ ...run, paint: { kind: 'solid' as const, colour }, strokeWidth: ofSize(tube, subject) })),
  ...paintedWith({ kind: 'solid', colour: WHITE }, subject),
];
