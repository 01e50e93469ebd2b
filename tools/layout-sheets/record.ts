// Writes the readers' marks to the records: `node tools/run.mjs tools/layout-sheets/record.ts`. Each family that the readings marked gets its
// mean mark over all genres, drawn towards the mean of all covers if only few were marked, and in each genre its mean mark there, drawn
// towards the first.
import { readFile, writeFile } from 'node:fs/promises';
import { GENRES } from '@coverwright/core/genres/genres.ts';
import { LAYOUT_IDS, type LayoutId } from '@coverwright/core/genres/layout-ids.ts';
import { layoutsOfGenre } from '@coverwright/core/genres/layouts-of-genre.ts';
import { FAMILY_RECORDS } from '@coverwright/core/ideas/critic/family-record.ts';
import { meaningOf, placeOf } from '@coverwright/core/ideas/critic/judge-meaning.ts';

/** The readings that count: older ones saw earlier versions of the families. */
const READINGS = [
  'ninth',
  'tenth',
  'eleventh',
  'twelfth',
  'thirteenth',
  'fourteenth',
  'fifteenth',
  'sixteenth',
  'seventeenth',
  'eighteenth',
  'nineteenth',
  'twentieth',
  'twenty-first',
  'twenty-second',
  'twenty-third',
  'twenty-fourth',
  'twenty-fifth',
  'twenty-sixth',
  'twenty-seventh',
] as const;
/** Families that are drawn so differently now that only readings from this one on count. */
const REDRAWN: Readonly<Partial<Record<string, (typeof READINGS)[number] | 'next'>>> = {
  'double-exposure': 'thirteenth',
  silhouette: 'twelfth',
  orbits: 'twelfth',
  overgrown: 'fifteenth',
  spotlight: 'sixteenth',
  'bright-path': 'thirteenth',
  tarot: 'twenty-seventh',
  glass: 'tenth',
  pantry: 'tenth',
  woven: 'tenth',
  'floral-wall': 'tenth',
  'great-thing': 'twelfth',
  'paper-strips': 'fifteenth',
  tiles: 'twenty-third',
  grid: 'twenty-third',
  'long-table': 'twenty-third',
  'great-shadow': 'twenty-seventh',
  stencil: 'twenty-fourth',
  'market-stall': 'twenty-fourth',
  footprints: 'twenty-sixth',
  stickers: 'twelfth',
  'leaf-shadow': 'twelfth',
  'moon-wood': 'twelfth',
};
/** Number of covers of a genre that weigh as much as the family's overall mark: the variance within a genre by that between genres. */
const WEIGHT_OF_FAMILY = 1.3;
/** A genre's mark that differs less from the family's overall mark says nothing more, and is not written. */
const LEAST_DIFFERENCE = 0.1;
const FAMILIES_FILE = 'packages/core/src/ideas/critic/family-record.ts';
const GENRES_FILE = 'packages/core/src/ideas/critic/marks-in-genres.ts';

interface MarkedCover {
  readonly title: string;
  readonly family: string;
  readonly marks: readonly number[];
}

/** Mean to which each reader's marks are shifted, because readers differ in strictness. */
const MEAN_OF_EVERY_READER = 6.9;
/** Number of covers that weigh as much as the overall mean in a family's mark. */
const WEIGHT_OF_MEAN = 2;

const marks = new Map<string, number[]>();
for (const reading of READINGS) {
  const genres = JSON.parse(await readFile(`docs/covers/${reading}-reading.json`, 'utf8')) as Record<string, readonly MarkedCover[]>;
  const counted = Object.entries(genres).flatMap(([genre, covers]) => covers.flatMap((cover) => countedIn(genre, cover)));
  const kindness = mean(counted.flatMap((cover) => cover.marks)) - MEAN_OF_EVERY_READER;
  for (const { genre, family, marks: given } of counted) {
    const from = REDRAWN[family] ?? READINGS[0];
    if (from === 'next' || READINGS.indexOf(reading) < READINGS.indexOf(from)) continue;
    const key = `${genre} ${family}`;
    marks.set(key, [...(marks.get(key) ?? []), mean(given) - kindness]);
  }
}

const markOf = new Map(LAYOUT_IDS.map((family) => [family, markOfFamily(family)]));
let records = await readFile(FAMILIES_FILE, 'utf8');
for (const [family, mark] of markOf) {
  records = records.replace(new RegExp(`(\\n  ${quoted(family)}: record\\('\\w+', )[\\d.]+`, 'u'), `$1${mark}`);
}
await writeFile(FAMILIES_FILE, records);

const lines = GENRES.map(({ id }) => {
  const known = LAYOUT_IDS.flatMap((family) => {
    const given = marks.get(`${id} ${family}`);
    const mark = given ? recordOf(family, given) : null;
    return mark !== null && Math.abs(Number(mark) - (markOf.get(family) ?? 0)) >= LEAST_DIFFERENCE ? [`${quoted(family)}: ${mark}`] : [];
  });
  return `  ${quoted(id)}: { ${known.join(', ')} },`;
});
await writeFile(
  GENRES_FILE,
  `import type { LayoutId } from '../../genres/layout-ids.ts';
import type { GenreId } from '../../genres/messages.ts';

/**
 * What readers gave the covers of a family in one genre, from 1 to 10, by genre: \`docs/covers\`, from the ${READINGS[0]} reading to the ${READINGS.at(-1)}. A
 * family that is not listed was not read in that genre, or got there what it gets anywhere. Written by \`tools/layout-sheets/record.ts\`.
 */
export const MARKS_IN_GENRES: Readonly<Record<GenreId, Partial<Record<LayoutId, number>>>> = {
${lines.join('\n')}
};
`,
);

/**
 * Returns the cover if its marks say anything of the family: not where the family has left the genre because it was wrong there, nor where the
 * cover shows another thing than its title names, because the critic holds such covers back itself.
 */
function countedIn(genreId: string, { title, family, marks: given }: MarkedCover) {
  const genre = GENRES.find(({ id }) => id === genreId);
  const layout = LAYOUT_IDS.find((id) => id === family);
  if (!genre || !layout || !layoutsOfGenre(genre).includes(layout)) return [];
  if (meaningOf(title, layout, null, placeOf({ title, genre }, layout)).worth < 0) return [];
  return [{ genre: genreId, family: layout, marks: given }];
}

/** Returns the family's overall mark, or its current mark if no reading marked it. */
function markOfFamily(family: LayoutId): number {
  const given = GENRES.flatMap(({ id }) => marks.get(`${id} ${family}`) ?? []);
  if (given.length === 0) return FAMILY_RECORDS[family].mark;
  const sum = given.reduce((total, mark) => total + mark, WEIGHT_OF_MEAN * MEAN_OF_EVERY_READER);
  return Number((sum / (given.length + WEIGHT_OF_MEAN)).toFixed(1));
}

function recordOf(family: LayoutId, given: readonly number[]): string {
  const sum = given.reduce((total, mark) => total + mark, WEIGHT_OF_FAMILY * (markOf.get(family) ?? MEAN_OF_EVERY_READER));
  return (sum / (given.length + WEIGHT_OF_FAMILY)).toFixed(2).replace(/0$/u, '');
}

function mean(given: readonly number[]): number {
  return given.reduce((total, mark) => total + mark, 0) / given.length;
}

function quoted(id: string): string {
  return /^[a-z]+$/u.test(id) ? id : `'${id}'`;
}
