import { useMediaQuery } from '@mantine/hooks';
import { useEffect, useRef } from 'react';
import { type BackStack, createBackStack } from './back-stack.ts';

let stack: BackStack | null = null;

/** Returns the page's only back stack, because there is only one history. */
function pageStack(): BackStack {
  if (stack) return stack;
  const created = createBackStack(window.history);
  window.addEventListener('popstate', () => created.back());
  stack = created;
  return created;
}

/** Makes Back close an open layer instead of leaving the screen. */
export function useBackCloses(isOpen: boolean, close: () => void): void {
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => (isOpen ? pageStack().open(() => latest.current()) : undefined), [isOpen]);
}

/** Makes Back close a panel that is a sheet over the cover in a narrow window; in a wide window it is beside the cover. */
export function useBackClosesSheet(isOpen: boolean, close: () => void): void {
  const isNarrow = useMediaQuery('(max-width: 59.99em)', false, { getInitialValueInEffect: false });
  useBackCloses(isOpen && isNarrow, close);
}
