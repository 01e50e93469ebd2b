/** The embedded provider's id in account rows, whatever its address is. */
export const EMBEDDED = 'embedded';
