import type { CoverVersion } from '@coverwright/contracts/calls/versions.ts';
import type { FormatId } from '@coverwright/core/formats/format.ts';

/** Returns where the server paints a version: the whole flat cover. */
export function versionPicture(itemId: string, { id }: CoverVersion, format: FormatId, size: 'small' | 'large'): string {
  return `/api/covers/cover/${encodeURIComponent(itemId)}/versions/${encodeURIComponent(id)}/picture?${new URLSearchParams({ format, size }).toString()}`;
}

/** The format that two versions are compared in: the one in the editor where both have it, else one that they share; null when none is. */
export function comparedFormat(one: CoverVersion, other: CoverVersion, wanted: FormatId): FormatId | null {
  const shared = one.formats.filter((format) => other.formats.includes(format));
  return shared.includes(wanted) ? wanted : (shared[0] ?? null);
}
