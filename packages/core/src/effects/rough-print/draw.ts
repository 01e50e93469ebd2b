import type { Point, Rect } from '../../geometry/shapes.ts';
import { seededRandom } from '../../random/seeded-random.ts';
import { flattenPath } from '../../scene/flatten-path.ts';
import { insideTest } from '../../scene/inside-test.ts';
import { outlineInk } from '../../scene/outline-ink.ts';
import type { Path, PathCommand } from '../../scene/path.ts';
import { reshapeRuns } from '../../scene/reshape-runs.ts';
import { type EffectDrawing, ofSize } from '../effect-drawing.ts';
import { planeNoise } from '../noise.ts';
import { signedArea } from '../sweep.ts';
import { mergedLetter } from '../letters-outline.ts';
import type { RoughPrintStyle } from './style.ts';

type Polygon = readonly Point[];

/** The size of a patch of thin ink, in sizes of the coarsest specks. */
const PATCH = 14;
/** The largest share of grid cells that contain a speck, at any wear. */
const MOST_SPECKS = 0.8;
const SPECK_CORNERS = 7;
/**
 * The largest distance between a corner of a speck and its middle, in radii. Larger specks could overlap, and overlapping holes would be
 * filled with ink again.
 */
const LARGEST_CORNER = 1.15;

export const drawRoughPrint: EffectDrawing<RoughPrintStyle> = (subject, { wear, grain, seed }) => {
  const size = ofSize(grain, subject);
  const worn = reshapeRuns(subject.runs, subject.outlines, (outline) => {
    const letter = flattenPath(mergedLetter(outline)).map(({ points }) => eatenEdge(points, size, wear, seed));
    const box = outlineInk(outline);
    return pathOf(box ? [...letter, ...specksIn(letter, box, size, wear, seed)] : letter);
  });
  return [...worn, ...subject.rules];
};

/** Returns the outline set back irregularly, as ink leaves some fibers of the paper bare. */
function eatenEdge(points: Polygon, grain: number, wear: number, seed: number): Polygon {
  const noise = planeNoise(seed);
  const fine = planeNoise(seed + 100);
  const [step, deep] = [grain / 3, grain * 0.55 * wear];
  return points.flatMap((from, index) => {
    const to = points[(index + 1) % points.length] ?? from;
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    const count = Math.max(1, Math.round(length / step));
    return Array.from({ length: count }, (_, piece) => {
      const at = { x: from.x + ((to.x - from.x) * piece) / count, y: from.y + ((to.y - from.y) * piece) / count };
      return {
        x: at.x + deep * (noise(at.x / grain, at.y / grain) + fine((2.7 * at.x) / grain, (2.7 * at.y) / grain) - 1),
        y: at.y + deep * (noise(at.y / grain + 71, at.x / grain) + fine((2.7 * at.y) / grain, (2.7 * at.x) / grain + 53) - 1),
      };
    });
  });
}

/** Returns the specks in a letter. Their grid belongs to the whole text, so that two equal letters are worn differently. */
function specksIn(letter: readonly Polygon[], box: Rect, grain: number, wear: number, seed: number): readonly Polygon[] {
  const patches = planeNoise(seed + 7);
  const cell = 0.75 * grain;
  const outer = Math.sign(letter.reduce((largest, polygon) => larger(largest, signedArea(polygon)), 0));
  const isInside = insideTest(letter, cell);
  const specks: Polygon[] = [];
  for (let row = Math.floor(box.y / cell); row * cell < box.y + box.height; row += 1) {
    for (let column = Math.floor(box.x / cell); column * cell < box.x + box.width; column += 1) {
      const random = seededRandom(Math.imul(row, 7919) + Math.imul(column, 104_729) + seed);
      const thin = patches((column * cell) / (PATCH * grain), (row * cell) / (PATCH * grain));
      if (random() > Math.min(MOST_SPECKS, 2.4 * wear * thin ** 2.2)) continue;
      const radius = cell * (0.07 + 0.36 * random() ** (3 - 1.8 * wear));
      // Each speck is moved at random as far as it cannot reach another cell: specks on a plain grid would look like a halftone screen.
      const free = cell / 2 - LARGEST_CORNER * radius;
      const at = (index: number) => (index + 0.5) * cell + (2 * random() - 1) * free;
      const speck = speckAt({ x: at(column), y: at(row) }, radius, random);
      // Holes run in the opposite direction of the letter. A hole that crosses the letter's edge would be inked outside of it.
      if (speck.every(isInside)) specks.push(outer > 0 ? speck.toReversed() : speck);
    }
  }
  return specks;
}

function speckAt(middle: Point, radius: number, random: () => number): Polygon {
  return Array.from({ length: SPECK_CORNERS }, (_, corner) => {
    const angle = ((corner + 0.7 * random()) / SPECK_CORNERS) * 2 * Math.PI;
    const reach = radius * (0.6 + (LARGEST_CORNER - 0.6) * random());
    return { x: middle.x + reach * Math.cos(angle), y: middle.y + reach * Math.sin(angle) };
  });
}

function larger(first: number, second: number): number {
  return Math.abs(second) > Math.abs(first) ? second : first;
}

function pathOf(polygons: readonly Polygon[]): Path {
  return polygons.flatMap((polygon): PathCommand[] => [
    ...polygon.map(({ x, y }, index): PathCommand => [index === 0 ? 'M' : 'L', x, y]),
    ['Z'],
  ]);
}
