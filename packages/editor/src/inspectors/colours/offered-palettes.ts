import { GENRES, findGenre } from '@coverwright/core/genres/genres.ts';
import type { PaletteRoles } from '@coverwright/core/ideas/palettes/palette-roles.ts';
import { rolesOfGenre } from '@coverwright/core/ideas/palettes/roles-of-genre.ts';
import { seededRandom, shuffled } from '@coverwright/core/random/seeded-random.ts';
import { colourMessages } from './messages.ts';
import { createPageTranslator } from '../../messages/create-page-translator.ts';
import { nameGenre } from '../../messages/name-genre.ts';

const t = createPageTranslator(colourMessages);

export interface NamedPalette {
  readonly name: string;
  readonly genre: string;
  readonly palette: PaletteRoles;
}

/** The number of other genres' palettes that are shown at once. */
const OTHERS = 12;

/** Returns the palettes of a genre; an empty list without a genre. */
export function palettesOfGenre(id: string | null): readonly NamedPalette[] {
  const genre = findGenre(id ?? '');
  return genre
    ? rolesOfGenre(genre).map((palette, index) => ({
        name: t('paletteOfGenre', { genre: nameGenre(genre.id), number: index + 1 }),
        genre: nameGenre(genre.id),
        palette,
      }))
    : [];
}

/** Returns some palettes of other genres; another seed picks others. */
export function otherPalettes(id: string | null, seed: number): readonly NamedPalette[] {
  const all = GENRES.filter((genre) => genre.id !== id).flatMap((genre) => palettesOfGenre(genre.id));
  return shuffled(all, seededRandom(seed)).slice(0, OTHERS);
}
