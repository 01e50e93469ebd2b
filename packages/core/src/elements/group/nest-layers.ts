import type { Design } from '../../design/design.ts';
import type { Group } from '../../design/group.ts';
import { type Rect, intersection, union } from '../../geometry/shapes.ts';
import { uprightBounds } from '../../interaction/turned-box.ts';
import { clipOutline } from '../../scene/clip-outline.ts';
import { remember } from '../../scene/remember.ts';
import type { GroupNode, SceneLayer, SceneNode } from '../../scene/scene.ts';
import type { TextEngine } from '../../text/text-engine.ts';
import type { StackedLayer } from '../kind-definition.ts';
import { groupsOf, membersOf, parentsOf } from './element-tree.ts';

/**
 * Returns the layers in painting order, with groups nested: the members, which are not painted by themselves, come before the group's own
 * layer, which paints them.
 */
export function nestLayers(design: Design, stacked: readonly StackedLayer[], engine: TextEngine): readonly SceneLayer[] {
  const groups = groupsOf(design);
  if (groups.length === 0) return byZ(stacked.map(({ z, layer }) => ({ z, layers: [layer] })));
  const parents = parentsOf(groups);
  const layerOf = new Map(stacked.map(({ layer }) => [layer.id, layer]));
  const nested = (id: string): readonly SceneLayer[] => {
    const layer = layerOf.get(id);
    if (layer) return [layer];
    const group = groups.find(({ uniqueObjectId }) => uniqueObjectId === id);
    return group ? groupLayers(group, membersOf(design, group).map(nested), engine) : [];
  };
  return byZ([
    ...stacked.filter(({ layer }) => !parents.has(layer.id)).map(({ z, layer }) => ({ z, layers: [layer] })),
    ...groups
      .filter(({ uniqueObjectId }) => !parents.has(uniqueObjectId))
      .map(({ z, uniqueObjectId }) => ({ z, layers: nested(uniqueObjectId) })),
  ]);
}

function byZ(entries: readonly { readonly z: number; readonly layers: readonly SceneLayer[] }[]): readonly SceneLayer[] {
  return entries.toSorted((first, second) => first.z - second.z).flatMap(({ layers }) => layers);
}

/** @param parts the layers of each member, with the member's own layer last. */
function groupLayers(group: Group, parts: readonly (readonly SceneLayer[])[], engine: TextEngine): readonly SceneLayer[] {
  const members = parts.flatMap((part) => part.at(-1) ?? []);
  if (group.hidden || members.length === 0) return [];
  const inside = parts.flatMap((part) => [...part.slice(0, -1), ...part.slice(-1).map((layer) => inGroup(layer, group.uniqueObjectId))]);
  return [...inside, groupLayer(group, members, engine)];
}

/**
 * Returns a layer marked as a member of a group. The result is memoized, so that unchanged members are neither compiled nor compared again.
 */
const inGroup = remember((layer: SceneLayer, group: string): SceneLayer => ({ ...layer, within: group }));

function groupLayer(group: Group, members: readonly SceneLayer[], engine: TextEngine): SceneLayer {
  const [stencil] = members;
  const shown = group.clip && members.length > 1 ? members.slice(1) : members;
  const cut = group.clip && stencil && members.length > 1 ? cutBy(stencil, group.clip, engine) : {};
  const { opacity = 1, blend = 'normal' } = group;
  const node: GroupNode = {
    kind: 'group',
    ...(opacity < 1 ? { opacity } : {}),
    ...(blend === 'normal' ? {} : { blend }),
    ...cut,
    children: shown.flatMap(({ nodes }) => nodes),
  };
  const ink = joined(shown.map(({ inkBounds }) => inkBounds));
  const seen = stencil && group.clip === 'inside' && members.length > 1 ? stencil.inkBounds : ink;
  return {
    id: group.uniqueObjectId,
    kind: 'group',
    bounds: joined(members.map(({ bounds, rotation }) => uprightBounds({ rect: bounds, rotation }))) ?? members[0]!.bounds,
    rotation: 0,
    inkBounds: ink && seen && intersection(ink, seen),
    paints: shown.map(({ id }) => id),
    nodes: [node],
  };
}

/**
 * Returns the clip or the mask of a group. An opaque outline clips as a path, which stays a vector in print; anything softer becomes a
 * mask.
 */
function cutBy({ nodes }: SceneLayer, clip: 'inside' | 'outside', engine: TextEngine): Pick<GroupNode, 'clip' | 'clipRule' | 'mask'> {
  const outline = clip === 'inside' ? clipOutline(nodes, engine) : null;
  if (outline) return { clip: outline.path, ...(outline.rule === 'evenodd' ? { clipRule: outline.rule } : {}) };
  const mask: readonly SceneNode[] = nodes;
  return { mask: { nodes: mask, inverted: clip === 'outside' } };
}

function joined(boxes: readonly (Rect | null)[]): Rect | null {
  return boxes.reduce((whole, box) => (whole && box ? union(whole, box) : (whole ?? box)), null);
}
