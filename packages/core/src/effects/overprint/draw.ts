import type { Rgba } from '../../design/colour.ts';
import { type Matrix, type Rect, centreOf, intersection } from '../../geometry/shapes.ts';
import { outlineInk } from '../../scene/outline-ink.ts';
import { transformPath } from '../../scene/path.ts';
import { intersectAreas } from '../../scene/path-areas.ts';
import { reshapeRuns } from '../../scene/reshape-runs.ts';
import type { GlyphsNode, SceneNode } from '../../scene/scene.ts';
import type { EffectDrawing } from '../effect-drawing.ts';
import { mergedLetter } from '../letters-outline.ts';
import type { OverprintStyle } from './style.ts';

interface InkedLetter {
  readonly node: GlyphsNode;
  readonly colour: Rgba;
  readonly ink: Rect;
}

/**
 * Draws letters in overprinted inks. The product of two overlapping inks is an opaque area of its own, so that the text stays vector art
 * and the background does not show through.
 */
export const drawOverprint: EffectDrawing<OverprintStyle> = (subject, { first, second, third, overlap }) => {
  const inks = [first, second, third];
  const widened = reshapeRuns(subject.runs, subject.outlines, (outline) => {
    const letter = mergedLetter(outline);
    const ink = outlineInk(letter);
    return ink ? transformPath(letter, widenedAbout(ink, 1 + overlap)) : letter;
  });
  const letters = widened
    .flatMap((run) => run.glyphs.map((glyph): GlyphsNode => ({ ...run, glyphs: [glyph] })))
    .flatMap((node, index): InkedLetter[] => {
      const ink = outlineInk(node.glyphs[0]?.outline ?? []);
      const colour = inks[index % inks.length] ?? first;
      return ink ? [{ node: { ...node, paint: { kind: 'solid', colour } }, colour, ink }] : [];
    });
  const rules = subject.rules.map((rule) => (rule.kind === 'fill' ? { ...rule, paint: { kind: 'solid' as const, colour: first } } : rule));
  return [...letters.map(({ node }) => node), ...crossings(letters), ...rules];
};

function widenedAbout(ink: Rect, factor: number): Matrix {
  return [factor, 0, 0, 1, centreOf(ink).x * (1 - factor), 0];
}

function crossings(letters: readonly InkedLetter[]): readonly SceneNode[] {
  return letters.flatMap((upper, index) =>
    letters.slice(0, index).flatMap((lower): SceneNode[] => {
      if (!intersection(upper.ink, lower.ink)) return [];
      const both = intersectAreas(upper.node.glyphs[0]?.outline ?? [], lower.node.glyphs[0]?.outline ?? []);
      return both.length > 0 ? [{ kind: 'fill', path: both, paint: { kind: 'solid', colour: product(upper.colour, lower.colour) } }] : [];
    }),
  );
}

function product(first: Rgba, second: Rgba): Rgba {
  const times = (one: number, other: number) => Math.round((one * other) / 255);
  return { r: times(first.r, second.r), g: times(first.g, second.g), b: times(first.b, second.b), a: Math.min(first.a, second.a) };
}
