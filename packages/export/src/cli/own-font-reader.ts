import { readFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import type { FontSources } from '@coverwright/render/fonts/load-design-fonts.ts';
import { CommandLineFault } from './fault.ts';
import { say } from './say.ts';

/** Returns a reader for the fonts that an author uploaded, by their paths relative to the design file. */
export function ownFontReader(designPath: string): NonNullable<FontSources['readOwnFont']> {
  return async ({ family, assetId }) => {
    const path = resolve(dirname(designPath), assetId);
    return readFile(path).catch(() => {
      throw new CommandLineFault(say('noFont', { path, font: family }));
    });
  };
}
