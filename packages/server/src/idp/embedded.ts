/** Says what accounts remember the embedded provider by, whatever address it has. */
export const EMBEDDED = 'embedded';
