import { z } from 'zod';
import { defineCall } from './define-call.ts';

/** A picture of any source. Sizes in pixels; `urls.full` is the largest available one. */
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
    /** The picture's page at the source; null without one. */
    sourcePage: z.string().nullable(),
    licence: z.string(),
    licenceUrl: z.string().nullable(),
    /** The credit that must be shown beside the picture; null if none is required. */
    attribution: z.string().nullable(),
    /** The point to keep in a narrow crop, as fractions of width and height. */
    focus: z.object({ x: z.number(), y: z.number() }).nullable(),
    /** A color to show while the picture loads; null if the source does not state one. */
    dominant: z.string().nullable(),
    /** True for a cut-out with a transparent background. */
    transparent: z.boolean(),
  })
  .meta({ id: 'StockPhoto' });

export type StockPhoto = z.infer<typeof stockPhotoSchema>;

export const stockPageSchema = z
  .object({ status: z.literal(200), photos: z.array(stockPhotoSchema), page: z.number().int(), totalPages: z.number().int() })
  .meta({ id: 'StockPage' });

export type StockPage = z.infer<typeof stockPageSchema>;

export const STOCK_ORIENTATIONS = ['portrait', 'landscape', 'square'] as const;
export const stockOrientationSchema = z.enum(STOCK_ORIENTATIONS);
export type StockOrientation = z.infer<typeof stockOrientationSchema>;

/** Names of colors in searches. No source supports all of them. */
export const STOCK_COLOURS = [
  'red',
  'orange',
  'yellow',
  'green',
  'teal',
  'blue',
  'purple',
  'pink',
  'brown',
  'black',
  'grey',
  'white',
] as const;
export const stockColourSchema = z.enum(STOCK_COLOURS);
export type StockColour = z.infer<typeof stockColourSchema>;

/** A source that this server is configured for. */
export const stockServiceSchema = z
  .object({
    id: z.string(),
    name: z.string(),
    /** The source's home page; null for the embedded library. */
    home: z.string().nullable(),
    /** True if the maker and the source must be named wherever a picture is shown. */
    needsCredit: z.boolean(),
    orientations: z.array(stockOrientationSchema),
    colours: z.array(stockColourSchema),
  })
  .meta({ id: 'StockService' });

export type StockService = z.infer<typeof stockServiceSchema>;

const service = z.string().max(60);
const page = z.coerce.number().int().min(1).max(1000);
const inches = z.coerce.number().min(1).max(40);
/** Filters, of which a source ignores those that it does not support, as `listStockServices` states; and the book's front. */
const query = z.object({
  orientation: stockOrientationSchema.optional(),
  colour: stockColourSchema.optional(),
  /** The front with its bleed, in inches: its better pictures come first. Absent: 6 × 9. */
  frontWidth: inches.optional(),
  frontHeight: inches.optional(),
});
export type StockQuery = z.output<typeof query>;
const errors = ['badRequest', 'unknownStockService', 'tooManyRequests', 'stockUnavailable'] as const;

export const listStockServices = defineCall({
  id: 'listStockServices',
  method: 'GET',
  path: '/api/stock/services',
  auth: 'public',
  cost: 'read',
  summary: 'The sources of pictures that this server is set up for; the embedded library comes first.',
  answer: z.object({ services: z.array(stockServiceSchema) }).meta({ id: 'StockServices' }),
  errors: ['tooManyRequests'],
});

export const searchStock = defineCall({
  id: 'searchStock',
  method: 'GET',
  path: '/api/{stockService}/{searchTerm}/{page}',
  auth: 'public',
  cost: 'read',
  summary: 'Searches a source of pictures. An unknown source is a 404 with the known ones.',
  params: z.object({ stockService: service, searchTerm: z.string().max(200), page }),
  query,
  answer: stockPageSchema,
  errors,
});

export const listStockCollection = defineCall({
  id: 'listStockCollection',
  method: 'GET',
  path: '/api/{stockService}/collection/{imageCollection}/{page}',
  auth: 'public',
  cost: 'read',
  summary: 'Lists a collection of a source; the embedded library has one for each genre. A source without it searches for its name.',
  params: z.object({ stockService: service, imageCollection: z.string().max(200), page }),
  query,
  answer: stockPageSchema,
  errors,
});

export const STOCK_CHOICE_STATES = ['queued', 'running', 'done', 'failed'] as const;
export type StockChoiceState = (typeof STOCK_CHOICE_STATES)[number];

/** The copy of a picture from its source to the author's assets. */
export const stockChoiceSchema = z
  .object({
    id: z.string(),
    state: z.enum(STOCK_CHOICE_STATES),
    /** Once the state is `done`: the picture for printing, with permanent addresses of this server. */
    photo: stockPhotoSchema.optional(),
    /** The error in the user's words, once the state is `failed`. */
    error: z.string().optional(),
  })
  .meta({ id: 'StockChoice' });

export type StockChoice = z.infer<typeof stockChoiceSchema>;

export const chooseStockPhoto = defineCall({
  id: 'chooseStockPhoto',
  method: 'POST',
  path: '/api/stock/chosen',
  auth: 'owner',
  cost: 'write',
  summary: 'Says that a picture was chosen: it is copied in the background, so that print never depends on its source.',
  body: z.object({ source: service, id: z.string().min(1).max(180) }),
  answer: stockChoiceSchema,
  errors: ['badRequest', 'unknownStockService', 'assetNotFound', 'tooManyRequests'],
});

export const getStockChoice = defineCall({
  id: 'getStockChoice',
  method: 'GET',
  path: '/api/stock/chosen/{id}',
  auth: 'owner',
  cost: 'read',
  summary: 'How far the copy of a chosen picture is.',
  params: z.object({ id: z.string().max(200) }),
  answer: stockChoiceSchema,
  errors: ['assetNotFound', 'tooManyRequests'],
});
