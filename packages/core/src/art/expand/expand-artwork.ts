import type { CommandFault } from '../../commands/command-definition.ts';
import { BLACK } from '../../design/colour.ts';
import { MAX_OBJECTS } from '../../design/design.ts';
import { type Group, groupSchema } from '../../design/group.ts';
import { type CoverShape, type CoverShapeInput, coverShapeSchema } from '../../design/shape.ts';
import { type Matrix, type Rect, centreOf, contains, multiply, rotationAbout, translation } from '../../geometry/shapes.ts';
import { type Result, refuse, succeed } from '../../result/result.ts';
import type { Path } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import type { ArtworkShape } from '../art-scene.ts';
import { drawArtwork } from '../draw-artwork.ts';
import { nameArtwork } from '../name-artwork.ts';
import { flatParts } from './flat-parts.ts';
import { type GroupPart, type PaintedPart, type Part, drawingParts } from './drawing-parts.ts';
import { atLeast, boxForPaint, fillOfPaint } from './part-fill.ts';
import { writePaths } from './write-paths.ts';
import { say } from '../../commands/say.ts';
import { namePart } from '../../elements/name-part.ts';

/** The parts of an expanded artwork: shapes, lowest first, and the groups that hold them, inner groups first. */
export interface Parts {
  readonly shapes: readonly CoverShape[];
  readonly groups: readonly Group[];
}

/** The most shapes of one artwork: all that a cover holds, but for the one that cuts them to the artwork's box. */
export const MOST_PARTS = MAX_OBJECTS - 1;
/** A drawing of more shapes than this is not tried more coarsely: none of them comes down to so few, and trying would keep the editor waiting. */
const MOST_TRIED = 1.5 * MOST_PARTS;
/** Letters of path data that one drawing may add to a document. */
const MOST_DATA = 700_000;

/**
 * An artwork as plain shapes in one group that is cut to the artwork's box. Soft shadows become hard ones, and oval glows even ones.
 * @param group the id of the group; everything in it is named after it.
 */
export function expandArtwork(shape: ArtworkShape, group: string): Result<Parts, CommandFault> {
  const label = nameArtwork(shape.art.generator);
  const drawing = drawArtwork(shape.art, shape);
  const matrix = multiply(placeOf(shape), drawing.transform ?? [1, 0, 0, 1, 0, 0]);
  const exact = drawingParts(drawing.children, matrix);
  if (!exact || exact.every(isEven)) return refuse({ message: say('softSurface', { artwork: label }) });
  const count = countShapes(exact);
  const coarse = () => (count <= MOST_TRIED ? coarseParts(drawing.children, matrix, Math.max(shape.width, shape.height)) : null);
  const flat = () => {
    const evenBelow = FLAT.evenBelow * Math.max(shape.width, shape.height);
    return flatParts(drawingParts(drawing.children, matrix, { ...FLAT, evenBelow }) ?? exact, MOST_PARTS, MOST_DATA);
  };
  // Much of what a drawing of long outlines consists of is covered, so that less is left of it when it is flattened.
  const holds = (parts: readonly Part[] | null) => (parts && countLetters(parts) <= MOST_DATA ? parts : null);
  const parts = (count <= MOST_PARTS ? holds(exact) : holds(coarse())) ?? flat();
  if (!parts) return refuse({ message: say('tooManyParts', { count, most: MOST_PARTS }) });
  const { maker, members } = writtenParts(parts, () => createMaker(group, shape.board));
  const box: Rect = { x: shape.x, y: shape.y, width: shape.width, height: shape.height };
  const staysInside = shape.rotation === 0 && parts.every(({ bounds }) => isInside(bounds, box));
  const stencil = staysInside ? [] : [maker.stencil(shape)];
  const whole = groupSchema.parse({
    uniqueObjectId: group,
    name: shape.name ?? label,
    z: shape.z,
    members: [...stencil, ...members],
    ...(stencil.length > 0 ? { clip: 'inside' } : {}),
    ...(shape.opacity < 1 ? { opacity: shape.opacity } : {}),
    ...(shape.style.blend === 'normal' ? {} : { blend: shape.style.blend }),
    ...(shape.pins ? { pins: shape.pins } : {}),
    hidden: shape.hidden,
    locked: shape.locked,
  });
  const { shapes, groups } = maker.made();
  if (lettersIn(shapes) > MOST_DATA) return refuse({ message: say('tooManyDetails') });
  return succeed({ shapes, groups: [...groups, whole] });
}

/** Letters of the outlines of parts, written as coarsely as a document holds them. */
function countLetters(parts: readonly Part[]): number {
  return parts.reduce((sum, part) => {
    if (part.kind === 'group') return sum + countLetters(part.parts);
    const icons = writePaths(part, part.bounds, ROUNDINGS.at(-1));
    return sum + icons.reduce((letters, { paths }) => letters + paths.reduce((all, { d }) => all + d.length, 0), 0);
  }, 0);
}

/** Units that outlines are rounded to: the finest at which they are not too much for a document. A unit is a print pixel in most. */
const ROUNDINGS = [0.1, 1, 2] as const;

/** Makes the parts as finely as a document holds them. */
function writtenParts(parts: readonly Part[], create: () => ReturnType<typeof createMaker>) {
  let written = null;
  for (const step of ROUNDINGS) {
    const maker = create();
    written = { maker, members: parts.flatMap((part) => maker.make(part, step)) };
    if (lettersIn(maker.made().shapes) <= MOST_DATA) break;
  }
  if (!written) throw new Error('There is a finest rounding');
  return written;
}

