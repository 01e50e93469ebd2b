import { holdsWholeTitle } from '@coverwright/contracts/calls/exports.ts';
import type { Design } from '@coverwright/core/design/design.ts';
import { type Designs, formatIdSchema, parseDesigns } from '@coverwright/core/design/item.ts';
import type { FormatId } from '@coverwright/core/formats/format.ts';
import { parseDesign } from '@coverwright/core/design/parse-design.ts';
import { z } from 'zod';
import type { ExportRow } from './export-repository.ts';

/** The content of an export: a design and, for a whole title, its other formats. */
export interface StoredExport {
  readonly design: Design;
  readonly others: Designs;
  /** The formats in a package; null: all. */
  readonly formats: readonly FormatId[] | null;
}

const titleSchema = z.object({ designs: z.unknown(), master: formatIdSchema, formats: z.array(formatIdSchema).optional() });

/** Reads the content that `requestExport` stored. @throws Error if it cannot be read */
export function readStoredExport({ kind, design: document }: Pick<ExportRow, 'kind' | 'design'>): StoredExport {
  if (!holdsWholeTitle(kind)) {
    const design = parseDesign(document);
    if (!design.ok) throw new Error(`Stored export cannot be read: ${design.fault.message}`);
    return { design: design.value, others: {}, formats: null };
  }
  const { designs, master, formats = null } = titleSchema.parse(document);
  const parsed = parseDesigns(designs);
  if (!parsed.ok) throw new Error(`Stored export cannot be read: ${parsed.fault.message}`);
  const { [master]: design, ...others } = parsed.value;
  if (!design) throw new Error(`Stored export lacks its ${master}`);
  return { design, others, formats };
}
