import { z } from 'zod';

/** The state of an element in the list of layers. */
export const layerStateShape = {
  /** The name that the author gave the element; null for the default name. */
  name: z.string().trim().min(1).max(80).nullable().default(null),
  /** True for a locked element, which can be selected only in the list of layers and does not change until it is unlocked. */
  locked: z.boolean().default(false),
  /** True for a hidden element, which is neither shown nor printed. */
  hidden: z.boolean().default(false),
} as const;
