import {
  changeTheme as changeThemeCall,
  changeUserRole,
  getFigures,
  listAllCovers as listAllCoversCall,
  listAudit as listAuditCall,
  listGenreCounts,
  listJobs,
  listUsers as listUsersCall,
  setGenreOffered as setGenreOfferedCall,
  retryJob as retryJobCall,
} from '@coverwright/contracts/calls/admin-site.ts';
import { liftTakedown as liftTakedownCall, createTakedown as createTakedownCall } from '@coverwright/contracts/calls/admin-covers.ts';
import { formatIdSchema } from '@coverwright/core/design/item.ts';
import { succeed } from '@coverwright/core/result/result.ts';
import type { Services } from '../../compose.ts';
import { handleCall, type App } from '../../http/handle-call.ts';
import { sendRefusal } from '../../http/send-refusal.ts';
import { changeTheme } from '../site/change-theme.ts';
import { paintAnyCover } from '../takedowns/read-any-cover.ts';
import { liftTakedown, applyTakedown } from '../takedowns/apply-takedown.ts';
import { changeRole } from './change-role.ts';
import { countCoversByGenre } from './count-covers-by-genre.ts';
import { listAllCovers } from './list-all-covers.ts';
import { listAudit } from './list-audit.ts';
import { listUsers } from './list-users.ts';
import { setGenreOffered } from './set-genre-offered.ts';
import { readFigures } from './read-figures.ts';
import { reportJobs } from './report-jobs.ts';
import { retryJob } from './retry-job.ts';

/** Adds the calls for administrators, except for those of the shop and the blog. */
export function addAdminRoutes(
  app: App,
  tools: Pick<
    Services,
    | 'db'
    | 'clock'
    | 'makeId'
    | 'queue'
    | 'theme'
    | 'withheldGenres'
    | 'adminEmails'
    | 'mailSender'
    | 'homeUrl'
    | 'renderer'
    | 'assetReaders'
    | 'stop'
  >,
): void {
  handleCall(app, getFigures, async () => succeed(await readFigures(tools)));
  handleCall(app, listAllCoversCall, ({ query }) => listAllCovers(tools, query));
  handleCall(app, createTakedownCall, ({ session, params, body }) => applyTakedown(tools, session, params.id, body.reason));
  handleCall(app, liftTakedownCall, ({ session, params }) => liftTakedown(tools, session, params.id));
  app.get('/api/admin/covers/:id/:file{[a-z]+\\.jpeg}', async (context) => {
    const { found } = context.get('visit');
    if (!found) return sendRefusal(context, { code: 'signInRequired' });
    if (found.session.role !== 'admin') return sendRefusal(context, { code: 'adminOnly' });
    const format = formatIdSchema.safeParse(context.req.param('file').slice(0, -'.jpeg'.length));
    const bytes = format.success ? await paintAnyCover(tools, context.req.param('id'), format.data) : null;
    if (!bytes) return sendRefusal(context, { code: 'notFound' });
    return context.body(new Uint8Array(bytes), 200, { 'content-type': 'image/jpeg', 'cache-control': 'private, no-store' });
  });
  handleCall(app, listUsersCall, ({ query }) => listUsers(tools, query));
  handleCall(app, changeUserRole, ({ session, params, body }) => changeRole(tools, session, params.id, body.role));
  handleCall(app, changeThemeCall, async ({ session, body }) => succeed(await changeTheme(tools, session, body.colours)));
  handleCall(app, listGenreCounts, async () => succeed(await countCoversByGenre(tools)));
  handleCall(app, setGenreOfferedCall, ({ session, params, body }) => setGenreOffered(tools, session, params.id, body.isOffered));
  handleCall(app, listJobs, async () => succeed({ queues: await reportJobs(tools) }));
  handleCall(app, retryJobCall, ({ session, params }) => retryJob(tools, session, params));
  handleCall(app, listAuditCall, ({ query }) => listAudit(tools, query));
}
