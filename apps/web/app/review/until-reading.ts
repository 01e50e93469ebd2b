/** How often a reviewer learns what others said while they look. */
export const BEAT_MS = 20_000;

interface Looking {
  /** Whether somebody may be looking: a page in the background asks for nothing. */
  readonly isVisible: boolean;
  /** When it was read last, and what time it is. Milliseconds. */
  readonly readAt: number;
  readonly now: number;
}

/** Milliseconds until the conversation is to be read again; null: not before somebody comes back to the page. */
export function untilReading({ isVisible, readAt, now }: Looking): number | null {
  return isVisible ? Math.min(BEAT_MS, Math.max(0, readAt + BEAT_MS - now)) : null;
}
