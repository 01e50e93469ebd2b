import { getCover } from '@coverwright/contracts/calls/covers.ts';
import { createDraftShare } from '@coverwright/contracts/calls/sharing.ts';
import type { Designs } from '@coverwright/core/design/item.ts';
import type { FormatId } from '@coverwright/core/formats/format.ts';
import { type Result, refuse, succeed } from '@coverwright/core/result/result.ts';
import { type ApiFault, callApi } from '../api/call-api.ts';
import { pollShare } from './poll-share.ts';
import { sharingMessages } from './messages.ts';
import { createPageTranslator } from '../messages/create-page-translator.ts';

const t = createPageTranslator(sharingMessages);

export interface SharedAt {
  readonly id: string;
  readonly url: string;
  /** True if the page shows an earlier state, because the latest changes could not be rendered. */
  readonly isOld: boolean;
  /** The author's message to visitors of the page; null without one. */
  readonly message: string | null;
}

interface ShareWish {
  readonly id: string;
  readonly designs: Designs;
  readonly currentFormat: FormatId;
}

/** Shares the current state of a saved cover. @returns the full address of its page, and whether the page could not be rendered again */
export async function shareCover(
  { id, designs, currentFormat }: ShareWish,
  onAttempt: (share: number) => void,
  signal: AbortSignal,
): Promise<Result<Omit<SharedAt, 'id'>, ApiFault>> {
  const asked = await callApi(createDraftShare, { body: { designs, id, saveAsDraft: false, currentFormat } }, signal);
  if (!asked.ok) return asked;
  const { hasGenerated, _id } = asked.value;
  let isOld = false;
  let message: string | null = null;
  const ask = async (): Promise<Result<string | null, ApiFault>> => {
    const answer = await callApi(getCover, { params: { id: _id } }, signal);
    isOld = answer.ok && answer.value.isDraftShareOld === true;
    message = answer.ok ? (answer.value.draftShareMessage ?? null) : null;
    return answer.ok ? succeed(answer.value.draftShareUrl) : answer;
  };
  const found = hasGenerated ? await pollShare({ ask, wait: (ms) => pause(ms, signal), signal, onAttempt }) : await ask();
  if (!found.ok) return found;
  if (found.value === null) return refuse({ code: 'share', status: 0, message: t('linkRevoked') });
  return succeed({ url: new URL(found.value, window.location.origin).href, isOld, message });
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => resolve(clearTimeout(timer)), { once: true });
  });
}
