import { z } from 'zod';
import { MAX_RECENT_COLOURS } from '../design/bounds.ts';
import { sameColour } from '../design/colour.ts';
import { type Design, MAX_OBJECTS, MAX_PICTURES, designSchema } from '../design/design.ts';
import { MAX_GROUPS } from '../design/group.ts';
import { isCarried } from '../ideas/carried.ts';
import { boardOfText } from '../elements/text-box/text-board.ts';
import { refuse, succeed } from '../result/result.ts';
import { defineCommand } from './command-definition.ts';
import { restyleFor } from './restyle-for-idea.ts';
import { say } from './say.ts';

/**
 * Gives an open design the look of an idea, in one step: front, picture, faces and colors are the idea's. The book (format, trim, pages,
 * paper, printer, direction), the words of back and spine, the barcode, own fonts, filters and pictures, and the elements on spine, back
 * and flaps stay; those that have the back's colors and faces get the idea's. An idea for another size of front is refused.
 */
export const applyIdea = defineCommand(z.strictObject({ name: z.literal('apply-idea'), idea: designSchema }), (design, { idea }) => {
  if (bookOf(design) !== bookOf(idea)) {
    return refuse({ message: say('ideaForOtherBook') });
  }
  const staying = design.coverShapes.filter(({ board, uniqueObjectId }) => board !== 'front' && !isCarried(uniqueObjectId));
  if (staying.length + idea.coverShapes.length > MAX_OBJECTS) {
    return refuse({
      message: say('ideaDoesNotFit', { most: MAX_OBJECTS }),
    });
  }
  const restyle = restyleFor(design, idea);
  const known = new Set(design.selectedImages.map(({ assetId }) => assetId));
  return succeed({
    ...design,
    frontBoard: { ...idea.frontBoard, textBoxes: [...idea.frontBoard.textBoxes, ...restyle.texts(textsElsewhere(design, idea))] },
    coverShapes: [...restyle.shapes(staying), ...unlike(idea.coverShapes, staying)],
    coverObjectImages: design.coverObjectImages.filter(({ board }) => board !== 'front'),
    ...groupsIn(design, idea),
    coverImage: { ...idea.coverImage, locked: design.coverImage.locked },
    spine: { ...design.spine, panel: { ...design.spine.panel, colour: idea.spine.panel.colour }, textBoxes: spineIn(design, idea) },
    back: {
      ...design.back,
      panel: { ...design.back.panel, colour: idea.back.panel.colour },
      text: { ...design.back.text, font: idea.back.text.font, colour: idea.back.text.colour },
    },
    selectedImages: [...idea.selectedImages.filter(({ assetId }) => !known.has(assetId)), ...design.selectedImages].slice(0, MAX_PICTURES),
    metadata: { ...design.metadata, genre: idea.metadata.genre },
    composition: idea.composition,
    recentColors: [
      ...idea.recentColors,
      ...design.recentColors.filter((colour) => !idea.recentColors.some((other) => sameColour(colour, other))),
    ].slice(0, MAX_RECENT_COLOURS),
  });
});

/** Returns the design's texts on back, spine and flaps. */
function textsElsewhere({ frontBoard }: Design, idea: Design): Design['frontBoard']['textBoxes'] {
  const coming = new Set(idea.frontBoard.textBoxes.map(({ designMode }) => designMode.uniqueId));
  return frontBoard.textBoxes.filter((box) => boardOfText(box) !== 'front' && !coming.has(box.designMode.uniqueId));
}

/** Returns a key of the properties that decide the size of the front and the side of its fold. */
function bookOf({ publisher, format, measurements: { trimSize }, readingDirection }: Design): string {
  return `${publisher} ${format} ${trimSize.width} × ${trimSize.height} ${readingDirection}`;
}

/** Returns the idea's shapes with ids that no shape of spine and back has. */
function unlike(shapes: Design['coverShapes'], present: Design['coverShapes']): Design['coverShapes'] {
  const rename = renaming(present);
  return shapes.map((shape) => ({ ...shape, uniqueObjectId: rename(shape.uniqueObjectId) }));
}

/** Returns the idea's groups, and the design's own groups on spine and back; groups of the front are dropped with their members. */
function groupsIn(design: Design, idea: Design): Pick<Design, 'groups'> {
  const rename = renaming(design.coverShapes.filter(({ uniqueObjectId }) => !isCarried(uniqueObjectId)));
  const coming = (idea.groups ?? []).map((group) => ({ ...group, members: group.members.map(rename) }));
  const staying = (design.groups ?? []).filter(({ uniqueObjectId }) => !coming.some((group) => group.uniqueObjectId === uniqueObjectId));
  return coming.length + staying.length > 0 ? { groups: [...staying, ...coming].slice(0, MAX_GROUPS) } : {};
}

function renaming(present: Design['coverShapes']): (id: string) => string {
  const taken = new Set(present.filter(({ board }) => board !== 'front').map(({ uniqueObjectId }) => uniqueObjectId));
  return (id) => (taken.has(id) ? `${id}-front` : id);
}

/** Returns the design's spine texts in the faces and colors of the idea. */
function spineIn(design: Design, idea: Design): Design['spine']['textBoxes'] {
  type Box = Design['spine']['textBoxes'][number];
  const restyled = (box: Box, { text: { font, bold, italic, colour, case: letters, letterSpacing } }: Box): Box => ({
    ...box,
    text: { ...box.text, font, bold, italic, colour, case: letters, letterSpacing },
  });
  const [author, title] = design.spine.textBoxes;
  return [restyled(author, idea.spine.textBoxes[0]), restyled(title, idea.spine.textBoxes[1])];
}
