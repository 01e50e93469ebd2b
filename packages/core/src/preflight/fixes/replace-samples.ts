import type { Command, SingleCommand } from '../../commands/apply-command.ts';
import type { Design } from '../../design/design.ts';
import { BLOCK_SAMPLES } from '../../blocks/sample-words.ts';
import { SAMPLE_BLURB } from '../../design/sample-blurb.ts';
import { isSampleName } from '../../design/sample-names.ts';
import { leavesOf, parentOf } from '../../elements/group/element-tree.ts';
import { textBoxOf } from '../../elements/text-box/kind.ts';
import type { TextBox } from '../../design/text-box.ts';
import { FORMATS } from '../../formats/format.ts';
import { parseRichText } from '../../richtext/parse-rich-text.ts';
import type { RichParagraph } from '../../richtext/rich-text.ts';
import { serialiseRichText } from '../../richtext/serialise-rich-text.ts';
import { comparable } from '../../text/comparable.ts';

const SAMPLE_PARAGRAPHS: ReadonlySet<string> = new Set(
  parseRichText(SAMPLE_BLURB)
    .flatMap((paragraph) => wordsOf(paragraph).split('\n'))
    .map(comparable),
);

const SAMPLE_LINES: ReadonlySet<string> = new Set(BLOCK_SAMPLES.map(comparable));

/** The names of the book and its author, as the author has typed them. */
export interface BookNames {
  readonly title: string;
  readonly author: string;
}

export function sampleBoxes({ frontBoard }: Design): readonly TextBox[] {
  return frontBoard.textBoxes.filter(({ designMode, text }) => !designMode.hidden && isSample(text.text));
}

/** Returns the names for which a front still shows a sample and which the document does not contain. */
export function unknownNames(design: Design): readonly (keyof BookNames)[] {
  return sampleBoxes(design).flatMap(({ panelName }) => {
    const name = panelName === 'Title' ? 'title' : panelName === 'Author' ? 'author' : null;
    return name && !isName(design.metadata[name]) ? [name] : [];
  });
}

/**
 * Returns the command that writes a known name into a sample box, or removes the box; of a block, the whole block. Null if only the author
 * can decide.
 */
export function fixSampleBox(design: Design, box: TextBox, { title, author }: BookNames): SingleCommand | null {
  const id = box.designMode.uniqueId;
  if (box.panelName === 'Subtitle') return removing(design, id);
  const known = box.panelName === 'Title' ? title : author;
  return !isName(known) ? null : { name: 'edit-text-box', id, changes: { text: { text: known.trim() } } };
}

/** Removes the sample paragraphs from the back and keeps the author's own; null if there are none. */
export function fixSampleBlurb({ format, back }: Design): SingleCommand | null {
  if (FORMATS[format].designType !== 'full') return null;
  const paragraphs = parseRichText(back.text.text);
  const own = paragraphs.filter((paragraph) => !isSampleParagraph(paragraph));
  if (own.length === paragraphs.length) return null;
  const text = own.some((paragraph) => wordsOf(paragraph).trim() !== '') ? serialiseRichText(own) : '';
  return { name: 'edit-blurb', text: { text } };
}

/**
 * Replaces or removes all sample text of a cover in one step. Returns null for a cover without sample text.
 * @param names the names that the author typed; for an empty one, the document's name is used.
 */
export function replaceSamples(design: Design, names: Partial<BookNames> = {}): Command | null {
  const title = names.title?.trim() || design.metadata.title;
  const author = names.author?.trim() || design.metadata.author;
  const isNew = title !== design.metadata.title || author !== design.metadata.author;
  const commands = [
    ...(isNew ? [{ name: 'describe-work', title, author } as const] : []),
    ...oncePerElement(sampleBoxes(design).map((box) => fixSampleBox(design, box, { title, author }))),
    fixSampleBlurb(design),
  ].filter((command) => command !== null);
  return commands.length === 0 ? null : { name: 'together', commands };
}

/** Returns the command that removes a sample. A block of samples is removed as a whole, because a photo without text has no meaning. */
function removing(design: Design, id: string): SingleCommand {
  const group = parentOf(design, id);
  const texts = group === null ? [] : leavesOf(design, [group]).flatMap((leaf) => textBoxOf(design, leaf) ?? []);
  const isAllSample = group !== null && texts.every(({ text }) => isSample(text.text) || isLabel(text.text));
  return isAllSample ? { name: 'remove-group', id: group } : { name: 'remove-text-box', id };
}

/** Returns the commands without repetitions. All samples of a block request the same removal. */
function oncePerElement(commands: readonly (SingleCommand | null)[]): readonly (SingleCommand | null)[] {
  const seen = new Set<string>();
  return commands.filter((command) => {
    if (command?.name !== 'remove-group') return true;
    const isNew = !seen.has(command.id);
    seen.add(command.id);
    return isNew;
  });
}

/** Returns true for short words beside a sample, such as a category. They alone are no reason to keep the block. */
function isLabel(text: string): boolean {
  return !text.includes('\n') && text.trim().length <= LONGEST_LABEL;
}

const LONGEST_LABEL = 30;

function isSample(text: string): boolean {
  return isSampleName(text) || text.split('\n').some((line) => SAMPLE_LINES.has(comparable(line)));
}

function isName(text: string): boolean {
  return text.trim() !== '' && !isSample(text);
}

function isSampleParagraph(paragraph: RichParagraph): boolean {
  return wordsOf(paragraph)
    .split('\n')
    .some((line) => line.trim() !== '' && SAMPLE_PARAGRAPHS.has(comparable(line)));
}

function wordsOf({ spans }: RichParagraph): string {
  return spans.map(({ text }) => text).join('');
}
