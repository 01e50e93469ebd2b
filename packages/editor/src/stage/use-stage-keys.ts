import { type RefObject, useEffect } from 'react';
import { ACTIONS, matchesShortcut } from '../actions/actions.ts';
import { copySelected, cutSelected, pasteElements, copySelection } from '../actions/clipboard-actions.ts';
import { removeSelected } from '../actions/element-actions.ts';
import { runAction } from '../actions/run-action.ts';
import { deselect } from '../actions/selection-actions.ts';
import { useMountedEditor } from '../session/editor-context.ts';
import { pastedPictures } from '../uploads/read-picture-files.ts';
import { isField, isInDialog, isPressable } from './key-targets.ts';

/** Handles the editor's shortcuts wherever the focus is; in a field only the global ones. While Space is held, dragging pans the stage. */
export function useStageKeys(stage: RefObject<HTMLElement | null>): void {
  const editor = useMountedEditor();
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      // An earlier listener may have moved the focus into a text area, where the letter is typed.
      if (event.defaultPrevented || isField(event.target) || isField(document.activeElement)) return;
      // These keys press the focused button, whatever is selected on the stage.
      if ((event.key === ' ' || event.key === 'Enter') && isPressable(event.target)) return;
      if (event.key === ' ') {
        editor.gestures.holdSpace(true);
        event.preventDefault();
        return;
      }
      const isOnStage = event.target instanceof Node && (stage.current?.contains(event.target) ?? false);
      const action = ACTIONS.find((candidate) => matchesShortcut(candidate, event) && (candidate.scope !== 'stage' || isOnStage));
      // During a gesture only Escape and the shortcuts that work everywhere are handled.
      const isHeld = editor.gestures.view.getState().mode !== 'idle';
      if (isHeld && action !== deselect && action?.scope !== 'everywhere') return;
      // Copy, cut and paste have events of their own, in which the browser's clipboard can be read and written synchronously.
      if (action === copySelected || action === cutSelected || action === pasteElements) return;
      if (!action || !runAction(action, editor, event)) return;
      event.preventDefault();
      if (action.scope === 'stage') focusSelected(stage.current, editor.store.getState().selectedId);
    };
    // The capture phase sees the key before the text area on the cover, which stops the propagation of keys.
    const onKeyInField = (event: KeyboardEvent) => {
      if (!isField(event.target) || isInDialog(event.target)) return;
      const action = ACTIONS.find((candidate) => candidate.scope === 'everywhere' && matchesShortcut(candidate, event));
      if (!action || !runAction(action, editor, event)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    const isForStage = (event: ClipboardEvent) =>
      !event.defaultPrevented && !isField(event.target) && editor.gestures.view.getState().mode === 'idle';
    const onCopy = (event: ClipboardEvent) => {
      // A text selection on the page takes precedence.
      if (!isForStage(event) || document.getSelection()?.isCollapsed === false || !copySelected.isEnabled(editor)) return;
      event.clipboardData?.setData('text/plain', copySelection(editor));
      if (event.type === 'cut') runAction(removeSelected, editor);
      event.preventDefault();
    };
    const onPaste = (event: ClipboardEvent) => {
      if (!isForStage(event)) return;
      if (pastedPictures(event.clipboardData).length > 0) return;
      if (runAction(pasteElements, editor)) event.preventDefault();
    };
    const onKeyUp = (event: KeyboardEvent) => {
      if (event.key === ' ') editor.gestures.holdSpace(false);
    };
    // If Space is released in another window, no keyup arrives here.
    const onBlur = () => editor.gestures.holdSpace(false);
    document.addEventListener('keydown', onKeyInField, { capture: true });
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('copy', onCopy);
    document.addEventListener('cut', onCopy);
    document.addEventListener('paste', onPaste);
    document.addEventListener('keyup', onKeyUp);
    window.addEventListener('blur', onBlur);
    return () => {
      document.removeEventListener('keydown', onKeyInField, { capture: true });
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('copy', onCopy);
      document.removeEventListener('cut', onCopy);
      document.removeEventListener('paste', onPaste);
      document.removeEventListener('keyup', onKeyUp);
      window.removeEventListener('blur', onBlur);
    };
  }, [editor, stage]);
}

function focusSelected(stage: HTMLElement | null, id: string | null): void {
  const nodes = stage?.querySelectorAll<HTMLElement>('[data-element]') ?? [];
  for (const node of nodes) if (node.dataset['element'] === id) node.focus({ preventScroll: true });
}
