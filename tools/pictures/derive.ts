/**
 * Makes what the picture search and the editor show from assets/pictures: a 400 px thumbnail and a 1200 px working copy
 * of each (long side), in build/pictures, with index.json. Run: node tools/pictures/derive.ts
 * Only pictures that changed are made again; with nothing to do it is done in some milliseconds.
 */
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const assets = new URL('../../assets/pictures/', import.meta.url);
const build = new URL('../../build/pictures/', import.meta.url);
/** Version of the build: change it to rebuild all pictures from the same sources. */
const RECIPE = 'v1';

const stamp = await currentStamp();
const known = await readFile(new URL('stamp', build), 'utf8').catch(() => '');
if (known !== stamp) {
  // The module is loaded only when there is work: sharp alone takes longer than the check.
  const { derivePictures } = await import('./derive-pictures.ts');
  await mkdir(build, { recursive: true });
  const report = await derivePictures({ assets: fileURLToPath(assets), build: fileURLToPath(build), recipe: RECIPE });
  await writeFile(new URL('stamp', build), await currentStamp());
  process.stderr.write(`Pictures: ${report.made} made, ${report.kept} kept, ${report.seconds.toFixed(1)} s\n`);
}

/** Returns a hash of the recipe, the manifest, the sources' sizes and times, and the names of the built files. */
async function currentStamp(): Promise<string> {
  const hash = createHash('sha256').update(RECIPE);
  for (const folder of ['photos', 'objects', 'generated', '.']) {
    for (const name of (await readdir(new URL(`${folder}/`, assets))).sort()) {
      const { size, mtimeMs } = await stat(new URL(`${folder}/${name}`, assets));
      hash.update(`${folder}/${name} ${size} ${mtimeMs}\n`);
    }
  }
  const built = await readdir(build).catch(() => []);
  for (const name of built.sort()) if (name !== 'stamp') hash.update(`${name}\n`);
  return hash.digest('hex');
}
