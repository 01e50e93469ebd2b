/**
 * Lays the fonts out for serving: build/fonts/<version>/<file>.ttf with a Brotli and a gzip copy beside each, the
 * licences that go with them, and build/fonts/manifest.json. The version is a hash of all font files, so every address may be cached for ever.
 * Run: node tools/fonts/build.ts. With nothing to do it is done in some milliseconds.
 */
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const catalogue = new URL('../../packages/render/src/fonts/data/families.json', import.meta.url);
const build = new URL('../../build/fonts/', import.meta.url);
/** Version of the build: change it to rebuild the files from the same fonts. */
const RECIPE = 'v2';

const text = await readFile(catalogue, 'utf8');
const stamp = createHash('sha256').update(RECIPE).update(text).digest('hex');
if (!(await isCurrent())) {
  // The module is loaded only when there is work.
  const { buildFonts } = await import('./build-fonts.ts');
  const report = await buildFonts(fileURLToPath(build), stamp);
  process.stderr.write(`Fonts: ${report.files} files, ${report.seconds.toFixed(1)} s\n`);
}

/** Returns true if the build is current: its manifest, which is written last, has this stamp, and the files that it counts exist. */
async function isCurrent(): Promise<boolean> {
  const written = await readFile(new URL('manifest.json', build), 'utf8').catch(() => '');
  const [version, files] = [/"version": "(\w+)"/.exec(written)?.[1], /"fileCount": (\d+)/.exec(written)?.[1]];
  if (!written.includes(`"stamp": "${stamp}"`) || version === undefined) return false;
  const present = await readdir(new URL(`${version}/`, build)).catch(() => []);
  return present.length === Number(files);
}
