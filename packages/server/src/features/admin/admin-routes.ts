import {
  changeTheme as changeThemeCall,
  changeUserRole,
  getFigures,
  listAllCovers as listAllCoversCall,
  listAudit as listAuditCall,
  listGenreCounts,
  listJobs,
  listUsers as listUsersCall,
  offerGenre as offerGenreCall,
  retryJob as retryJobCall,
} from '@coverwright/contracts/calls/admin-site.ts';
import { succeed } from '@coverwright/core/result/result.ts';
import type { Services } from '../../compose.ts';
import { handleCall, type App } from '../../http/handle-call.ts';
import { changeTheme } from '../site/change-theme.ts';
import { changeRole } from './change-role.ts';
import { countCoversByGenre } from './count-covers-by-genre.ts';
import { listAllCovers } from './list-all-covers.ts';
import { listAudit } from './list-audit.ts';
import { listUsers } from './list-users.ts';
import { offerGenre } from './offer-genre.ts';
import { readFigures } from './read-figures.ts';
import { reportJobs } from './report-jobs.ts';
import { retryJob } from './retry-job.ts';

/** What administrators see of the whole site, and what they change of it. The shop and the blog have theirs beside them. */
export function addAdminRoutes(
  app: App,
  tools: Pick<Services, 'db' | 'clock' | 'makeId' | 'queue' | 'theme' | 'withheldGenres' | 'adminEmails'>,
): void {
  handleCall(app, getFigures, async () => succeed(await readFigures(tools)));
  handleCall(app, listAllCoversCall, ({ query }) => listAllCovers(tools, query));
  handleCall(app, listUsersCall, ({ query }) => listUsers(tools, query));
  handleCall(app, changeUserRole, ({ session, params, body }) => changeRole(tools, session, params.id, body.role));
  handleCall(app, changeThemeCall, async ({ session, body }) => succeed(await changeTheme(tools, session, body.colours)));
  handleCall(app, listGenreCounts, async () => succeed(await countCoversByGenre(tools)));
  handleCall(app, offerGenreCall, ({ session, params, body }) => offerGenre(tools, session, params.id, body.isOffered));
  handleCall(app, listJobs, async () => succeed({ queues: await reportJobs(tools) }));
  handleCall(app, retryJobCall, ({ session, params }) => retryJob(tools, session, params));
  handleCall(app, listAuditCall, ({ query }) => listAudit(tools, query));
}
