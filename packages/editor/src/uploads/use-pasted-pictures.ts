import { useEffect } from 'react';
import { pastedPictures } from './read-picture-files.ts';

/** Handles pictures that are pasted anywhere on the page, except into a dialog. @param onPictures must be a stable function */
export function usePastedPictures(onPictures: (files: readonly File[], event: ClipboardEvent) => void): void {
  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => {
      if (event.defaultPrevented || isInDialog(event.target)) return;
      const files = pastedPictures(event.clipboardData);
      if (files.length === 0) return;
      event.preventDefault();
      onPictures(files, event);
    };
    document.addEventListener('paste', onPaste);
    return () => document.removeEventListener('paste', onPaste);
  }, [onPictures]);
}

function isInDialog(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[role="dialog"]') !== null;
}
