import { type Rgba, WHITE } from '../design/colour.ts';
import type { Design } from '../design/design.ts';
import { specificationOf } from '../design/specification-of.ts';
import { compileBarcode } from '../elements/barcode/compile-barcode.ts';
import { compileBlurb } from '../elements/blurb/compile-blurb.ts';
import { compileCoverImage } from '../elements/cover-image/compile-cover-image.ts';
import { compileObjectImage } from '../elements/objects/compile-object-image.ts';
import { isAnchorShown } from '../elements/objects/place-object.ts';
import { compilePanels } from '../elements/panels/compile-panels.ts';
import { compileShape } from '../elements/shapes/compile-shape.ts';
import { compileSpineBox } from '../elements/spine/compile-spine-box.ts';
import { spineBoxes } from '../elements/spine/spine-words.ts';
import { compileTextBox } from '../elements/text-box/compile-text-box.ts';
import type { Rect } from '../geometry/shapes.ts';
import type { CoverGeometry } from '../geometry/cover-geometry.ts';
import { measureCover } from '../geometry/measure-cover.ts';
import type { TextEngine } from '../text/text-engine.ts';
import { rectanglePath } from './path.ts';
import type { Scene, SceneLayer, SceneNode } from './scene.ts';

/**
 * A design as a display list: paper, picture, panels, then everything that stacks by its z. The faces that the design names
 * must be loaded in `engine`.
 */
export function compileScene(design: Design, engine: TextEngine): Scene {
  const geometry = measureCover(specificationOf(design));
  const layers = [
    paper(geometry, design.spine.panel.colour),
    compileCoverImage(design.coverImage, geometry),
    ...compilePanels(design, geometry),
    ...stackedLayers(design, geometry, engine),
  ].filter((layer) => layer !== null);
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

const BARCODE_Z = 900;
const BLURB_Z = 10;
const SPINE_TEXT_Z = 10;

/** Shapes, picture objects and words by z; equal z keeps this order. */
function stackedLayers(design: Design, geometry: CoverGeometry, engine: TextEngine): SceneLayer[] {
  const stacked: { readonly z: number; readonly layer: SceneLayer | null }[] = [
    ...design.coverShapes
      .filter((shape) => isAnchorShown(shape.board, geometry))
      .map((shape) => ({ z: shape.z, layer: compileShape(shape, geometry) })),
    ...design.coverObjectImages
      .filter((object) => isAnchorShown(object.board, geometry))
      .map((object) => ({ z: object.z, layer: compileObjectImage(object, geometry) })),
    { z: BLURB_Z, layer: compileBlurb(design.back, geometry, engine) },
    ...spineBoxes(design).map((box, _, boxes) => ({ z: SPINE_TEXT_Z, layer: compileSpineBox(box, boxes, design.spine, geometry, engine) })),
    ...design.frontBoard.textBoxes.map((box) => ({
      z: box.panel.zIndex,
      layer: compileTextBox(box, geometry.boards.front, engine),
    })),
    { z: BARCODE_Z, layer: compileBarcode(design.back.barcode, geometry, engine) },
  ];
  return stacked.sort((first, second) => first.z - second.z).flatMap(({ layer }) => (layer ? [layer] : []));
}
