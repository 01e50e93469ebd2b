import { useCallback, useEffect, useState } from 'react';
import type { Inquiry } from './inquiry.ts';
import { keepInquiry, readInquiry } from './kept-inquiry.ts';

const tabStorage = () => window.sessionStorage;

/** Answers changed, or how they change whatever they are by then. */
export type ChangeInquiry = (changes: Partial<Inquiry> | ((before: Inquiry) => Partial<Inquiry>)) => void;

/** The answers so far; neither a reload nor signing in forgets any. */
export function useInquiry(): readonly [Inquiry, ChangeInquiry] {
  const [inquiry, setInquiry] = useState(() => readInquiry(tabStorage));
  useEffect(() => keepInquiry(inquiry, tabStorage), [inquiry]);
  const change = useCallback<ChangeInquiry>(
    (changes) => setInquiry((before) => ({ ...before, ...(typeof changes === 'function' ? changes(before) : changes) })),
    [],
  );
  return [inquiry, change];
}
