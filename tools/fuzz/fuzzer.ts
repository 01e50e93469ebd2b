/** A round of a fuzzer: all random values are derived from the seed, so that the same seed repeats it. */
export interface FuzzRound {
  readonly seed: number;
  /** The number of examples for each property, for fuzzers that count by it. */
  readonly runs: number;
  /** Aborted when the time is over: a round that has found nothing then ends without an outcome. */
  readonly signal: AbortSignal;
}

/** The outcome of a round. `stopped`: the time was over first. The fuzzer itself prints the details of a failure. */
export type FuzzOutcome = 'passed' | 'failed' | 'stopped';

/** A test with random input in rounds. To add one, create a file here and add it to `fuzzers.ts`. */
export interface Fuzzer {
  readonly name: string;
  readonly runRound: (round: FuzzRound) => Promise<FuzzOutcome>;
}
