/**
 * Reads every picture of assets/pictures once and writes what layouts ask of it (horizon, single subject, calm top, light) to
 * packages/core/src/pictures/readings/library-facts.json. Run after the library changed: node tools/pictures/read.ts
 */
import { readFile, writeFile } from 'node:fs/promises';
import { pictureManifestSchema } from '@coverwright/core/pictures/picture-manifest.ts';
import { readLibraryFacts } from './read-library-facts.ts';

const assets = new URL('../../assets/pictures/', import.meta.url);
const target = new URL('../../packages/core/src/pictures/readings/library-facts.json', import.meta.url);

const { images } = pictureManifestSchema.parse(JSON.parse(await readFile(new URL('manifest.json', assets), 'utf8')));
const facts = await readLibraryFacts(images, (file) => readFile(new URL(file, assets)));
const lines = Object.entries(facts).map(([id, reading]) => `  ${JSON.stringify(id)}: ${JSON.stringify(reading)}`);
await writeFile(target, `{\n${lines.join(',\n')}\n}\n`);
