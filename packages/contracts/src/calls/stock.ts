import { z } from 'zod';
import { defineCall } from './define-call.ts';

/** A picture as every source gives it. Sizes in pixels; `urls.full` is the largest that there is. */
export const stockPhotoSchema = z
  .object({
    id: z.string(),
    urls: z.object({ full: z.string(), regular: z.string(), thumb: z.string() }),
    width: z.number().int().positive(),
    height: z.number().int().positive(),
    description: z.string(),
    photographerName: z.string().nullable(),
    profileLink: z.string().nullable(),
    /** Id of the source. */
    source: z.string(),
    licence: z.string(),
    licenceUrl: z.string().nullable(),
    /** The line that must stand beside the picture; null where none is owed. */
    attribution: z.string().nullable(),
    /** What to keep in a narrow crop, as fractions of width and height. */
    focus: z.object({ x: z.number(), y: z.number() }).nullable(),
    /** A colour to show while the picture loads; null where the source says none. */
    dominant: z.string().nullable(),
    /** A cut-out on nothing, fit to be an object. */
    transparent: z.boolean(),
  })
  .meta({ id: 'StockPhoto' });

export type StockPhoto = z.infer<typeof stockPhotoSchema>;

export const stockPageSchema = z
  .object({ status: z.literal(200), photos: z.array(stockPhotoSchema), page: z.number().int(), totalPages: z.number().int() })
  .meta({ id: 'StockPage' });

export type StockPage = z.infer<typeof stockPageSchema>;

const service = z.string().max(60);
const page = z.coerce.number().int().min(1).max(1000);
const errors = ['badRequest', 'unknownStockService', 'tooManyRequests', 'stockUnavailable'] as const;

export const searchStock = defineCall({
  id: 'searchStock',
  method: 'GET',
  path: '/api/{stockService}/{searchTerm}/{page}',
  summary: 'Searches a source of pictures. An unknown source is a 404 with the known ones.',
  params: z.object({ stockService: service, searchTerm: z.string().max(200), page }),
  answer: stockPageSchema,
  errors,
});

export const listStockCollection = defineCall({
  id: 'listStockCollection',
  method: 'GET',
  path: '/api/{stockService}/collection/{imageCollection}/{page}',
  summary: 'Lists a collection of a source; the embedded library has one for each genre.',
  params: z.object({ stockService: service, imageCollection: z.string().max(200), page }),
  answer: stockPageSchema,
  errors,
});
