import { multiply, type Matrix, type Rect } from '@coverwright/core/geometry/shapes.ts';
import { pathBounds } from '@coverwright/core/scene/path.ts';
import type { AssetId, FaceId, ImageNode, Scene } from '@coverwright/core/scene/scene.ts';
import type { TextEngine } from '@coverwright/core/text/text-engine.ts';
import type { PictureReader } from '../raster/load-pictures.ts';
import { withRaster } from '../raster/with-raster.ts';
import { ContentStream } from './content-stream.ts';
import { drawLeaf, type PageWriter } from './draw-leaf.ts';
import { drawScreens } from './draw-screens.ts';
import { isOpaqueShape, planFlattening, type FlattenPlan } from './flatten-plan.ts';
import { pdfBoxes, type PdfBoxes, type PrintBoxes } from './page-boxes.ts';
import { isUntouched, readPassthroughPicture, type PassthroughPicture } from './passthrough-picture.ts';
import { PdfDocument, type DocumentFacts, type PrintIntent } from './pdf-document.ts';
import type { PageColours } from './page-colours.ts';
import { RGB_COLOURS } from './rgb-colours.ts';
import { framed, sceneLeaves } from './scene-leaves.ts';
import { shadingPattern } from './shading-pattern.ts';

export interface PdfOptions extends DocumentFacts {
  readonly boxes: PrintBoxes;
  readonly outlines: Pick<TextEngine, 'outline'>;
  readonly readPicture: PictureReader;
  /** The colors of the page; absent for sRGB. */
  readonly colours?: PageColours;
  /** The print intent of a file of inks; absent for sRGB. */
  readonly intent?: PrintIntent;
  readonly signal?: AbortSignal;
  /** Called with the progress from 0 to 1. */
  readonly onProgress?: (share: number) => void;
}

/**
 * Renders a scene as a print PDF: one page with exact boxes, without transparency, layers, annotations or fonts. Parts that need
 * transparency are flattened into one 300-dpi raster by the canvas painter; opaque shapes and glyphs above it are vectors; an untouched
 * JPEG is embedded unchanged.
 * @throws Error for a picture that cannot be read; DOMException `AbortError` if the signal is aborted.
 */
export async function renderPdf(whole: Scene, options: PdfOptions): Promise<Uint8Array> {
  const { signal, onProgress, colours = RGB_COLOURS } = options;
  const scene = await drawScreens(whole, options.readPicture, signal);
  const passthrough = colours.keepsPictures
    ? await readPassthroughPictures(scene, options.readPicture)
    : new Map<AssetId, PassthroughPicture>();
  const plan = planPage(scene, options.outlines, passthrough);
  onProgress?.(0.1);
  const document = new PdfDocument();
  const boxes = pdfBoxes(options.boxes);
  const page = pageMatrix(scene, boxes);
  const content = new ContentStream();
  const raster = plan.rasterRegion && (await addRaster(document, scene, plan, plan.rasterRegion, options, colours));
  signal?.throwIfAborted();
  onProgress?.(0.8);
  content.within(page, () => {
    if (raster && plan.rasterRegion) content.within(unitSquareOnto(plan.rasterRegion), () => content.write(`/${raster} Do`));
    const writer = pageWriter(document, content, page, options.outlines, passthrough, colours);
    for (const leaf of plan.vector) drawLeaf(writer, leaf);
  });
  const bytes = await document.finish(boxes, content.toString(), options, options.intent ?? null);
  onProgress?.(1);
  return bytes;
}

function planPage(scene: Scene, outlines: PdfOptions['outlines'], passthrough: ReadonlyMap<AssetId, PassthroughPicture>): FlattenPlan {
  const bounds = new Map<string, Rect | null>();
  const glyphBounds = (face: FaceId, id: number): Rect | null => {
    const key = `${id} ${face}`;
    if (!bounds.has(key)) bounds.set(key, pathBounds(outlines.outline(face, id)));
    return bounds.get(key) ?? null;
  };
  return planFlattening(sceneLeaves(scene, glyphBounds), { x: 0, y: 0, width: scene.width, height: scene.height }, (leaf) => {
    if (leaf.node.kind !== 'image') return isOpaqueShape(leaf);
    const picture = passthrough.get(leaf.node.asset);
    return picture !== undefined && isUntouched(leaf.node, picture);
  });
}

async function readPassthroughPictures(scene: Scene, readPicture: PictureReader): Promise<Map<AssetId, PassthroughPicture>> {
  const pictures = new Map<AssetId, PassthroughPicture>();
  for (const leaf of sceneLeaves(scene, () => null)) {
    if (leaf.node.kind !== 'image' || leaf.node.filter || leaf.node.blur || pictures.has(leaf.node.asset)) continue;
    const picture = await readPassthroughPicture(await readPicture(leaf.node.asset));
    if (picture) pictures.set(leaf.node.asset, picture);
  }
  return pictures;
}

async function addRaster(
  document: PdfDocument,
  scene: Scene,
  plan: FlattenPlan,
  region: Rect,
  options: PdfOptions,
  colours: PageColours,
): Promise<string> {
  const nodes = plan.raster.map(({ node, frames }) => framed(node, frames));
  const layer = { id: 'raster', kind: 'background', bounds: region, rotation: 0, inkBounds: region, nodes } as const;
  const flattened: Scene = { ...scene, layers: [layer] };
  const { outlines, readPicture, signal, onProgress } = options;
  const { width, height } = region;
  const work = { scene: flattened, width, height, region, outlines, readPicture, signal, onLoaded: () => onProgress?.(0.4) };
  const { bytes, dictionary } = await withRaster(work, (raster) => colours.encodeRaster(raster));
  return document.addImage(bytes, dictionary);
}

function pageWriter(
  document: PdfDocument,
  content: ContentStream,
  page: Matrix,
  outlines: PdfOptions['outlines'],
  passthrough: ReadonlyMap<AssetId, PassthroughPicture>,
  colours: PageColours,
): PageWriter {
  const names = new Map<AssetId, string>();
  return {
    content,
    colours,
    outlines,
    addPattern: (gradient, matrix) => document.addPattern(shadingPattern(gradient, multiply(page, matrix), colours)),
    addPicture: ({ asset }: ImageNode) => {
      const picture = passthrough.get(asset);
      if (!picture) throw new Error(`Picture ${asset} was to go in untouched, but cannot`);
      const { bytes, width, height, colourSpace } = picture;
      const dictionary = { Width: width, Height: height, ColorSpace: colourSpace, BitsPerComponent: 8, Filter: 'DCTDecode' };
      const name = names.get(asset) ?? document.addImage(bytes, dictionary);
      names.set(asset, name);
      return { name, width, height };
    },
  };
}

/** Returns the matrix from print pixels, with y down, to the page's points, with y up. */
function pageMatrix(scene: Scene, { MediaBox: [left, bottom, right, top] }: PdfBoxes): Matrix {
  return [(right - left) / scene.width, 0, 0, (bottom - top) / scene.height, left, top];
}

/** Returns the matrix for a picture. A PDF picture fills the unit square, with its first row at the top. */
function unitSquareOnto({ x, y, width, height }: Rect): Matrix {
  return [width, 0, 0, -height, x, y + height];
}
