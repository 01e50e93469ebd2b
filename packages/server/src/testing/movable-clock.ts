import type { Clock } from '../ports/clock.ts';

/** The system's clock, ahead by as much as a test says. */
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
