import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { type DerivedPicture, derivedPicturesSchema } from '@coverwright/core/pictures/derived-pictures.ts';
import { pictureManifestSchema } from '@coverwright/core/pictures/picture-manifest.ts';
import sharp from 'sharp';
import { deriveCopies } from './derive-copies.ts';

export interface DerivePaths {
  /** Folder of manifest.json and the pictures. */
  readonly assets: string;
  /** Folder of the copies and index.json; it must exist. */
  readonly build: string;
  readonly recipe: string;
}

export interface DeriveReport {
  readonly made: number;
  readonly kept: number;
  readonly seconds: number;
}

/** @throws a ZodError that names the invalid entry of the manifest, or sharp's error for a damaged picture */
export async function derivePictures({ assets, build, recipe }: DerivePaths): Promise<DeriveReport> {
  const started = performance.now();
  const manifest = pictureManifestSchema.parse(JSON.parse(await readFile(join(assets, 'manifest.json'), 'utf8')));
  const before = await readIndex(build);
  const pictures: DerivedPicture[] = new Array(manifest.images.length);
  let made = 0;
  let next = 0;
  sharp.concurrency(1);
  const work = async () => {
    for (let at = next++; at < manifest.images.length; at = next++) {
      const picture = manifest.images[at];
      if (!picture) continue;
      const source = join(assets, picture.file);
      const { size, mtimeMs } = await stat(source);
      const key = `${recipe} ${size} ${mtimeMs}`;
      const known = before.get(picture.id);
      if (known?.key === key) {
        pictures[at] = known;
        continue;
      }
      const copies = await deriveCopies(source, build, picture);
      pictures[at] = { id: picture.id, key, dominant: picture.dominant, ...copies };
      made += 1;
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  await writeFile(join(build, 'index.json'), `${JSON.stringify({ version: 1, pictures }, null, 1)}\n`);
  await removeStale(build, pictures);
  return { made, kept: pictures.length - made, seconds: (performance.now() - started) / 1000 };
}

/** Returns the copies of an earlier build that still exist. */
async function readIndex(build: string): Promise<ReadonlyMap<string, DerivedPicture>> {
  const text = await readFile(join(build, 'index.json'), 'utf8').catch(() => null);
  if (text === null) return new Map();
  const files = new Set(await readdir(build));
  const parsed = derivedPicturesSchema.safeParse(JSON.parse(text));
  const pictures = parsed.success ? parsed.data.pictures : [];
  return new Map(
    pictures.filter(({ thumb, regular }) => files.has(thumb.file) && files.has(regular.file)).map((entry) => [entry.id, entry]),
  );
}

async function removeStale(build: string, pictures: readonly DerivedPicture[]): Promise<void> {
  const kept = new Set(['index.json', 'stamp', ...pictures.flatMap(({ thumb, regular }) => [thumb.file, regular.file])]);
  for (const name of await readdir(build)) if (!kept.has(name)) await rm(join(build, name));
}
