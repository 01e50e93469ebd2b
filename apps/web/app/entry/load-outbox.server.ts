import { data, type RouterContextProvider } from 'react-router';
import { isUuid } from '@coverwright/server/features/is-uuid.ts';
import { factsContext } from '../page-facts.server.ts';
import { leave } from './leave.server.ts';

/**
 * Loads the stored mails and the open one.
 * @throws a redirect with a cookie for the browser that opens the terminal's link; a 404 for anyone without access, so that the mails'
 * existence stays hidden
 */
export async function loadOutbox(request: Request, context: Readonly<RouterContextProvider>) {
  const { services, visit } = context.get(factsContext);
  const { outbox } = services;
  const key = new URL(request.url).searchParams.get('key');
  const ticket = key === null ? null : await outbox?.redeem(key);
  if (ticket) throw leave(context, '/dev/outbox', [ticket]);
  if (!outbox?.isOpenTo(request, visit)) throw data(null, { status: 404 });
  const mails = await outbox.list();
  const id = new URL(request.url).searchParams.get('mail');
  const open = id !== null && isUuid(id) ? await outbox.find(id) : (mails[0] ?? null);
  return {
    mails: mails.map(({ id: mailId, recipient, subject, createdAt }) => ({
      id: mailId,
      recipient,
      subject,
      createdAt: createdAt.toISOString(),
    })),
    open: open && { id: open.id, subject: open.subject, text: open.text, html: open.html },
  };
}
