import type { Design } from '../design/design.ts';
import { fingerprint } from '../design/fingerprint.ts';
import { isEqual } from '../design/is-equal.ts';
import { groupsOfParts, partsOf } from './design-parts.ts';

/**
 * Returns a design after a change that the author did not make in it by hand, so that the parts that followed the master before still
 * follow it.
 * @param own the design before the change.
 */
export function preserveFollowing(own: Design, next: Design): Design {
  const { follows } = next;
  if (!follows || own === next) return next;
  const before = allParts(own);
  const followed = [...allParts(next)].filter(
    ([part, value]) => !isEqual(value, before.get(part)) && follows.parts[part] === fingerprint(before.get(part)),
  );
  if (followed.length === 0) return next;
  const renewed = Object.fromEntries(followed.map(([part, value]) => [part, fingerprint(value)]));
  return { ...next, follows: { ...follows, parts: { ...follows.parts, ...renewed } } };
}

function allParts(design: Design): ReadonlyMap<string, unknown> {
  return new Map([...partsOf(design), ...groupsOfParts(design)]);
}
