import { createRevisionDraft } from '@coverwright/contracts/calls/covers.ts';
import { callApi } from '../api/call-api.ts';

/** Starts a revision of a bought cover and opens it. @returns the reason if it could not be started; null when the page is being left */
export async function startRevision(itemId: string): Promise<string | null> {
  const answer = await callApi(createRevisionDraft, { body: { id: itemId } });
  if (!answer.ok) return answer.fault.message;
  window.location.assign(`/design?cover=${encodeURIComponent(answer.value.id)}`);
  return null;
}
