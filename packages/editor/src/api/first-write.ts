import { getUploadUrl } from '@coverwright/contracts/calls/assets.ts';
import type { Call } from '@coverwright/contracts/calls/call.ts';

/** Lock of the page that makes a browser's first write, so that the other tabs wait as well. */
const LOCK = 'coverwright first write';

/** Maximum time in milliseconds that a write waits for those before it: enough for a large design on a slow line. */
const TURN_MS = 60_000;

let isOwnerKnown = false;
/** The last write of this page: without the Web Locks API, the page's own calls still wait for each other. */
let lastWrite: Promise<unknown> = Promise.resolve();

/** Returns true if a call gives an anonymous visitor the cookie that owns their work: every write does, and so does the place of an upload. */
export function makesOwner({ id, method, auth }: Pick<Call, 'id' | 'method' | 'auth'>): boolean {
  return auth === 'owner' && (method !== 'GET' || id === getUploadUrl.id);
}

/**
 * Sends a call that may give the visitor the owner's cookie. Until one of them has succeeded they are sent one after the other: two
 * at once would each get a cookie, the browser would keep one, and the work of the other would belong to nobody.
 * @param send answers with what succeeded, or not
 */
export async function sendWrite<Answer extends { readonly ok: boolean }>(send: () => Promise<Answer>): Promise<Answer> {
  if (isOwnerKnown) return send();
  const sent = await inTurn(async () => {
    if (isOwnerKnown) return null;
    const answer = await send();
    isOwnerKnown = answer.ok;
    return answer;
  });
  if (sent) return sent;
  const answer = await send();
  // Later writes need not wait for a page that hangs.
  isOwnerKnown ||= answer.ok;
  return answer;
}

/** Runs `work` after the other first writes. Returns null without running it if they take too long, as those of a page that hangs would. */
async function inTurn<Value>(work: () => Promise<Value>): Promise<Value | null> {
  const signal = AbortSignal.timeout(TURN_MS);
  if (globalThis.navigator?.locks) return navigator.locks.request(LOCK, { signal }, work).catch(() => null) as Promise<Value | null>;
  const tooLong = new Promise((resolve) => signal.addEventListener('abort', resolve));
  const turn = Promise.race([lastWrite, tooLong]).then(() => (signal.aborted ? null : work()));
  lastWrite = turn.catch(() => {});
  return turn;
}

/** Forgets the owner, for tests of a browser that has written nothing. */
export function forgetOwner(): void {
  isOwnerKnown = false;
}
