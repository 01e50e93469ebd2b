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

/** Absent means opaque and normal: a document that uses neither stays as it was, byte for byte. */
export const compositingShape = { opacity: fraction.optional(), blend: blendSchema.optional() } as const;

export interface Compositing {
  readonly opacity?: number | undefined;
  readonly blend?: BlendMode | undefined;
}
