import { designImageSchema } from '@coverwright/core/design/design-image.ts';
import { z } from 'zod';
import { defineCall } from './define-call.ts';

/** Maximum number of brand elements. */
export const MAX_BRAND_ELEMENTS = 100;

const brandName = z.string().trim().min(1, 'Enter a name.').max(120, 'A name has at most 120 characters.');

/** The elements that an author uses for many books. A pen name or a series is stored as its name. */
const brandContentSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('penName') }),
  z.object({ kind: z.literal('series') }),
  z.object({ kind: z.literal('font'), family: z.string().trim().min(1).max(200) }),
  z.object({
    kind: z.literal('colour'),
    colour: z.string().regex(/^#[0-9a-f]{6}$/, 'A color is written as # and six lowercase hexadecimal digits.'),
  }),
  z.object({ kind: z.literal('logo'), image: designImageSchema }),
]);

const brandElementSchema = z.object({ id: z.string(), name: brandName, content: brandContentSchema }).meta({ id: 'BrandElement' });

export type BrandContent = z.infer<typeof brandContentSchema>;
export type BrandElement = z.infer<typeof brandElementSchema>;
export type BrandKind = BrandContent['kind'];

export const listBrand = defineCall({
  id: 'listBrand',
  method: 'GET',
  path: '/api/brand',
  auth: 'owner',
  cost: 'read',
  summary: 'The pen names, series, fonts, colors and logos that the author keeps, the last used first.',
  answer: z.object({ elements: z.array(brandElementSchema) }),
  errors: ['tooManyRequests'],
});

export const saveBrandElement = defineCall({
  id: 'saveBrandElement',
  method: 'POST',
  path: '/api/brand',
  auth: 'owner',
  cost: 'write',
  summary: 'Keeps an element of the author’s brand. One that is kept already is used again: it becomes the first of the list.',
  body: z.object({ name: brandName, content: brandContentSchema }),
  answer: z.object({ element: brandElementSchema }),
  errors: ['badRequest', 'assetNotFound', 'brandFull', 'tooManyRequests'],
});

export const renameBrandElement = defineCall({
  id: 'renameBrandElement',
  method: 'PUT',
  path: '/api/brand/{id}',
  auth: 'owner',
  cost: 'write',
  summary: 'Gives an element of the brand another name.',
  params: z.object({ id: z.string().max(200) }),
  body: z.object({ name: brandName }),
  answer: z.object({ element: brandElementSchema }),
  errors: ['badRequest', 'brandElementNotFound', 'brandNameTaken', 'tooManyRequests'],
});

export const deleteBrandElement = defineCall({
  id: 'deleteBrandElement',
  method: 'DELETE',
  path: '/api/brand/{id}',
  auth: 'owner',
  cost: 'write',
  summary: 'Takes an element out of the brand. Covers that use it stay as they are.',
  params: z.object({ id: z.string().max(200) }),
  answer: z.object({ deleted: z.literal(true) }),
  errors: ['brandElementNotFound', 'tooManyRequests'],
});
