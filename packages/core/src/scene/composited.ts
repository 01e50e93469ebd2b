import type { Compositing } from '../design/blend.ts';
import type { GroupNode, SceneNode } from './scene.ts';

/** Nodes that fade and blend as one; as they are where they do neither. */
export function composited(nodes: readonly SceneNode[], { opacity = 1, blend = 'normal' }: Compositing): readonly SceneNode[] {
  if (nodes.length === 0 || (opacity >= 1 && blend === 'normal')) return nodes;
  const group: GroupNode = {
    kind: 'group',
    ...(opacity < 1 ? { opacity } : {}),
    ...(blend === 'normal' ? {} : { blend }),
    children: nodes,
  };
  return [group];
}
