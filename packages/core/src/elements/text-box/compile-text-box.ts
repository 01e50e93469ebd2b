import type { TextBox } from '../../design/text-box.ts';
import { type Rect, centreOf, rotationAbout, transformedBounds } from '../../geometry/shapes.ts';
import { composited } from '../../scene/composited.ts';
import { glyphInk } from '../../scene/glyph-ink.ts';
import { rectanglePath } from '../../scene/path.ts';
import type { SceneLayer, SceneNode } from '../../scene/scene.ts';
import type { TextEngine } from '../../text/text-engine.ts';
import { drawWords } from './draw-words.ts';
import { layOutTextBox } from './lay-out-text-box.ts';
import { placeTextBox } from './place-text-box.ts';

/** Returns the layer of a text box: its panel's colour, then its words with their effect. */
export function compileTextBox(box: TextBox, board: Rect, engine: TextEngine): SceneLayer {
  const { panel, textArea } = placeTextBox(box, board);
  const laid = layOutTextBox(box, textArea, engine);
  const words = drawWords({ text: box.text, ...laid, area: textArea, place: box.panelPosition }, engine);
  const nodes = [...panelFill(box, panel), ...words];
  const turn = rotationAbout(box.panel.rotation, centreOf(panel));
  const isTurned = box.panel.rotation !== 0;
  // An effect may move or widen the letters, so the ink is measured with the effect.
  const drawn = glyphInk(words, engine);
  const standing: readonly SceneNode[] = isTurned && nodes.length > 0 ? [{ kind: 'group', transform: turn, children: nodes }] : nodes;
  return {
    id: box.designMode.uniqueId,
    kind: 'textBox',
    bounds: panel,
    rotation: box.panel.rotation,
    inkBounds: drawn && isTurned ? transformedBounds(turn, drawn) : drawn,
    nodes: composited(standing, box.designMode),
  };
}

function panelFill({ designMode, panel: { colour, transparency } }: TextBox, rect: Rect): SceneNode[] {
  const a = colour.a * (1 - transparency);
  if (designMode.transparent || a === 0) return [];
  return [{ kind: 'fill', path: rectanglePath(rect), paint: { kind: 'solid', colour: { ...colour, a } } }];
}
