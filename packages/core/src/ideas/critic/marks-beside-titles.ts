import type { LayoutId } from '../../genres/layout-ids.ts';
import type { GenreId } from '../../genres/messages.ts';
import marks from './data/marks-beside-titles.json' with { type: 'json' };

/**
 * Marks from 1 to 10 that readers gave the covers of a family that show no word of their titles (`docs/covers`, from the ninth reading on). A
 * scene that is good where the title names it may say another book elsewhere. `tools/layout-sheets/record.ts` writes them.
 */
export const MARKS_BESIDE_TITLES: Readonly<Partial<Record<LayoutId, number>>> = marks.families;

/** The mean of all such covers, which stands for a family of which none was read. */
export const MARK_BESIDE_TITLES = marks.ofAll;

/** The same in one genre, by genre, where it differs. */
export const MARKS_BESIDE_TITLES_IN_GENRES: Readonly<Record<GenreId, Partial<Record<LayoutId, number>>>> = marks.genres;
