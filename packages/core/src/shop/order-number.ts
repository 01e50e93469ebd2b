/** Crockford's base 32, without I, L, O and U, which are easily mistaken for other characters. */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const BITS_PER_SIGN = 5;
const SIGN_COUNT = 6;

/**
 * Returns the number of an order for people to read and type, such as `CW-261123-7F3K2Q`: the day it was placed (UTC), and 30 bits of its
 * id.
 * @param id the UUID of the order
 */
export function orderNumber(id: string, createdAt: Date): string {
  const day = createdAt.toISOString().slice(2, 10).replaceAll('-', '');
  const bits = BigInt(`0x${id.replaceAll('-', '').slice(-8)}`);
  const signs = Array.from({ length: SIGN_COUNT }, (_, index) => SIGNS[Number((bits >> BigInt(BITS_PER_SIGN * index)) & 31n)]);
  return `CW-${day}-${signs.join('')}`;
}
