import routes from '../apps/web/app/routes.ts';
import type { OwnThings } from './own-things.ts';

export type Role = 'visitor' | 'author' | 'administrator';

/** The outcome of opening an address: a page, a 404, a redirect, or a file of a type. */
export type Outcome = 'page' | 'missing' | { readonly goesTo: string } | { readonly file: string };

interface Exception extends Partial<Record<Role, Outcome>> {
  /** The addresses to open, if the path itself is none. */
  readonly at?: (things: OwnThings) => readonly string[];
  readonly everyone?: Outcome;
}

export interface Visit {
  readonly at: string;
  readonly outcomes: Readonly<Record<Role, Outcome>>;
}

const LOG_IN = { goesTo: '/identity/sign-in' } as const;
const ADMINISTRATION = { visitor: LOG_IN, author: 'missing' } as const;
const OWN = { visitor: LOG_IN } as const;
/** A visitor who is logged in is redirected from the login back to where they were. */
const NOT_ASKED = { goesTo: '/auth/error' } as const;
const ON = { goesTo: '/account' } as const;

/** Routes that are not simply a page for everybody. All others are. */
const EXCEPTIONS: Readonly<Record<string, Exception>> = {
  '/guides/:category': { at: () => ['/guides/introduction'] },
  '/blog/feed.xml': { everyone: { file: 'application/rss+xml' } },
  '/blog/:slug': { at: () => ['/blog/black-is-not-black'] },
  '/blog-authors/:name': { at: () => ['/blog-authors/workshop'] },
  '/blog-categories/:name': { at: () => ['/blog-categories/design'] },
  '/refresh': { everyone: { goesTo: '/design' } },
  '/start': { everyone: { goesTo: '/design' } },
  '/support': { everyone: { goesTo: '/guides/support-and-faqs' } },
  '/sitemap.xml': { everyone: { file: 'application/xml' } },
  '/robots.txt': { everyone: { file: 'text/plain' } },
  '/success': { ...OWN, at: ({ order }) => [`/success?order=${order}`] },
  '/checkout/sandbox': { visitor: 'missing', at: ({ payment }) => [`/checkout/sandbox?session=${payment}`] },
  '/account/covers/:cover': { ...OWN, at: ({ bought }) => [`/account/covers/${bought}`] },
  // A payment service writes the receipt at this address; the sandbox writes none.
  '/account/orders/:order/receipt': { everyone: 'missing', at: ({ order }) => [`/account/orders/${order}/receipt`] },
  '/design': { at: ({ draft }) => ['/design', `/design?cover=${draft}`] },
  '/account': {
    ...OWN,
    at: () => ['/account', ...['completed-covers', 'revisions', 'orders', 'profile'].map((part) => `/account?show=${part}`)],
  },
  ...Object.fromEntries(administration().map((path) => [path, ADMINISTRATION])),
  '/admin-dashboard/covers/:id': { ...ADMINISTRATION, at: ({ draft }) => [`/admin-dashboard/covers/${draft}`] },
  '/admin-dashboard/posts/:id': { ...ADMINISTRATION, at: () => ['/admin-dashboard/posts/new'] },
  '/share/:token': { at: ({ share }) => [`/share/${share}`] },
  '/review/:token': { at: ({ review }) => [`/review/${review}`] },
  '/auth/sign-in': { visitor: LOG_IN, author: { goesTo: '/' }, administrator: { goesTo: '/' } },
  '/auth/sign-out': { everyone: { goesTo: '/' } },
  '/auth/signed-in': { visitor: LOG_IN, author: ON, administrator: ON, at: () => ['/auth/signed-in?callbackUrl=/account'] },
  '/auth/signed-up': { visitor: LOG_IN, author: ON, administrator: ON, at: () => ['/auth/signed-up?callbackUrl=/account'] },
  '/auth/verified-account': { at: () => ['/auth/verified-account?success=true'] },
  '/auth/error': { at: () => ['/auth/error?error=providerUnavailable'] },
  '/identity/sign-in': { author: NOT_ASKED, administrator: NOT_ASKED },
  '/identity/sign-up': { author: NOT_ASKED, administrator: NOT_ASKED },
  // The address is confirmed already, so the page goes on to the cover that the tab had open.
  '/identity/check-mail': { author: { goesTo: '/design' }, administrator: { goesTo: '/design' } },
  '/identity/verify': { everyone: { goesTo: '/auth/verification-expired' }, at: () => ['/identity/verify?token=x'] },
  '/identity/change-email': { at: () => ['/identity/change-email?token=x'] },
  '/identity/reset-password': { at: () => ['/identity/reset-password?token=x'] },
};

/**
 * Returns every route of the application with its outcome for each role. The last one logs out.
 * @throws Error for a route with an id that has no example
 */
export function visitsOf(things: OwnThings): readonly Visit[] {
  const paths = pathsOf(routes);
  const strange = Object.keys(EXCEPTIONS).filter((path) => !paths.includes(path));
  if (strange.length > 0) throw new Error(`No such route: ${strange.join(', ')}`);
  const visits = paths.flatMap((path) => {
    const { at, everyone = 'page', ...roles } = EXCEPTIONS[path] ?? {};
    if (!at && path.includes(':')) throw new Error(`${path} is on no visit: say in route-outcomes.ts where one of them is`);
    return (at?.(things) ?? [path]).map((address) => ({
      at: address,
      outcomes: { visitor: everyone, author: everyone, administrator: everyone, ...roles },
    }));
  });
  const isLogOut = ({ at }: Visit) => at === '/auth/sign-out';
  return [...visits.filter((visit) => !isLogOut(visit)), ...visits.filter(isLogOut)];
}

function administration(): readonly string[] {
  return pathsOf(routes).filter((path) => path.startsWith('/admin-dashboard'));
}

/** Returns the paths of all pages, including nested ones. */
function pathsOf(entries: typeof routes, above = ''): readonly string[] {
  return entries.flatMap(({ path = '', children }) => {
    const own = path ? `${above}/${path}` : above;
    return children ? pathsOf(children, own) : [own || '/'];
  });
}
