/**
 * Limits of a password's length in characters. Long passwords cannot be guessed; rules about kinds of characters would not improve them.
 */
export const PASSWORD_LENGTH = { min: 10, max: 200 } as const;
