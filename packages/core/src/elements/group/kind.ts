import type { Design } from '../../design/design.ts';
import { type Group, groupSchema } from '../../design/group.ts';
import { centreOf } from '../../geometry/shapes.ts';
import type { CoverGeometry } from '../../geometry/cover-geometry.ts';
import { scaledPlaces, turnedPlaces } from '../../interaction/group-place.ts';
import { frameOf, uprightBounds } from '../../interaction/turned-box.ts';
import { PLAIN_TRAITS } from '../element-traits.ts';
import type { ElementKindDefinition, PlacedBox, PlacedKind } from '../kind-definition.ts';
import { groupOf, groupsOf, leavesOf } from './element-tree.ts';
import { sayElement } from '../say-element.ts';

/** The kind of groups. `nest-layers.ts` nests them after every other kind has created its layers. */
export function groupKind(placedKinds: () => readonly PlacedKind[]): ElementKindDefinition {
  return {
    // A click hits the members. The group that it selects depends on the group that the author has opened.
    traits: { ...PLAIN_TRAITS, isSelectable: false, joinsSelections: true },
    compile: () => [],
    faces: () => [],
    pictures: () => [],
    placed: {
      list: (design) =>
        groupsOf(design).map((value) => {
          const { uniqueObjectId, z, name, locked, hidden } = value;
          return { id: uniqueObjectId, z, name, locked, hidden, value };
        }),
      describe: (design, id) => sayElement('groupOf', { count: groupOf(design, id)?.members.length ?? 0 }),
      mention: () => sayElement('theGroup'),
      withState: (design, id, state) => changed(design, (group) => (group.uniqueObjectId === id ? { ...group, ...state } : group)),
      withStacking: (design, zOf) =>
        changed(design, (group) => {
          const z = zOf(group.uniqueObjectId);
          return z === undefined || z === group.z ? group : { ...group, z };
        }),
      box: (design, id, geometry) => boxOf(design, id, geometry, placedKinds()),
      removeCommand: (id) => ({ name: 'remove-group', id }),
      copyCommand: ({ value }, id, _aside, copyOf) => {
        const copied = groupSchema.safeParse(value);
        const members = copied.success ? copied.data.members.flatMap((member) => copyOf(member) ?? []) : [];
        return copied.success && members.length > 0
          ? { name: 'insert-group', group: { ...copied.data, uniqueObjectId: id, members, locked: false, hidden: false } }
          : null;
      },
      isSolid: () => false,
      isArea: () => false,
    },
  };
}

function changed(design: Design, change: (group: Group) => Group): Design {
  const groups = groupsOf(design);
  const next = groups.map(change);
  return next.every((group, index) => group === groups[index]) ? design : { ...design, groups: next };
}

/**
 * Returns the bounding box of all members of a group. Changes of the box are applied to each member, so that the members keep their
 * relative places.
 */
function boxOf(design: Design, id: string, geometry: CoverGeometry, kinds: readonly PlacedKind[]): PlacedBox | null {
  const boxes = leavesOf(design, [id]).flatMap((leaf) => kinds.flatMap(({ box }) => box(design, leaf, geometry) ?? []));
  const frame = frameOf(boxes.map(({ rect, rotation }) => ({ rect: uprightBounds({ rect, rotation }), rotation: 0 })));
  if (!groupOf(design, id) || !frame) return null;
  return {
    rect: frame.rect,
    rotation: 0,
    lockAspectRatio: true,
    commandFor: ({ rect, rotation }) => {
      const scaled = scaledPlaces(boxes, frame.rect, rect);
      const turned = rotation === 0 ? scaled : turnedPlaces(scaled, centreOf(rect), rotation);
      const commands = boxes.flatMap((box, index) => {
        const place = turned[index];
        const command = place && box.commandFor({ ...place, scaled: scaled[index]?.scaled ?? 1 });
        return command ? (command.name === 'together' ? command.commands : [command]) : [];
      });
      return { name: 'together', commands };
    },
  };
}
