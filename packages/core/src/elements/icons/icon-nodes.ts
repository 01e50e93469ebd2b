import type { IconArtwork } from '../../design/icon-artwork.ts';
import { type Size, scaling } from '../../geometry/shapes.ts';
import { transformPath } from '../../scene/path.ts';
import type { Paint, SceneNode } from '../../scene/scene.ts';
import { iconPaths } from './icon-paths.ts';

/**
 * Draws an icon so that it fills a box at the origin. @param ink the paint of paths without a colour of their own; null leaves them out.
 */
export function iconNodes(artwork: IconArtwork, { width, height }: Size, ink: Paint | null): readonly SceneNode[] {
  const across = width / artwork.width;
  const down = height / artwork.height;
  const outlines = iconPaths(artwork);
  return artwork.paths.flatMap(({ colour, stroke, rule }, index): SceneNode[] => {
    const outline = outlines[index];
    const paint: Paint | null = colour ? { kind: 'solid', colour } : ink;
    if (!outline || outline.length === 0 || !paint) return [];
    const path = transformPath(outline, scaling(across, down));
    if (stroke === null) return [{ kind: 'fill', path, paint, rule }];
    // A stretched icon keeps a uniform stroke width.
    return [{ kind: 'stroke', path, paint, width: stroke * Math.sqrt(across * down), cap: 'round', join: 'round' }];
  });
}
