import type { CoverVersion } from '@coverwright/contracts/calls/versions.ts';
import { geometryOf } from '@coverwright/core/design/geometry-of.ts';
import { type Designs, parseDesigns } from '@coverwright/core/design/item.ts';
import { FORMAT_IDS } from '@coverwright/core/formats/format.ts';
import type { VersionRow } from './version-repository.ts';

/** @throws when a stored design cannot be parsed: a migration is missing, and that is our fault, not the user's */
export function readVersion({ id, designs }: Pick<VersionRow, 'id' | 'designs'>): Designs {
  const parsed = parseDesigns(designs);
  if (!parsed.ok) throw new Error(`Stored version ${id} cannot be read: ${parsed.fault.message}`);
  return parsed.value;
}

/** A version as the list shows it. */
export function describeVersion(row: VersionRow): CoverVersion {
  const designs = readVersion(row);
  const aspects: CoverVersion['aspects'] = {};
  for (const design of Object.values(designs)) {
    const { file } = geometryOf(design);
    aspects[design.format] = file.width / file.height;
  }
  return {
    id: row.id,
    savedAt: row.savedAt.toISOString(),
    kind: row.kind,
    name: row.name,
    currentFormat: row.currentFormat,
    formats: FORMAT_IDS.filter((format) => designs[format]),
    aspects,
  };
}
