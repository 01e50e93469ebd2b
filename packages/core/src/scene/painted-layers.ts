import type { SceneLayer, SceneNode } from './scene.ts';

/** The layers that are painted: members of groups are painted by their group. */
export function paintedLayers(layers: readonly SceneLayer[]): readonly SceneLayer[] {
  return layers.filter(({ within }) => within === undefined);
}

/** The painted layer that an element shows in: its own, or that of its outermost group. */
export function paintedLayerOf(layers: readonly SceneLayer[], id: string): string {
  const within = layers.find((layer) => layer.id === id)?.within;
  return within === undefined ? id : paintedLayerOf(layers, within);
}

/** The same layers with one of them painted differently, and with it the groups around it. */
export function withLayerNodes(layers: readonly SceneLayer[], id: string, nodes: readonly SceneNode[]): readonly SceneLayer[] {
  const within = layers.find((layer) => layer.id === id)?.within;
  const changed = layers.map((layer) => (layer.id === id ? { ...layer, nodes } : layer));
  const group = changed.find((layer) => layer.id === within);
  const [node] = group?.nodes ?? [];
  if (!group || node?.kind !== 'group') return changed;
  const children = (group.paints ?? []).flatMap((painted) => changed.find((layer) => layer.id === painted)?.nodes ?? []);
  return withLayerNodes(changed, group.id, [{ ...node, children }]);
}
