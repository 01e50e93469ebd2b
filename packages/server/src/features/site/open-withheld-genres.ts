import { z } from 'zod';
import type { Clock } from '../../ports/clock.ts';
import type { Database } from '../../ports/database.ts';
import { openSetting, type SettingStore } from './open-setting.ts';

const idsSchema = z.array(z.string()).catch([]);

/** Ids of the genres that an administrator took out of what authors choose from. Covers that have one keep it. */
export function openWithheldGenres(tools: { readonly db: Database; readonly clock: Clock }): SettingStore<readonly string[]> {
  return openSetting<readonly string[]>(tools, 'withheld-genres', (stored) => idsSchema.parse(stored));
}
