/**
 * Memoizes a pure function: for each first argument, a call with the same arguments as the last one returns the same value. Arguments are
 * compared by identity, so they must be immutable. The first argument is held weakly.
 */
export function remember<First extends object, Rest extends readonly unknown[], Value>(
  compute: (first: First, ...rest: Rest) => Value,
): (first: First, ...rest: Rest) => Value {
  const known = new WeakMap<First, { readonly rest: Rest; readonly value: Value }>();
  return (first, ...rest) => {
    const last = known.get(first);
    if (last?.rest.every((argument, index) => argument === rest[index])) return last.value;
    const value = compute(first, ...rest);
    known.set(first, { rest, value });
    return value;
  };
}
