import { type RefObject, useEffect } from 'react';
import { ACTIONS, matchesShortcut } from '../actions/actions.ts';
import { runAction } from '../actions/run-action.ts';
import { useMountedEditor } from '../session/editor-context.ts';

/** The editor's keys, wherever the focus is; in a field only those that are meant for everywhere. While space is held the stage pans. */
export function useStageKeys(stage: RefObject<HTMLElement | null>): void {
  const editor = useMountedEditor();
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || isField(event.target)) return;
      if (event.key === ' ' && !(event.target instanceof HTMLButtonElement)) {
        editor.gestures.holdSpace(true);
        event.preventDefault();
        return;
      }
      const isOnStage = event.target instanceof Node && (stage.current?.contains(event.target) ?? false);
      const action = ACTIONS.find((candidate) => matchesShortcut(candidate, event) && (candidate.scope !== 'stage' || isOnStage));
      if (!action || !runAction(action, editor, event)) return;
      event.preventDefault();
      if (action.scope === 'stage') focusSelected(stage.current, editor.store.getState().selectedId);
    };
    // Heard on the way down: who types on the cover keeps the other keys to himself.
    const onKeyInField = (event: KeyboardEvent) => {
      if (!isField(event.target) || isInDialog(event.target)) return;
      const action = ACTIONS.find((candidate) => candidate.scope === 'everywhere' && matchesShortcut(candidate, event));
      if (!action || !runAction(action, editor, event)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    const onKeyUp = (event: KeyboardEvent) => {
      if (event.key === ' ') editor.gestures.holdSpace(false);
    };
    document.addEventListener('keydown', onKeyInField, { capture: true });
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('keyup', onKeyUp);
    return () => {
      document.removeEventListener('keydown', onKeyInField, { capture: true });
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('keyup', onKeyUp);
    };
  }, [editor, stage]);
}

function focusSelected(stage: HTMLElement | null, id: string | null): void {
  const nodes = stage?.querySelectorAll<HTMLElement>('[data-element]') ?? [];
  for (const node of nodes) if (node.dataset['element'] === id) node.focus({ preventScroll: true });
}

function isField(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.closest('input, textarea, select, [contenteditable="true"]') !== null || isInDialog(target))
  );
}

function isInDialog(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest('[role="dialog"]') !== null;
}
