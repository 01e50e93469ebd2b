/** Of a password, in characters. Long enough that guessing is hopeless; no rule about kinds of letters makes it better. */
export const PASSWORD_LENGTH = { min: 10, max: 200 } as const;
