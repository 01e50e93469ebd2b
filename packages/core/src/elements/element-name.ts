import type { Design } from '../design/design.ts';
import type { CoverShape } from '../design/shape.ts';
import type { TextBox } from '../design/text-box.ts';
import { placedElement } from './placed-elements.ts';
import { SHAPE_CATALOGUE } from './shapes/shape-catalogue.ts';

const FIXED: Readonly<Record<string, string>> = {
  coverImage: 'Cover picture',
  'panel:front': 'Front cover',
  'panel:spine': 'Spine',
  'panel:back': 'Back cover',
  blurb: 'Blurb',
  barcode: 'Barcode',
};

const ROLES = { Title: 'Title', Author: 'Author', Subtitle: 'Text', SpineTitle: 'Spine title', SpineAuthor: 'Spine author' } as const;
const SHOWN_WORDS = 40;

/** What an element is called in lists and to a screen reader: the author's own name for it, else what it shows. */
export function elementName(design: Design, id: string): string {
  const fixed = FIXED[id];
  if (fixed) return fixed;
  const element = placedElement(design, id);
  if (element?.name) return element.name;
  if (element?.kind === 'shape') return shapeName(element.value);
  if (element?.kind === 'objectImage') return 'Picture';
  const box = element?.value ?? design.spine.textBoxes.find(({ designMode }) => designMode.uniqueId === id);
  return box ? `${ROLES[box.panelName]}: ${shownWords(box)}` : 'Element';
}

/** What was changed, in the middle of a sentence: “Move the title”, “Remove 3 elements”. */
export function namesOf(design: Design, ids: readonly string[]): string {
  const [id, ...others] = ids;
  if (id === undefined || others.length > 0) return `${ids.length} elements`;
  const element = placedElement(design, id);
  if (element?.name) return `“${element.name}”`;
  if (element?.kind === 'textBox') return `the ${ROLES[element.value.panelName].toLowerCase()}`;
  return `the ${elementName(design, id).toLowerCase()}`;
}

function shapeName({ icon, type }: CoverShape): string {
  return icon ? sentenceCase(icon.name.replace(/[-_]+/g, ' ')) : SHAPE_CATALOGUE[type].label;
}

function shownWords({ text }: TextBox): string {
  return text.text.replace(/\s+/g, ' ').slice(0, SHOWN_WORDS);
}

function sentenceCase(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}
