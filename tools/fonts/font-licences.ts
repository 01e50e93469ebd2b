import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fontFilePath } from '@coverwright/export/fonts/node-font-files.ts';
import { FONT_FAMILIES } from '@coverwright/render/fonts/catalogue.ts';
import type { FontFace } from '@coverwright/render/fonts/font-family.ts';
import { Blob, Face } from 'harfbuzzjs';

const require = createRequire(import.meta.url);
/** OpenType name ids. */
const COPYRIGHT = 0;
const LICENCE = 13;

/** Returns the licenses that must accompany the font files, as one text: each package's own, or else that in the font. */
export async function fontLicences(): Promise<string> {
  const seen = new Set<string>();
  const parts: string[] = [];
  for (const { family, licence, faces } of FONT_FAMILIES) {
    const [face] = faces;
    if (!face || seen.has(face.npm)) continue;
    seen.add(face.npm);
    const path = join(dirname(require.resolve(`${face.npm}/package.json`)), 'LICENSE_FONT');
    const text = await readFile(path, 'utf8').catch(() => readFromFont(face));
    parts.push(`${family} (${licence})\n${'='.repeat(72)}\n${text.trim()}\n`);
  }
  return parts.join('\n\n');
}

async function readFromFont(face: FontFace): Promise<string> {
  const font = new Face(new Blob(await readFile(fontFilePath(face))));
  const name = (id: number) => font.getName(id, 'en').trim();
  return `${name(COPYRIGHT)}\n\n${name(LICENCE)}`;
}
