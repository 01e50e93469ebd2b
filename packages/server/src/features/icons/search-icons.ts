import { ICON_SETS, type IconSetId } from '@coverwright/contracts/calls/icons.ts';
import { type IconArtwork, iconArtworkSchema } from '@coverwright/core/design/icon-artwork.ts';
import type { IconSet } from './icon-set.ts';
import { rankIcon } from './rank-icons.ts';
import { readIconDrawing } from './read-icon-drawing.ts';

const PAGE_SIZE = 48;

interface IconPage {
  readonly icons: IconArtwork[];
  readonly page: number;
  readonly totalPages: number;
}

interface Found {
  readonly set: IconSet;
  readonly name: string;
  readonly rank: number;
}

/** Lists a page of the icons that match a search, best first. Among equals, sets take turns, so that no style fills the page. */
export function searchIcons(
  sets: readonly IconSet[],
  { query, set, page }: { query: string; set?: IconSetId | undefined; page: number },
): IconPage {
  const looked = sets.filter(({ id }) => set === undefined || id === set);
  const found = looked
    .flatMap((one) => inOrder(one, query))
    .toSorted((a, b) => b.rank - a.rank || a.place - b.place || ICON_SETS.indexOf(a.set.id) - ICON_SETS.indexOf(b.set.id));
  return {
    icons: found.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE).flatMap(drawnIcon),
    page,
    totalPages: Math.max(1, Math.ceil(found.length / PAGE_SIZE)),
  };
}

/** Returns the matches of a set, with their place among those of the same score. */
function inOrder(set: IconSet, query: string): readonly (Found & { readonly place: number })[] {
  const counts = new Map<number, number>();
  return [...set.bodies.keys()].flatMap((name) => {
    const rank = Math.round(rankIcon(name, query) * 10) / 10;
    if (rank === 0) return [];
    const place = counts.get(rank) ?? 0;
    counts.set(rank, place + 1);
    return [{ set, name, rank, place }];
  });
}

function drawnIcon({ set, name }: Found): readonly IconArtwork[] {
  const paths = readIconDrawing(set.bodies.get(name) ?? '');
  const { id, licence, credit, width, height } = set;
  const artwork = iconArtworkSchema.safeParse({ set: id, name, licence, credit, width, height, paths });
  return artwork.success ? [artwork.data] : [];
}
