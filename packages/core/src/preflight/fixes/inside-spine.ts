import type { Fix } from '../check.ts';
import type { PreflightSubject } from '../preflight-subject.ts';
import { fitInside } from './fit-inside.ts';
import { say } from '../say.ts';

/**
 * Returns the fix that moves text on the spine into its safe area; null if the book is too thin for spine text, or the text does not fit
 * there.
 */
export function insideSpine(subject: PreflightSubject, id: string): Fix | null {
  const { spine } = subject.geometry.safe;
  const command = spine && fitInside(subject, id, spine);
  return command && { label: say('moveInside'), command };
}
