import { getCover } from '@coverwright/contracts/calls/covers.ts';
import { createDraftShare } from '@coverwright/contracts/calls/sharing.ts';
import type { Designs } from '@coverwright/core/design/item.ts';
import type { FormatId } from '@coverwright/core/formats/format.ts';
import { type Result, refuse, succeed } from '@coverwright/core/result/result.ts';
import { type ApiFault, callApi } from '../api/call-api.ts';
import { pollShare } from './poll-share.ts';

interface ShareWish {
  readonly id: string;
  readonly designs: Designs;
  readonly currentFormat: FormatId;
}

/** Has a saved cover shared as it is now. @returns the whole address of its page */
export async function shareCover(
  { id, designs, currentFormat }: ShareWish,
  onAttempt: (share: number) => void,
  signal: AbortSignal,
): Promise<Result<string, ApiFault>> {
  const asked = await callApi(createDraftShare, { body: { designs, id, saveAsDraft: false, currentFormat } }, signal);
  if (!asked.ok) return asked;
  const { hasGenerated, _id } = asked.value;
  const ask = async (): Promise<Result<string | null, ApiFault>> => {
    const answer = await callApi(getCover, { params: { id: _id } }, signal);
    return answer.ok ? succeed(answer.value.draftShareUrl) : answer;
  };
  const found = hasGenerated ? await pollShare({ ask, wait: (ms) => pause(ms, signal), signal, onAttempt }) : await ask();
  if (!found.ok) return found;
  if (found.value === null)
    return refuse({ code: 'share', status: 0, message: 'The share was taken back in the meantime. Share it again.' });
  return succeed(new URL(found.value, window.location.origin).href);
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => resolve(clearTimeout(timer)), { once: true });
  });
}
