import { z } from 'zod';
import { compositingShape } from '../design/blend.ts';
import { identifier } from '../design/bounds.ts';
import type { Design } from '../design/design.ts';
import { type Group, MAX_GROUPS, groupSchema } from '../design/group.ts';
import { layerStateShape } from '../design/layer-state.ts';
import { placedKind } from '../elements/element-kinds.ts';
import { ancestorsOf, groupOf, groupsOf, leavesOf, membersOf, parentOf } from '../elements/group/element-tree.ts';
import { placedElement, placedElements } from '../elements/placed-elements.ts';
import { type Result, refuse, succeed } from '../result/result.ts';
import { type CommandFault, defineCommand, missing } from './command-definition.ts';
import { say } from './say.ts';

/** The most levels of nested groups: deeper elements could hardly be found again. */
const DEEPEST = 8;
const memberIds = z.array(identifier).min(1).max(500);

/** Puts elements into a new group, in their painting order. The group takes the place of the topmost of them. */
export const groupElements = defineCommand(
  z.strictObject({
    name: z.literal('group-elements'),
    id: identifier,
    members: memberIds,
    called: layerStateShape.name.unwrap().optional(),
  }),
  (design, { id, members, called }): Result<Design, CommandFault> => {
    if (placedElement(design, id)) return refuse({ message: say('elementExists', { id }) });
    const ordered = inPaintingOrder(design, members);
    const top = ordered.at(-1);
    if (ordered.length !== new Set(members).size || top === undefined) return refuse({ message: say('groupNeedsElements') });
    if (ordered.some((member) => ancestorsOf(design, member).some((ancestor) => members.includes(ancestor)))) {
      return refuse({ message: say('groupWithMember') });
    }
    const group = groupSchema.parse({ uniqueObjectId: id, members: ordered, z: outermostZ(design, top), name: called ?? null });
    const parent = commonParent(design, ordered);
    const at = parent ? parent.members.indexOf(top) : -1;
    const left = taken(design, ordered);
    const placed = parent
      ? withMembers(left, parent.uniqueObjectId, (rest) => [...rest.slice(0, at), id, ...rest.slice(at)], parent)
      : left;
    return withGroup(placed, group);
  },
);

/** Inserts a group as it is, for copies. Its members must be on the cover and in no group. */
export const insertGroup = defineCommand(
  z.strictObject({ name: z.literal('insert-group'), group: groupSchema }),
  (design, { group }): Result<Design, CommandFault> => {
    if (placedElement(design, group.uniqueObjectId)) return refuse({ message: say('elementExists', { id: group.uniqueObjectId }) });
    const stray = group.members.find((member) => !placedElement(design, member) || parentOf(design, member) !== null);
    return stray === undefined ? withGroup(design, group) : missing('Element', stray);
  },
);

/** Ungroups elements: the members take the group's place in the stack, in their order. */
export const ungroup = defineCommand(
  z.strictObject({ name: z.literal('ungroup'), id: identifier }),
  (design, { id }): Result<Design, CommandFault> => {
    const group = groupOf(design, id);
    if (!group) return missing('Group', id);
    const members = membersOf(design, group);
    const parent = parentOf(design, id);
    const rest: Design = { ...design, groups: groupsOf(design).filter((other) => other !== group) };
    if (parent !== null)
      return succeed(withMembers(rest, parent, (known) => known.flatMap((member) => (member === id ? members : [member]))));
    return succeed(members.reduce((current, member) => withZ(current, member, group.z), rest));
  },
);

/** Changes the opacity, blend mode, clip and pins of a group; null removes them. */
export const editGroup = defineCommand(
  z.strictObject({
    name: z.literal('edit-group'),
    id: identifier,
    changes: z.strictObject({
      opacity: compositingShape.opacity,
      blend: compositingShape.blend,
      clip: groupSchema.shape.clip.unwrap().nullable().optional(),
      pins: groupSchema.shape.pins.unwrap().nullable().optional(),
      /** The same members in a new order. */
      members: memberIds.optional(),
    }),
  }),
  (design, { id, changes: { clip, pins, members, opacity, blend } }) => {
    const group = groupOf(design, id);
    if (!group) return missing('Group', id);
    if (members && !isSameSet(members, membersOf(design, group))) {
      return refuse({ message: say('orderOfMembers') });
    }
    const { clip: known, pins: pinned, ...rest } = group;
    const held = pins === undefined ? pinned : (pins ?? undefined);
    const cut = clip === undefined ? known : (clip ?? undefined);
    const next: Group = {
      ...rest,
      ...(opacity === undefined ? {} : { opacity }),
      ...(blend === undefined ? {} : { blend }),
      ...(members ? { members } : {}),
      ...(cut ? { clip: cut } : {}),
      ...(held ? { pins: held } : {}),
    };
    return succeed(replaced(design, next));
  },
);

