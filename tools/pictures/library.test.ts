import { mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { derivedPicturesSchema } from '@coverwright/core/pictures/derived-pictures.ts';
import libraryFacts from '@coverwright/core/pictures/readings/library-facts.json' with { type: 'json' };
import { pictureManifestSchema } from '@coverwright/core/pictures/picture-manifest.ts';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { derivePictures } from './derive-pictures.ts';
import { readLibraryFacts } from './read-library-facts.ts';

const assets = fileURLToPath(new URL('../../assets/pictures/', import.meta.url));
const readManifest = async () => pictureManifestSchema.parse(JSON.parse(await readFile(join(assets, 'manifest.json'), 'utf8')));

describe('the embedded picture library', () => {
  test('[B15] [S4] every picture has an author, a licence and a source on record, and no file is without an entry', async () => {
    const { images } = await readManifest();
    const files = [];
    for (const folder of ['photos', 'objects', 'generated'])
      files.push(...(await readdir(join(assets, folder))).map((name) => `${folder}/${name}`));
    expect(images.map(({ file }) => file).toSorted()).toEqual(files.toSorted());
    expect(new Set(images.map(({ id }) => id)).size).toBe(images.length);
    expect(images.filter(({ kind, sourcePackage }) => kind !== 'generated' && sourcePackage === null)).toEqual([]);
  });

  test('[S1] sizes and orientation on record are those of the files', async () => {
    const { images } = await readManifest();
    for (const { file, width, height, bytes, orientation, transparent } of images) {
      const metadata = await sharp(join(assets, file)).metadata();
      expect([file, metadata.width, metadata.height, metadata.hasAlpha]).toEqual([file, width, height, transparent]);
      expect((await stat(join(assets, file))).size).toBe(bytes);
      expect(orientation).toBe(width > height ? 'landscape' : width < height ? 'portrait' : 'square');
    }
  });

  test('[S1] no file carries a position or another private note', async () => {
    const { images } = await readManifest();
    for (const { file } of images) expect([file, (await sharp(join(assets, file)).metadata()).exif]).toEqual([file, undefined]);
  });
});

test('[B22] the readings of all pictures but the cut-outs are those of their files', async () => {
  const { images } = await readManifest();
  const few = images.filter(({ id }) => ['desert-hike', 'matterhorn', 'generated-nebula'].includes(id));
  const read = await readLibraryFacts(few, (file) => readFile(join(assets, file)));
  const recorded: Readonly<Record<string, unknown>> = libraryFacts;
  expect(Object.keys(recorded).toSorted()).toEqual(
    images
      .filter(({ transparent }) => !transparent)
      .map(({ id }) => id)
      .toSorted(),
  );
  for (const [id, facts] of Object.entries(read)) expect(recorded[id]).toEqual(facts);
});

describe('small copies', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'pictures-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  const derive = async (recipe = 'v1') => derivePictures({ assets: join(folder, 'assets'), build: join(folder, 'build'), recipe });

  async function library() {
    const { version, note, images } = await readManifest();
    const [photo, cutOut] = [images.find(({ kind }) => kind === 'photo'), images.find(({ transparent }) => transparent)];
    if (!photo || !cutOut) throw new Error('The library lacks a photograph or a cut-out');
    const { mkdir, copyFile } = await import('node:fs/promises');
    for (const part of ['assets/photos', 'assets/objects', 'build']) await mkdir(join(folder, part), { recursive: true });
    for (const { file } of [photo, cutOut]) await copyFile(join(assets, file), join(folder, 'assets', file));
    await writeFile(join(folder, 'assets/manifest.json'), JSON.stringify({ version, note, images: [photo, cutOut] }));
    return { photo, cutOut };
  }

  test('[S1] a thumbnail of 400 px and a working copy of 1200 px are made once, and again when the source changes', async () => {
    const { photo } = await library();
    expect(await derive()).toMatchObject({ made: 2, kept: 0 });
    const { pictures } = derivedPicturesSchema.parse(JSON.parse(await readFile(join(folder, 'build/index.json'), 'utf8')));
    expect(pictures.map(({ thumb, regular }) => [Math.max(thumb.width, thumb.height), Math.max(regular.width, regular.height)])).toEqual([
      [400, 1200],
      [400, 1200],
    ]);
    const formats = await Promise.all(
      pictures.map(async ({ thumb }) => (await sharp(join(folder, 'build', thumb.file)).metadata()).hasAlpha),
    );
    expect(formats).toEqual([false, true]);
    expect(await derive()).toMatchObject({ made: 0, kept: 2 });
    await utimes(join(folder, 'assets', photo.file), 1, 1);
    expect(await derive()).toMatchObject({ made: 1, kept: 1 });
    expect((await readdir(join(folder, 'build'))).length).toBe(5);
  });
});