function lettersIn(shapes: readonly CoverShape[]): number {
  return shapes.reduce((sum, { icon }) => sum + (icon?.paths.reduce((letters, { d }) => letters + d.length, 0) ?? 0), 0);
}

/**
 * Steps by which a drawing of too many parts is taken apart more coarsely: what groups would clip is cut to shape, colors and lines that can
 * hardly be told apart become one, and gradients of small parts even colors. Sizes as shares of the drawing's longer side.
 */
const COARSER = [
  { cuts: true, colours: 2, evenBelow: 0, widths: 0 },
  { cuts: true, colours: 8, evenBelow: 0.04, widths: 0.3 },
  { cuts: true, colours: 14, evenBelow: 0.08, widths: 0.5 },
  { cuts: true, colours: 22, evenBelow: 0.14, widths: 0.7 },
  { cuts: true, colours: 34, evenBelow: 0.3, widths: 0.9 },
  { cuts: true, colours: 48, evenBelow: 0.6, widths: 1.2 },
] as const;

/** The parts from which a drawing is flattened: what would be one color in the end need not be cut. */
const FLAT = { cuts: false, colours: 10, evenBelow: 0.06, widths: 0.3 } as const;

/** Returns the finest parts of a drawing that a cover holds; null where even the coarsest are too many. */
function coarseParts(nodes: readonly SceneNode[], matrix: Matrix, side: number): readonly Part[] | null {
  for (const { evenBelow, ...coarse } of COARSER) {
    const parts = drawingParts(nodes, matrix, { ...coarse, evenBelow: evenBelow * side });
    if (parts && countShapes(parts) <= MOST_PARTS) return parts;
  }
  return null;
}

/** From the artwork's own corner to its board's, mirrored and turned as it stands. */
function placeOf({ x, y, width, height, rotation, style: { transformX, transformY } }: ArtworkShape): Matrix {
  const mirror: Matrix = [transformX, 0, 0, transformY, transformX < 0 ? width : 0, transformY < 0 ? height : 0];
  return multiply(rotationAbout(rotation, centreOf({ x, y, width, height })), multiply(translation(x, y), mirror));
}

/** Reports whether nothing is left of a part but the even color that stands for a glow. */
function isEven(part: Part): boolean {
  return part.kind === 'painted' ? part.isEven : part.parts.every(isEven);
}

function isInside(bounds: Rect, box: Rect): boolean {
  return contains(box, bounds) && contains(box, { x: bounds.x + bounds.width, y: bounds.y + bounds.height });
}

function countShapes(parts: readonly Part[]): number {
  return parts.reduce((sum, part) => sum + shapesIn(part), 0);
}

function shapesIn(part: Part): number {
  if (part.kind === 'painted') return writePaths(part, part.bounds).length;
  return part.parts.reduce((sum, inner) => sum + shapesIn(inner), part.clip ? 1 : 0);
}

/** Creates shapes and groups with new ids, and keeps them in order. */
function createMaker(prefix: string, board: CoverShape['board']) {
  const shapes: CoverShape[] = [];
  const groups: Group[] = [];
  const nextId = () => `${prefix}-${shapes.length + groups.length + 1}`;
  const place = (shape: Omit<CoverShapeInput, 'uniqueObjectId'>): string => {
    const id = nextId();
    shapes.push(coverShapeSchema.parse({ ...shape, uniqueObjectId: id, board }));
    return id;
  };
  let rounding: number = ROUNDINGS[0];
  const paint = (part: PaintedPart, { opacity, blend }: Pick<GroupPart, 'opacity' | 'blend'> = PLAIN): readonly string[] => {
    const box = atLeast(boxForPaint(part.paint, part.bounds), 2);
    return writePaths(part, box, rounding).map((icon) =>
      place({ type: 'rectangle', ...box, opacity, style: { blend }, box: { fill: fillOfPaint(part.paint, box) }, icon }),
    );
  };
  const gather = (members: readonly string[], rest: Partial<Group>): string => {
    const id = nextId();
    groups.push(groupSchema.parse({ uniqueObjectId: id, members, ...rest }));
    return id;
  };
  const cutting = (path: Path, rule: PaintedPart['rule'], bounds: Rect): readonly string[] =>
    paint({
      kind: 'painted',
      paint: { kind: 'solid', colour: BLACK },
      stroke: null,
      rule,
      paths: [path],
      bounds,
      boxes: [bounds],
      isEven: false,
    });
  const makeAll = (part: Part): readonly string[] => {
    if (part.kind === 'painted') return paint(part);
    const { clip, clipRule, opacity, blend, parts, bounds } = part;
    const [sole, ...others] = parts;
    // A single part that is only faded or blended needs no group around it.
    if (!clip && sole?.kind === 'painted' && others.length === 0) return paint(sole, part);
    const stencil = clip ? cutting(clip, clipRule, bounds) : [];
    const members = [...stencil, ...parts.flatMap(makeAll)];
    return [
      gather(members, {
        ...(opacity < 1 ? { opacity } : {}),
        ...(blend === 'normal' ? {} : { blend }),
        ...(clip ? { clip: 'inside' } : {}),
      }),
    ];
  };
  return {
    make: (part: Part, step: number) => {
      rounding = step;
      return makeAll(part);
    },
    stencil: ({ x, y, width, height, rotation }: ArtworkShape) =>
      place({ type: 'rectangle', name: namePart('edge'), x, y, width, height, rotation, box: { fill: { kind: 'solid', colour: BLACK } } }),
    made: () => ({ shapes, groups }),
  };
}

const PLAIN = { opacity: 1, blend: 'normal' } as const;
