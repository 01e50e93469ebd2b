import { z } from 'zod';
import { FORMAT_IDS } from '../../formats/format.ts';
import type { CoverGeometry } from '../../geometry/cover-geometry.ts';
import { measureCover } from '../../geometry/measure-cover.ts';
import { PAPER_IDS, PLATFORM_IDS } from '../../platforms/platform.ts';
import { inches } from '../../units/units.ts';

const side = z.number().min(1).max(20);

/** The fields that determine a cover's geometry in versions 4 and 5. */
const bookSchema = z.object({
  publisher: z.enum(PLATFORM_IDS).default('kdp'),
  format: z.enum(FORMAT_IDS).default('paperback'),
  extent: z.number().default(300),
  paperType: z.object({ type: z.enum(PAPER_IDS).default('white') }).default({ type: 'white' }),
  measurements: z.object({ trimSize: z.object({ width: side, height: side }) }).default({ trimSize: { width: 6, height: 9 } }),
  readingDirection: z.enum(['ltr', 'rtl']).default('ltr'),
  spine: z.object({ typedWidth: z.number().nullable().default(null) }),
});

/** Returns the geometry of a stored document; null for an invalid one. */
export function geometryOfDocument(document: Record<string, unknown>): CoverGeometry | null {
  const parsed = bookSchema.safeParse(document);
  if (!parsed.success) return null;
  const { publisher, format, extent, paperType, measurements, readingDirection, spine } = parsed.data;
  const { width, height } = measurements.trimSize;
  return measureCover({
    platform: publisher,
    format,
    extent,
    paper: paperType.type,
    trim: { width: inches(width), height: inches(height) },
    readingDirection,
    typedSpine: spine.typedWidth === null ? null : inches(spine.typedWidth),
  });
}
