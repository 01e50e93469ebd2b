import { hasBlend } from '@coverwright/core/scene/composited.ts';
import type { SceneLayer } from '@coverwright/core/scene/scene.ts';

/** The number of layers on each canvas, bottom to top: `below` up to the first number, `active` up to the second, then the rest. */
export interface LayerSplit {
  readonly activeFrom: number;
  readonly aboveFrom: number;
}

/**
 * Splits the layers so that the active ones can be painted separately: all layers between the lowest and the highest active one join them.
 * A layer with a blend mode needs everything below it on the same canvas, so that from the first active layer up no canvas ends below such
 * a layer.
 * @param isApart true splits right around the active layers anyway
 */
export function splitLayers(layers: readonly SceneLayer[], activeIds: readonly string[], isApart = false): LayerSplit {
  const isActive = ({ id }: SceneLayer) => activeIds.includes(id);
  const first = layers.findIndex(isActive);
  if (first < 0) return { activeFrom: layers.length, aboveFrom: layers.length };
  const last = layers.findLastIndex(isActive);
  const lastBlending = layers.findLastIndex(({ nodes }, index) => index >= first && nodes.some(hasBlend));
  if (isApart || lastBlending < 0) return { activeFrom: first, aboveFrom: last + 1 };
  return { activeFrom: 0, aboveFrom: Math.max(last, lastBlending) + 1 };
}
