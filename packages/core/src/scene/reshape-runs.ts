import type { TextEngine } from '../text/text-engine.ts';
import { placedOutline } from './glyph-placement.ts';
import type { Path } from './path.ts';
import type { GlyphsNode } from './scene.ts';

export type LetterOutlines = Pick<TextEngine, 'outline'>;

/**
 * Returns runs with other outlines for their letters. @param reshape returns the new outline for an outline in the run's coordinates and
 * the letter's index among all letters.
 */
export function reshapeRuns(
  runs: readonly GlyphsNode[],
  outlines: LetterOutlines,
  reshape: (outline: Path, letter: number) => Path,
): readonly GlyphsNode[] {
  let letter = 0;
  return runs.map((run) => ({
    ...run,
    glyphs: run.glyphs.map((glyph) => ({ ...glyph, outline: reshape(placedOutline(run, glyph, outlines), letter++) })),
  }));
}
