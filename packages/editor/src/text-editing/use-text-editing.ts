import { caretAt } from '@coverwright/core/text/caret-at.ts';
import { type CaretMove, moveCaret } from '@coverwright/core/text/move-caret.ts';
import type { Point } from '@coverwright/core/geometry/shapes.ts';
import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { useLiveEditor, useMountedEditor } from '../session/editor-context.ts';
import { editWordsOf } from './edit-words-of.ts';
import { type EditedText, layOutEdited, unrotatePoint } from './edited-text.ts';
import type { TextPointer } from '../stage/gestures/create-gesture-engine.ts';
import { nameStep } from '../steps/name-step.ts';

/** Keys that move the caret by the cover's own lines, which the text area does not know. */
const MOVES: Readonly<Record<string, CaretMove>> = { ArrowUp: 'up', ArrowDown: 'down', Home: 'lineStart', End: 'lineEnd' };

export interface TextSelection {
  readonly anchor: number;
  readonly focus: number;
}

export interface TextEditing {
  readonly edited: EditedText | null;
  readonly selection: TextSelection;
  /** The invisible text area at the caret, which receives keyboard, clipboard and input method. */
  readonly textarea: RefObject<HTMLTextAreaElement | null>;
  readonly pointer: TextPointer;
  onInput(): void;
  onSelect(): void;
  onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>): void;
}

/**
 * Text editing on the canvas. A hidden text area holds the text and the selection, so that the clipboard, input methods and phone keyboards
 * work as usual. Only what depends on the cover's own lines (pointer, up and down) is implemented here.
 */
export function useTextEditing(): TextEditing {
  const { store, resources } = useMountedEditor();
  const editingId = useLiveEditor((state) => state.editingId);
  // The design changes at every frame of a drag, so it is read only while somebody types.
  const design = useLiveEditor((state) => (state.editingId === null ? null : state.history.present));
  const revision = useLiveEditor((state) => (state.editingId === null ? 0 : state.sceneRevision));
  const textarea = useRef<HTMLTextAreaElement>(null);
  const anchor = useRef(0);
  const goalX = useRef<number | null>(null);
  // The name of a typing burst is unique, also among those of earlier visits, which are in the history.
  const burst = useRef('');
  const [selection, setSelection] = useState<TextSelection>({ anchor: 0, focus: 0 });

  // The revision changes when a font has loaded: only then does the layout match the print.
  const edited = editingId === null || design === null || revision === 0 ? null : layOutEdited(design, editingId, resources.engine);
  const text = edited?.box.text.text ?? '';

  const note = ({ anchor: from, focus: to }: TextSelection) => {
    if (editingId !== null) store.getState().selectWords({ id: editingId, start: Math.min(from, to), end: Math.max(from, to) });
  };

  const show = (next: TextSelection) => {
    const area = textarea.current;
    anchor.current = next.anchor;
    setSelection(next);
    note(next);
    if (!area) return;
    const backward = next.focus < next.anchor;
    area.setSelectionRange(Math.min(next.anchor, next.focus), Math.max(next.anchor, next.focus), backward ? 'backward' : 'forward');
  };

  // A layout effect runs before the browser goes on, so that the letter that opened the box is typed into the text area.
  useLayoutEffect(() => {
    const area = textarea.current;
    if (!area || editingId === null) return;
    burst.current = crypto.randomUUID();
    area.focus({ preventScroll: true });
    if (!store.getState().editsAllWords) return;
    area.select();
    anchor.current = 0;
    setSelection({ anchor: 0, focus: area.value.length });
  }, [editingId, store]);

  const offsetAt = (point: Point): number | null => {
    const { editingId: id, history } = store.getState();
    const now = id === null ? null : layOutEdited(history.present, id, resources.engine);
    if (!now?.lines) return null;
    const { x, y } = unrotatePoint(now, point);
    return caretAt(now.lines.layout, { x: x - now.lines.origin.x, y: y - now.lines.origin.y }).offset;
  };

  const pointer: TextPointer = {
    press(point, extend) {
      if (!edited) return false;
      const { x, y, width, height } = edited.panel;
      const at = unrotatePoint(edited, point);
      if (at.x < x || at.x > x + width || at.y < y || at.y > y + height) return false;
      const offset = offsetAt(point) ?? 0;
      show({ anchor: extend ? anchor.current : offset, focus: offset });
      goalX.current = null;
      // A field of the drawer may have taken the focus in the meantime.
      textarea.current?.focus({ preventScroll: true });
      return true;
    },
    drag(point) {
      const offset = offsetAt(point);
      if (offset !== null) show({ anchor: anchor.current, focus: offset });
    },
    startAt(id, point) {
      editWordsOf(store, id);
      // The spine's words are edited in another place than the front's, and the blurb's in a field.
      if (store.getState().editingId !== id) return;
      // React updates the text area with the next render, so the caret is set after it.
      requestAnimationFrame(() => {
        const offset = offsetAt(point) ?? 0;
        show({ anchor: offset, focus: offset });
      });
    },
  };

  return {
    edited,
    selection,
    textarea,
    pointer,
    onInput() {
      const area = textarea.current;
      if (!area || editingId === null) return;
      const isSpine = edited !== null && edited.box.panelName.startsWith('Spine');
      // A spine has one line.
      const typed = isSpine ? area.value.replace(/\s*\n\s*/g, ' ') : area.value;
      const took = store
        .getState()
        .run({ name: 'edit-text-box', id: editingId, changes: { text: { text: typed } } }, nameStep('type'), `type ${burst.current}`);
      if (!took) area.value = text;
      goalX.current = null;
    },
    onSelect() {
      const area = textarea.current;
      if (!area) return;
      const backward = area.selectionDirection === 'backward';
      const next = backward
        ? { anchor: area.selectionEnd, focus: area.selectionStart }
        : { anchor: area.selectionStart, focus: area.selectionEnd };
      anchor.current = next.anchor;
      setSelection(next);
      note(next);
    },
    onKeyDown(event) {
      event.stopPropagation();
      // During composition Escape cancels an input method's suggestion, and Enter accepts it.
      if (event.nativeEvent.isComposing) return;
      if (event.key === 'Escape') {
        event.preventDefault();
        store.getState().stopEditing();
        return;
      }
      const undoes = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'z';
      if (undoes) {
        event.preventDefault();
        if (event.shiftKey) store.getState().redo();
        else store.getState().undo();
        return;
      }
      // A space or a new line ends the burst, so that undo takes back a word at a time.
      if (event.key === ' ' || event.key === 'Enter') burst.current = crypto.randomUUID();
      const move = MOVES[event.key];
      if (!move || !edited?.lines) return;
      event.preventDefault();
      const moved = moveCaret(edited.lines.layout, text, { offset: selection.focus, affinity: 'after' }, move, goalX.current);
      goalX.current = moved.goalX;
      show({ anchor: event.shiftKey ? anchor.current : moved.offset, focus: moved.offset });
    },
  };
}
