/** One round of a fuzzer: it draws everything from the seed, so that the same seed does the same again. */
export interface FuzzRound {
  readonly seed: number;
  /** The number of examples for each property, for fuzzers that count by it. */
  readonly runs: number;
  /** Aborted when the given time is over: a round that has not found anything by then ends without an outcome. */
  readonly signal: AbortSignal;
}

/** `stopped`: the time was over before the round was. A failure is printed by the fuzzer itself, with what it found. */
export type FuzzOutcome = 'passed' | 'failed' | 'stopped';

/** Something that is tried with random input, round after round. To add one: a file here and its line in `fuzzers.ts`. */
export interface Fuzzer {
  readonly name: string;
  readonly runRound: (round: FuzzRound) => Promise<FuzzOutcome>;
}
