// Writes the readers' marks to the records: `node tools/run.mjs tools/layout-sheets/record.ts`. Each family that the readings marked gets its
// mean mark over all genres, drawn towards the mean of all covers if only few were marked, and in each genre its mean mark there, drawn
// towards the first. The newest readings count twice. The same is written for the covers that show no word of their titles: a scene that is
// good where the title names it may say another book elsewhere.
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
  'twenty-eighth',
  'twenty-ninth',
  'thirtieth',
  'thirty-first',
  'thirty-second',
  'thirty-third',
  'thirty-fourth',
  'thirty-fifth',
  'thirty-sixth',
  'thirty-seventh',
  'thirty-eighth',
  'thirty-ninth',
  'fortieth',
] as const;
/** Readings from this one on count twice: they saw the families and the rules much as they are now. */
const NEWEST_FROM: (typeof READINGS)[number] = 'thirtieth';
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
  'hero-portrait': 'twenty-ninth',
  wash: 'thirtieth',
  companion: 'thirtieth',
  'leaf-shadow': 'twelfth',
  'moon-wood': 'twelfth',
};
/** Number of covers of a genre that weigh as much as the family's overall mark: the variance within a genre by that between genres. */
const WEIGHT_OF_FAMILY = 1.3;
/** A genre's mark that differs less from the family's overall mark says nothing more, and is not written. */
const LEAST_DIFFERENCE = 0.1;
const FAMILIES_FILE = 'packages/core/src/ideas/critic/family-record.ts';
const GENRES_FILE = 'packages/core/src/ideas/critic/data/marks-in-genres.json';
const BESIDE_FILE = 'packages/core/src/ideas/critic/data/marks-beside-titles.json';

interface MarkedCover {
  readonly title: string;
  readonly family: string;
  readonly marks: readonly number[];
}

/** Mean to which each reader's marks are shifted, because readers differ in strictness. */
const MEAN_OF_EVERY_READER = 6.9;
/** Number of covers that weigh as much as the overall mean in a family's mark. */
const WEIGHT_OF_MEAN = 2;

/** The marks of covers by genre and family. */
type Marks = Map<string, number[]>;

const marks: Marks = new Map();
const marksBeside: Marks = new Map();
for (const reading of READINGS) {
  const genres = JSON.parse(await readFile(`docs/covers/${reading}-reading.json`, 'utf8')) as Record<string, readonly MarkedCover[]>;
  const counted = Object.entries(genres).flatMap(([genre, covers]) => covers.flatMap((cover) => countedIn(genre, cover)));
  const kindness = mean(counted.flatMap((cover) => cover.marks)) - MEAN_OF_EVERY_READER;
  const isNew = READINGS.indexOf(reading) >= READINGS.indexOf(NEWEST_FROM);
  for (const { genre, family, marks: given, isBeside } of counted) {
    const from = REDRAWN[family] ?? READINGS[0];
    if (from === 'next' || READINGS.indexOf(reading) < READINGS.indexOf(from)) continue;
    for (const each of isBeside ? [marks, marksBeside] : [marks]) {
      const key = `${genre} ${family}`;
      const mark = mean(given) - kindness;
      each.set(key, [...(each.get(key) ?? []), ...(isNew ? [mark, mark] : [mark])]);
    }
  }
}

const markOf = new Map(LAYOUT_IDS.map((family) => [family, markOfFamily(family)]));
let records = await readFile(FAMILIES_FILE, 'utf8');
for (const [family, mark] of markOf) {
  records = records.replace(new RegExp(`(\\n  ${quoted(family)}: record\\('\\w+', )[\\d.]+`, 'u'), `$1${mark}`);
}
await writeFile(FAMILIES_FILE, records);

await writeJson(
  GENRES_FILE,
  byGenre(marks, (family) => markOf.get(family)),
);

const meanBeside = mean([...marksBeside.values()].flat());
const besideOf = new Map(
  LAYOUT_IDS.flatMap((family): [LayoutId, number][] => {
    const given = marksOf(marksBeside, family);
    return given.length === 0 ? [] : [[family, drawnTo(meanBeside, given)]];
  }),
);
await writeJson(BESIDE_FILE, {
  ofAll: Number(meanBeside.toFixed(1)),
  families: Object.fromEntries(besideOf),
  genres: byGenre(marksBeside, (family) => besideOf.get(family)),
});

function writeJson(file: string, value: unknown): Promise<void> {
  return writeFile(file, `${JSON.stringify(value, null, 2)}\n`);
}

/** Returns the marks of the families that get other ones in a genre than anywhere, by genre. */
function byGenre(
  of: Marks,
  anywhere: (family: LayoutId) => number | undefined,
): Readonly<Record<string, Readonly<Record<string, number>>>> {
  return Object.fromEntries(
    GENRES.map(({ id }) => [
      id,
      Object.fromEntries(
        LAYOUT_IDS.flatMap((family): [string, number][] => {
          const given = of.get(`${id} ${family}`);
          const mark = given ? recordOf(anywhere(family), given) : null;
          return mark !== null && Math.abs(mark - (anywhere(family) ?? 0)) >= LEAST_DIFFERENCE ? [[family, mark]] : [];
        }),
      ),
    ]),
  );
}

/**
 * Returns the cover if its marks say anything of the family: not where the family has left the genre because it was wrong there, nor where the
 * cover shows another thing than its title names, because the critic holds such covers back itself.
 */
function countedIn(genreId: string, { title, family, marks: given }: MarkedCover) {
  const genre = GENRES.find(({ id }) => id === genreId);
  const layout = LAYOUT_IDS.find((id) => id === family);
  if (!genre || !layout || !layoutsOfGenre(genre).includes(layout)) return [];
  const { worth, word } = meaningOf(title, layout, null, placeOf({ title, genre }, layout));
  return worth < 0 ? [] : [{ genre: genreId, family: layout, marks: given, isBeside: word === null }];
}

/** Returns the family's overall mark, or its current mark if no reading marked it. */
function markOfFamily(family: LayoutId): number {
  const given = marksOf(marks, family);
  return given.length === 0 ? FAMILY_RECORDS[family].mark : drawnTo(MEAN_OF_EVERY_READER, given);
}

function marksOf(of: Marks, family: LayoutId): readonly number[] {
  return GENRES.flatMap(({ id }) => of.get(`${id} ${family}`) ?? []);
}

/** Returns the mean of marks, drawn towards that of all covers if there are few. */
function drawnTo(meanOfAll: number, given: readonly number[]): number {
  const sum = given.reduce((total, mark) => total + mark, WEIGHT_OF_MEAN * meanOfAll);
  return Number((sum / (given.length + WEIGHT_OF_MEAN)).toFixed(1));
}

function recordOf(anywhere: number | undefined, given: readonly number[]): number {
  const sum = given.reduce((total, mark) => total + mark, WEIGHT_OF_FAMILY * (anywhere ?? MEAN_OF_EVERY_READER));
  return Number((sum / (given.length + WEIGHT_OF_FAMILY)).toFixed(2));
}

function mean(given: readonly number[]): number {
  return given.reduce((total, mark) => total + mark, 0) / given.length;
}

function quoted(id: string): string {
  return /^[a-z]+$/u.test(id) ? id : `'${id}'`;
}
