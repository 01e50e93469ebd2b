import { growAreas } from '../../scene/path-areas.ts';
import { type EffectDrawing, ofSize, plainWords } from '../effect-drawing.ts';
import { mapLetters } from '../letters-outline.ts';
import type { InlineStyle } from './style.ts';

/** Draws a line inside the letters. Stems that are too thin for the line get none. */
export const drawInline: EffectDrawing<InlineStyle> = (subject, { colour, inset, width }) => {
  const line = mapLetters(subject, (area) => {
    const outer = growAreas(area, -ofSize(inset, subject));
    return [...outer, ...growAreas(outer, -ofSize(width, subject))];
  });
  if (line.length === 0) return plainWords(subject);
  return [...plainWords(subject), { kind: 'fill', path: line, paint: { kind: 'solid', colour }, rule: 'evenodd' }];
};
