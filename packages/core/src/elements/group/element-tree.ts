import type { Design } from '../../design/design.ts';
import type { Group } from '../../design/group.ts';
import { remember } from '../../scene/remember.ts';

const NO_GROUPS: readonly Group[] = [];

export function groupsOf({ groups }: Pick<Design, 'groups'>): readonly Group[] {
  return groups ?? NO_GROUPS;
}

export function groupOf(design: Pick<Design, 'groups'>, id: string): Group | undefined {
  return groupsOf(design).find(({ uniqueObjectId }) => uniqueObjectId === id);
}

/**
 * Returns the group of each element. The document may be inconsistent: an element that two groups claim belongs to the first, and groups
 * that contain each other belong to none.
 */
export const parentsOf = remember((groups: readonly Group[]): ReadonlyMap<string, string> => {
  const parents = new Map<string, string>();
  for (const { uniqueObjectId, members } of groups) {
    for (const member of members) if (!parents.has(member) && member !== uniqueObjectId) parents.set(member, uniqueObjectId);
  }
  for (const { uniqueObjectId } of groups) if (isInCircle(parents, uniqueObjectId)) parents.delete(uniqueObjectId);
  return parents;
});

function isInCircle(parents: ReadonlyMap<string, string>, id: string): boolean {
  const seen = new Set<string>();
  for (let at = parents.get(id); at !== undefined; at = parents.get(at)) {
    if (at === id) return true;
    if (seen.has(at)) return false;
    seen.add(at);
  }
  return false;
}

/** Returns the group that contains an element; null for an element in no group. */
export function parentOf(design: Pick<Design, 'groups'>, id: string): string | null {
  return parentsOf(groupsOf(design)).get(id) ?? null;
}

/** Returns the groups that contain an element, innermost first. */
export function ancestorsOf(design: Pick<Design, 'groups'>, id: string): readonly string[] {
  const parent = parentOf(design, id);
  return parent === null ? [] : [parent, ...ancestorsOf(design, parent)];
}

/** Returns a group's own members in painting order, without those that another group claims. */
export function membersOf(design: Pick<Design, 'groups'>, group: Group): readonly string[] {
  const parents = parentsOf(groupsOf(design));
  return [...new Set(group.members)].filter((id) => parents.get(id) === group.uniqueObjectId);
}

/** Returns the elements of a selection, with each group replaced by all elements in it, at any depth. */
export function leavesOf(design: Pick<Design, 'groups'>, ids: readonly string[]): readonly string[] {
  return [
    ...new Set(
      ids.flatMap((id): readonly string[] => {
        const group = groupOf(design, id);
        return group ? leavesOf(design, membersOf(design, group)) : [id];
      }),
    ),
  ];
}
