import type { Matrix, Point, Rect } from '../geometry/shapes.ts';
import type { BlendMode } from '../design/blend.ts';
import type { Rgba } from '../design/colour.ts';
import type { ImageFilter } from '../design/image-filter.ts';
import type { ElementKind } from '../elements/element-kind.ts';
import type { TextureName } from '../textures/texture-names.ts';
import type { Path } from './path.ts';

/**
 * The display list: everything on a cover, as data, in print pixels (1/300 in) from the file's top-left corner. Both painters draw it and
 * nothing else; neither knows text boxes or spines.
 */
export interface Scene {
  readonly width: number;
  readonly height: number;
  readonly layers: readonly SceneLayer[];
}

/** One element's share of the picture, in painting order. `bounds` is what selection and hit-testing see. */
export interface SceneLayer {
  readonly id: string;
  readonly kind: LayerKind;
  /** Upright box of the element, before `rotation`. */
  readonly bounds: Rect;
  /** Degrees, clockwise about the centre of `bounds`. The nodes are already turned. */
  readonly rotation: number;
  /** The box around the ink: text outlines, not text boxes. Null when nothing is drawn. */
  readonly inkBounds: Rect | null;
  readonly nodes: readonly SceneNode[];
  /** The group whose layer paints this one; absent: it is painted by itself. */
  readonly within?: string;
  /** The layers that a group's node is made of, undermost first. */
  readonly paints?: readonly string[];
}

/** The element that a layer shows, or the paper. */
export type LayerKind = 'background' | ElementKind;

export type SceneNode = FillNode | StrokeNode | GlyphsNode | ImageNode | TextureNode | ShadowNode | GroupNode;

export interface FillNode {
  readonly kind: 'fill';
  readonly path: Path;
  readonly paint: Paint;
  readonly rule?: 'nonzero' | 'evenodd';
}

export interface StrokeNode {
  readonly kind: 'stroke';
  readonly path: Path;
  readonly paint: Paint;
  readonly width: number;
  readonly join?: 'miter' | 'round' | 'bevel';
  readonly cap?: 'butt' | 'round' | 'square';
  readonly dash?: readonly number[];
}

/** Shaped text: glyph outlines of one face at one size. Painted from outlines, never by a platform's text calls. */
export interface GlyphsNode {
  readonly kind: 'glyphs';
  readonly face: FaceId;
  /** Px per em. */
  readonly size: number;
  readonly glyphs: readonly PlacedGlyph[];
  readonly paint: Paint;
  /** If absent, it means filled. Present: the outline is stroked with this width in Px, round joins. */
  readonly strokeWidth?: number;
  /** Synthetic italic: x grows by `slant` × height above the baseline. */
  readonly slant?: number;
  /** Synthetic bold: the outline is also stroked, this many em wide, in the same paint. */
  readonly embolden?: number;
}

export interface PlacedGlyph {
  readonly id: number;
  /** Origin on the baseline. */
  readonly x: number;
  readonly y: number;
  /** Degrees, clockwise about the origin; absent: upright. */
  readonly rotation?: number;
  /** The letter as it is drawn, in the node's coordinates, where it is not as its font has it: bent, cut or merged. Its origin stays where it was laid. */
  readonly outline?: Path;
}

export interface ImageNode {
  readonly kind: 'image';
  readonly asset: AssetId;
  /** The part of the picture that shows, in its natural pixels. */
  readonly source: Rect;
  readonly destination: Rect;
  readonly mirrorX?: boolean;
  readonly mirrorY?: boolean;
  readonly filter?: ImageFilter;
  /** Standard deviation of a blur in Px, under the filter. Colors at the picture's edge count beyond it, so that none of it fades. */
  readonly blur?: number;
  /** The screen: the picture is drawn as lines or dots instead of its pixels. */
  readonly screen?: ImageScreen;
}

/** Describes how a picture becomes lines or dots: a treatment's screen in the node's coordinates. */
export interface ImageScreen {
  readonly kind: 'lines' | 'dots';
  /** The area of the screen; lines and dots are laid out around its middle. */
  readonly area: Rect;
  readonly pitch: number;
  readonly angle: number;
  readonly wave: number;
  readonly waveLength: number;
  readonly colour: Rgba;
  readonly ground: Rgba | null;
}

/**
 * A texture over an area, repeated without a seam. Of a texture of tones its grays are painted, of one that covers its color as densely as it
 * lies. Strength and blend are those of the group around it.
 */
export interface TextureNode {
  readonly kind: 'texture';
  readonly texture: TextureName;
  readonly region: Path;
  /** The color of a texture that covers. */
  readonly colour: Rgba;
  /** 1: as it was drawn, at print resolution. */
  readonly scale: number;
  /** The place of a corner of the tile. */
  readonly offset: Point;
}

/** The silhouette of `children`, moved, blurred and coloured. The children themselves are painted elsewhere. */
export interface ShadowNode {
  readonly kind: 'shadow';
  readonly children: readonly SceneNode[];
  readonly colour: Rgba;
  readonly offset: Point;
  /** Standard deviation of the blur in Px; 0 is a hard copy. */
  readonly sigma: number;
}

export interface GroupNode {
  readonly kind: 'group';
  readonly children: readonly SceneNode[];
  readonly transform?: Matrix;
  readonly clip?: Path;
  readonly clipRule?: 'evenodd';
  /** The children show where these are opaque, or inverted where they are not. In the coordinates of the children. */
  readonly mask?: { readonly nodes: readonly SceneNode[]; readonly inverted: boolean };
  readonly opacity?: number;
  readonly blend?: BlendMode;
}

/** Coordinates are those of the node that carries the paint. */
export type Paint =
  | { readonly kind: 'solid'; readonly colour: Rgba }
  | { readonly kind: 'linear'; readonly from: Point; readonly to: Point; readonly stops: readonly GradientStop[] }
  | { readonly kind: 'radial'; readonly centre: Point; readonly radius: number; readonly stops: readonly GradientStop[] };

export interface GradientStop {
  /** 0 to 1, ascending. */
  readonly offset: number;
  readonly colour: Rgba;
}

/** Names one font file of the catalogue, e.g. `EB Garamond/400 italic`. */
export type FaceId = string;

/** Names one picture: the asset's id. */
export type AssetId = string;
