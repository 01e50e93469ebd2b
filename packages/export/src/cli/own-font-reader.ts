import { readFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import type { FontSources } from '@coverwright/render/fonts/load-design-fonts.ts';
import { CommandLineFault } from './fault.ts';

/** Reads the fonts that an author uploaded by their paths as seen from the design file. */
export function ownFontReader(designPath: string): NonNullable<FontSources['readOwnFont']> {
  return async ({ family, assetId }) => {
    const path = resolve(dirname(designPath), assetId);
    return readFile(path).catch(() => {
      throw new CommandLineFault(`${path}: the font ${family} of this design is not there`);
    });
  };
}
