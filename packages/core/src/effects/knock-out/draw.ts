import type { GlyphsNode, SceneNode } from '../../scene/scene.ts';
import { type EffectDrawing, ofSize } from '../effect-drawing.ts';
import type { KnockOutStyle } from './style.ts';

/** Draws lines of text on top of each other by size, so that a small script word lies over the large words that it crosses. */
export const drawKnockOut: EffectDrawing<KnockOutStyle> = (subject, { colour, width }) => {
  const numbers = [...new Set(subject.lines)];
  const lines = numbers.map((number) => subject.runs.filter((_, index) => subject.lines[index] === number));
  const sizeOf = (line: readonly GlyphsNode[]) => Math.max(...line.map(({ size }) => size));
  const rim = 2 * ofSize(width, subject);
  const words = lines
    .toSorted((first, second) => sizeOf(second) - sizeOf(first))
    .flatMap((line): SceneNode[] => [
      ...line.map((run): SceneNode => ({ ...run, paint: { kind: 'solid', colour }, strokeWidth: rim })),
      ...line,
    ]);
  return [...subject.rules, ...words];
};
