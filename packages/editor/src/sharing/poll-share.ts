import { type Result, refuse, succeed } from '@coverwright/core/result/result.ts';
import type { ApiFault } from '../api/call-api.ts';
import { sharingMessages } from './messages.ts';
import { createPageTranslator } from '../messages/create-page-translator.ts';

const t = createPageTranslator(sharingMessages);

export const POLL_MS = 3000;
export const MOST_ATTEMPTS = 20;

interface PollTools {
  /** Requests the address of the shared draft; null while there is none. */
  readonly ask: () => Promise<Result<string | null, ApiFault>>;
  readonly wait: (milliseconds: number) => Promise<void>;
  readonly signal: AbortSignal;
  /** Called with the share of the attempts that are used up, 0 to 1. */
  readonly onAttempt: (share: number) => void;
}

/** Polls for the address of a shared draft every three seconds, at most twenty times. */
export async function pollShare({ ask, wait, signal, onAttempt }: PollTools): Promise<Result<string, ApiFault>> {
  for (let attempt = 1; attempt <= MOST_ATTEMPTS; attempt++) {
    await wait(POLL_MS);
    if (signal.aborted) return refuse({ code: 'cancelled', status: 0, message: t('canceled') });
    onAttempt(attempt / MOST_ATTEMPTS);
    const answer = await ask();
    // A lost connection is retried; a refusal is final.
    if (!answer.ok && answer.fault.code !== 'offline') return answer;
    if (answer.ok && answer.value !== null) return succeed(answer.value);
  }
  return refuse({ code: 'maxAttempts', status: 0, message: t('tooManyAttempts') });
}
