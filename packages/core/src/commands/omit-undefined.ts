/**
 * Returns the fields of a patch that are present. With `exactOptionalPropertyTypes`, an `undefined` value is not the same as an absent one.
 */
export function omitUndefined<Patch extends object>(patch: Patch): { [Key in keyof Patch]?: Exclude<Patch[Key], undefined> } {
  return Object.fromEntries(Object.entries(patch).filter(([, value]) => value !== undefined)) as {
    [Key in keyof Patch]?: Exclude<Patch[Key], undefined>;
  };
}
