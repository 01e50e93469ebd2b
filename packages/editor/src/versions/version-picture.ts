import type { CoverVersion } from '@coverwright/contracts/calls/versions.ts';
import type { FormatId } from '@coverwright/core/formats/format.ts';

/** Returns the address of a version's picture, which shows the whole flat cover. */
export function versionPicture(itemId: string, { id }: CoverVersion, format: FormatId, size: 'small' | 'large'): string {
  return `/api/covers/cover/${encodeURIComponent(itemId)}/versions/${encodeURIComponent(id)}/picture?${new URLSearchParams({ format, size }).toString()}`;
}

/** Returns the format in which to compare two versions: the editor's format if both have it, else one that they share; null without one. */
export function comparedFormat(one: CoverVersion, other: CoverVersion, wanted: FormatId): FormatId | null {
  const shared = one.formats.filter((format) => other.formats.includes(format));
  return shared.includes(wanted) ? wanted : (shared[0] ?? null);
}
