interface Looking {
  /** True if somebody may be looking: a page in the background asks for nothing. */
  readonly isVisible: boolean;
  /** When it was read last, what time it is, and how long to wait between. Milliseconds. */
  readonly readAt: number;
  readonly now: number;
  readonly beat: number;
}

/** Milliseconds until the conversation is to be read again; null: not before somebody comes back to the page. */
export function msUntilNextRead({ isVisible, readAt, now, beat }: Looking): number | null {
  return isVisible ? Math.min(beat, Math.max(0, readAt + beat - now)) : null;
}
