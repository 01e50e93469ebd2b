import type { Design } from '@coverwright/core/design/design.ts';
import type { TabId } from './tab.ts';

/** The inspector that belongs to an element; null leaves the drawer as it is. */
export function tabForSelection(id: string | null, design: Design): TabId | null {
  if (id === null) return null;
  if (design.frontBoard.textBoxes.some((box) => box.designMode.uniqueId === id)) return 'TEXT_FORMATTING';
  if (design.spine.textBoxes.some((box) => box.designMode.uniqueId === id) || id === 'panel:spine') return 'SPINE';
  if (id === 'blurb' || id === 'barcode' || id === 'panel:back') return 'BACK_COVER';
  if (id === 'coverImage' || id === 'panel:front') return 'COVER_IMAGE';
  if (design.coverShapes.some((shape) => shape.uniqueObjectId === id)) return 'SHAPE_EDIT';
  if (design.coverObjectImages.some((object) => object.uniqueObjectId === id)) return 'IMAGE_OBJECT_EDIT';
  return null;
}
