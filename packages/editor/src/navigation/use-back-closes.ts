import { useMediaQuery } from '@mantine/hooks';
import { useEffect, useRef } from 'react';
import { type BackStack, createBackStack } from './back-stack.ts';

let stack: BackStack | null = null;

/** One for the page, as there is one history. */
function pageStack(): BackStack {
  if (stack) return stack;
  const created = createBackStack(window.history);
  window.addEventListener('popstate', () => created.back());
  stack = created;
  return created;
}

/** While something is open, Back closes it instead of leaving the screen. */
export function useBackCloses(isOpen: boolean, close: () => void): void {
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => (isOpen ? pageStack().open(() => latest.current()) : undefined), [isOpen]);
}

/** The same for what is a sheet over the cover on a narrow screen, and stands beside it on a wide one. */
export function useBackClosesSheet(isOpen: boolean, close: () => void): void {
  const isNarrow = useMediaQuery('(max-width: 59.99em)', false, { getInitialValueInEffect: false });
  useBackCloses(isOpen && isNarrow, close);
}
