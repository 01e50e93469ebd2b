import { type Recipe, recipeSchema } from '@coverwright/core/ideas/recipe.ts';
import { z } from 'zod';

const ADDRESS = 'coverwright.favorite-ideas';
const MOST_BOOKS = 12;
const MOST_OF_A_BOOK = 24;

const storedSchema = z
  .array(z.strictObject({ book: z.string().max(600), recipes: z.array(recipeSchema).max(MOST_OF_A_BOOK) }))
  .max(MOST_BOOKS);
type Stored = z.infer<typeof storedSchema>;

/** Loads a book's favorite covers from this browser, the latest last; empty without storage. */
export function loadFavorites(book: string): readonly Recipe[] {
  return loadAll().find((kept) => kept.book === book)?.recipes ?? [];
}

/** Stores a book's favorites in this browser, and deletes those of books that were not opened for long. */
export function saveFavorites(book: string, recipes: readonly Recipe[]): void {
  const others = loadAll().filter((kept) => kept.book !== book);
  const own = recipes.length > 0 ? [{ book, recipes: recipes.slice(-MOST_OF_A_BOOK) }] : [];
  try {
    window.localStorage.setItem(ADDRESS, JSON.stringify([...own, ...others].slice(0, MOST_BOOKS)));
  } catch {
    // Without storage, favorites last as long as the page.
  }
}

function loadAll(): Stored {
  try {
    const kept = storedSchema.safeParse(JSON.parse(window.localStorage.getItem(ADDRESS) ?? '[]'));
    return kept.success ? kept.data : [];
  } catch {
    return [];
  }
}
