import type { Design } from '../design/design.ts';
import type { Concern } from './check.ts';

/** A check of the book itself, before anything can be measured. */
export type SpecificationCheck = (design: Design) => readonly Concern[];
