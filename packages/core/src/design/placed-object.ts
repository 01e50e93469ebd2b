import { z } from 'zod';
import { coordinate, degrees, fraction, identifier } from './bounds.ts';
import { layerStateShape } from './layer-state.ts';
import { objectShadowSchema } from './object-shadow.ts';
import { pinsSchema } from './pins.ts';

/**
 * The board that an object is fixed to. The object keeps its place on that board when the spine or the trim changes; `wrap` is the whole
 * file.
 */
export const ANCHORS = ['front', 'spine', 'back', 'wrap', 'frontFlap', 'backFlap'] as const;
export const anchorSchema = z.enum(ANCHORS).default('front');

/** The fields that shapes and picture objects share. Print pixels from the top-left corner of the board that they are anchored to. */
export const placedObjectShape = {
  uniqueObjectId: identifier,
  ...layerStateShape,
  board: anchorSchema,
  x: coordinate,
  y: coordinate,
  /** Stacking order among text boxes, shapes and picture objects. */
  z: z.number().int().min(-1000).max(1000).default(5),
  width: z.number().min(1).max(100_000),
  height: z.number().min(0).max(100_000),
  rotation: degrees.default(0),
  lockAspectRatio: z.boolean().default(false),
  opacity: fraction.default(1),
  /** The shadow; absent for none. */
  shadow: objectShadowSchema.optional(),
  /** The pins for a change of the board's size; absent: they follow from the place. */
  pins: pinsSchema.optional(),
} as const;

export type Anchor = z.infer<typeof anchorSchema>;
