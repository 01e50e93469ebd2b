/** The embedded provider's id in account rows, whatever address it has. */
export const EMBEDDED = 'embedded';
