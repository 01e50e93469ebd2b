import type { Rect } from '@coverwright/core/geometry/shapes.ts';
import type { FaceId, GroupNode, SceneNode } from '@coverwright/core/scene/scene.ts';
import { type Path, pathBounds } from '@coverwright/core/scene/path.ts';
import type { GroupPicture } from './group-picture.ts';
import type { PaintCanvas, PaintPath } from './paint-context.ts';
import type { PaintResources } from './painting.ts';
import type { PictureLevels } from './picture-levels.ts';
import { tracePath } from './trace-path.ts';

/** A glyph at 1 em. It is traced once and painted at every size. */
export interface CachedGlyph {
  /** The traced path; null for a space. */
  readonly path: PaintPath | null;
  readonly bounds: Rect | null;
}

/** The results that a painter reuses. A cache belongs to one surface and one text engine. */
export interface PaintCache {
  readonly glyphs: Map<FaceId, Map<number, CachedGlyph>>;
  /** The outlines that do not come from a font, such as warped letters. They are cached between repaints. */
  readonly outlines: WeakMap<Path, PaintPath>;
  /** The smaller copies of pictures. They are released together with the picture. */
  readonly levels: WeakMap<PaintCanvas, PictureLevels>;
  /** The blurred copies of pictures by the strength of the blur. They are released together with the picture. */
  readonly blurs: WeakMap<PaintCanvas, Map<string, PaintCanvas>>;
  /** The nodes of pictures with a screen, keyed by everything that affects them, the oldest first. */
  readonly screens: Map<string, readonly SceneNode[]>;
  /** The pictures of large groups that are being moved, the oldest first. */
  readonly groups: Map<GroupNode, GroupPicture>;
  /** The filtered pictures, keyed by everything that affects their pixels, the oldest first. */
  readonly filteredPictures: Map<string, PaintCanvas>;
  /** The largest number of filtered pictures to keep. Each is as large as the picture on the screen. */
  readonly filteredPictureLimit: number;
}

/** Creates an empty cache. @param filteredPictureLimit 0 for a single export, a few for a screen that repaints. */
export function createPaintCache(filteredPictureLimit = 0): PaintCache {
  return {
    glyphs: new Map(),
    outlines: new WeakMap(),
    levels: new WeakMap(),
    blurs: new WeakMap(),
    screens: new Map(),
    groups: new Map(),
    filteredPictures: new Map(),
    filteredPictureLimit,
  };
}

export function cachedGlyph({ cache, outlines, surface }: PaintResources, face: FaceId, id: number): CachedGlyph {
  let glyphs = cache.glyphs.get(face);
  if (!glyphs) cache.glyphs.set(face, (glyphs = new Map()));
  let glyph = glyphs.get(id);
  if (!glyph) {
    const outline = outlines.outline(face, id);
    glyph = { path: outline.length > 0 ? tracePath(surface, outline) : null, bounds: pathBounds(outline) };
    glyphs.set(id, glyph);
  }
  return glyph;
}

/** Returns the traced path of an outline, cached after the first call. */
export function tracedOutline({ cache, surface }: PaintResources, outline: Path): PaintPath {
  let traced = cache.outlines.get(outline);
  if (!traced) cache.outlines.set(outline, (traced = tracePath(surface, outline)));
  return traced;
}

export function levelsOf(cache: PaintCache, picture: PaintCanvas): PictureLevels {
  let levels = cache.levels.get(picture);
  if (!levels) cache.levels.set(picture, (levels = []));
  return levels;
}

export function cacheFilteredPicture(cache: PaintCache, key: string, picture: PaintCanvas): void {
  cache.filteredPictures.set(key, picture);
  for (const oldest of cache.filteredPictures.keys()) {
    if (cache.filteredPictures.size <= cache.filteredPictureLimit) return;
    cache.filteredPictures.delete(oldest);
  }
}

const MOST_SCREENS = 6;

export function cacheScreen({ screens }: PaintCache, key: string, nodes: readonly SceneNode[]): void {
  screens.set(key, nodes);
  for (const oldest of screens.keys()) {
    if (screens.size <= MOST_SCREENS) return;
    screens.delete(oldest);
  }
}
