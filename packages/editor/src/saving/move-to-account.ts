import { postUserDesign } from '@coverwright/contracts/calls/designs.ts';
import { callApiQuietly } from '../api/call-api.ts';
import { currentDesigns } from '../session/current-designs.ts';
import type { Journal } from './journal.ts';

/**
 * Makes a cover of the account out of one that this browser alone has kept: its author has signed in since. What fails stays as
 * it is, kept here and not saved.
 */
export async function moveToAccount(coverId: string, journal: Pick<Journal, 'read' | 'write'>, signal: AbortSignal): Promise<void> {
  const kept = await journal.read(coverId);
  if (!kept || kept.itemId !== null) return;
  const body = { designs: currentDesigns(kept.histories), currentFormat: kept.currentFormat };
  const answer = await callApiQuietly(postUserDesign, { body }, signal);
  if (!answer.ok) return;
  const { _id, updatedAt } = answer.value.item;
  await journal.write({ ...kept, itemId: _id, basedOn: updatedAt, saved: true });
}
