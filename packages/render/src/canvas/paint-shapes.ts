import type { FillNode, StrokeNode } from '@coverwright/core/scene/scene.ts';
import { isSeen } from './is-seen.ts';
import { MITRE_LIMIT } from './node-bounds.ts';
import { paintStyle } from './paint-style.ts';
import type { Painting } from './painting.ts';
import { tracePath } from './trace-path.ts';

export function paintFill(painting: Painting, node: FillNode): void {
  if (!isSeen(painting, node.path)) return;
  const { context, matrix, resources } = painting;
  context.setTransform(...matrix);
  context.fillStyle = paintStyle(context, node.paint);
  context.fill(tracePath(resources.surface, node.path), node.rule ?? 'nonzero');
}

export function paintStroke(painting: Painting, node: StrokeNode): void {
  if (!isSeen(painting, node.path, (node.width / 2) * MITRE_LIMIT)) return;
  const { context, matrix, resources } = painting;
  context.setTransform(...matrix);
  context.strokeStyle = paintStyle(context, node.paint);
  context.lineWidth = node.width;
  context.lineJoin = node.join ?? 'miter';
  context.lineCap = node.cap ?? 'butt';
  context.miterLimit = MITRE_LIMIT;
  context.setLineDash([...(node.dash ?? [])]);
  context.stroke(tracePath(resources.surface, node.path));
  context.setLineDash([]);
}
