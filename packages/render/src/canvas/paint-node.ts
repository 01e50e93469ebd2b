import type { SceneNode } from '@coverwright/core/scene/scene.ts';
import { paintGlyphs } from './paint-glyphs.ts';
import { paintGroup } from './paint-group.ts';
import { paintImage } from './paint-image.ts';
import { paintShadow } from './paint-shadow.ts';
import { paintFill, paintStroke } from './paint-shapes.ts';
import { paintTexture } from './paint-texture.ts';
import type { Painting } from './painting.ts';

export function paintNodes(painting: Painting, nodes: readonly SceneNode[]): void {
  for (const node of nodes) paintNode(painting, node);
}

function paintNode(painting: Painting, node: SceneNode): void {
  switch (node.kind) {
    case 'fill':
      return paintFill(painting, node);
    case 'stroke':
      return paintStroke(painting, node);
    case 'glyphs':
      return paintGlyphs(painting, node);
    case 'image':
      return paintImage(painting, node);
    case 'texture':
      return paintTexture(painting, node);
    case 'shadow':
      return paintShadow(painting, node);
    case 'group':
      return paintGroup(painting, node);
  }
}
