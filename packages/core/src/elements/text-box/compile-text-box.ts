import type { Rgba } from '../../design/colour.ts';
import type { TextBox } from '../../design/text-box.ts';
import { drawTextEffect } from '../../effects/draw-text-effect.ts';
import { type Point, type Rect, centreOf, rotationAbout, transformedBounds } from '../../geometry/shapes.ts';
import { glyphInk } from '../../scene/glyph-ink.ts';
import { glyphAdvances, glyphNodes, movedInk, underlines } from '../../scene/glyph-nodes.ts';
import { rectanglePath } from '../../scene/path.ts';
import type { SceneLayer, SceneNode } from '../../scene/scene.ts';
import type { TextEngine } from '../../text/text-engine.ts';
import { layOutTextBox } from './lay-out-text-box.ts';
import { placeTextBox } from './place-text-box.ts';

/** A front text box as a layer: its panel's colour, then its words with their effect. */
export function compileTextBox(box: TextBox, board: Rect, engine: TextEngine): SceneLayer {
  const { panel, textArea } = placeTextBox(box, board);
  const laid = layOutTextBox(box, textArea, engine);
  const ink = movedInk(laid.layout, laid.origin);
  const { colour, textEffect, underline } = box.text;
  const words: readonly SceneNode[] = ink
    ? drawTextEffect(textEffect, {
        advances: glyphAdvances(laid.layout.lines),
        runs: glyphNodes(laid.layout.lines, laid.origin, () => ({ kind: 'solid', colour })),
        rules: [
          ...(underline ? underlines(laid.layout.lines, laid.origin, engine, colour, () => true) : []),
          ...laid.rules.map((rule) => ruleNode(rule, laid.origin, colour)),
        ],
        colour,
        fontSize: laid.size,
        inkBounds: ink,
      })
    : [];
  const nodes = [...panelFill(box, panel), ...words];
  const turn = rotationAbout(box.panel.rotation, centreOf(panel));
  const isTurned = box.panel.rotation !== 0;
  // An effect may move or widen the letters: what counts is where they end up.
  const drawn = glyphInk(words, engine);
  return {
    id: box.designMode.uniqueId,
    kind: 'textBox',
    bounds: panel,
    rotation: box.panel.rotation,
    inkBounds: drawn && isTurned ? transformedBounds(turn, drawn) : drawn,
    nodes: isTurned && nodes.length > 0 ? [{ kind: 'group', transform: turn, children: nodes }] : nodes,
  };
}

function ruleNode(rule: Rect, origin: Point, colour: Rgba): SceneNode {
  return { kind: 'fill', path: rectanglePath({ ...rule, x: rule.x + origin.x, y: rule.y + origin.y }), paint: { kind: 'solid', colour } };
}

function panelFill({ designMode, panel: { colour, transparency } }: TextBox, rect: Rect): SceneNode[] {
  const a = colour.a * (1 - transparency);
  if (designMode.transparent || a === 0) return [];
  return [{ kind: 'fill', path: rectanglePath(rect), paint: { kind: 'solid', colour: { ...colour, a } } }];
}
