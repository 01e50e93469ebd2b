import type { Design } from '@coverwright/core/design/design.ts';
import { geometryOf } from '@coverwright/core/design/geometry-of.ts';
import type { Rect } from '@coverwright/core/geometry/shapes.ts';
import { wordsOf } from '@coverwright/core/elements/element-kinds.ts';
import { rectanglePath } from '@coverwright/core/scene/path.ts';
import type { Scene, SceneLayer, SceneNode } from '@coverwright/core/scene/scene.ts';
import { findTitle } from '@coverwright/core/shop-window/read-title.ts';
import type { PaintResources } from '@coverwright/render/canvas/painting.ts';
import { type RasterPixels, toRasterPixels } from '../../raster/raster-pixels.ts';
import { type RasterSize, renderRaster } from '../../raster/render-raster.ts';

/**
 * The contact of a title with the art or the picture around it, measured on the painted front. Each is painted when it is asked for: one
 * kind of contact is enough for most titles.
 */
export interface TitleContact {
  /** The share of the letters that something above them covers. */
  readonly covered: () => number;
  /** The largest share of one letter that something above it covers. */
  readonly mostCovered: () => number;
  /** The share of the letters that something above them darkens or lights without hiding them, as a shadow does that falls across them. */
  readonly shaded: () => number;
  /** The share of the letters' area that lies on edges of what is drawn or photographed below them. */
  readonly crossed: () => number;
  /** The share of the letters that lie on art or a picture instead of the plain ground. */
  readonly on: () => number;
  /** The range of light under the letters, 0 to 255. */
  readonly range: () => number;
  /** The area that the title's treatment paints beside its letters, as a share of theirs: a reflection, a plate, a neon light. */
  readonly beside: () => number;
  /** The share of the letters' area that lies on edges of a picture or a treatment inside the letters. */
  readonly inside: () => number;
}

/** The width in pixels that a front is painted at: the edges of a picture are seen at it, the grain of a paper is not. */
const WIDTH = 300;
/** The pixels around a title that are painted too, so that no edge of the painting is taken for one of the art. */
const MARGIN = 4;
/** The difference of neighboring pixels, in a channel of 0 to 255, that is seen as an edge. */
const EDGE = 26;
/** The least share of its full darkness that makes a pixel one of a letter. */
const INKED = 128;
const SEEN = 12;

const MAGENTA = { r: 255, g: 0, b: 255, a: 1 };
const GREEN = { r: 0, g: 255, b: 0, a: 1 };
const GRAY = { r: 128, g: 128, b: 128, a: 1 };
const BLACK = { r: 0, g: 0, b: 0, a: 1 };

/** Measures the contact of the front's title; null if the front has none. */
export function measureContact(design: Design, scene: Scene, resources: PaintResources): TitleContact | null {
  const id = findTitle(design)?.designMode.uniqueId;
  const at = scene.layers.findIndex((layer) => layer.id === id);
  const title = scene.layers[at];
  if (!title) return null;
  const { front } = geometryOf(design).boards;
  const size = partAround(title.inkBounds ?? front, front);
  const paint = (layers: readonly SceneLayer[]) => toRasterPixels(renderRaster({ ...scene, layers }, resources, size));
  const drawn = scene.layers.map((layer) => ({ ...layer, nodes: isWorded(layer) ? [] : layer.nodes }));
  const lettersIn = (colour: typeof BLACK) => ({ ...title, nodes: lettersOnly(title.nodes, colour) });
  const [below, above] = [drawn.slice(0, at), drawn.slice(at + 1)];
  const letters = inked(paint([lettersIn(BLACK)]));
  const area = letters.reduce((sum, value) => sum + value, 0);
  if (area === 0) return null;
  const share = (which: (pixel: number) => boolean) => {
    let count = 0;
    for (let pixel = 0; pixel < letters.length; pixel += 1) if (which(pixel)) count += 1;
    return count / area;
  };
  const ground = once(() => paint(below));
  const shown = once(() => difference(paint([lettersIn(MAGENTA), ...above]), paint([lettersIn(GREEN), ...above])));
  const titled = once(() => paint([...below, title]));
  return {
    covered: () => share((pixel) => letters[pixel] === 1 && shown()[pixel] === 0),
    mostCovered: () => {
      const shares = singleLetters(lettersIn(BLACK).nodes).map((nodes) => {
        const letter = inked(paint([{ ...title, nodes }]));
        const own = letter.reduce((sum, value) => sum + value, 0);
        return letter.reduce((sum, value, pixel) => sum + Number(value === 1 && shown()[pixel] === 0), 0) / Math.max(1, own);
      });
      return Math.max(0, ...shares);
    },
    shaded: () => {
      const [bare, under] = [paint([lettersIn(GRAY)]), paint([lettersIn(GRAY), ...above])];
      return share((pixel) => letters[pixel] === 1 && stepOf(bare.data, pixel, under.data, pixel) >= EDGE);
    },
    crossed: () => {
      const edges = edgesOf(paint(drawn));
      return share((pixel) => letters[pixel] === 1 && edges[pixel] === 1);
    },
    on: () => {
      const art = below.filter(({ kind }) => kind !== 'background');
      const bare = difference(paint([field(front, MAGENTA), ...art]), paint([field(front, GREEN), ...art]));
      return share((pixel) => letters[pixel] === 1 && bare[pixel] === 0);
    },
    range: () => rangeUnder(ground(), letters),
    beside: () => {
      const changed = difference(ground(), titled());
      return share((pixel) => changed[pixel] === 1 && letters[pixel] === 0);
    },
    inside: () => {
      const edges = edgesOf(titled());
      const { width } = size;
      const core = letters.map((value, pixel) => Number(value && [1, -1, width, -width].every((step) => letters[pixel + step])));
      return share((pixel) => core[pixel] === 1 && edges[pixel] === 1);
    },
  };
}

