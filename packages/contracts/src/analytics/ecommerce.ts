import { inWhole } from '@coverwright/core/shop/currency.ts';
import { z } from 'zod';
import { currencySchema } from '../calls/pricing.ts';

/** A product in the tag manager's e-commerce schema. Prices in whole units: 15.5, not 1550. */
const itemSchema = z.object({
  item_id: z.string(),
  item_name: z.string(),
  price: z.number(),
  quantity: z.number().int().min(1),
});

const soldSchema = z.object({ currency: currencySchema, value: z.number(), items: z.array(itemSchema).min(1) });

export const viewItemListSchema = z.object({
  currency: currencySchema,
  item_list_id: z.string().optional(),
  item_list_name: z.string(),
  items: z.array(itemSchema),
});
export const beginCheckoutSchema = soldSchema;
export const purchaseSchema = soldSchema.extend({ transaction_id: z.string() });

/** Converts the lines of a receipt, with amounts in the smallest unit, to the schema's items. */
export function itemsOfLines(lines: readonly { readonly packageId: string; readonly name: string; readonly amount: number }[]) {
  return lines.map(({ packageId, name, amount }) => ({ item_id: packageId, item_name: name, price: inWhole(amount), quantity: 1 }));
}
