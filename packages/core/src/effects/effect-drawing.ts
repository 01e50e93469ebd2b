import type { Rgba } from '../design/colour.ts';
import type { Rect } from '../geometry/shapes.ts';
import type { LetterOutlines } from '../scene/reshape-runs.ts';
import type { GlyphsNode, Paint, SceneNode } from '../scene/scene.ts';

/** The subject of an effect: the words as plain glyph runs in the text's color, before any effect, on their path and warped. */
export interface EffectSubject {
  readonly runs: readonly GlyphsNode[];
  /** Underlines and rules, which take the same paint as the words. */
  readonly rules: readonly SceneNode[];
  readonly colour: Rgba;
  /** Px per em. */
  readonly fontSize: number;
  readonly inkBounds: Rect;
  /** The line that each run stands on, counted from the top. */
  readonly lines: readonly number[];
  readonly outlines: LetterOutlines;
}

/** Draws the words with the effect applied, back to front. */
export type EffectDrawing<Style> = (subject: EffectSubject, style: Style) => readonly SceneNode[];

/** Effect lengths are stored in thousandths of the font size. */
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
