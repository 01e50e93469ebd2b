import { FONT_FAMILIES, findFamily } from '@coverwright/render/fonts/catalogue.ts';

export interface FontGroup {
  readonly name: string;
  readonly families: readonly string[];
}

const CATEGORIES = [
  { id: 'serif', name: 'Serif' },
  { id: 'sans-serif', name: 'Sans serif' },
  { id: 'display', name: 'Display' },
  { id: 'handwriting', name: 'Script' },
  { id: 'monospace', name: 'Typewriter' },
] as const;

/** Every family once, those that suit the genre first; only those whose name holds every word of the search. Empty groups go. */
export function groupFonts(recommended: readonly string[], genreName: string | null, search: string): readonly FontGroup[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const isFound = (family: string) => words.every((word) => family.toLowerCase().includes(word));
  const first = [...new Set(recommended.map((name) => findFamily(name).family.family))];
  const groups = [
    { name: genreName ? `For ${genreName.toLowerCase()}` : 'Recommended', families: first.filter(isFound) },
    ...CATEGORIES.map(({ id, name }) => ({
      name,
      families: FONT_FAMILIES.filter(({ category, family }) => category === id && !first.includes(family) && isFound(family)).map(
        ({ family }) => family,
      ),
    })),
  ];
  return groups.filter(({ families }) => families.length > 0);
}
