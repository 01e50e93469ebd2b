import type { Design } from '../design/design.ts';
import { placedKind } from './element-kinds.ts';
import { placedElement } from './placed-elements.ts';
import { shownWords } from './text-box/text-role.ts';
import { sayElement } from './say-element.ts';

/** Returns an element's name for lists and screen readers: the name that the author gave it, or the default name. */
export function elementName(design: Design, id: string): string {
  if (id === 'coverImage' || id === 'blurb' || id === 'barcode') return sayElement(id);
  if (id === 'panel:front') return sayElement('front');
  if (id === 'panel:spine') return sayElement('spine');
  if (id === 'panel:back') return sayElement('back');
  const element = placedElement(design, id);
  if (element) return element.name ?? placedKind(element.kind)?.describe(design, id) ?? sayElement('element');
  const box = design.spine.textBoxes.find(({ designMode }) => designMode.uniqueId === id);
  return box ? sayElement('roleWithWords', { role: sayElement(box.panelName), words: shownWords(box) }) : sayElement('element');
}

/** Returns the names of elements for the middle of a sentence, such as “Move the title” or “Remove 3 elements”. */
export function namesOf(design: Design, ids: readonly string[]): string {
  const [id, ...others] = ids;
  if (id === undefined || others.length > 0) return sayElement('several', { count: ids.length });
  const element = placedElement(design, id);
  if (element?.name) return sayElement('quoted', { name: element.name });
  return (
    (element && placedKind(element.kind)?.mention(design, id)) ?? sayElement('mentioned', { name: elementName(design, id).toLowerCase() })
  );
}
