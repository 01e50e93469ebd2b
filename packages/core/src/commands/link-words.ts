import { z } from 'zod';
import { identifier } from '../design/bounds.ts';
import type { Design } from '../design/design.ts';
import { isSampleName } from '../design/sample-names.ts';
import type { TextBox } from '../design/text-box.ts';
import { spineBoxes } from '../elements/spine/spine-words.ts';
import { setWordsOnLines } from '../elements/text-box/text-lines.ts';
import { type Result, refuse, succeed } from '../result/result.ts';
import { comparable } from '../text/comparable.ts';
import { oneLine } from '../text/one-line.ts';
import { type CommandFault, defineCommand, missing } from './command-definition.ts';
import { preserveFollowing } from './preserve-following.ts';
import { say } from './say.ts';

/** A name of the book: its title or its author. Texts that show it are linked to it and change with it. */
export type BookName = 'title' | 'author';

/** The id of the subtitle, which is linked to the subtitles of the title's other formats. The metadata has no subtitle. */
export const SUBTITLE_ID = 'Subtitle';

const NAMES = { Title: 'title', SpineTitle: 'title', Author: 'author', SpineAuthor: 'author', Subtitle: null } as const;

/** Returns the name of the book that a text of this role shows; null for other texts. */
export function bookNameOf({ panelName }: Pick<TextBox, 'panelName'>): BookName | null {
  return NAMES[panelName];
}

/** Returns true for a text that can be linked: a title, an author or the subtitle. */
export function isLinkable(box: TextBox): boolean {
  return bookNameOf(box) !== null || box.designMode.uniqueId === SUBTITLE_ID;
}

/**
 * Returns true if a text changes with the book's name: the author has not unlinked it, and it shows the name or a sample, or the book has
 * no name yet.
 */
export function isLinked({ metadata }: Pick<Design, 'metadata'>, box: TextBox): boolean {
  if (!isLinkable(box) || box.designMode.linked === false) return false;
  const name = bookNameOf(box);
  return name === null || metadata[name] === '' || saysAny(box, [metadata[name]]);
}

/** Returns a text of the cover as it is shown, including the spine's; null if no text has this id. */
export function shownText(design: Design, id: string): TextBox | null {
  return [...design.frontBoard.textBoxes, ...spineBoxes(design)].find(({ designMode }) => designMode.uniqueId === id) ?? null;
}

/** Returns a text box with other words on its existing lines. */
export function withWords(box: TextBox, words: string): TextBox {
  const { text } = box;
  return { ...box, text: { ...text, text: words, ...(text.lines ? { lines: setWordsOnLines(text.lines, words) } : {}) } };
}

interface Renaming {
  readonly name: BookName;
  /** The current words of linked texts. */
  readonly said: readonly string[];
  /** The new words, with the line breaks of the text that they were typed into. */
  readonly words: string;
  /** The id of the text that already has the new words. */
  readonly except?: string;
}

/**
 * Gives the book another title or author, in the metadata and in every linked text. A text that says something else is left as it is and
 * counts as unlinked from then on, so that typing a title cannot link it by accident.
 */
export function renameBook(design: Design, { name, said, words, except }: Renaming): Design {
  const { frontBoard, spine, metadata } = design;
  const rename = (box: TextBox, always: boolean): TextBox => {
    const { uniqueId, linked } = box.designMode;
    if (bookNameOf(box) !== name || uniqueId === except || linked === false) return box;
    if (oneLine(box.text.text) === oneLine(words)) return box;
    if (!always && !saysAny(box, said)) return unlinked(box);
    return withWords(
      box,
      reworded(box.text.text, inItsCapitals(box.text.text, said, box.panelName.startsWith('Spine') ? oneLine(words) : words)),
    );
  };
  const [author, title] = spine.textBoxes;
  const follows = spine.replicateFrontTextOnSpine;
  return {
    ...design,
    frontBoard: { ...frontBoard, textBoxes: frontBoard.textBoxes.map((box) => rename(box, false)) },
    spine: { ...spine, textBoxes: [rename(author, follows), rename(title, follows)] },
    metadata: { ...metadata, [name]: oneLine(words) },
  };
}

