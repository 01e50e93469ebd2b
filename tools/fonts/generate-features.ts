/**
 * Writes which OpenType features the faces of the catalogue have into packages/core/src/text/data.
 * Run after the catalogue was written: node tools/run.mjs tools/fonts/generate-features.ts
 */
import { writeFile } from 'node:fs/promises';
import { measureFeatures } from './measure-features.ts';

const { sets, faces } = await measureFeatures();
const lines = (entries: readonly string[]) => entries.map((entry) => `    ${entry}`).join(',\n');
const ofSets = lines(sets.map((set) => JSON.stringify(set)));
const ofFaces = lines(Object.entries(faces).map(([face, index]) => `${JSON.stringify(face)}: ${index}`));
const target = new URL('../../packages/core/src/text/data/face-features.json', import.meta.url);
await writeFile(target, `{\n  "sets": [\n${ofSets}\n  ],\n  "faces": {\n${ofFaces}\n  }\n}\n`);
