import { capitalize } from '../../text/capitalize.ts';
import type { Design } from '../../design/design.ts';
import { elementName, namesOf } from '../../elements/element-name.ts';
import { textBoxOf } from '../../elements/text-box/kind.ts';
import { placedElement } from '../../elements/placed-elements.ts';
import { say } from '../say.ts';

/** Returns the name of an element for the beginning of a sentence: “The title”, “The text “It stops …””, ““Moon””. */
export function elementLabel(design: Design, id: string): string {
  const placed = placedElement(design, id);
  if (placed?.name) return `“${placed.name}”`;
  const box = textBoxOf(design, id);
  if (box?.panelName === 'Subtitle') return say('theText', { words: shortened(box.text.text) });
  const spineBox = design.spine.textBoxes.find(({ designMode }) => designMode.uniqueId === id);
  if (spineBox) return spineBox.panelName === 'SpineTitle' ? say('spineTitle') : say('spineAuthor');
  return placed ? capitalize(namesOf(design, [id])) : `The ${elementName(design, id).toLowerCase()}`;
}

const SHOWN = 24;

/** Returns the beginning of some text, on one line. */
export function shortened(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > SHOWN ? `${line.slice(0, SHOWN).trim()} …` : line;
}
