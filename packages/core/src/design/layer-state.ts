import { z } from 'zod';

/** The state of an element in the list of layers. */
export const layerStateShape = {
  /** The author's own name for it; null: the default name. */
  name: z.string().trim().min(1).max(80).nullable().default(null),
  /** A locked element is selected only from the list of layers, and stays as it is until it is unlocked. */
  locked: z.boolean().default(false),
  /** A hidden element is neither shown nor printed. */
  hidden: z.boolean().default(false),
} as const;
