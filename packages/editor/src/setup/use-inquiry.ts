import { useEffect, useState } from 'react';
import { FIRST_INQUIRY, type Inquiry, inquirySchema } from './inquiry.ts';

const KEY = 'coverwright.inquiry';

/** The answers so far; a reload forgets none. */
export function useInquiry(): readonly [Inquiry, (changes: Partial<Inquiry>) => void] {
  const [inquiry, setInquiry] = useState(readInquiry);
  useEffect(() => {
    try {
      window.sessionStorage.setItem(KEY, JSON.stringify(inquiry));
    } catch {
      // A browser that keeps nothing asks again.
    }
  }, [inquiry]);
  return [inquiry, (changes) => setInquiry((before) => ({ ...before, ...changes }))];
}

function readInquiry(): Inquiry {
  try {
    const kept = inquirySchema.safeParse(JSON.parse(window.sessionStorage.getItem(KEY) ?? 'null'));
    return kept.success ? kept.data : FIRST_INQUIRY;
  } catch {
    return FIRST_INQUIRY;
  }
}

export function forgetInquiry(): void {
  try {
    window.sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was kept.
  }
}
