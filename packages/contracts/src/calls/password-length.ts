/** The length of a password in characters. It is long enough that guessing is hopeless; no rule about kinds of letters makes it better. */
export const PASSWORD_LENGTH = { min: 10, max: 200 } as const;
