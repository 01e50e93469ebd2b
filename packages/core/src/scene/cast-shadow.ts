import type { ObjectShadow } from '../design/object-shadow.ts';
import type { Size } from '../geometry/shapes.ts';
import type { SceneNode, ShadowNode } from './scene.ts';

/** The rotation and mirroring of an object in the scene. Its nodes follow them, but the direction of its light does not. */
interface Turned {
  /** The rotation in degrees, clockwise. */
  readonly rotation: number;
  readonly mirrorX: boolean;
  readonly mirrorY: boolean;
}

/**
 * Returns an object's nodes above the shadow that they cast, or unchanged without a shadow. They are in the object's own coordinates,
 * before rotation.
 */
export function castShadow(
  nodes: readonly SceneNode[],
  shadow: ObjectShadow | undefined,
  { width, height }: Size,
  { rotation, mirrorX, mirrorY }: Turned,
): readonly SceneNode[] {
  if (!shadow || nodes.length === 0) return nodes;
  const side = Math.min(width, height) || Math.max(width, height);
  const angle = (-rotation * Math.PI) / 180;
  const [x, y] = [shadow.offsetX * side, shadow.offsetY * side];
  const offset = {
    x: (x * Math.cos(angle) - y * Math.sin(angle)) * (mirrorX ? -1 : 1),
    y: (x * Math.sin(angle) + y * Math.cos(angle)) * (mirrorY ? -1 : 1),
  };
  const cast: ShadowNode = { kind: 'shadow', children: nodes, colour: shadow.colour, offset, sigma: (shadow.blur * side) / 2 };
  return [cast, ...nodes];
}
