import type { Compositing } from '../design/blend.ts';
import type { GroupNode, SceneNode } from './scene.ts';

/** Returns nodes as a group with an opacity and a blend mode; unchanged if they have neither. */
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

/** Returns true if a node, or any node in it, blends with what is below it. */
export function hasBlend(node: SceneNode): boolean {
  if (node.kind !== 'group') return false;
  return (node.blend !== undefined && node.blend !== 'normal') || node.children.some(hasBlend);
}
