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
import { asAdmin } from '../../auth/as-admin.ts';
import type { Services } from '../../compose.ts';
import { answerCall, type App } from '../../http/answer-call.ts';
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
  answerCall(app, getFigures, ({ visit }) => asAdmin(visit, async () => succeed(await readFigures(tools))));
  answerCall(app, listAllCoversCall, ({ visit, query }) => asAdmin(visit, () => listAllCovers(tools, query)));
  answerCall(app, listUsersCall, ({ visit, query }) => asAdmin(visit, () => listUsers(tools, query)));
  answerCall(app, changeUserRole, ({ visit, params, body }) => asAdmin(visit, (admin) => changeRole(tools, admin, params.id, body.role)));
  answerCall(app, changeThemeCall, ({ visit, body }) =>
    asAdmin(visit, async (admin) => succeed(await changeTheme(tools, admin, body.colours))),
  );
  answerCall(app, listGenreCounts, ({ visit }) => asAdmin(visit, async () => succeed(await countCoversByGenre(tools))));
  answerCall(app, offerGenreCall, ({ visit, params, body }) =>
    asAdmin(visit, (admin) => offerGenre(tools, admin, params.id, body.isOffered)),
  );
  answerCall(app, listJobs, ({ visit }) => asAdmin(visit, async () => succeed({ queues: await reportJobs(tools) })));
  answerCall(app, retryJobCall, ({ visit, params }) => asAdmin(visit, (admin) => retryJob(tools, admin, params)));
  answerCall(app, listAuditCall, ({ visit, query }) => asAdmin(visit, () => listAudit(tools, query)));
}
