interface Looking {
  /** True if the page is visible: a page in the background makes no requests. */
  readonly isVisible: boolean;
  /** When it was read last, what time it is, and how long to wait between. Milliseconds. */
  readonly readAt: number;
  readonly now: number;
  readonly beat: number;
}

/** Returns the milliseconds until the conversation is read again; null: when the page becomes visible. */
export function msUntilNextRead({ isVisible, readAt, now, beat }: Looking): number | null {
  return isVisible ? Math.min(beat, Math.max(0, readAt + beat - now)) : null;
}
