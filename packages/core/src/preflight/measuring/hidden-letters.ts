import { type Matrix, type Point, type Rect, intersection } from '../../geometry/shapes.ts';
import { flattenPath } from '../../scene/flatten-path.ts';
import { glyphBoxes } from '../../scene/glyph-ink.ts';
import { type Path, rectanglePath, transformPath } from '../../scene/path.ts';
import type { Paint, SceneLayer, SceneNode } from '../../scene/scene.ts';
import type { TextEngine } from '../../text/text-engine.ts';

/** The numbers of points across and down at which a letter's box is sampled. */
const ACROSS = 5;
const DOWN = 7;
/** The largest distance in print pixels between a chord and its curve. */
const TOLERANCE = 1;

type Rule = 'nonzero' | 'evenodd';

interface Area {
  readonly rings: readonly (readonly Point[])[];
  readonly rule: Rule;
  /** The areas outside of which it is not painted. */
  readonly clips?: readonly Area[];
}

/**
 * Returns the share of the letters' boxes, 0 to 1, that the outline of another layer hides. A ridge hides only the part below its line, not
 * its whole box.
 */
export function hiddenLetters(words: SceneLayer, above: SceneLayer, engine: Pick<TextEngine, 'inkBounds'>): number {
  const letters = glyphBoxes(words.nodes, engine);
  const areas = silhouette(above.nodes, (path) => path);
  const hidden = letters.reduce((sum, letter) => sum + sizeOf(letter) * shareUnder(letter, above.inkBounds, areas), 0);
  return (
    hidden /
    Math.max(
      1,
      letters.reduce((sum, letter) => sum + sizeOf(letter), 0),
    )
  );
}

/** The numbers of points across and down that tell one hundredth of a letter's height from the next. */
const FINE = { across: 9, down: 100 };
/** A letter of which coarse points find less than this is not sampled finely. */
const WORTH_A_LOOK = 0.25;

/** Returns the share of the most hidden letter's box, 0 to 1, that layers above it hide together. */
export function mostHiddenLetter(words: SceneLayer, above: readonly SceneLayer[], engine: Pick<TextEngine, 'inkBounds'>): number {
  const letters = glyphBoxes(words.nodes, engine).filter((letter) => sizeOf(letter) > 0);
  const areas = above.flatMap(({ nodes, inkBounds }) =>
    inkBounds && letters.some((letter) => intersection(letter, inkBounds)) ? silhouette(nodes, (path) => path) : [],
  );
  const hidden = letters.map((letter) => {
    const near = areas.filter(({ rings }) => rings.some((ring) => meets(ring, letter)));
    return shareIn(letter, near) < WORTH_A_LOOK ? 0 : shareIn(letter, near, FINE);
  });
  return Math.max(0, ...hidden);
}

function meets(ring: readonly Point[], { x, y, width, height }: Rect): boolean {
  return (
    ring.some((point) => point.x <= x + width) &&
    ring.some((point) => point.x >= x) &&
    ring.some((point) => point.y <= y + height) &&
    ring.some((point) => point.y >= y)
  );
}

function sizeOf({ width, height }: Rect): number {
  return width * height;
}

function shareUnder(letter: Rect, reach: Rect | null, areas: readonly Area[]): number {
  return reach && intersection(letter, reach) ? shareIn(letter, areas) : 0;
}

function shareIn(letter: Rect, areas: readonly Area[], { across, down } = { across: ACROSS, down: DOWN }): number {
  const points = Array.from({ length: across * down }, (_, index) => ({
    x: letter.x + (letter.width * ((index % across) + 0.5)) / across,
    y: letter.y + (letter.height * (Math.floor(index / across) + 0.5)) / down,
  }));
  return points.filter((point) => areas.some((area) => isWithin(point, area))).length / points.length;
}

/** Returns the areas that a layer paints so that nothing can be read through them: its fills and its pictures, within what clips them. */
function silhouette(nodes: readonly SceneNode[], place: (path: Path) => Path): readonly Area[] {
  return nodes.flatMap((node): readonly Area[] => {
    switch (node.kind) {
      case 'fill':
        return isSheer(node.paint) ? [] : [areaOf(place(node.path), node.rule)];
      case 'image':
        return [areaOf(place(rectanglePath(node.destination)))];
      case 'group': {
        if ((node.opacity ?? 1) <= SHEER || (node.blend ?? 'normal') !== 'normal' || node.mask) return [];
        const placed = placedBy(place, node.transform);
        const inner = silhouette(node.children, placed);
        const clip = node.clip && areaOf(placed(node.clip), node.clipRule);
        return clip ? inner.map((area) => ({ ...area, clips: [...(area.clips ?? []), clip] })) : inner;
      }
      default:
        return [];
    }
  });
}

/** The opacity up to which letters can be read through a layer. */
const SHEER = 0.4;

function isSheer(paint: Paint): boolean {
  return paint.kind === 'solid' ? paint.colour.a <= SHEER : paint.stops.some(({ colour }) => colour.a <= SHEER);
}

function placedBy(place: (path: Path) => Path, transform: Matrix | undefined): (path: Path) => Path {
  return transform ? (path) => place(transformPath(path, transform)) : place;
}

function areaOf(path: Path, rule: Rule = 'nonzero'): Area {
  return { rings: flattenPath(path, TOLERANCE).map(({ points }) => points), rule };
}

/** Returns true if a point is inside an area. It counts the edges that a ray to the right crosses, upward ones against downward ones. */
function isWithin(point: Point, { rings, rule, clips = [] }: Area): boolean {
  if (!clips.every((clip) => isWithin(point, clip))) return false;
  const { x, y } = point;
  let crossings = 0;
  let winding = 0;
  for (const ring of rings) {
    for (const [index, to] of ring.entries()) {
      const from = ring[index === 0 ? ring.length - 1 : index - 1];
      if (!from || from.y > y === to.y > y) continue;
      if (from.x + ((y - from.y) / (to.y - from.y)) * (to.x - from.x) <= x) continue;
      crossings += 1;
      winding += to.y > from.y ? 1 : -1;
    }
  }
  return rule === 'evenodd' ? crossings % 2 === 1 : winding !== 0;
}
