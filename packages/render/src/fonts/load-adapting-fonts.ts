import { textsOfComposition } from '@coverwright/core/adapting/compose-again.ts';
import type { Design } from '@coverwright/core/design/design.ts';
import { textsOfDesign } from '@coverwright/core/design/texts-of-design.ts';
import type { TextEngine } from '@coverwright/core/text/text-engine.ts';
import { facesForText } from './faces-for-text.ts';
import { type FontLibrary, type FontSources, loadFonts } from './load-design-fonts.ts';

/** Loads every face for laying out a design, and for composing it again for another book. @throws the error of a font source. */
export function loadAdaptingFonts(engine: FontLibrary, design: Design, sources: FontSources): Promise<void> {
  return loadFonts(engine, wordsOf(design), sources);
}

/**
 * Returns the engine if it can compose the design again without loading; null if faces are missing, so that nothing is measured in the
 * wrong ones.
 */
export function adaptingEngine(engine: FontLibrary, design: Design): TextEngine | null {
  return facesForText(wordsOf(design).uses, engine).every((face) => engine.hasFace(face)) ? engine : null;
}

function wordsOf(design: Design) {
  return { uses: [...textsOfDesign(design), ...textsOfComposition(design)], userFonts: design.userFonts };
}
