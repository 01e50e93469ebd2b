import fc from 'fast-check';

/**
 * Every run of `npm test` draws the same examples, so a red test is a changed program and never luck. Fresh seeds are the business of
 * `npm run test:fuzz`, which hands its own seed and number of runs to the tests by these variables.
 */
const FIXED_SEED = 20_261_122;
const RUNS = 300;

const { FUZZ_SEED, FUZZ_RUNS } = process.env;
fc.configureGlobal({ seed: Number(FUZZ_SEED ?? FIXED_SEED), numRuns: Number(FUZZ_RUNS ?? RUNS) });
