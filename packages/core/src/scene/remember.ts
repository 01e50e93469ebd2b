/**
 * The same pure function, remembering for each first argument what it last gave: asked again with the same arguments, it gives
 * the same value. Arguments are compared by identity, so they must be immutable; what is forgotten elsewhere is forgotten here.
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
