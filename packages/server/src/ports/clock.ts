/** Now, and names that nobody has used before: arguments to logic, never called from it. */
export interface Clock {
  now(): Date;
}

/** Makes a fresh UUID. */
export type MakeId = () => string;
