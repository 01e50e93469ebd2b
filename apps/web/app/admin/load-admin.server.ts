import { ORDER_STATES } from '@coverwright/contracts/calls/orders.ts';
import type { Refusal } from '@coverwright/contracts/errors/refusal.ts';
import { THEME_COLOURS } from '@coverwright/contracts/site/theme-colours.ts';
import type { Result } from '@coverwright/core/result/result.ts';
import { countCoversByGenre } from '@coverwright/server/features/admin/count-covers-by-genre.ts';
import { listAllCovers } from '@coverwright/server/features/admin/list-all-covers.ts';
import { listAudit } from '@coverwright/server/features/admin/list-audit.ts';
import { listUsers } from '@coverwright/server/features/admin/list-users.ts';
import { readFigures } from '@coverwright/server/features/admin/read-figures.ts';
import { reportJobs } from '@coverwright/server/features/admin/report-jobs.ts';
import { listEditedTeasers, readEditedPost } from '@coverwright/server/features/blog/edit-posts.ts';
import { readBlogTerms } from '@coverwright/server/features/blog/read-blog.ts';
import { listBooks, totalReferrals } from '@coverwright/server/features/orders/read-books.ts';
import { listPackageRows } from '@coverwright/server/features/shop/package-repository.ts';
import { readAnyCover } from '@coverwright/server/features/takedowns/read-any-cover.ts';
import { data, type LoaderFunctionArgs } from 'react-router';
import { requireAdmin } from './require-admin.server.ts';

type Asked = Pick<LoaderFunctionArgs, 'request' | 'context'>;

export function loadFigures({ request, context }: Asked) {
  return readFigures(requireAdmin(request, context).services);
}

export async function loadCovers({ request, context }: Asked) {
  const { services, query } = requireAdmin(request, context);
  const asked = lookFor(query);
  return { q: asked.q, ...pageOrThrow(await listAllCovers(services, asked)) };
}

/** Loads a cover of any owner. @throws a 404 if it does not exist */
export async function loadCover({ request, context }: Asked, id: string) {
  const cover = await readAnyCover(requireAdmin(request, context).services, id);
  if (!cover) throw data(null, { status: 404 });
  return cover;
}

export async function loadUsers({ request, context }: Asked) {
  const { services, query, admin } = requireAdmin(request, context);
  const asked = lookFor(query);
  return { q: asked.q, ownId: admin.userId, ...pageOrThrow(await listUsers(services, asked)) };
}

export async function loadOrders({ request, context }: Asked) {
  const { services, query } = requireAdmin(request, context);
  const state = ORDER_STATES.find((known) => known === query.get('state'));
  return { state, ...pageOrThrow(await listBooks(services, { state, cursor: query.get('cursor') ?? undefined })) };
}

export async function loadPackages({ request, context }: Asked) {
  return { packages: await listPackageRows(requireAdmin(request, context).services.db) };
}

export function loadReferrals({ request, context }: Asked) {
  return totalReferrals(requireAdmin(request, context).services);
}

export async function loadPosts({ request, context }: Asked) {
  const { services } = requireAdmin(request, context);
  const [posts, terms] = await Promise.all([listEditedTeasers(services), readBlogTerms(services)]);
  return { posts, ...terms };
}

/** Loads a post for editing; null for a new one. @throws a 404 if it does not exist */
export async function loadPost({ request, context }: Asked, id: string) {
  const { services } = requireAdmin(request, context);
  const [found, terms] = await Promise.all([readEditedPost(services, id), readBlogTerms(services)]);
  if (id !== 'new' && found === null) throw data(null, { status: 404 });
  return { post: found, ...terms };
}

export async function loadBlogTerms({ request, context }: Asked) {
  return readBlogTerms(requireAdmin(request, context).services);
}

export async function loadTheme({ request, context }: Asked) {
  return { ...THEME_COLOURS, ...(await requireAdmin(request, context).services.theme.read()) };
}

export function loadGenres({ request, context }: Asked) {
  return countCoversByGenre(requireAdmin(request, context).services);
}

export async function loadJobs({ request, context }: Asked) {
  return { queues: await reportJobs(requireAdmin(request, context).services) };
}

export async function loadAudit({ request, context }: Asked) {
  const { services, query } = requireAdmin(request, context);
  return pageOrThrow(await listAudit(services, { cursor: query.get('cursor') ?? undefined }));
}

function lookFor(query: URLSearchParams): { readonly q: string; readonly cursor: string | undefined } {
  return { q: (query.get('q') ?? '').trim().slice(0, 200), cursor: query.get('cursor') ?? undefined };
}

/** @throws a 404 for an invalid cursor */
function pageOrThrow<Page>(read: Result<Page, Refusal>): Page {
  if (!read.ok) throw data(null, { status: 404 });
  return read.value;
}
