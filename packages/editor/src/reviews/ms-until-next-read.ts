interface Looking {
  /** True if the page is visible: a page in the background makes no requests. */
  readonly isVisible: boolean;
  /** Times in milliseconds: the last read, the present, and the interval between two reads. */
  readonly readAt: number;
  readonly now: number;
  readonly beat: number;
}

/** Returns the delay until the next read in milliseconds; null if the next read is when the page becomes visible. */
export function msUntilNextRead({ isVisible, readAt, now, beat }: Looking): number | null {
  return isVisible ? Math.min(beat, Math.max(0, readAt + beat - now)) : null;
}
