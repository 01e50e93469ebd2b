import { recipeSchema } from '@coverwright/core/ideas/recipe.ts';
import { z } from 'zod';
import { inquirySchema } from '../setup/inquiry.ts';

export const SETUP_STEPS = ['book', 'picture', 'cover'] as const;
export type SetupStep = (typeof SETUP_STEPS)[number];

const entrySchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('setup'),
    step: z.enum(SETUP_STEPS),
    /** The answers and the choice when setup was left, so that Back finds them even after a reload; null before. */
    left: z.object({ inquiry: inquirySchema, recipe: recipeSchema.nullable() }).nullable(),
  }),
  z.object({ kind: z.literal('editor'), coverId: z.string() }),
]);

/** Describes which screen of `/design` an entry of the browser's history stands for. */
export type ScreenEntry = z.infer<typeof entrySchema>;
export type SetupEntry = Extract<ScreenEntry, { readonly kind: 'setup' }>;

const KEY = 'coverwrightScreen';

/** Returns the screen of the present history entry; null for an unmarked one. */
export function readScreenEntry(): ScreenEntry | null {
  const state: unknown = window.history.state;
  const parsed = entrySchema.safeParse(typeof state === 'object' && state !== null && KEY in state ? state[KEY] : null);
  return parsed.success ? parsed.data : null;
}

/** Adds an entry, to which Back returns from the next. What the router keeps in the present one stays. */
export function pushScreenEntry(entry: ScreenEntry, address?: string): void {
  window.history.pushState(stateWith(entry), '', address);
}

export function replaceScreenEntry(entry: ScreenEntry, address?: string): void {
  window.history.replaceState(stateWith(entry), '', address);
}

function stateWith(entry: ScreenEntry) {
  return { ...(window.history.state as object | null), [KEY]: entry };
}
