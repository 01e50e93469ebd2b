import { api } from './api.ts';
import type { Fuzzer } from './fuzzer.ts';
import { properties } from './properties.ts';

/** Every fuzzer of `npm run test:fuzz`. The time is shared among them. */
export const FUZZERS: readonly Fuzzer[] = [properties, api];
