import { z } from 'zod';

/** What an element keeps to on one axis when the board's size changes: an edge, the middle, or both edges. */
export const PINS = ['start', 'center', 'end', 'stretch'] as const;

/** `start` is left and top. */
export const pinsSchema = z.strictObject({ x: z.enum(PINS), y: z.enum(PINS) });

export type Pin = (typeof PINS)[number];
export type Pins = z.infer<typeof pinsSchema>;
