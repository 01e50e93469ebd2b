import { z } from 'zod';

/** The pins of an element on one axis when the board's size changes: an edge, the middle, or both edges. */
export const PINS = ['start', 'center', 'end', 'stretch'] as const;

/** `start` is left and top. An axis that is absent goes by where the element stands. */
export const pinsSchema = z.strictObject({ x: z.enum(PINS).optional(), y: z.enum(PINS).optional() });

export type Pin = (typeof PINS)[number];
export type Pins = z.infer<typeof pinsSchema>;
