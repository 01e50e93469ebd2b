import { forgetDesignerSession, readDesignerSession } from '@coverwright/editor/saving/designer-session.ts';
import { routeAfterSignIn } from '@coverwright/editor/session/plan-design-load.ts';
import { hasInquiry } from '@coverwright/editor/setup/stored-inquiry.ts';
import { readLeftRoute } from './left-route.ts';

const tabStorage = () => window.sessionStorage;

/** Returns where somebody goes on who has just signed in: to what this tab had open, to the page it left, or to the account. */
export function nextPageAfterSignIn(): string {
  return routeAfterSignIn({
    session: readDesignerSession(tabStorage),
    hasInquiry: hasInquiry(tabStorage),
    route: readLeftRoute(tabStorage),
  });
}

/** The person who uses this browser next does not find the cover that was open. */
export function clearOpenCover(): void {
  forgetDesignerSession(tabStorage);
}
