import { type RefObject, useEffect } from 'react';
import { flushSync } from 'react-dom';
import { onlySelectedTextBox } from '../actions/element-actions.ts';
import { useMountedEditor } from '../session/editor-context.ts';
import { isReadOnly } from '../session/is-read-only.ts';
import { isField, isPressable } from '../stage/key-targets.ts';

/** Keys with a function in a text area besides typing. */
const TEXT_KEYS: ReadonlySet<string> = new Set([
  'Backspace',
  'Delete',
  'Enter',
  'Home',
  'End',
  'ArrowLeft',
  'ArrowRight',
  'ArrowUp',
  'ArrowDown',
]);

/** Keys that start typing when a text box is selected: letters, digits, dead keys, and the first key of an input method. */
const WRITTEN = /^(\p{L}|\p{N}|Dead|Process)$/u;

/**
 * Separates typing from shortcuts. While a text is edited, it gets every typed character, wherever the focus is. A letter or digit that is
 * typed while a text box is selected opens it with all its text selected, and so replaces it.
 */
export function useTypedKeys(textarea: RefObject<HTMLTextAreaElement | null>): void {
  const editor = useMountedEditor();
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || isField(event.target) || hasModifier(event)) return;
      const { editingId, startEditing } = editor.store.getState();
      if (editingId === null) {
        const box = onlySelectedTextBox(editor);
        const isIdle = editor.gestures.view.getState().mode === 'idle';
        if (!box || !isIdle || !WRITTEN.test(event.key)) return;
        // Text that cannot be changed accepts no letter, and the letter must not trigger a shortcut.
        if (box.locked || isReadOnly(editor.store.getState())) return event.preventDefault();
        // The text area must exist before the browser inserts the letter.
        flushSync(() => startEditing(box.id, 'all'));
      } else {
        const isPress = (event.key === ' ' || event.key === 'Enter') && isPressable(event.target);
        if (isPress || !(event.key.length === 1 || TEXT_KEYS.has(event.key))) return;
      }
      textarea.current?.focus({ preventScroll: true });
    };
    // The capture phase runs before the shortcuts, which ignore keys that go to a field.
    document.addEventListener('keydown', onKeyDown, { capture: true });
    return () => document.removeEventListener('keydown', onKeyDown, { capture: true });
  }, [editor, textarea]);
}

/** Returns true for keys with Ctrl, Command or Alt, which are shortcuts. AltGr types characters. */
function hasModifier(event: KeyboardEvent): boolean {
  return (event.ctrlKey || event.metaKey || event.altKey) && !event.getModifierState('AltGraph');
}
