import { z } from 'zod';
import { fraction } from './bounds.ts';

/** The blend modes of an element with the layers below it, named as in CSS and PDF. */
export const BLEND_MODES = [
  'normal',
  'multiply',
  'screen',
  'overlay',
  'soft-light',
  'hard-light',
  'darken',
  'lighten',
  'color-dodge',
  'color-burn',
  'luminosity',
  'color',
] as const;

export const blendSchema = z.enum(BLEND_MODES);
export type BlendMode = z.infer<typeof blendSchema>;

/**
 * The opacity and the blend mode of an element. Absent means opaque and normal, so that documents without them stay identical byte for
 * byte.
 */
export const compositingShape = { opacity: fraction.optional(), blend: blendSchema.optional() } as const;

export interface Compositing {
  readonly opacity?: number | undefined;
  readonly blend?: BlendMode | undefined;
}