/**
 * Returns the design after the words of a text have changed. If the text is linked, the book and its linked texts get the new words too.
 */
export function afterNewWords(before: Design, after: Design, id: string): Design {
  const [old, now] = [shownText(before, id), shownText(after, id)];
  const name = old && bookNameOf(old);
  if (!old || !now || !name || !isLinked(before, old) || oneLine(old.text.text) === oneLine(now.text.text)) return after;
  const renamed = renameBook(after, { name, said: [old.text.text, before.metadata[name]], words: now.text.text, except: id });
  return preserveFollowing(after, renamed);
}

/** Links a text to the book's name, which it then shows, or unlinks it so that it keeps its own words. */
export const linkWords = defineCommand(
  z.strictObject({ name: z.literal('link-words'), id: identifier, linked: z.boolean() }),
  (design, { id, linked }): Result<Design, CommandFault> => {
    const box = shownText(design, id);
    if (!box) return missing('TextBox', id);
    if (!isLinkable(box)) return refuse({ message: say('notLinkable') });
    if (!linked) return succeed(withText(design, id, unlinked));
    const name = bookNameOf(box);
    const words = name === null ? '' : design.metadata[name];
    const next = withText(design, id, (own) => {
      const { linked: _, ...designMode } = own.designMode;
      const free = { ...own, designMode };
      return words === '' || saysAny(own, [words]) ? free : withWords(free, words);
    });
    return succeed(name !== null && words === '' ? { ...next, metadata: { ...next.metadata, [name]: oneLine(box.text.text) } } : next);
  },
);

/** Changes a text. A spine that shows the front's words is given its own words when one of its texts is changed by itself. */
function withText(design: Design, id: string, change: (box: TextBox) => TextBox): Design {
  const { frontBoard, spine } = design;
  const changed = (box: TextBox) => (box.designMode.uniqueId === id ? change(box) : box);
  if (!spine.textBoxes.some(({ designMode }) => designMode.uniqueId === id)) {
    return { ...design, frontBoard: { ...frontBoard, textBoxes: frontBoard.textBoxes.map(changed) } };
  }
  const [author, title] = spineBoxes(design).map(changed);
  if (!author || !title) return design;
  return { ...design, spine: { ...spine, textBoxes: [author, title], replicateFrontTextOnSpine: false } };
}

function unlinked(box: TextBox): TextBox {
  return { ...box, designMode: { ...box.designMode, linked: false } };
}

function saysAny({ text }: TextBox, words: readonly string[]): boolean {
  return isSampleName(text.text) || words.some((said) => comparable(said) === comparable(text.text));
}

/** Puts new words into the line breaks of a text, as far as the words are the same. Words with line breaks keep their own. */
function reworded(text: string, words: string): string {
  if (words.includes('\n')) return words;
  const known: readonly string[] = text.trim().match(/\s+|\S/gu) ?? [];
  const next = [...words];
  const isSame = (at: number, other: number) => (known[at]?.trim() === '' ? ' ' : known[at]) === next[other];
  const most = Math.min(known.length, next.length);
  let start = 0;
  while (start < most && isSame(start, start)) start += 1;
  let end = 0;
  while (end < most - start && isSame(known.length - 1 - end, next.length - 1 - end)) end += 1;
  return [...known.slice(0, start), ...next.slice(start, next.length - end), ...known.slice(known.length - end)].join('');
}

/** Returns the words in capitals if the text was typed in capitals and the book's name is not. */
function inItsCapitals(typed: string, said: readonly string[], words: string): string {
  return isCapitals(typed) && !said.some(isCapitals) ? words.toLocaleUpperCase() : words;
}

function isCapitals(text: string): boolean {
  return text !== text.toLocaleLowerCase() && text === text.toLocaleUpperCase();
}