/** Puts an element into a group, or out of all groups, at a place among its members, counted from the undermost. */
export const moveToGroup = defineCommand(
  z.strictObject({ name: z.literal('move-to-group'), id: identifier, group: identifier.nullable(), at: z.number().int().min(0) }),
  (design, { id, group: target, at }): Result<Design, CommandFault> => {
    if (!placedElement(design, id)) return missing('Element', id);
    if (target !== null && !groupOf(design, target)) return missing('Group', target);
    if (target !== null && (target === id || ancestorsOf(design, target).includes(id))) {
      return refuse({ message: say('groupInItself') });
    }
    const from = outermostZ(design, id);
    const left = taken(design, [id]);
    if (target === null) return succeed(withZ(left, id, from));
    const moved = withMembers(left, target, (members) => [...members.slice(0, at), id, ...members.slice(at)], groupOf(design, target));
    return depthOf(moved, id) > DEEPEST ? tooDeep() : succeed(moved);
  },
);

/** Removes a group from the cover, together with all its members. */
export const removeGroup = defineCommand(z.strictObject({ name: z.literal('remove-group'), id: identifier }), (design, { id }) => {
  if (!groupOf(design, id)) return missing('Group', id);
  const leaves = new Set(leavesOf(design, [id]));
  return succeed({
    ...design,
    frontBoard: {
      ...design.frontBoard,
      textBoxes: design.frontBoard.textBoxes.filter(({ designMode }) => !leaves.has(designMode.uniqueId)),
    },
    coverShapes: design.coverShapes.filter(({ uniqueObjectId }) => !leaves.has(uniqueObjectId)),
    coverObjectImages: design.coverObjectImages.filter(({ uniqueObjectId }) => !leaves.has(uniqueObjectId)),
  });
});

/**
 * Removes elements that are no longer on the cover from their groups, and groups without members. Returns the same design if nothing
 * changes.
 */
export function pruneGroups(design: Design): Design {
  if (!design.groups) return design;
  const known = new Set(placedElements(design).map(({ id }) => id));
  const kept = design.groups.flatMap((group): Group[] => {
    const members = group.members.filter((member) => known.has(member));
    if (members.length === group.members.length) return [group];
    return members.length > 0 ? [{ ...group, members }] : [];
  });
  const isWhole = kept.length === design.groups.length && kept.every((group, index) => group === design.groups?.[index]);
  if (isWhole && kept.length > 0) return design;
  if (kept.length > 0) return pruneGroups({ ...design, groups: kept });
  const { groups: _, ...ungrouped } = design;
  return ungrouped;
}

function withGroup(design: Design, group: Group): Result<Design, CommandFault> {
  const groups = groupsOf(design);
  if (groups.length >= MAX_GROUPS) return refuse({ message: say('fullOfGroups', { most: MAX_GROUPS }) });
  const next = { ...design, groups: [...groups, group] };
  return leavesOf(next, [group.uniqueObjectId]).some((leaf) => depthOf(next, leaf) > DEEPEST) ? tooDeep() : succeed(next);
}

function tooDeep(): Result<never, CommandFault> {
  return refuse({ message: say('tooDeep', { most: DEEPEST }) });
}

function depthOf(design: Design, id: string): number {
  return ancestorsOf(design, id).length;
}

function replaced(design: Design, group: Group): Design {
  return { ...design, groups: groupsOf(design).map((other) => (other.uniqueObjectId === group.uniqueObjectId ? group : other)) };
}

/** @param vanished the previous state of a group that lost its last member to the change. */
function withMembers(design: Design, id: string, change: (members: readonly string[]) => readonly string[], vanished?: Group): Design {
  const group = groupOf(design, id);
  if (group) return replaced(design, { ...group, members: [...change(group.members)] });
  return vanished ? { ...design, groups: [...groupsOf(design), { ...vanished, members: [...change([])] }] } : design;
}

/** Removes elements from the groups that contain them, and groups that this leaves empty. */
function taken(design: Design, ids: readonly string[]): Design {
  const groups = groupsOf(design).flatMap((group): Group[] => {
    const members = group.members.filter((member) => !ids.includes(member));
    if (members.length === group.members.length) return [group];
    return members.length > 0 ? [{ ...group, members }] : [];
  });
  return { ...design, groups };
}

function inPaintingOrder(design: Design, ids: readonly string[]): readonly string[] {
  return placedElements(design).flatMap(({ id }) => (ids.includes(id) ? [id] : []));
}

/** Returns the z of an element's outermost group, or of the element itself if it is in no group. */
function outermostZ(design: Design, id: string): number {
  return placedElement(design, ancestorsOf(design, id).at(-1) ?? id)?.z ?? 5;
}

function commonParent(design: Design, ids: readonly string[]): Group | undefined {
  const [first, ...others] = ids.map((id) => parentOf(design, id));
  return first && others.every((parent) => parent === first) ? groupOf(design, first) : undefined;
}

function withZ(design: Design, id: string, z: number): Design {
  const element = placedElement(design, id);
  return (element && placedKind(element.kind)?.withStacking(design, (other) => (other === id ? z : undefined))) ?? design;
}

function isSameSet(first: readonly string[], second: readonly string[]): boolean {
  return first.length === second.length && new Set(first).size === first.length && second.every((id) => first.includes(id));
}
