import type { Fix } from '../check.ts';
import type { PreflightSubject } from '../preflight-subject.ts';
import { fitInside } from './fit-inside.ts';
import { say } from '../say.ts';

/** Brings words that stand on the spine to where they are safe; null where the book is too thin for words, or they cannot be brought there. */
export function insideSpine(subject: PreflightSubject, id: string): Fix | null {
  const { spine } = subject.geometry.safe;
  const command = spine && fitInside(subject, id, spine);
  return command && { label: say('moveInside'), command };
}
