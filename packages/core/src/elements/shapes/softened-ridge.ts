import { BLACK } from '../../design/colour.ts';
import type { CoverShape } from '../../design/shape.ts';
import type { Rect } from '../../geometry/shapes.ts';
import { type Path, rectanglePath } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';

/** The number of standard deviations from the soft edge's middle to where the picture is opaque, or gone. */
const REACH = 2;
/** The mask's parts overlap by a print pixel, so that no seam shows between them. */
const OVERLAP = 1;

/**
 * Softens the line of a ridge with a picture, by its `softness` as a share of the width. The edge fades downward from the line, so that
 * nothing of the picture shows above it; the other sides stay sharp.
 */
export function softenedRidge(
  { type, width, height, parameters }: Pick<CoverShape, 'type' | 'width' | 'height' | 'parameters'>,
  picture: readonly SceneNode[],
  line: Path,
): readonly SceneNode[] {
  const softness = type === 'ridge' ? (parameters['softness'] ?? 0) * width : 0;
  if (softness <= 0) return picture;
  const beyond = 2 * softness;
  const ends = [line[1], line.at(-3)].map((end) => (end?.[0] === 'L' ? end[2] : 0));
  const [left = 0, right = 0] = ends;
  const sides: readonly Rect[] = [
    { x: -beyond, y: left, width: beyond + OVERLAP, height: height - left + beyond },
    { x: width - OVERLAP, y: right, width: beyond + OVERLAP, height: height - right + beyond },
    { x: -beyond, y: height - OVERLAP, width: width + 2 * beyond, height: beyond + OVERLAP },
  ];
  const area = [line, ...sides.map(rectanglePath)].map(
    (path): SceneNode => ({ kind: 'fill', path, paint: { kind: 'solid', colour: BLACK } }),
  );
  const mask: SceneNode = { kind: 'shadow', children: area, colour: BLACK, offset: { x: 0, y: softness }, sigma: softness / REACH };
  return [{ kind: 'group', children: picture, mask: { nodes: [mask], inverted: false } }];
}
