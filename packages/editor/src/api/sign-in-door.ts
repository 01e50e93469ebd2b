/** How the editor, which knows no pages, has its author log in. */
export interface SignInDoor {
  /** Whether somebody is logged in; asks the server. */
  isSignedIn(): Promise<boolean>;
  /** Leaves the page to log in, and comes back to it. @param asksAgain for the password even of somebody who is remembered. */
  leave(asksAgain: boolean): void;
}

const CLOSED: SignInDoor = { isSignedIn: () => Promise.resolve(false), leave: () => {} };

let door = CLOSED;

/** Says where the way to log in is. Without it there is none. */
export function openSignInDoor(opened: SignInDoor): void {
  door = opened;
}

export function isSignedIn(): Promise<boolean> {
  return door.isSignedIn();
}

/** How long the page may take to be left before the author is told what went wrong after all. */
export const LEAVING_MS = 60_000;

/**
 * Leaves to log in, where nobody is logged in. The cover is kept at every moment; it is there again afterwards. Comes back only
 * when there is nothing to leave for, or the page is still there after a minute.
 */
export async function leaveToSignIn(): Promise<void> {
  if (door === CLOSED || (await door.isSignedIn())) return;
  door.leave(true);
  await new Promise((resolve) => setTimeout(resolve, LEAVING_MS));
}
