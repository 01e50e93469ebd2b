import { BLACK } from '@coverwright/core/design/colour.ts';
import { createDesign } from '@coverwright/core/design/create-design.ts';
import type { Design } from '@coverwright/core/design/design.ts';
import { fitInitialWords } from '@coverwright/core/elements/text-box/initial-fit.ts';
import { type FontLibrary, loadDesignFonts } from '@coverwright/render/fonts/load-design-fonts.ts';
import { FONT_SOURCES } from '../fonts/font-sources.ts';

/** Creates an empty cover. Its texts are black for a background of white paper; by default they are white, for pictures. */
export function blankDesign(): Design {
  const design = createDesign();
  const [author, title] = design.spine.textBoxes;
  return {
    ...design,
    frontBoard: { ...design.frontBoard, textBoxes: design.frontBoard.textBoxes.map(inBlack) },
    spine: { ...design.spine, textBoxes: [inBlack(author), inBlack(title)] },
    back: inBlack(design.back),
  };
}

/** Creates an empty cover whose title and author fill their areas. If the fonts cannot be loaded, the texts keep their default sizes. */
export async function fittedBlankDesign(engine: FontLibrary): Promise<Design> {
  const design = blankDesign();
  try {
    await loadDesignFonts(engine, design, FONT_SOURCES);
  } catch {
    return design;
  }
  return fitInitialWords(design, engine);
}

function inBlack<Box extends { readonly text: object }>(box: Box): Box {
  return { ...box, text: { ...box.text, colour: BLACK } };
}
