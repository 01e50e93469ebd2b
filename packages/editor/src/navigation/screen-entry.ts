import { recipeSchema } from '@coverwright/core/ideas/recipe.ts';
import { z } from 'zod';
import { inquirySchema } from '../setup/inquiry.ts';

export const SETUP_STEPS = ['book', 'picture', 'cover'] as const;
export type SetupStep = (typeof SETUP_STEPS)[number];

const entrySchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('setup'),
    step: z.enum(SETUP_STEPS),
    /** The answers and the choice at the end of setup, so that Back restores them even after a reload; null before. */
    left: z.object({ inquiry: inquirySchema, recipe: recipeSchema.nullable() }).nullable(),
  }),
  z.object({ kind: z.literal('editor'), coverId: z.string() }),
]);

/** The screen of `/design` that a history entry shows. */
export type ScreenEntry = z.infer<typeof entrySchema>;
export type SetupEntry = Extract<ScreenEntry, { readonly kind: 'setup' }>;

const KEY = 'coverwrightScreen';

/** Returns the screen of the current history entry; null if it is unmarked. */
export function readScreenEntry(): ScreenEntry | null {
  const state: unknown = window.history.state;
  const parsed = entrySchema.safeParse(typeof state === 'object' && state !== null && KEY in state ? state[KEY] : null);
  return parsed.success ? parsed.data : null;
}

/** Pushes a history entry, and keeps the router's state of the current one. */
export function pushScreenEntry(entry: ScreenEntry, address?: string): void {
  window.history.pushState(stateWith(entry), '', address);
}

export function replaceScreenEntry(entry: ScreenEntry, address?: string): void {
  window.history.replaceState(stateWith(entry), '', address);
}

function stateWith(entry: ScreenEntry) {
  return { ...(window.history.state as object | null), [KEY]: entry };
}
