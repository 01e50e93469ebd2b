import { useCallback, useEffect, useState } from 'react';
import type { Inquiry } from './inquiry.ts';
import { saveInquiry } from './stored-inquiry.ts';
import type { SetupVisit } from './setup-visit.ts';

const tabStorage = () => window.sessionStorage;

/** Changes some answers. The function form receives the answers at the time of the call. */
export type ChangeInquiry = (changes: Partial<Inquiry> | ((before: Inquiry) => Partial<Inquiry>)) => void;

/** The answers so far. They survive a reload, a login and a visit to the editor. */
export function useInquiry(visit: SetupVisit): readonly [Inquiry, ChangeInquiry] {
  const [inquiry, setInquiry] = useState(visit.answers);
  useEffect(() => {
    visit.keepAnswers(inquiry);
    saveInquiry(inquiry, tabStorage);
  }, [visit, inquiry]);
  const change = useCallback<ChangeInquiry>(
    (changes) => setInquiry((before) => ({ ...before, ...(typeof changes === 'function' ? changes(before) : changes) })),
    [],
  );
  return [inquiry, change];
}
