import { getUploadUrl } from '@coverwright/contracts/calls/assets.ts';
import { postDraft } from '@coverwright/contracts/calls/covers.ts';
import { createDesign } from '@coverwright/core/design/create-design.ts';
import fc from 'fast-check';
import { createVisitor } from '../visitor.ts';
import { fuzzedRequests } from './fuzzed-requests.ts';
import { rawAbuse, sendRaw } from './raw-abuses.ts';
import { type FuzzFault, sendRequests } from './send-requests.ts';

/** Number of requests that are held in memory. */
const BATCH = 1000;

/** Pages and files outside of the API; a star stands for any text. */
const PAGES = [
  '/*',
  '/review/*',
  '/share/*',
  '/blog/*',
  '/blog-authors/*',
  '/blog-categories/*',
  '/guides/*',
  '/media/*/x.webp',
  '/media/blog/*',
  '/files/*?expires=9&signature=x',
  '/pictures/*',
  '/fonts/*',
  '/assets/*',
  '/account/orders/*/receipt',
  '/review/*.data',
  '/identity/sign-in',
  '/identity/sign-up',
  '/identity/verify?token=*',
  '/identity/reset-password?token=*',
  '/identity/forgotten-password',
  '/identity/check-mail',
  '/checkout/sandbox?session=*',
  '/auth/error?error=*',
  '/dev/outbox?mail=*',
  '/oidc/token',
  '/oidc/auth?client_id=*',
  '/oidc/*',
  '/design?id=*',
  '/',
];

export interface FuzzRun {
  readonly origin: string;
  readonly seed: number;
  readonly count: number;
  /** Aborted when the time is over; the findings so far are returned. */
  readonly signal?: AbortSignal;
}

export interface FuzzOutcome {
  readonly faults: readonly FuzzFault[];
  readonly statuses: ReadonlyMap<number, number>;
}

/**
 * Sends requests that are generated from the server's own OpenAPI document. The same seed and count generate the same requests.
 * @param run the server must trust one proxy
 */
export async function runFuzz({ origin, seed, count, signal }: FuzzRun): Promise<FuzzOutcome> {
  const visitor = createVisitor(origin);
  const { _id } = await visitor.call(postDraft, { body: { designs: { ebook: createDesign({ format: 'ebook' }) } } });
  const { location } = await visitor.call(getUploadUrl, { query: { extension: 'png' } });
  const document: unknown = await (await visitor.fetch('/api/openapi.json')).json();
  const requests = fuzzedRequests(document, PAGES, [String(_id), location]);
  const faults: FuzzFault[] = [];
  const statuses = new Map<number, number>();
  for (let from = 0; from < count && signal?.aborted !== true; from += BATCH) {
    const batch = fc.sample(requests, { seed: seed + from, numRuns: Math.min(BATCH, count - from) });
    const sent = await sendRequests(batch, { origin, cookie: visitor.cookieHeader() });
    faults.push(...sent.faults.map((fault) => ({ ...fault, index: from + fault.index })));
    for (const [status, times] of sent.statuses) statuses.set(status, (statuses.get(status) ?? 0) + times);
  }
  return { faults, statuses };
}

/** Sends malformed HTTP. @returns the inputs that caused a status of 500 or above */
export async function runRawAbuses({
  origin,
  seed,
  count,
  signal,
}: FuzzRun): Promise<readonly { readonly bytes: string; readonly status: number }[]> {
  const faults = [];
  for (const bytes of fc.sample(rawAbuse, { seed, numRuns: count })) {
    if (signal?.aborted) break;
    const worst = Math.max(0, ...(await sendRaw(origin, bytes)));
    if (worst >= 500 && worst !== 501 && worst !== 505) faults.push({ bytes: bytes.toString('latin1').slice(0, 300), status: worst });
  }
  return faults;
}
