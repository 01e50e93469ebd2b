import type { SceneLayer, SceneNode } from './scene.ts';

/** Returns the layers that are painted by themselves. Members of groups are painted by their group. */
export function paintedLayers(layers: readonly SceneLayer[]): readonly SceneLayer[] {
  return layers.filter(({ within }) => within === undefined);
}

/** Returns the painted layer that shows an element: its own, or that of its outermost group. */
export function paintedLayerOf(layers: readonly SceneLayer[], id: string): string {
  const within = layers.find((layer) => layer.id === id)?.within;
  return within === undefined ? id : paintedLayerOf(layers, within);
}

/** Returns the same layers with other nodes for one of them, and for the groups around it. */
export function withLayerNodes(layers: readonly SceneLayer[], id: string, nodes: readonly SceneNode[]): readonly SceneLayer[] {
  const within = layers.find((layer) => layer.id === id)?.within;
  const changed = layers.map((layer) => (layer.id === id ? { ...layer, nodes } : layer));
  const group = changed.find((layer) => layer.id === within);
  const [node] = group?.nodes ?? [];
  if (!group || node?.kind !== 'group') return changed;
  const children = (group.paints ?? []).flatMap((painted) => changed.find((layer) => layer.id === painted)?.nodes ?? []);
  return withLayerNodes(changed, group.id, [{ ...node, children }]);
}
