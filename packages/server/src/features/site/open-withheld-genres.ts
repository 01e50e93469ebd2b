import { z } from 'zod';
import type { Clock } from '../../ports/clock.ts';
import type { Database } from '../../ports/database.ts';
import { createSettingStore, type SettingStore } from './create-setting-store.ts';

const idsSchema = z.array(z.string()).catch([]);

/** Opens the setting of the genres that administrators have hidden from authors. Covers keep such a genre. */
export function openWithheldGenres(tools: { readonly db: Database; readonly clock: Clock }): SettingStore<readonly string[]> {
  return createSettingStore<readonly string[]>(tools, 'withheld-genres', (stored) => idsSchema.parse(stored));
}
