import { useEffect } from 'react';
import { readPictureFiles } from './read-picture-files.ts';

/** Pictures pasted anywhere on the page, except into a dialog. @param onPictures must be the same function from one drawing to the next. */
export function usePastedPictures(onPictures: (files: readonly File[], event: ClipboardEvent) => void): void {
  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => {
      // Words that come with a picture of themselves, as from a word processor, are words.
      if (event.defaultPrevented || event.clipboardData?.types.includes('text/plain') || isInDialog(event.target)) return;
      const files = readPictureFiles(event.clipboardData);
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
