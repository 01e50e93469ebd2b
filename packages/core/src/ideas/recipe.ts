import { z } from 'zod';
import { LAYOUT_IDS } from '../genres/layout-ids.ts';

/** The axes that an author can shuffle or lock. */
export const AXES = ['layout', 'type', 'colour', 'picture'] as const;
export type Axis = (typeof AXES)[number];

const choice = z.number().int().min(0).max(1_000_000);

/**
 * How an idea is made, small enough to be stored and sent. Numbers choose from lists that genre and pictures give and wrap around
 * at their ends, so that a recipe stays good when a list grows.
 */
export const recipeSchema = z.strictObject({
  /** Axis `layout`: the layout family. */
  layout: z.enum(LAYOUT_IDS),
  /** Axis `type`: which of the genre's pairs of faces (`typePairs`). */
  type: choice,
  /** Axis `colour`: which palette and grading (`gradings`). */
  colour: choice,
  /** Axis `picture`: which picture of the request; null: none, the cover is type and drawing. */
  picture: choice.nullable(),
  /** Axis `picture`: which cut of it, the best first. */
  crop: choice,
  /** Axis `picture`: which of the genre's motifs, on covers that draw one. */
  motif: choice,
});

export type Recipe = z.infer<typeof recipeSchema>;

/** The fields of a recipe that an axis decides. */
export const FIELDS_OF_AXIS = {
  layout: ['layout'],
  type: ['type'],
  colour: ['colour'],
  picture: ['picture', 'crop', 'motif'],
} as const satisfies Record<Axis, readonly (keyof Recipe)[]>;
