import { IDENTITY, type Matrix, translation } from '@coverwright/core/geometry/shapes.ts';
import { type Path, rectanglePath } from '@coverwright/core/scene/path.ts';
import type { FillNode, GlyphsNode, ImageNode, Paint, StrokeNode } from '@coverwright/core/scene/scene.ts';
import type { TextEngine } from '@coverwright/core/text/text-engine.ts';
import { placedOutline } from '@coverwright/core/scene/glyph-placement.ts';
import { MITRE_LIMIT } from '@coverwright/render/canvas/node-bounds.ts';
import { mirrored } from '@coverwright/render/canvas/paint-image.ts';
import { type ContentStream, decimal, pathOperators } from './content-stream.ts';
import type { PageColours } from './page-colours.ts';
import type { SceneLeaf } from './scene-leaves.ts';

/** The page being written, as far as vector leaves need it. */
export interface PageWriter {
  readonly content: ContentStream;
  readonly colours: PageColours;
  readonly outlines: Pick<TextEngine, 'outline'>;
  /** Adds a gradient to the page's resources and returns its name. @param matrix from the gradient's coordinates to the scene's. */
  addPattern(gradient: Exclude<Paint, { kind: 'solid' }>, matrix: Matrix): string;
  /** Adds an untouched picture to the page's resources, and returns its name and its natural size. */
  addPicture(node: ImageNode): { readonly name: string; readonly width: number; readonly height: number };
}

const JOINS = { miter: 0, round: 1, bevel: 2 } as const;
const CAPS = { butt: 0, round: 1, square: 2 } as const;

/** Draws an opaque leaf as vectors or as an untouched picture. @throws Error for a leaf that belongs in the raster. */
export function drawLeaf(page: PageWriter, leaf: SceneLeaf): void {
  const { content } = page;
  content.write('q');
  for (const { transform, clip, clipRule } of leaf.frames) {
    if (transform !== IDENTITY) content.write(`${transform.map(decimal).join(' ')} cm`);
    if (clip) content.write(pathOperators(clip, true), clipRule === 'evenodd' ? 'W* n' : 'W n');
  }
  drawNode(page, leaf);
  content.write('Q');
}

function drawNode(page: PageWriter, { node, matrix }: SceneLeaf): void {
  switch (node.kind) {
    case 'fill':
      return drawFill(page, node, matrix);
    case 'stroke':
      return drawStroke(page, node, matrix);
    case 'glyphs':
      return drawGlyphs(page, node, matrix);
    case 'image':
      return drawPicture(page, node);
    default:
      throw new Error(`A ${node.kind} cannot be drawn without transparency`);
  }
}

function drawFill(page: PageWriter, node: FillNode, matrix: Matrix): void {
  page.content.write(fillPaint(page, node.paint, matrix), pathOperators(node.path, false), node.rule === 'evenodd' ? 'f*' : 'f');
}

function drawStroke(page: PageWriter, node: StrokeNode, matrix: Matrix): void {
  const { width, join = 'miter', cap = 'butt', dash = [] } = node;
  page.content.write(
    strokePaint(page, node.paint, matrix),
    `${decimal(width)} w ${JOINS[join]} j ${CAPS[cap]} J ${MITRE_LIMIT} M [${dash.map(decimal).join(' ')}] 0 d`,
    pathOperators(node.path, true),
    'S',
  );
}

/**
 * Draws glyphs one by one, so that no path exceeds the limits of an old raster image processor. Each is written from its own origin, so that a
 * letter that comes again is the same bytes and takes little room compressed.
 */
function drawGlyphs(page: PageWriter, node: GlyphsNode, matrix: Matrix): void {
  const isOutlined = node.strokeWidth !== undefined;
  const width = node.strokeWidth ?? (node.embolden ?? 0) * node.size;
  if (!isOutlined) page.content.write(fillPaint(page, node.paint, matrix));
  if (width > 0) page.content.write(strokePaint(page, node.paint, matrix), `${decimal(width)} w 1 j 1 J`);
  const finish = isOutlined ? 'S' : width > 0 ? 'B' : 'f';
  const draw = (outline: Path) => page.content.write(pathOperators(outline, width > 0), finish);
  for (const glyph of node.glyphs) {
    const { x, y, outline } = glyph;
    const drawn = placedOutline(node, { ...glyph, x: 0, y: 0 }, page.outlines);
    if (drawn.length === 0) continue;
    // An outline of its own is in the node's coordinates, and comes once.
    if (outline) draw(drawn);
    else page.content.within(translation(x, y), () => draw(drawn));
  }
}

/** Draws the whole picture, placed so that its visible part covers the destination, and clipped to the destination. */
function drawPicture({ content, addPicture }: PageWriter, node: ImageNode): void {
  const { source, destination } = node;
  const { name, width, height } = addPicture(node);
  const scaleX = destination.width / source.width;
  const scaleY = destination.height / source.height;
  const left = destination.x - source.x * scaleX;
  const bottom = destination.y + (height - source.y) * scaleY;
  content.write(pathOperators(rectanglePath(destination), true), 'W n');
  content.within(mirrored(IDENTITY, node), () => {
    content.within([width * scaleX, 0, 0, -height * scaleY, left, bottom], () => content.write(`/${name} Do`));
  });
}

function fillPaint(page: PageWriter, paint: Paint, matrix: Matrix): string {
  return paint.kind === 'solid' ? page.colours.fill(paint.colour) : `/Pattern cs /${page.addPattern(paint, matrix)} scn`;
}

function strokePaint(page: PageWriter, paint: Paint, matrix: Matrix): string {
  return paint.kind === 'solid' ? page.colours.stroke(paint.colour) : `/Pattern CS /${page.addPattern(paint, matrix)} SCN`;
}
