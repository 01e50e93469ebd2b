import type { Design } from '@coverwright/core/design/design.ts';
import { specificationOf } from '@coverwright/core/design/specification-of.ts';
import { measureCover } from '@coverwright/core/geometry/measure-cover.ts';
import type { Scene } from '@coverwright/core/scene/scene.ts';
import { measureInk } from '@coverwright/core/shop-window/measure-ink.ts';
import { readTitle } from '@coverwright/core/shop-window/read-title.ts';
import { type Legibility, scoreLegibility } from '@coverwright/core/shop-window/score-legibility.ts';
import { paintInk } from '@coverwright/render/legibility/paint-ink.ts';
import type { EditorResources } from '../resources/editor-resources.ts';

/** Width in pixels at which the title is measured: enough for its thinnest strokes, and fast to measure. */
const WIDTH = 400;

export function testLegibility(design: Design, scene: Scene, { engine, paint }: Pick<EditorResources, 'engine' | 'paint'>): Legibility {
  const title = readTitle(design, scene, engine);
  if (!title) return scoreLegibility(null, null);
  const { front } = measureCover(specificationOf(design)).boards;
  const size = { width: WIDTH, height: Math.round((WIDTH * front.height) / front.width) };
  return scoreLegibility(title, measureInk(paintInk(scene, title.id, paint, front, size)));
}
