import type { Rgba } from '../design/colour.ts';
import type { Rect } from '../geometry/shapes.ts';
import type { LetterOutlines } from '../scene/reshape-runs.ts';
import type { GlyphsNode, Paint, SceneNode } from '../scene/scene.ts';

/** The input of an effect: the words as plain glyph runs in the text's color, on their path and warped, before the effect. */
export interface EffectSubject {
  readonly runs: readonly GlyphsNode[];
  /** Underlines and rules, which are painted like the words. */
  readonly rules: readonly SceneNode[];
  readonly colour: Rgba;
  /** The font size in print pixels per em. */
  readonly fontSize: number;
  readonly inkBounds: Rect;
  /** The index of the line that each run is on, counted from the top. */
  readonly lines: readonly number[];
  readonly outlines: LetterOutlines;
}

/** Draws the words with the effect applied, back to front. */
export type EffectDrawing<Style> = (subject: EffectSubject, style: Style) => readonly SceneNode[];

/** Converts a length in thousandths of the font size to print pixels. */
export function ofSize(thousandths: number, subject: Pick<EffectSubject, 'fontSize'>): number {
  return (thousandths / 1000) * subject.fontSize;
}

export function plainWords(subject: EffectSubject): readonly SceneNode[] {
  return [...subject.runs, ...subject.rules];
}

export function paintedWith(paint: Paint, subject: EffectSubject): readonly SceneNode[] {
  const rules = subject.rules.map((rule) => (rule.kind === 'fill' ? { ...rule, paint } : rule));
  return [...subject.runs.map((run) => ({ ...run, paint })), ...rules];
}
