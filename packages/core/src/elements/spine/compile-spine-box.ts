import type { Spine } from '../../design/spine.ts';
import type { TextBox } from '../../design/text-box.ts';
import type { CoverGeometry } from '../../geometry/cover-geometry.ts';
import { type Rect, transformedBounds } from '../../geometry/shapes.ts';
import { composited } from '../../scene/composited.ts';
import { glyphInk } from '../../scene/glyph-ink.ts';
import { movedInk } from '../../scene/glyph-nodes.ts';
import type { SceneLayer } from '../../scene/scene.ts';
import type { TextEngine } from '../../text/text-engine.ts';
import { drawWords } from '../text-box/draw-words.ts';
import { type LaidTextBox, layoutWords } from '../text-box/lay-out-text-box.ts';
import { placeSpineBox } from './place-spine-box.ts';
import { spineFontSize } from './spine-font-size.ts';

/** Returns the layer of a text on the spine, rotated to run along the book; null if the page count is too low for text there. */
export function compileSpineBox(
  box: TextBox,
  boxes: readonly TextBox[],
  spine: Spine,
  geometry: CoverGeometry,
  engine: TextEngine,
): SceneLayer | null {
  const placed = placeSpineBox(box, boxes, spine, geometry);
  if (!placed) return null;
  const { along, toScene } = placed;
  const { layout, origin, size } = layOutSpineWords(box, spine, along, engine);
  const ink = layout.inkBounds;
  const bounds = transformedBounds(toScene, along);
  if (!ink) return { id: box.designMode.uniqueId, kind: 'spineText', bounds, rotation: 0, inkBounds: null, nodes: [] };
  const words = drawWords({ text: box.text, layout, origin, size, area: { ...along, x: 0, y: 0 }, place: 'middle' }, engine);
  const moved = box.text.warp ? glyphInk(words, engine) : movedInk(layout, origin);
  return {
    id: box.designMode.uniqueId,
    kind: 'spineText',
    bounds,
    rotation: 0,
    inkBounds: moved && transformedBounds(toScene, moved),
    nodes: composited([{ kind: 'group', transform: toScene, children: words }], box.designMode),
  };
}

/**
 * Lays out the text of a spine box in its own axes, along the spine. The ink is centered across the spine, whatever the metrics of the
 * face.
 */
export function layOutSpineWords(box: TextBox, spine: Spine, along: Rect, engine: TextEngine): LaidTextBox {
  const size = spineFontSize(box, spine, along, engine);
  const layout = layoutWords(box.text, along.width, size, engine);
  const ink = layout.inkBounds;
  return { layout, size, rules: [], origin: { x: 0, y: ink ? (along.height - ink.height) / 2 - ink.y : 0 } };
}
