import { forgetDesignerSession, readDesignerSession } from '@coverwright/editor/saving/designer-session.ts';
import { routeAfterSignIn } from '@coverwright/editor/session/plan-design-load.ts';
import { hasInquiry } from '@coverwright/editor/setup/stored-inquiry.ts';
import { readLeftRoute } from './left-route.ts';

const tabStorage = () => window.sessionStorage;

/** Returns the address to go to after a login: the cover that this tab had open, the page it left, or the account. */
export function nextPageAfterSignIn(): string {
  return routeAfterSignIn({
    session: readDesignerSession(tabStorage),
    hasInquiry: hasInquiry(tabStorage),
    route: readLeftRoute(tabStorage),
  });
}

/** Forgets the open cover, so that the next user of this browser does not find it. */
export function clearOpenCover(): void {
  forgetDesignerSession(tabStorage);
}
