import { BLACK } from '@coverwright/core/design/colour.ts';
import { createDesign } from '@coverwright/core/design/create-design.ts';
import type { Design } from '@coverwright/core/design/design.ts';

/** A cover that nothing was said about. Its words are black: new boxes are white, for pictures, and behind these is the paper. */
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

function inBlack<Box extends { readonly text: object }>(box: Box): Box {
  return { ...box, text: { ...box.text, colour: BLACK } };
}
