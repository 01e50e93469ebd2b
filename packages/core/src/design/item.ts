import { z } from 'zod';
import { FORMAT_IDS, type FormatId, isFormatId } from '../formats/format.ts';
import { type Result, refuse, succeed } from '../result/result.ts';
import type { Design } from './design.ts';
import { isRecord } from './is-record.ts';
import type { DesignFault } from './design-fault.ts';
import { parseDesign } from './parse-design.ts';
import { say } from './say.ts';

/** The designs of a title, one for each format that has been opened. */
export type Designs = Partial<Record<FormatId, Design>>;

/** A cover as the API and the storage represent it. */
export interface Item {
  readonly _id: string;
  readonly isDraft: boolean;
  readonly isRevision: boolean;
  readonly currentFormat: FormatId;
  readonly revisionsRemaining: number;
  readonly draftShareUrl: string | null;
  /** The time of the last save in ISO 8601, UTC. */
  readonly updatedAt: string;
  readonly designs: Designs;
}

export const formatIdSchema = z.enum(FORMAT_IDS);

/** Parses designs keyed by format. Each must have the format of its key, and there must be at least one. */
export function parseDesigns(input: unknown): Result<Designs, DesignFault> {
  if (!isRecord(input)) return refuse({ path: 'designs', message: say('designsByFormat') });
  const designs: Designs = {};
  for (const [format, document] of Object.entries(input)) {
    if (!isFormatId(format)) {
      return refuse({ path: `designs.${format}`, message: say('unknownFormat', { format, formats: FORMAT_IDS.join(', ') }) });
    }
    const parsed = parseDesign(document);
    if (!parsed.ok) {
      const { path, message } = parsed.fault;
      return refuse({ path: `designs.${format}.${path}`, message: `designs.${format}: ${message}` });
    }
    if (parsed.value.format !== format) {
      return refuse({ path: `designs.${format}.format`, message: say('otherFormat', { format, found: parsed.value.format }) });
    }
    designs[format] = parsed.value;
  }
  if (Object.keys(designs).length === 0) return refuse({ path: 'designs', message: say('noFormat') });
  return succeed(designs);
}
