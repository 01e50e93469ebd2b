import { readFileSync } from 'node:fs';
import { pictureManifestSchema } from '@coverwright/core/pictures/picture-manifest.ts';
import { FONT_FAMILIES } from '@coverwright/render/fonts/catalogue.ts';
import { z } from 'zod';

const lockSchema = z.object({
  packages: z.record(
    z.string(),
    z.object({ version: z.string().optional(), license: z.string().optional(), dev: z.boolean().optional(), link: z.boolean().optional() }),
  ),
});

interface Row {
  readonly name: string;
  readonly licence: string;
  readonly detail: string;
}

/** Returns the text of THIRD-PARTY.md: all third-party parts of the product with their licenses. */
export function composeThirdParty(root: URL): string {
  const read = (path: string): unknown => JSON.parse(readFileSync(new URL(path, root), 'utf8'));
  const packages = packagesOf(lockSchema.parse(read('package-lock.json')));
  const fonts = fontRows();
  const pictures = pictureManifestSchema.parse(read('assets/pictures/manifest.json')).images;
  const pictureRows = pictures.map(({ title, author, licence, sourcePage }) => ({
    name: title,
    licence,
    detail: sourcePage ? `${author}, ${sourcePage}` : author,
  }));
  return [
    '# What others made',
    '',
    'Written by `node tools/third-party/write.ts` from the lock file, the font catalogue and the picture ledger; a test holds it up to date.',
    'The texts of the font licences are served beside the fonts, those of the packages lie in `node_modules`.',
    '',
    `## Pictures (${pictureRows.length})`,
    '',
    'No attribution is owed for any of them; the makers are named all the same. Full ledger: `assets/pictures/manifest.json`.',
    '',
    ...table(['Picture', 'Licence', 'Maker and source'], pictureRows),
    '',
    `## Font families (${fonts.length})`,
    '',
    ...table(['Family', 'Licence', 'Package'], fonts),
    '',
    '## Icons that ask for a credit',
    '',
    'Icons of the set `game-icons` are by Lorc, Delapouite and contributors, https://game-icons.net, under CC BY 3.0',
    '(https://creativecommons.org/licenses/by/3.0/). The editor names them where they are offered and keeps the credit with the shape;',
    'a book that prints one must name them. All other icons ask for nothing.',
    '',
    '## Stars and coasts',
    '',
    '`packages/core/src/art/data/sky.json`: stars and lines of the constellations from d3-celestial, Copyright (c) 2015 Olaf Frohn,',
    'BSD-3-Clause (https://github.com/ofrohn/d3-celestial/blob/master/LICENSE). `coasts.json` beside it: Natural Earth, public domain, as',
    'packed by world-atlas (ISC).',
    '',
    '## Kinds of things',
    '',
    '`packages/core/src/ideas/nouns-by-kind.ts`, and some words of `words-of-kinds.ts` and `titles-of-work.ts` beside it: nouns and their kinds from WordNet,',
    'Copyright (c) 2006 Princeton University, under the WordNet license (https://wordnet.princeton.edu/license-and-commercial-use).',
    '',
    '## Colour profiles',
    '',
    '`assets/icc`: sRGB and FOGRA39L coated, from colord (CC0-1.0).',
    '',
    `## Packages that the product runs on (${packages.length})`,
    '',
    ...table(['Package', 'Licence', 'Version'], packages),
    '',
  ].join('\n');
}

/** Returns the packages that the product needs to run, without those of tests and tools. Fonts have a table of their own. */
function packagesOf({ packages }: z.infer<typeof lockSchema>): readonly Row[] {
  const rows = Object.entries(packages).flatMap(([path, { version = '', license, dev, link }]): readonly Row[] => {
    const name = /.*node_modules\/(.+)$/.exec(path)?.[1];
    if (name === undefined || link || dev || name.startsWith('@expo-google-fonts/')) return [];
    return [{ name, licence: license ?? 'see the package', detail: version }];
  });
  const unique = new Map(rows.map((row) => [`${row.name} ${row.detail}`, row]));
  return [...unique.values()].toSorted(byName);
}

function fontRows(): readonly Row[] {
  const rows = FONT_FAMILIES.flatMap(({ family, licence, faces }) => (faces[0] ? [{ name: family, licence, detail: faces[0].npm }] : []));
  // Heavy and light cuts are families of their own in the catalogue; one line for each package is enough here.
  const unique = new Map(rows.toReversed().map((row) => [row.detail, row]));
  return [...unique.values()].toSorted(byName);
}

function byName(a: Row, b: Row): number {
  return a.name < b.name ? -1 : Number(a.name > b.name);
}

function table(heads: readonly string[], rows: readonly Row[]): readonly string[] {
  const line = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(heads), line(heads.map(() => '---')), ...rows.map(({ name, licence, detail }) => line([name, licence, detail]))];
}
