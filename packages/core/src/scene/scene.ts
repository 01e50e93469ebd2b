import type { Matrix, Point, Rect } from '../geometry/shapes.ts';
import type { BlendMode } from '../design/blend.ts';
import type { Rgba } from '../design/colour.ts';
import type { ImageFilter } from '../design/image-filter.ts';
import type { ElementKind } from '../elements/element-kind.ts';
import type { TextureName } from '../textures/texture-names.ts';
import type { Path } from './path.ts';

/**
 * The display list: everything on a cover as data, in print pixels (1/300 in) from the file's top-left corner. Both painters draw this and
 * nothing else; neither knows text boxes or spines.
 */
export interface Scene {
  readonly width: number;
  readonly height: number;
  readonly layers: readonly SceneLayer[];
}

/** The layer of an element, in painting order. Selection and hit-testing use `bounds`. */
export interface SceneLayer {
  readonly id: string;
  readonly kind: LayerKind;
  /** The box of the element before `rotation`. */
  readonly bounds: Rect;
  /** The rotation in degrees, clockwise about the centre of `bounds`. The nodes are already rotated. */
  readonly rotation: number;
  /** The bounding box of the ink: of text outlines, not of text boxes. Null if nothing is drawn. */
  readonly inkBounds: Rect | null;
  readonly nodes: readonly SceneNode[];
  /** The group whose layer paints this one; absent if it is painted by itself. */
  readonly within?: string;
  /** The layers that a group's node consists of, undermost first. */
  readonly paints?: readonly string[];
}

/** The kind of element that a layer shows, or the paper. */
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

/** Shaped text: glyph outlines of one face at one size. It is painted from outlines, never with a platform's text functions. */
export interface GlyphsNode {
  readonly kind: 'glyphs';
  readonly face: FaceId;
  /** The size in print pixels per em. */
  readonly size: number;
  readonly glyphs: readonly PlacedGlyph[];
  readonly paint: Paint;
  /** The width of a stroke along the outline in print pixels, with round joins; absent if the outline is filled. */
  readonly strokeWidth?: number;
  /** The slant of a synthetic italic: x grows by `slant` × height above the baseline. */
  readonly slant?: number;
  /** The width in em of a synthetic bold's stroke along the outline, in the same paint. */
  readonly embolden?: number;
}

export interface PlacedGlyph {
  readonly id: number;
  /** The origin of the glyph on the baseline. */
  readonly x: number;
  readonly y: number;
  /** The rotation in degrees, clockwise about the origin; absent for 0. */
  readonly rotation?: number;
  /**
   * The outline in the node's coordinates, if it differs from that of the font because it was bent, cut or merged. The origin stays where
   * the glyph was laid out.
   */
  readonly outline?: Path;
}

export interface ImageNode {
  readonly kind: 'image';
  readonly asset: AssetId;
  /** The visible part of the picture, in its natural pixels. */
  readonly source: Rect;
  readonly destination: Rect;
  readonly mirrorX?: boolean;
  readonly mirrorY?: boolean;
  readonly filter?: ImageFilter;
  /**
   * The standard deviation of a blur below the filter, in print pixels. Edge colors are repeated beyond the picture, so that its edges do
   * not fade.
   */
  readonly blur?: number;
  /** The screen: the picture is drawn as lines or dots instead of its pixels. */
  readonly screen?: ImageScreen;
}

/** The screen that turns a picture into lines or dots: that of a treatment, in the node's coordinates. */
export interface ImageScreen {
  readonly kind: 'lines' | 'dots';
  /** The area of the screen. Lines and dots are laid out around its middle. */
  readonly area: Rect;
  readonly pitch: number;
  readonly angle: number;
  readonly wave: number;
  readonly waveLength: number;
  readonly colour: Rgba;
  readonly ground: Rgba | null;
}

/**
 * A texture over an area, repeated without a seam. A tone texture paints its grays; a cover texture paints its color with the density of
 * its levels. Opacity and blend are those of the group around it.
 */
export interface TextureNode {
  readonly kind: 'texture';
  readonly texture: TextureName;
  readonly region: Path;
  /** The color of a cover texture. */
  readonly colour: Rgba;
  /** The scale; 1 is the original size at print resolution. */
  readonly scale: number;
  /** The position of a corner of the tile. */
  readonly offset: Point;
}

/** The silhouette of `children`, moved, blurred and coloured. The children themselves are painted elsewhere. */
export interface ShadowNode {
  readonly kind: 'shadow';
  readonly children: readonly SceneNode[];
  readonly colour: Rgba;
  readonly offset: Point;
  /** The standard deviation of the blur in print pixels; 0 for a sharp copy. */
  readonly sigma: number;
}

export interface GroupNode {
  readonly kind: 'group';
  readonly children: readonly SceneNode[];
  readonly transform?: Matrix;
  readonly clip?: Path;
  readonly clipRule?: 'evenodd';
  /**
   * The mask. Children are visible where its nodes are opaque or, if inverted, where they are not. It is in the coordinates of the
   * children.
   */
  readonly mask?: { readonly nodes: readonly SceneNode[]; readonly inverted: boolean };
  readonly opacity?: number;
  readonly blend?: BlendMode;
}

/** The paint of a node, in the coordinates of that node. */
export type Paint =
  | { readonly kind: 'solid'; readonly colour: Rgba }
  | { readonly kind: 'linear'; readonly from: Point; readonly to: Point; readonly stops: readonly GradientStop[] }
  | { readonly kind: 'radial'; readonly centre: Point; readonly radius: number; readonly stops: readonly GradientStop[] };

export interface GradientStop {
  /** The position from 0 to 1, in ascending order. */
  readonly offset: number;
  readonly colour: Rgba;
}

/** The id of a font file in the catalogue, such as `EB Garamond/400 italic`. */
export type FaceId = string;

/** The id of a picture. */
export type AssetId = string;
