import type { LayoutId } from '../../genres/layout-ids.ts';
import type { GenreId } from '../../genres/messages.ts';
import marks from './data/marks-in-genres.json' with { type: 'json' };

/**
 * Marks from 1 to 10 that readers gave the covers of a family in one genre, by genre (`docs/covers`, from the ninth reading on). A family that is
 * not listed was not read in that genre, or got there what it gets anywhere. `tools/layout-sheets/record.ts` writes them.
 */
export const MARKS_IN_GENRES: Readonly<Record<GenreId, Partial<Record<LayoutId, number>>>> = marks;
