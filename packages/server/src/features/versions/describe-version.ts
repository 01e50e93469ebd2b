import type { CoverVersion } from '@coverwright/contracts/calls/versions.ts';
import { geometryOf } from '@coverwright/core/design/geometry-of.ts';
import { type Designs, parseDesigns } from '@coverwright/core/design/item.ts';
import { FORMAT_IDS, type FormatId } from '@coverwright/core/formats/format.ts';
import type { VersionAspects, VersionHead, VersionRow } from './version-repository.ts';

/** @throws Error if a stored design cannot be parsed: that is our error, a missing migration */
export function readVersion({ id, designs }: Pick<VersionRow, 'id' | 'designs'>): Designs {
  const parsed = parseDesigns(designs);
  if (!parsed.ok) throw new Error(`Stored version ${id} cannot be read: ${parsed.fault.message}`);
  return parsed.value;
}

/** Returns the aspect ratio of the whole flat cover, by format. */
export function aspectsOf(designs: Designs): VersionAspects {
  return Object.fromEntries(
    Object.values(designs).map((design): [FormatId, number] => {
      const { file } = geometryOf(design);
      return [design.format, file.width / file.height];
    }),
  );
}

/** Returns a version's entry in the list. */
export function describeVersion({ id, savedAt, kind, name, currentFormat }: VersionHead, aspects: VersionAspects): CoverVersion {
  return {
    id,
    savedAt: savedAt.toISOString(),
    kind,
    name,
    currentFormat,
    formats: FORMAT_IDS.filter((format) => aspects[format] !== undefined),
    aspects: { ...aspects },
  };
}
