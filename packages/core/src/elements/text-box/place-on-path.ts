import type { TextPath } from '../../design/text-lines.ts';
import type { Point, Rect } from '../../geometry/shapes.ts';
import type { GlyphsNode, PlacedGlyph } from '../../scene/scene.ts';

export interface WordsOnPath {
  readonly runs: readonly GlyphsNode[];
  /** The advance of every glyph of every run, in print pixels. */
  readonly advances: readonly (readonly number[])[];
  /** The ink bounds of the straight text. */
  readonly ink: Rect;
  /** The font size in print pixels per em. */
  readonly size: number;
  /** The width of the box. */
  readonly width: number;
}

/** The position of a letter's middle, and its rotation in radians, clockwise. */
interface Stand extends Point {
  readonly angle: number;
}

/** Maps a position in the straight text to the path: `x` along the line, `y` of the baseline. */
type Bend = (x: number, y: number) => Stand;

/** The number of degrees below which a bend counts as a straight line, whose radius would be infinite. */
const STRAIGHT = 0.5;

/**
 * Places text on a path. The middle of each letter is on the path, and the letter is rotated to its tangent. Lines keep their distance from
 * each other.
 */
export function placeOnPath(path: TextPath, words: WordsOnPath): readonly GlyphsNode[] {
  const bend = bendOf(path, words);
  return words.runs.map((run, index) => ({
    ...run,
    glyphs: run.glyphs.map((glyph, at) => placed(glyph, words.advances[index]?.[at] ?? 0, bend)),
  }));
}

function placed(glyph: PlacedGlyph, advance: number, bend: Bend): PlacedGlyph {
  const { x, y, angle } = bend(glyph.x + advance / 2, glyph.y);
  // The letter's origin is half an advance back along its own tangent.
  return {
    ...glyph,
    x: x - (advance / 2) * Math.cos(angle),
    y: y - (advance / 2) * Math.sin(angle),
    rotation: (angle * 180) / Math.PI,
  };
}

function bendOf(path: TextPath, { ink, size, width }: WordsOnPath): Bend {
  const middle = { x: ink.x + ink.width / 2, y: ink.y + ink.height / 2 };
  switch (path.kind) {
    case 'arc': {
      if (Math.abs(path.bend) < STRAIGHT) return (x, y) => ({ x, y, angle: 0 });
      const radius = ink.width / ((path.bend * Math.PI) / 180);
      return onCircle({ x: middle.x, y: middle.y + radius }, radius, middle, 0);
    }
    case 'wave': {
      const length = ink.width / path.waves;
      const turns = (x: number) => (2 * Math.PI * (x - ink.x)) / length + (path.phase * Math.PI) / 180;
      const amplitude = (path.height * size) / 2;
      return (x, y) => ({
        x,
        y: y - amplitude * Math.sin(turns(x)),
        angle: Math.atan((-amplitude * 2 * Math.PI * Math.cos(turns(x))) / length),
      });
    }
    case 'circle': {
      const radius = ((path.inside ? -1 : 1) * path.diameter * width) / 2;
      const start = (path.start * Math.PI) / 180;
      return onCircle(middle, radius, middle, start);
    }
  }
}

/**
 * @param radius negative if letters are on the inside. @param from the point of the straight text that is placed at `start`, in radians
 * clockwise from the top, or from the bottom on the inside.
 */
function onCircle(centre: Point, radius: number, from: Point, start: number): Bend {
  return (x, y) => {
    const angle = (x - from.x) / radius + start;
    const reach = radius + (from.y - y);
    return { x: centre.x + reach * Math.sin(angle), y: centre.y - reach * Math.cos(angle), angle };
  };
}
