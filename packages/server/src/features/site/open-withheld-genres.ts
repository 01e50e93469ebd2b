import { z } from 'zod';
import type { Clock } from '../../ports/clock.ts';
import type { Database } from '../../ports/database.ts';
import { openSetting, type SettingStore } from './open-setting.ts';

const idsSchema = z.array(z.string()).catch([]);

/** Opens the setting of the genres that administrators have hidden from authors. Covers keep such a genre. */
export function openWithheldGenres(tools: { readonly db: Database; readonly clock: Clock }): SettingStore<readonly string[]> {
  return openSetting<readonly string[]>(tools, 'withheld-genres', (stored) => idsSchema.parse(stored));
}
