import type { Design } from '@coverwright/core/design/design.ts';
import { shapeLabel } from '@coverwright/core/elements/shapes/shape-label.ts';

const FIXED: Readonly<Record<string, string>> = {
  coverImage: 'Cover picture',
  'panel:front': 'Front cover',
  'panel:spine': 'Spine',
  'panel:back': 'Back cover',
  blurb: 'Blurb',
  barcode: 'Barcode',
};

/** What an element is called in menus, in undo and to a screen reader. */
export function elementName(design: Design, id: string): string {
  const fixed = FIXED[id];
  if (fixed) return fixed;
  const box = [...design.frontBoard.textBoxes, ...design.spine.textBoxes].find(({ designMode }) => designMode.uniqueId === id);
  if (box) {
    const role = { Title: 'Title', Author: 'Author', Subtitle: 'Text', SpineTitle: 'Spine title', SpineAuthor: 'Spine author' }[
      box.panelName
    ];
    return `${role}: ${box.text.text.replace(/\s+/g, ' ').slice(0, 40)}`;
  }
  const shape = design.coverShapes.find(({ uniqueObjectId }) => uniqueObjectId === id);
  return shape ? shapeLabel(shape) : 'Picture';
}
