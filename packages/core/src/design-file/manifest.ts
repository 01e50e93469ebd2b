import { assetIdSchema } from '../design/bounds.ts';
import { FORMAT_IDS } from '../formats/format.ts';
import { z } from 'zod';

export const MANIFEST_NAME = 'coverwright.json';

/** The manifest of a `.coverwright` file. */
export const manifestSchema = z.strictObject({
  kind: z.literal('coverwright'),
  version: z.literal(1),
  /** The format that the others are made out of. */
  master: z.enum(FORMAT_IDS),
  designs: z.partialRecord(z.enum(FORMAT_IDS), z.string().max(200)),
  assets: z.array(z.strictObject({ assetId: assetIdSchema, file: z.string().max(300) })).max(2000),
});

export type Manifest = z.infer<typeof manifestSchema>;
