import { track } from '../analytics/track.ts';

/** The page's login state, as far as it is known. */
export type SignInState =
  | { readonly status: 'loading' }
  | { readonly status: 'unauthenticated' }
  | { readonly status: 'authenticated'; readonly email: string };

/** The login of the page around the editor; the editor itself knows no pages. */
export interface SignInProvider {
  readonly read: () => SignInState;
  /** Calls the listener on every change. Returns a function that removes the listener. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Asks the server whether there is a session. */
  readonly isSignedIn: () => Promise<boolean>;
  /** Leaves the page to log in, and returns to it afterwards. @param asksAgain true asks for the password even with a valid session */
  readonly leave: (asksAgain: boolean) => void;
  /** The addresses of the account and of the sign-out. */
  readonly addresses: { readonly account: string; readonly signOut: string };
}

let door: SignInProvider | null = null;

/** Sets the login of the page around the editor. Without it the editor offers none. */
export function setSignIn(opened: SignInProvider): void {
  door = opened;
}

export function getSignIn(): SignInProvider | null {
  return door;
}

/** Leaves the page to log in or sign up at the author's request, and reports that to the tag manager. */
export function leaveToSignUp({ leave }: Pick<SignInProvider, 'leave'>): void {
  track({ event: 'design_sign_up_cta' });
  leave(false);
}

/** If the page is not left after this time, the author sees the fault after all. Milliseconds. */
export const LEAVING_MS = 60_000;

/**
 * Leaves the page to log in, if the author is not logged in. The cover is stored at every moment, and is there again afterwards. Returns
 * only if there is nothing to leave for, or if the page is still there after a minute.
 */
export async function leaveToSignIn(): Promise<void> {
  if (!door || (await door.isSignedIn())) return;
  door.leave(true);
  await new Promise((resolve) => setTimeout(resolve, LEAVING_MS));
}