/**
 * Returns the part of a front around a title, on the pixels that the whole front would be painted in: only there can the two meet, and most
 * titles take less than half of a front.
 */
function partAround(title: Rect, front: Rect): RasterSize & { readonly region: Rect } {
  const scale = { x: WIDTH / front.width, y: Math.round((WIDTH * front.height) / front.width) / front.height };
  const columns = pixelsAround(title.x - front.x, title.width, scale.x, front.width);
  const rows = pixelsAround(title.y - front.y, title.height, scale.y, front.height);
  const region = {
    x: front.x + columns.first / scale.x,
    y: front.y + rows.first / scale.y,
    width: columns.count / scale.x,
    height: rows.count / scale.y,
  };
  return { width: columns.count, height: rows.count, region };
}

/** Returns the pixels of a row or a column that a title takes, with a margin, without those beyond the front. */
function pixelsAround(start: number, length: number, scale: number, whole: number): { readonly first: number; readonly count: number } {
  const first = Math.max(0, Math.floor(start * scale) - MARGIN);
  const last = Math.min(Math.round(whole * scale), Math.ceil((start + length) * scale) + MARGIN);
  return { first, count: Math.max(1, last - first) };
}

/** Paints at the first call and returns the same pixels at every further one. */
function once<Pixels>(paint: () => Pixels): () => Pixels {
  let painted: Pixels | null = null;
  return () => (painted ??= paint());
}

/** A field of one color over the whole front. */
function field(bounds: Rect, colour: typeof BLACK): SceneLayer {
  const nodes: readonly SceneNode[] = [{ kind: 'fill', path: rectanglePath(bounds), paint: { kind: 'solid', colour } }];
  return { id: 'field', kind: 'background', bounds, rotation: 0, inkBounds: bounds, nodes };
}

function isWorded({ kind }: SceneLayer): boolean {
  return wordsOf(kind) === 'placed';
}

/** Returns the letters of a title alone, in one color. */
function lettersOnly(nodes: readonly SceneNode[], colour: typeof BLACK): readonly SceneNode[] {
  return nodes.flatMap((node): readonly SceneNode[] => {
    if (node.kind === 'glyphs') return [{ ...node, paint: { kind: 'solid', colour } }];
    if (node.kind !== 'group') return [];
    const { transform, clip, clipRule } = node;
    const children = lettersOnly(node.children, colour);
    return [{ kind: 'group', children, ...(transform && { transform }), ...(clip && { clip }), ...(clipRule && { clipRule }) }];
  });
}

/** Returns the nodes of each letter alone, in the groups that it stands in. */
function singleLetters(nodes: readonly SceneNode[]): readonly (readonly SceneNode[])[] {
  return nodes.flatMap((node): readonly (readonly SceneNode[])[] => {
    if (node.kind === 'glyphs') return node.glyphs.map((glyph) => [{ ...node, glyphs: [glyph] }]);
    return node.kind === 'group' ? singleLetters(node.children).map((children) => [{ ...node, children }]) : [];
  });
}

function inked({ data }: RasterPixels): Uint8Array {
  return marked(data.length / 4, (pixel) => (data[pixel * 4] ?? 255) < INKED);
}

/** Marks the pixels in which two pictures differ. */
function difference(first: RasterPixels, second: RasterPixels): Uint8Array {
  return marked(first.data.length / 4, (pixel) => stepOf(first.data, pixel, second.data, pixel) >= SEEN);
}

/** Returns the largest difference of a channel between two pixels. */
function stepOf(first: Uint8Array, from: number, second: Uint8Array, to: number): number {
  let largest = 0;
  for (let channel = 0; channel < 3; channel += 1) {
    const step = Math.abs(first[from * 4 + channel]! - second[to * 4 + channel]!);
    if (step > largest) largest = step;
  }
  return largest;
}

/** Marks the pixels that differ from the one right of them or below. */
function edgesOf({ data, width, height }: RasterPixels): Uint8Array {
  return marked(width * height, (pixel) => {
    const isLast = pixel % width === width - 1;
    return (
      (!isLast && stepOf(data, pixel, data, pixel + 1) >= EDGE) ||
      (pixel + width < width * height && stepOf(data, pixel, data, pixel + width) >= EDGE)
    );
  });
}

/** Returns 1 for each pixel that is marked. */
function marked(pixels: number, isMarked: (pixel: number) => boolean): Uint8Array {
  const marks = new Uint8Array(pixels);
  for (let pixel = 0; pixel < pixels; pixel += 1) if (isMarked(pixel)) marks[pixel] = 1;
  return marks;
}

/** Returns the range of light under a mask, 0 to 255, without its darkest and lightest twentieth. */
function rangeUnder({ data }: RasterPixels, mask: Uint8Array): number {
  const lights: number[] = [];
  for (let pixel = 0; pixel < mask.length; pixel += 1) {
    if (mask[pixel]) lights.push(0.3 * (data[pixel * 4] ?? 0) + 0.6 * (data[pixel * 4 + 1] ?? 0) + 0.1 * (data[pixel * 4 + 2] ?? 0));
  }
  lights.sort((first, second) => first - second);
  const at = (share: number) => lights[Math.floor((lights.length - 1) * share)] ?? 0;
  return at(0.95) - at(0.05);
}
