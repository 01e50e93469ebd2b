import { isEqual } from '@coverwright/core/design/is-equal.ts';

/** The value that several elements share: the first one's, and a flag for whether another one differs. */
export interface CommonValue<Value> {
  readonly value: Value;
  readonly mixed: boolean;
}

/** Returns the common value; null without elements. */
export function commonValue<Element, Value>(elements: readonly Element[], read: (element: Element) => Value): CommonValue<Value> | null {
  const [first, ...others] = elements.map(read);
  return first === undefined ? null : { value: first, mixed: others.some((other) => !isEqual(other, first)) };
}
