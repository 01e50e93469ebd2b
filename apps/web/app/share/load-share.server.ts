import { readShare } from '@coverwright/server/features/sharing/read-share.ts';
import { isLinkTakenDown } from '@coverwright/server/features/takedowns/takedown-repository.ts';
import { data, type RouterContextProvider } from 'react-router';
import { factsContext } from '../page-facts.server.ts';

/** The data of a shared draft. */
export type { SharedDraft } from '@coverwright/server/features/sharing/read-share.ts';

/** Loads a shared draft. `draft` is null if there is none; the status is then 404, or 410 after a takedown. */
export async function loadShare(token: string, context: Readonly<RouterContextProvider>) {
  const { services, visit } = context.get(factsContext);
  const draft = await readShare(services, token);
  const isTakenDown = !draft && (await isLinkTakenDown(services.db, token));
  return data({ draft, origin: visit.origin, isTakenDown }, draft ? 200 : isTakenDown ? 410 : 404);
}
