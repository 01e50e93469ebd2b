import type { Clock } from '../ports/clock.ts';

/** The system's clock, which a test can move ahead. */
export interface MovableClock extends Clock {
  /** @param ms milliseconds to go ahead */
  advance(ms: number): void;
}

export function createMovableClock(): MovableClock {
  let ahead = 0;
  return {
    now: () => new Date(Date.now() + ahead),
    advance: (ms) => {
      ahead += ms;
    },
  };
}
