/** A patch's fields that were given: with `exactOptionalPropertyTypes` a present `undefined` is not the same as absent. */
export function omitUndefined<Patch extends object>(patch: Patch): { [Key in keyof Patch]?: Exclude<Patch[Key], undefined> } {
  return Object.fromEntries(Object.entries(patch).filter(([, value]) => value !== undefined)) as {
    [Key in keyof Patch]?: Exclude<Patch[Key], undefined>;
  };
}
