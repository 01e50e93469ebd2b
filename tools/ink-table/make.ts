/**
 * Makes the ink table of a CMYK profile by the colour management that sharp carries (lcms): sRGB to ink, held to the limit, and
 * back to sRGB for the proof. Run it when the profile or the limit changes: `node tools/ink-table/make.ts`.
 */
import { writeFile } from 'node:fs/promises';
import { makeInkTable } from '@coverwright/export/colour/make-ink-table.ts';

const target = new URL('../../assets/icc/FOGRA39L_coated.inks', import.meta.url);
const table = await makeInkTable();
await writeFile(target, table);
process.stdout.write(`assets/icc/FOGRA39L_coated.inks: ${table.length} bytes\n`);
