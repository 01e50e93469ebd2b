import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import type { FuzzOutcome, Fuzzer } from './fuzzer.ts';
import { FUZZERS } from './fuzzers.ts';

const DEFAULT_SECONDS = 60;
const DEFAULT_RUNS = 1000;
const LARGEST_SEED = 2 ** 31 - 1;

const { values, positionals } = parseArgs({
  options: { seconds: { type: 'string' }, seed: { type: 'string' }, runs: { type: 'string' } },
  allowPositionals: true,
});

const unknown = positionals.filter((name) => !FUZZERS.some((fuzzer) => fuzzer.name === name));
if (unknown.length > 0) fail(`There is no fuzzer ${unknown.join(', ')}. Known are ${FUZZERS.map(({ name }) => name).join(', ')}.`);
const seconds = numberOf('seconds', values.seconds, DEFAULT_SECONDS);
const runs = numberOf('runs', values.runs, DEFAULT_RUNS);
const wanted = FUZZERS.filter(({ name }) => positionals.length === 0 || positionals.includes(name));

let failures = 0;
for (const fuzzer of wanted) {
  // A given seed repeats exactly that round, however long it takes.
  const failed = values.seed === undefined ? await fuzz(fuzzer, seconds / wanted.length) : await repeat(fuzzer, Number(values.seed));
  if (failed) failures += 1;
}
process.exitCode = failures > 0 ? 1 : 0;

/** Runs rounds with fresh seeds until the time is over or one fails. */
async function fuzz(fuzzer: Fuzzer, forSeconds: number): Promise<boolean> {
  const signal = AbortSignal.timeout(forSeconds * 1000);
  let rounds = 0;
  while (!signal.aborted) {
    const seed = randomInt(1, LARGEST_SEED);
    const outcome: FuzzOutcome = await fuzzer.runRound({ seed, runs, signal });
    if (outcome === 'passed') rounds += 1;
    if (outcome === 'failed') {
      console.log(`✗ ${fuzzer.name}: seed ${seed} failed after ${rounds} whole rounds`);
      console.log(`Repeat it: npm run test:fuzz -- ${fuzzer.name} --seed ${seed} --runs ${runs}`);
      return true;
    }
  }
  console.log(`✓ ${fuzzer.name}: nothing found in ${rounds} whole rounds, ${Math.round(forSeconds)} s`);
  return false;
}

async function repeat(fuzzer: Fuzzer, seed: number): Promise<boolean> {
  const outcome = await fuzzer.runRound({ seed, runs, signal: new AbortController().signal });
  console.log(`${outcome === 'failed' ? '✗' : '✓'} ${fuzzer.name}: seed ${seed} ${outcome}`);
  return outcome === 'failed';
}

function numberOf(name: string, text: string | undefined, otherwise: number): number {
  const number = Number(text ?? otherwise);
  if (!Number.isFinite(number) || number <= 0) fail(`--${name} takes a number above 0, not “${text}”.`);
  return number;
}

function fail(message: string): never {
  console.error(message);
  process.exit(2);
}
