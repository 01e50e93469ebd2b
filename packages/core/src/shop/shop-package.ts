import { z } from 'zod';
import { FORMAT_IDS } from '../formats/format.ts';
import { CURRENCIES } from './currency.ts';

const MOST = 100_000_00;
const price = z.number().int('must be a whole number of the smallest unit').min(50, 'must be 50 or more of the smallest unit').max(MOST);

/** A package of the shop: print files of one title in some formats, with revisions and background removals. */
export const shopPackageSchema = z
  .object({
    /** The id, which is part of addresses and analytics and is never changed. */
    id: z
      .string()
      .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be small letters and digits, with hyphens between')
      .max(40),
    name: z.string().trim().min(1).max(60),
    /** The summary as a sentence. */
    summary: z.string().trim().max(200),
    formats: z
      .array(z.enum(FORMAT_IDS))
      .min(1, 'must name a format at least')
      .refine((formats) => new Set(formats).size === formats.length, 'must name each format once'),
    /** The prices in the smallest unit of each currency. The package is not sold in a currency without a price. */
    prices: z.partialRecord(z.enum(CURRENCIES), price).refine((prices) => Object.keys(prices).length > 0, 'must name a price at least'),
    /** The number of revisions of the finished cover. */
    revisions: z.number().int().min(0).max(100),
    /** The number of background removals, in addition to those that everyone has. */
    cutoutCredits: z.number().int().min(0).max(10_000),
    /** True if it is shown and sold. Earlier purchases stay valid. */
    isOffered: z.boolean(),
    /** True if it is highlighted among the others. */
    isFeatured: z.boolean(),
    /** The position in lists, ascending. */
    position: z.number().int().min(0).max(1000),
  })
  .meta({ id: 'ProductPackage' });

export type ShopPackage = z.infer<typeof shopPackageSchema>;
