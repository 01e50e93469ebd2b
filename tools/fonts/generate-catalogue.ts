/**
 * Writes the font catalogue and the coverage of every face into packages/render/src/fonts/data.
 * Run after a change of font-list.json or of a font package: node tools/fonts/generate-catalogue.ts, then
 * node tools/run.mjs tools/fonts/generate-features.ts
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { encodeCoverage } from '@coverwright/render/fonts/coverage-ranges.ts';
import { Blob, Face } from 'harfbuzzjs';
import { z } from 'zod';
import { type ListedFamily, readFontList } from './font-list.ts';

const data = new URL('../../packages/render/src/fonts/data/', import.meta.url);
const packages = new URL('../../node_modules/', import.meta.url);
const packageFacts = z.object({ category: z.enum(['serif', 'sans-serif', 'display', 'handwriting', 'monospace']) });

const version = createHash('sha256');
const coverages = new Map<string, number>();
const coverageOf: Record<string, number> = {};

const families = [];
for (const listed of await readFontList()) families.push(await readFamily(listed));
await writeJson('families.json', { version: version.digest('hex').slice(0, 12), families });
await writeJson('coverage.json', { ranges: [...coverages.keys()], faces: coverageOf });

async function readFamily({ family, npm, genres, licence, scripts, missing, files }: ListedFamily) {
  const metadata = await readFile(new URL(`${npm}/metadata.json`, packages), 'utf8');
  const { category } = packageFacts.parse(JSON.parse(metadata));
  const faces = [];
  for (const path of files) faces.push(await readFace(family, npm, path));
  return { family, category, npm, licence, genres, scripts, missing, faces };
}

async function readFace(family: string, npm: string, path: string) {
  const bytes = await readFile(new URL(`${npm}/${path}`, packages));
  version.update(bytes);
  const file = basename(path);
  const cut = /_(\d{3})\w*?(_Italic)?\.ttf$/.exec(file);
  if (!cut) throw new Error(`${file}: the name says neither weight nor slant`);
  const weight = Number(cut[1]);
  const italic = cut[2] !== undefined;
  const id = `${family}/${weight}${italic ? ' italic' : ''}`;
  const coverage = encodeCoverage(new Face(new Blob(bytes)).collectUnicodes());
  if (!coverages.has(coverage)) coverages.set(coverage, coverages.size);
  coverageOf[id] = coverages.get(coverage) ?? 0;
  return { id, weight, italic, path, bytes: bytes.length };
}

/** Writes JSON with one font or one coverage on each line, by the formatter, so that diffs are short. */
async function writeJson(name: string, value: unknown): Promise<void> {
  const target = new URL(name, data);
  const oneLineFaces = JSON.stringify(value, null, 2).replace(
    /\{\s+("id"[^{}]*?)\s+\}/g,
    (_, face: string) => `{ ${face.replace(/\s+/g, ' ')} }`,
  );
  await writeFile(target, oneLineFaces);
  execFileSync('biome', ['format', '--write', fileURLToPath(target)], { stdio: 'inherit' });
}
