import { readFile } from 'node:fs/promises';
import { z } from 'zod';

const fontList = z.object({
  note: z.string(),
  families: z.array(
    z.object({
      family: z.string(),
      npm: z.string(),
      version: z.string(),
      genres: z.array(z.string()),
      licence: z.enum(['OFL-1.1', 'Apache-2.0']),
      files: z.array(z.string()).min(1),
      scripts: z.array(z.string()),
      missing: z.string().nullable(),
    }),
  ),
});

export type ListedFamily = z.infer<typeof fontList>['families'][number];

/** Reads the curated list of font families. */
export async function readFontList(): Promise<readonly ListedFamily[]> {
  const text = await readFile(new URL('font-list.json', import.meta.url), 'utf8');
  return fontList.parse(JSON.parse(text)).families;
}
