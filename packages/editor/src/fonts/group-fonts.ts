import { FONT_FAMILIES, findFamily } from '@coverwright/render/fonts/catalogue.ts';
import { fontMessages } from './messages.ts';
import { createPageTranslator } from '../messages/create-page-translator.ts';

const t = createPageTranslator(fontMessages);

export interface FontGroup {
  readonly name: string;
  readonly families: readonly string[];
}

/** The criteria that decide which families are shown, and in which order. */
export interface FontWish {
  /** Families that the author has uploaded. */
  readonly own: readonly string[];
  readonly recent: readonly string[];
  readonly recommended: readonly string[];
  readonly genreName: string | null;
  readonly search: string;
  /** Returns true if a family has every letter of the text. */
  readonly hasLetters: (family: string) => boolean;
}

const CATEGORIES = [
  { id: 'serif', name: 'serif' },
  { id: 'sans-serif', name: 'sansSerif' },
  { id: 'display', name: 'display' },
  { id: 'handwriting', name: 'handwriting' },
  { id: 'monospace', name: 'monospace' },
] as const;

/**
 * Groups the families without repeating any: the author's own, recent ones, those that suit the genre, then all others by kind. A family
 * must match every word of the search and have all characters in use. Empty groups are left out.
 */
export function groupFonts({ own, recent, recommended, genreName, search, hasLetters }: FontWish): readonly FontGroup[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const isFound = (family: string) => words.every((word) => family.toLowerCase().includes(word));
  const shown = new Set<string>();
  const take = (families: readonly string[]) => families.filter((family) => isFound(family) && !shown.has(family) && shown.add(family));
  const pickListed = (families: readonly string[]) => take(families.filter(hasLetters));
  const listed = new Set(FONT_FAMILIES.map(({ family }) => family));
  const groups = [
    { name: t('ownFonts'), families: take(own) },
    { name: t('recentlyUsed'), families: pickListed(recent.filter((family) => listed.has(family))) },
    {
      name: genreName ? t('forGenre', { genre: genreName.toLowerCase() }) : t('recommended'),
      families: pickListed(recommended.map((name) => findFamily(name).family)),
    },
    ...CATEGORIES.map(({ id, name }) => ({
      name: t(name),
      families: pickListed(FONT_FAMILIES.filter(({ category }) => category === id).map(({ family }) => family)),
    })),
  ];
  return groups.filter(({ families }) => families.length > 0);
}
