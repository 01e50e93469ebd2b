import { postUserDesign } from '@coverwright/contracts/calls/designs.ts';
import { callApiQuietly } from '../api/call-api.ts';
import { currentDesigns } from '../session/current-designs.ts';
import type { Journal } from './journal.ts';

/**
 * Saves a cover to the account that only this browser has stored, after its author has logged in. If that fails, the cover stays in this
 * browser, unsaved.
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
