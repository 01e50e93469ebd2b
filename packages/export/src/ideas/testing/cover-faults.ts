import { geometryOf } from '@coverwright/core/design/geometry-of.ts';
import type { Design } from '@coverwright/core/design/design.ts';
import { type Rect, intersection } from '@coverwright/core/geometry/shapes.ts';
import { runPreflight } from '@coverwright/core/preflight/run-preflight.ts';
import type { AssetId, Scene } from '@coverwright/core/scene/scene.ts';
import type { TextEngine } from '@coverwright/core/text/text-engine.ts';
import { points, pointsToPx } from '@coverwright/core/units/units.ts';
import type { DrawablePicture } from '@coverwright/render/canvas/painting.ts';
import { contrastOfWords } from './read-words.ts';

/**
 * The size from which text counts as large by WCAG 2.2, 1.4.3: from 18 pt on, a contrast of 3 : 1 is enough; smaller text needs 4.5 : 1.
 */
const LARGE = pointsToPx(points(18));
const LEAST_CONTRAST = 4.5;
const LEAST_CONTRAST_OF_LARGE = 3;

/** Lists the faults of a cover in words; empty for a cover that may be published. */
export function coverFaults(
  design: Design,
  scene: Scene,
  engine: TextEngine,
  images: ReadonlyMap<AssetId, DrawablePicture>,
): readonly string[] {
  const geometry = geometryOf(design);
  const words = scene.layers.filter(({ kind }) => kind === 'textBox');
  const { front } = geometry.boards;
  const inset = front.width * 0.02;
  const safe: Rect = { x: front.x + inset, y: front.y + inset, width: front.width - 2 * inset, height: front.height - 2 * inset };
  const drawn = scene.layers.filter(({ id }) => ['motif', 'disc', 'ring', 'ornament', 'rule', 'upper-rule', 'lower-rule'].includes(id));
  return [
    ...runPreflight(design, scene, engine)
      .filter(({ severity, check, element }) => severity === 'error' || (check === 'small-type' && !String(element).startsWith('Spine')))
      .map(({ message }) => message),
    ...words.flatMap(({ id, inkBounds }) => (inkBounds && !isInside(inkBounds, safe) ? [`${id} leaves the front`] : [])),
    ...words.flatMap(({ id, inkBounds }, index) =>
      [...words.slice(index + 1), ...drawn]
        .filter((other) => inkBounds && other.inkBounds && intersection(inkBounds, other.inkBounds))
        .map((other) => `${id} runs into ${other.id}`),
    ),
    ...contrastOfWords(design, scene, geometry, images, engine)
      .filter(({ contrast, size }) => contrast < (size >= LARGE ? LEAST_CONTRAST_OF_LARGE : LEAST_CONTRAST))
      .map(({ words: said, contrast }) => `${said} has a contrast of ${contrast.toFixed(2)}`),
  ];
}

function isInside(inner: Rect, outer: Rect): boolean {
  return (
    inner.x >= outer.x &&
    inner.y >= outer.y &&
    inner.x + inner.width <= outer.x + outer.width &&
    inner.y + inner.height <= outer.y + outer.height
  );
}
