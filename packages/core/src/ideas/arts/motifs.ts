import { type IconArtwork, iconArtworkSchema } from '../../design/icon-artwork.ts';
import type { Genre } from '../../genres/genre.ts';
import drawings from './motif-drawings.json' with { type: 'json' };

const ARTWORKS: ReadonlyMap<string, IconArtwork> = new Map(
  Object.entries(drawings.drawings).map(([name, paths]) => [
    name,
    iconArtworkSchema.parse({
      set: drawings.set,
      name,
      licence: drawings.licence,
      width: drawings.size,
      height: drawings.size,
      paths: paths.map((d) => ({ d })),
    }),
  ]),
);

/** The genre's motifs that are drawn, the most typical first. Never empty: `genres.test.ts` sees to it. */
export function motifsOf({ motifs }: Pick<Genre, 'motifs'>): readonly IconArtwork[] {
  return motifs.flatMap((motif) => ARTWORKS.get(motif) ?? []);
}
