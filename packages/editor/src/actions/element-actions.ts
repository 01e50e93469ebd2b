import { AIR } from '@coverwright/core/blocks/find-room.ts';
import type { Design } from '@coverwright/core/design/design.ts';
import { geometryOf } from '@coverwright/core/design/geometry-of.ts';
import { frontTexts } from '@coverwright/core/elements/text-box/text-board.ts';
import { placedKind, wordsOf } from '@coverwright/core/elements/element-kinds.ts';
import type { PlacedElement } from '@coverwright/core/elements/placed-elements.ts';
import { MAX_TEXT_BOXES } from '@coverwright/core/design/bounds.ts';
import { intersection } from '@coverwright/core/geometry/shapes.ts';
import type { Scene } from '@coverwright/core/scene/scene.ts';
import { namesOf } from '../stage/element-name.ts';
import type { MountedEditor } from '../session/editor-context.ts';
import { isReadOnly } from '../session/is-read-only.ts';
import { selectedElements, withoutLocked } from '../session/selected-elements.ts';
import { editWordsOf, hasEditableWords } from '../text-editing/edit-words-of.ts';
import { sizeRatioFor } from '../session/size-ratio.ts';
import type { Action } from './action.ts';
import { nameStep } from '../steps/name-step.ts';

export const addText: Action = {
  id: 'add-text',
  label: 'addText',
  group: 'Elements',
  shortcuts: ['t'],
  isEnabled: ({ store }) => !isReadOnly(store.getState()) && frontTexts(store.getState().history.present).length < MAX_TEXT_BOXES,
  run: ({ store }) => {
    const { run, select, startEditing, history, scene } = store.getState();
    const id = crypto.randomUUID();
    const top = freeTop(history.present, scene);
    const added = run({ name: 'add-text-box', id, sizeRatio: sizeRatioFor(window.innerWidth), top }, nameStep('addText'));
    if (!added) return;
    select(id);
    startEditing(id, 'all');
  },
};

/** Height of a new line of text on an empty front, as a share of the front's height: a little above the middle. */
const USUAL = 0.45;
/** Approximate height of a new text box, in print pixels. */
const NEW_HEIGHT = 160;

/** Returns the place nearest to the usual one where a new text overlaps no other text; the usual one if the front is full of text. */
function freeTop(design: Design, scene: Scene | null): number {
  const { boards, safe } = geometryOf(design);
  const usual = boards.front.height * USUAL;
  const words = (scene?.layers ?? []).flatMap(({ kind, inkBounds }) =>
    wordsOf(kind) === 'placed' && inkBounds && intersection(inkBounds, boards.front) ? [inkBounds] : [],
  );
  const free = [
    usual,
    ...words.flatMap(({ y, height }) => [y - boards.front.y + height + AIR, y - boards.front.y - NEW_HEIGHT - AIR]),
  ].filter((top) => {
    const room = { ...safe.front, y: boards.front.y + top, height: NEW_HEIGHT };
    const isSafe = room.y >= safe.front.y && room.y + NEW_HEIGHT <= safe.front.y + safe.front.height;
    return isSafe && words.every((ink) => !intersection(ink, room));
  });
  return free.toSorted((one, other) => Math.abs(one - usual) - Math.abs(other - usual))[0] ?? usual;
}

export const editWords: Action = {
  id: 'edit-words',
  label: 'editText',
  group: 'Elements',
  shortcuts: ['Enter'],
  isEnabled: (editor) => selectedTextBox(editor) !== null,
  run: (editor) => {
    const id = selectedTextBox(editor);
    if (id !== null) editWordsOf(editor.store, id);
  },
};

export const removeSelected: Action = {
  id: 'remove',
  label: 'remove',
  group: 'Elements',
  shortcuts: ['Delete', 'Backspace'],
  isEnabled: ({ store }) => selectedElements(store.getState()).length > 0,
  run: ({ store }) => {
    const { run, history, select } = store.getState();
    const elements = withoutLocked(store, selectedElements(store.getState()), ({ locked }) => locked);
    if (elements.length === 0) return;
    const commands = elements.flatMap(({ id, kind }) => placedKind(kind)?.removeCommand(id) ?? []);
    const ids = elements.map(({ id }) => id);
    if (run({ name: 'together', commands }, nameStep('remove', { elements: namesOf(history.present, ids) }))) select(null);
  },
};

/** Returns the id of the text that can be edited: a text box, a spine text or the blurb, selected alone and not locked. */
function selectedTextBox(editor: MountedEditor): string | null {
  const { selectedIds, history } = editor.store.getState();
  const [only, ...others] = selectedIds;
  if (only !== undefined && others.length === 0 && !isReadOnly(editor.store.getState()) && isFixedWords(history.present, only)) return only;
  const box = onlySelectedTextBox(editor);
  return box && !box.locked ? box.id : null;
}

/** Returns true for texts whose place the book decides: those of the spine and the blurb. */
function isFixedWords(design: Design, id: string): boolean {
  const isText = design.frontBoard.textBoxes.some(({ designMode }) => designMode.uniqueId === id);
  return !isText && hasEditableWords(design, id);
}

/** Returns the text box that is selected alone, locked or not. */
export function onlySelectedTextBox({ store }: MountedEditor): PlacedElement | null {
  const [element, ...others] = selectedElements(store.getState());
  return element && wordsOf(element.kind) !== null && others.length === 0 ? element : null;
}
