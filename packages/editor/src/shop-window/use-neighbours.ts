import { GENRES } from '@coverwright/core/genres/genres.ts';
import { type Neighbour, neighbourManifestSchema } from '@coverwright/core/shop-window/neighbour-manifest.ts';
import { useEffect, useState } from 'react';

export type Neighbours = readonly Neighbour[] | 'loading' | 'failed';

/** Loads covers to show beside the author's own: of its genre, or without a genre the first cover of each of the first few. */
export function useNeighbours(genre: string | null): Neighbours {
  const [covers, setCovers] = useState<Neighbours>('loading');
  useEffect(() => {
    const leaving = new AbortController();
    fetchNeighbours(leaving.signal).then(setCovers, () => !leaving.signal.aborted && setCovers('failed'));
    return () => leaving.abort();
  }, []);
  if (typeof covers === 'string') return covers;
  const own = covers.filter((cover) => cover.genre === genre);
  if (own.length > 0) return own;
  return GENRES.flatMap(({ id }) => covers.filter((cover) => cover.genre === id).slice(0, 1)).slice(0, 5);
}

export function neighbourAddress({ file }: Neighbour): string {
  return `/neighbours/${file}`;
}

async function fetchNeighbours(signal: AbortSignal): Promise<readonly Neighbour[]> {
  const response = await fetch('/neighbours/manifest.json', { signal });
  if (!response.ok) throw new Error(`The shelf answered ${response.status}`);
  return neighbourManifestSchema.parse(await response.json()).covers;
}
