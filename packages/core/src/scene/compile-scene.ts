import { WHITE } from '../design/colour.ts';
import type { Design } from '../design/design.ts';
import { type Fill, fillOpacity } from '../design/fill.ts';
import { geometryOf } from '../design/geometry-of.ts';
import { KINDS_IN_ORDER } from '../elements/element-kinds.ts';
import { nestLayers } from '../elements/group/nest-layers.ts';
import type { CompileContext } from '../elements/kind-definition.ts';
import { panelFill } from '../elements/panels/compile-panels.ts';
import type { CoverGeometry } from '../geometry/cover-geometry.ts';
import type { TextEngine } from '../text/text-engine.ts';
import { fillNodes } from './fill-nodes.ts';
import { rectanglePath } from './path.ts';
import type { Scene, SceneLayer, SceneNode } from './scene.ts';

/**
 * Compiles a design to a display list: paper, picture, panels, then everything that stacks by its z. The faces that the design uses must be
 * loaded in `engine`.
 */
export function compileScene(design: Design, engine: TextEngine): Scene {
  const geometry = geometryOf(design);
  const layers = [paper(geometry, panelFill(design, 'spine')), ...elementLayers({ design, geometry, engine })];
  return { width: geometry.file.width, height: geometry.file.height, layers };
}

/**
 * Returns the layer of the paper. It is white, with a strip of the spine's fill below the edges of the spine: panels meet at fractions of a
 * pixel, and the paper must not show between them as a hairline.
 */
function paper({ file, panels: { spine } }: CoverGeometry, spineFill: Fill): SceneLayer {
  const white: SceneNode = { kind: 'fill', path: rectanglePath(file), paint: { kind: 'solid', colour: WHITE } };
  const isLaid = spine && spineFill.kind !== 'picture' && fillOpacity(spineFill) === 1;
  const strip = isLaid ? fillNodes(rectanglePath({ ...spine, x: spine.x - SEAM, width: spine.width + 2 * SEAM }), spineFill, spine) : [];
  return { id: 'paper', kind: 'background', bounds: file, rotation: 0, inkBounds: file, nodes: [white, ...strip] };
}

/** The width of the strip in print pixels, more than a screen pixel in the smallest thumbnail. */
const SEAM = 12;

/** Returns the layers of every shown element by z. Equal z keeps the order of the kinds. */
function elementLayers(context: CompileContext): readonly SceneLayer[] {
  const stacked = KINDS_IN_ORDER.flatMap(([, { compile }]) => compile(context));
  return nestLayers(context.design, stacked, context.engine);
}
