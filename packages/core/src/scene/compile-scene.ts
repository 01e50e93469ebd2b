import { type Rgba, WHITE } from '../design/colour.ts';
import type { Design } from '../design/design.ts';
import { geometryOf } from '../design/geometry-of.ts';
import type { Anchor } from '../design/placed-object.ts';
import type { TextBox } from '../design/text-box.ts';
import { compileBarcode } from '../elements/barcode/compile-barcode.ts';
import { compileBlurb } from '../elements/blurb/compile-blurb.ts';
import { compileCoverImage } from '../elements/cover-image/compile-cover-image.ts';
import { compileObjectImage } from '../elements/objects/compile-object-image.ts';
import { isAnchorShown } from '../elements/objects/place-object.ts';
import { compilePanels } from '../elements/panels/compile-panels.ts';
import { compileShape } from '../elements/shapes/compile-shape.ts';
import { compileSpineBox } from '../elements/spine/compile-spine-box.ts';
import { spineBoxes } from '../elements/spine/spine-words.ts';
import { FIXED_WORDS_Z } from '../elements/placed-elements.ts';
import { compileTextBox } from '../elements/text-box/compile-text-box.ts';
import type { Rect } from '../geometry/shapes.ts';
import type { CoverGeometry } from '../geometry/cover-geometry.ts';
import type { TextEngine } from '../text/text-engine.ts';
import { rectanglePath } from './path.ts';
import { remember } from './remember.ts';
import type { FaceId, Scene, SceneLayer, SceneNode } from './scene.ts';

/**
 * A design as a display list: paper, picture, panels, then everything that stacks by its z. The faces that the design names
 * must be loaded in `engine`.
 */
export function compileScene(design: Design, engine: TextEngine): Scene {
  const geometry = geometryOf(design);
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

/** Shapes, picture objects and words by z; equal z keeps this order. What is hidden is neither shown nor printed. */
function stackedLayers(design: Design, geometry: CoverGeometry, engine: TextEngine): SceneLayer[] {
  const isShown = (object: { readonly hidden: boolean; readonly board: Anchor }) => !object.hidden && isAnchorShown(object.board, geometry);
  const isShownBox = ({ designMode }: TextBox) => !designMode.hidden;
  const spine = spineBoxes(design);
  const faceOf = ({ font, bold = false, italic = false }: Words) => engine.resolve({ family: font, bold, italic }).face;
  const stacked: { readonly z: number; readonly layer: SceneLayer | null }[] = [
    ...design.coverShapes.filter(isShown).map((shape) => ({ z: shape.z, layer: shapeLayer(shape, geometry) })),
    ...design.coverObjectImages.filter(isShown).map((object) => ({ z: object.z, layer: objectLayer(object, geometry) })),
    { z: FIXED_WORDS_Z, layer: blurbLayer(design.back, geometry, engine, faceOf(design.back.text)) },
    ...spine
      .filter(isShownBox)
      .map((box) => ({ z: FIXED_WORDS_Z, layer: spineLayer(box, spine, design.spine, geometry, engine, faceOf(box.text)) })),
    ...design.frontBoard.textBoxes.filter(isShownBox).map((box) => ({
      z: box.panel.zIndex,
      layer: textLayer(box, geometry.boards.front, engine, faceOf(box.text)),
    })),
    { z: BARCODE_Z, layer: barcodeLayer(design.back.barcode, geometry, engine) },
  ];
  return stacked.sort((first, second) => first.z - second.z).flatMap(({ layer }) => (layer ? [layer] : []));
}

// A layer is made again only when its element, the measurements or the fonts are others: a drag lays out one element of thirty.
const shapeLayer = remember(compileShape);
const objectLayer = remember(compileObjectImage);
// The face is asked for anew: a font that an author brings may come after its words.
const blurbLayer = remember((back: Design['back'], geometry: CoverGeometry, engine: TextEngine, _face: FaceId) =>
  compileBlurb(back, geometry, engine),
);
const spineLayer = remember(
  (box: TextBox, boxes: readonly TextBox[], spine: Design['spine'], geometry: CoverGeometry, engine: TextEngine, _face: FaceId) =>
    compileSpineBox(box, boxes, spine, geometry, engine),
);
const textLayer = remember((box: TextBox, board: Rect, engine: TextEngine, _face: FaceId) => compileTextBox(box, board, engine));
const barcodeLayer = remember(compileBarcode);

interface Words {
  readonly font: string;
  readonly bold?: boolean;
  readonly italic?: boolean;
}
