import { isEqual } from '@coverwright/core/design/is-equal.ts';

/** Describes what several elements have in common: the first one's value, and whether another one has another. */
export interface CommonValue<Value> {
  readonly value: Value;
  readonly mixed: boolean;
}

/** Null without elements. */
export function commonValue<Element, Value>(elements: readonly Element[], read: (element: Element) => Value): CommonValue<Value> | null {
  const [first, ...others] = elements.map(read);
  return first === undefined ? null : { value: first, mixed: others.some((other) => !isEqual(other, first)) };
}
