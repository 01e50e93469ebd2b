/** The source of the current time. Logic gets times and ids as arguments. */
export interface Clock {
  now(): Date;
}

/** Creates a random UUID. */
export type MakeId = () => string;
