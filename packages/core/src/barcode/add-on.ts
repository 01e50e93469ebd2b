import { type Result, refuse, succeed } from '../result/result.ts';
import type { IsbnFault } from './parse-isbn.ts';
import { say } from './say.ts';

export const ADD_ON = /^\d{5}$/;

/** Parses the five digits of an EAN-5: a currency and a price (5 1499: US $14.99), or 90000 for none. */
export function parseAddOn(text: string): Result<string, IsbnFault> {
  const digits = text.replace(/\s/g, '');
  return ADD_ON.test(digits) ? succeed(digits) : refuse({ message: say('wrongPriceCode', { given: text.trim() }) });
}
