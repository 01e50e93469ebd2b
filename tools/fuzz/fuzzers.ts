import { api } from './api.ts';
import type { Fuzzer } from './fuzzer.ts';
import { properties } from './properties.ts';

/** All fuzzers of `npm run test:fuzz`, which share the time. */
export const FUZZERS: readonly Fuzzer[] = [properties, api];
