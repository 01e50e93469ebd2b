import { z } from 'zod';
import { compositingShape } from './blend.ts';
import { identifier } from './bounds.ts';
import { layerStateShape } from './layer-state.ts';
import { pinsSchema } from './pins.ts';

export const MAX_GROUPS = 100;
const MOST_MEMBERS = 500;

/** Elements that belong together. They keep places of their own: a group that moves moves its members. */
export const groupSchema = z.strictObject({
  uniqueObjectId: identifier,
  ...layerStateShape,
  /** The group's place in the stack; inside another group, its place among that group's members. */
  z: z.number().int().min(-1000).max(1000).default(5),
  /** Elements and groups by id, undermost first. Their own z does not count here. */
  members: z.array(identifier).min(1).max(MOST_MEMBERS),
  ...compositingShape,
  /** The pins of the whole group when the board's size changes; a group is never stretched. Absent: they follow from its place. */
  pins: pinsSchema.optional(),
  /** The lowest member is not painted but masks the others: to its inside, or to its outside. */
  clip: z.enum(['inside', 'outside']).optional(),
});

export type Group = z.infer<typeof groupSchema>;
