import { useCallback, useEffect, useRef } from 'react';
import { ACTIONS, matchesShortcut } from '../actions/actions.ts';
import { useMountedEditor } from '../session/editor-context.ts';

/** The editor's keys, wherever the focus is except in a field. Returns whether space is held: the stage then pans. */
export function useStageKeys(): () => boolean {
  const editor = useMountedEditor();
  const space = useRef(false);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (isField(event.target)) return;
      if (event.key === ' ' && !(event.target instanceof HTMLButtonElement)) {
        space.current = true;
        event.preventDefault();
        return;
      }
      const action = ACTIONS.find((candidate) => matchesShortcut(candidate, event));
      if (!action?.isEnabled(editor)) return;
      event.preventDefault();
      action.run(editor, event);
    };
    const onKeyUp = (event: KeyboardEvent) => {
      if (event.key === ' ') space.current = false;
    };
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('keyup', onKeyUp);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('keyup', onKeyUp);
    };
  }, [editor]);
  return useCallback(() => space.current, []);
}

function isField(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable="true"], [role="dialog"]') !== null;
}
