import type { Design } from '../design/design.ts';
import { isEqual } from '../design/is-equal.ts';
import type { TextBox } from '../design/text-box.ts';
import { frontTexts } from '../elements/text-box/text-board.ts';
import { oneLine } from '../text/one-line.ts';
import type { History, Step } from './history.ts';
import { preserveFollowing } from './preserve-following.ts';
import { type BookName, SUBTITLE_ID, bookNameOf, isLinked, renameBook, shownText, withWords } from './link-words.ts';

const BOOK_NAMES = ['title', 'author'] as const;

/**
 * Updates another format of the same title after a change of this one: its linked title, author and subtitle get the new words.
 * @param before this format before the change; the same as `after` if only the names matter.
 */
export function linkFormat(other: Design, before: Design, after: Design): Design {
  if (after.metadata === before.metadata && after.frontBoard === before.frontBoard && sameNames(other, after)) return other;
  const named = BOOK_NAMES.reduce((design, name) => withName(design, name, before, after), other);
  return preserveFollowing(other, withSubtitle(named, before, after));
}

/**
 * Returns the history of another format with the current names of the title, so that undo in that format does not restore an older name.
 */
export function linkHistory(history: History, present: Design): History {
  const now = linkFormat(history.present, present, present);
  const linked = (step: Step): Step => {
    const design = linkFormat(step.design, step.design, now);
    return design === step.design ? step : { ...step, design };
  };
  const past = history.past.map(linked);
  const future = history.future.map(linked);
  return {
    past: past.filter((step, index) => isStep(step, history.past[index], past[index + 1]?.design ?? now)),
    present: now,
    future: future.filter((step, index) => isStep(step, history.future[index], future[index - 1]?.design ?? now)),
  };
}

/** Returns false for a step that the new names have made equal to its neighbor, because it no longer changes anything. */
function isStep(step: Step, was: Step | undefined, neighbour: Design): boolean {
  return step === was || !isEqual({ ...step.design, follows: null }, { ...neighbour, follows: null });
}

function sameNames(one: Design, other: Design): boolean {
  return BOOK_NAMES.every((name) => one.metadata[name] === other.metadata[name]);
}

function withName(design: Design, name: BookName, before: Design, after: Design): Design {
  if (design.metadata[name] === after.metadata[name]) return design;
  const [was, now] = [frontText(before, name), frontText(after, name)];
  const said = [design.metadata[name], before.metadata[name], ...(was && isLinked(before, was) ? [was.text.text] : [])];
  // A front text brings its author's own line breaks. A new cover has words before its book has a name, hence the empty string.
  const isSaid = now && isLinked(after, now) && ['', oneLine(now.text.text)].includes(after.metadata[name]);
  const renamed = renameBook(design, { name, said, words: isSaid ? now.text.text : after.metadata[name] });
  return { ...renamed, metadata: { ...renamed.metadata, [name]: after.metadata[name] } };
}

function frontText(design: Design, name: BookName): TextBox | null {
  return frontTexts(design).find((box) => bookNameOf(box) === name) ?? null;
}

function withSubtitle(design: Design, before: Design, after: Design): Design {
  const [own, was, now] = [design, before, after].map((one) => shownText(one, SUBTITLE_ID));
  if (!own || !was || !now || !isLinked(design, own) || !isLinked(after, now)) return design;
  const saysTheSame = oneLine(own.text.text) === oneLine(was.text.text);
  const isSaid = oneLine(own.text.text) === oneLine(now.text.text);
  if (isSaid || !(saysTheSame || was.designMode.linked === false)) return design;
  const textBoxes = design.frontBoard.textBoxes.map((box) => (box === own ? withWords(box, now.text.text) : box));
  return { ...design, frontBoard: { ...design.frontBoard, textBoxes } };
}
