import { trim } from '../../platforms/trim.ts';
import type { CoverSpecification } from '../cover-geometry.ts';

/** The book that tests, benchmarks and contact sheets make covers for: a novel in the size that most authors print. */
export const NOVEL = {
  platform: 'kdp',
  format: 'paperback',
  trim: trim(6, 9),
  paper: 'white',
  extent: 300,
  readingDirection: 'ltr',
  typedSpine: null,
} as const satisfies CoverSpecification;
