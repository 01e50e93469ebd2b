import { type Rgba, WHITE } from '../design/colour.ts';
import type { Design } from '../design/design.ts';
import { geometryOf } from '../design/geometry-of.ts';
import { KINDS_IN_ORDER } from '../elements/element-kinds.ts';
import type { CompileContext } from '../elements/kind-definition.ts';
import type { Rect } from '../geometry/shapes.ts';
import type { CoverGeometry } from '../geometry/cover-geometry.ts';
import type { TextEngine } from '../text/text-engine.ts';
import { rectanglePath } from './path.ts';
import type { Scene, SceneLayer, SceneNode } from './scene.ts';

/**
 * A design as a display list: paper, picture, panels, then everything that stacks by its z. The faces that the design names
 * must be loaded in `engine`.
 */
export function compileScene(design: Design, engine: TextEngine): Scene {
  const geometry = geometryOf(design);
  const layers = [paper(geometry, design.spine.panel.colour), ...elementLayers({ design, geometry, engine })];
  return { width: geometry.file.width, height: geometry.file.height, layers };
}

/**
 * White, and below the spine's edges a strip of the spine's own colour: panels meet at fractions of a pixel, and paper must
 * not shine through between them as a hairline.
 */
function paper({ file, panels }: CoverGeometry, spineColour: Rgba): SceneLayer {
  const spine = panels.spine && spineColour.a === 1 ? panels.spine : null;
  const fill = (area: Rect, colour: Rgba): SceneNode => ({ kind: 'fill', path: rectanglePath(area), paint: { kind: 'solid', colour } });
  return {
    id: 'paper',
    kind: 'background',
    bounds: file,
    rotation: 0,
    inkBounds: file,
    nodes: [fill(file, WHITE), ...(spine ? [fill({ ...spine, x: spine.x - SEAM, width: spine.width + 2 * SEAM }, spineColour)] : [])],
  };
}

/** Print pixels; more than a screen pixel at the smallest thumbnail. */
const SEAM = 12;

/** Every shown element by z; equal z keeps the order of the kinds. */
function elementLayers(context: CompileContext): readonly SceneLayer[] {
  const stacked = KINDS_IN_ORDER.flatMap(([, { compile }]) => compile(context));
  return stacked.toSorted((first, second) => first.z - second.z).map(({ layer }) => layer);
}
