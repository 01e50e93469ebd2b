import type { Design } from '../design/design.ts';
import { ELEMENT_KIND_DEFINITIONS, placedKind } from './element-kinds.ts';
import { placedElement } from './placed-elements.ts';
import { TEXT_ROLES, shownWords } from './text-box/text-role.ts';

const FIXED: Readonly<Record<string, string>> = {
  coverImage: ELEMENT_KIND_DEFINITIONS.coverImage.label,
  'panel:front': 'Front cover',
  'panel:spine': 'Spine',
  'panel:back': 'Back cover',
  blurb: ELEMENT_KIND_DEFINITIONS.blurb.label,
  barcode: ELEMENT_KIND_DEFINITIONS.barcode.label,
};

/** What an element is called in lists and to a screen reader: the author's own name for it, else what it shows. */
export function elementName(design: Design, id: string): string {
  const fixed = FIXED[id];
  if (fixed) return fixed;
  const element = placedElement(design, id);
  if (element) return element.name ?? placedKind(element.kind)?.describe(design, id) ?? 'Element';
  const box = design.spine.textBoxes.find(({ designMode }) => designMode.uniqueId === id);
  return box ? `${TEXT_ROLES[box.panelName]}: ${shownWords(box)}` : 'Element';
}

/** What was changed, in the middle of a sentence: “Move the title”, “Remove 3 elements”. */
export function namesOf(design: Design, ids: readonly string[]): string {
  const [id, ...others] = ids;
  if (id === undefined || others.length > 0) return `${ids.length} elements`;
  const element = placedElement(design, id);
  if (element?.name) return `“${element.name}”`;
  return (element && placedKind(element.kind)?.mention(design, id)) ?? `the ${elementName(design, id).toLowerCase()}`;
}
