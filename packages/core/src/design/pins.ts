import { z } from 'zod';

/** The pins of an element on one axis when the board's size changes: an edge, the middle, or both edges. */
export const PINS = ['start', 'center', 'end', 'stretch'] as const;

/** The pins of an element on both axes. `start` is left and top; an absent axis is pinned by the element's place. */
export const pinsSchema = z.strictObject({ x: z.enum(PINS).optional(), y: z.enum(PINS).optional() });

export type Pin = (typeof PINS)[number];
export type Pins = z.infer<typeof pinsSchema>;
