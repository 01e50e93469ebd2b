import type { IconSetId } from '@coverwright/contracts/calls/icons.ts';
import { z } from 'zod';

/** A set of icons as its package contains it. Sizes in the set's own units. */
export interface IconSet {
  readonly id: IconSetId;
  readonly licence: string;
  /** The credit line that the license requires; null: none. */
  readonly credit: string | null;
  readonly width: number;
  readonly height: number;
  /** SVG bodies by name. */
  readonly bodies: ReadonlyMap<string, string>;
}

/** The fields that are read from a package's icons.json. */
export const iconSetFileSchema = z.object({
  width: z.number().default(16),
  height: z.number().default(16),
  icons: z.record(z.string(), z.object({ body: z.string(), hidden: z.boolean().optional() })),
});
