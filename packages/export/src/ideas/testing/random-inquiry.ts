import type { DesignImage } from '@coverwright/core/design/design-image.ts';
import { FORMAT_IDS } from '@coverwright/core/formats/format.ts';
import { GENRES } from '@coverwright/core/genres/genres.ts';
import { checkSpecification } from '@coverwright/core/geometry/check-specification.ts';
import type { CoverSpecification } from '@coverwright/core/geometry/cover-geometry.ts';
import type { BriefPicture, CoverBrief } from '@coverwright/core/ideas/cover-brief.ts';
import type { Random } from '@coverwright/core/random/seeded-random.ts';
import { trim } from '@coverwright/core/platforms/trim.ts';

const WORDS = {
  plain:
    'Ash The of and Girl House Under Midnight a Winter River Stones 1984 Lighthouse Keeper Don’t Look Back, in Blue Unforgettable Yes'.split(
      ' ',
    ),
  accented: 'Été à Łódź Über Straße Señorita mañana Çağ Ångström Žižkov l’amour São vœux Đường niño Œuvre gül'.split(' '),
  hebrew: 'הבית הלבן שעל שפת הים והנשים שחיכו לאביב לילה אור'.split(' '),
  arabic: 'البيت الذي تركناه خلفنا وأشجار الزيتون كانت تنتظر ليل'.split(' '),
} as const;
const SCRIPTS = ['plain', 'plain', 'plain', 'accented', 'hebrew', 'arabic'] as const;
const NAMES = [
  'Li Wu',
  'Marcus Hale',
  'Zoë Šťastný',
  'Bartholomew Featherstonehaugh-Cholmondeley',
  'ליאה בן־דוד',
  'ليلى حداد',
  'X',
  'Ana María de la Cruz y Ortega',
];
const SUBTITLES = [
  null,
  null,
  null,
  'A gentle plan for everyone',
  'Book One of the Tidebound',
  'It only stops for the dead, and never twice in the same place',
];
const TRIMS = [trim(5, 8), trim(5.5, 8.5), trim(6, 9), trim(7, 10), trim(8.5, 8.5), trim(8.25, 11)];

/** Every word that a request may contain, for loading faces. */
export const ALL_WORDS = [...Object.values(WORDS).flat(), ...NAMES, ...SUBTITLES.filter((line) => line !== null)].join(' ');

export function anyOf<Thing>(things: readonly Thing[], random: Random): Thing {
  const thing = things[Math.floor(random() * things.length)];
  if (thing === undefined) throw new Error('nothing to choose from');
  return thing;
}

/**
 * Returns a random request: a random genre, one to twelve words of a script, all kinds of names, and a random book that the printer offers.
 */
export function randomInquiry(random: Random): Omit<CoverBrief, 'picture'> {
  const script = anyOf(SCRIPTS, random);
  const title = Array.from({ length: 1 + Math.floor(random() ** 2 * 12) }, () => anyOf(WORDS[script], random)).join(' ');
  const direction = script === 'hebrew' || script === 'arabic' ? anyOf(['ltr', 'rtl'] as const, random) : 'ltr';
  return {
    title,
    author: anyOf(NAMES, random),
    subtitle: anyOf(SUBTITLES, random),
    genre: anyOf(GENRES, random),
    specification: randomBook(random, direction),
    blurb: '<p>One line.</p>',
  };
}

function randomBook(random: Random, readingDirection: 'ltr' | 'rtl'): CoverSpecification {
  for (;;) {
    const checked = checkSpecification({
      platform: 'kdp',
      format: anyOf(FORMAT_IDS, random),
      trim: anyOf(TRIMS, random),
      paper: 'white',
      extent: 80 + Math.floor(random() * 400),
      readingDirection,
    });
    if (checked.ok) return checked.value;
  }
}

const SIDE = 96;

/** Returns a picture of broad waves, hard edges and noise in all tones, as a difficult background for text. */
export function randomPicture(name: string, random: Random): BriefPicture {
  const [across, down] = [random() * 0.4, random() * 0.4];
  const [light, depth, noise] = [random() * 255, random() * 200, random() ** 2 * 160];
  const hue = [random(), random(), random()];
  const isHard = random() < 0.3;
  const width = SIDE;
  const height = Math.round(SIDE * (0.6 + random()));
  const data = new Uint8ClampedArray(width * height * 4);
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const wave = Math.sin((pixel % width) * across) + Math.cos(Math.floor(pixel / width) * down);
    const level = light + depth * (isHard ? Math.sign(wave) : wave / 2) + noise * (random() - 0.5);
    for (let channel = 0; channel < 3; channel += 1) data[pixel * 4 + channel] = level * (0.5 + (hue[channel] ?? 0) * 0.5);
    data[pixel * 4 + 3] = 255;
  }
  const image: DesignImage = {
    type: 'UPLOAD',
    assetId: `random/${name}`,
    width: width * 50,
    height: height * 50,
    photographerName: null,
    profileLink: null,
    licence: null,
  };
  return { image, pixels: { width, height, data }, focus: random() < 0.5 ? null : { x: random(), y: random() } };
}
