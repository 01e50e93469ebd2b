import { z } from 'zod';
import { compositingShape } from './blend.ts';
import { identifier } from './bounds.ts';
import { layerStateShape } from './layer-state.ts';
import { pinsSchema } from './pins.ts';

export const MAX_GROUPS = 100;
const MOST_MEMBERS = 500;

/** A group of elements. The members keep their own places; moving a group moves its members. */
export const groupSchema = z.strictObject({
  uniqueObjectId: identifier,
  ...layerStateShape,
  /** The group's place in the stack; inside another group, its place among that group's members. */
  z: z.number().int().min(-1000).max(1000).default(5),
  /** The members, elements and groups, by id and undermost first. Their own z is ignored. */
  members: z.array(identifier).min(1).max(MOST_MEMBERS),
  ...compositingShape,
  /** The pins of the whole group for a change of the board's size. A group is never stretched. If absent, they follow from its place. */
  pins: pinsSchema.optional(),
  /** The clip of the group. The undermost member is not painted, and masks the others to its inside or its outside. */
  clip: z.enum(['inside', 'outside']).optional(),
});

export type Group = z.infer<typeof groupSchema>;
