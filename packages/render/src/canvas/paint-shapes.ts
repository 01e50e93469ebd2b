import type { FillNode, StrokeNode } from '@coverwright/core/scene/scene.ts';
import { MITRE_LIMIT } from './node-bounds.ts';
import { paintStyle } from './paint-style.ts';
import type { Painting } from './painting.ts';
import { tracePath } from './trace-path.ts';

export function paintFill({ context, matrix, resources }: Painting, node: FillNode): void {
  context.setTransform(...matrix);
  context.fillStyle = paintStyle(context, node.paint);
  context.fill(tracePath(resources.surface, node.path), node.rule ?? 'nonzero');
}

export function paintStroke({ context, matrix, resources }: Painting, node: StrokeNode): void {
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
