import { type Rect, intersection, union } from '../geometry/shapes.ts';
import { placedOutline } from '../scene/glyph-placement.ts';
import { outlineInk } from '../scene/outline-ink.ts';
import type { Path } from '../scene/path.ts';
import { growAreas, mergeAreas } from '../scene/path-areas.ts';
import type { GlyphsNode } from '../scene/scene.ts';
import type { EffectSubject } from './effect-drawing.ts';

type Letters = Pick<EffectSubject, 'runs' | 'outlines'>;

/** The largest deviation of an inner edge from the letters, in print pixels: 0.02 mm, which is invisible in print. */
const TOLERANCE = 0.25;

/** Returns the outline of a letter without overlaps, for effects that cut it. */
export function mergedLetter(outline: Path): Path {
  return mergeAreas(outline, 'nonzero', TOLERANCE);
}

const known = new WeakMap<readonly GlyphsNode[], readonly Path[]>();

/**
 * Returns the letters as areas without overlaps: variable fonts and joined scripts leave contours inside the letters, which strokes and
 * bands would show. Letters that may touch form one area; computing them one by one is far cheaper than all at once. A synthesized bold is
 * part of it.
 */
function letterAreas({ runs, outlines }: Letters): readonly Path[] {
  const found = known.get(runs);
  if (found) return found;
  const letters = runs.flatMap((run) =>
    run.glyphs.map((glyph) => {
      const outline = placedOutline(run, glyph, outlines);
      return run.embolden ? growAreas(mergedLetter(outline), (run.embolden * run.size) / 2, 'round') : outline;
    }),
  );
  const areas = touching(letters).map(mergedLetter);
  known.set(runs, areas);
  return areas;
}

/** Applies a change to the areas of all letters and returns the results as one outline. */
export function mapLetters(letters: Letters, change: (area: Path) => Path): Path {
  return letterAreas(letters).flatMap(change);
}

/** Returns the outline of all letters without overlaps. */
export function lettersOutline(letters: Letters): Path {
  return letterAreas(letters).flat();
}

/** Combines outlines whose bounding boxes touch. */
function touching(outlines: readonly Path[]): readonly Path[] {
  let groups: { readonly box: Rect; readonly path: Path }[] = [];
  for (const path of outlines) {
    const ink = outlineInk(path);
    if (!ink) continue;
    let joined = { box: ink, path };
    for (;;) {
      const met = groups.filter(({ box }) => intersection(box, joined.box));
      if (met.length === 0) break;
      groups = groups.filter((group) => !met.includes(group));
      joined = met.reduce((all, { box, path: other }) => ({ box: union(all.box, box), path: [...other, ...all.path] }), joined);
    }
    groups.push(joined);
  }
  return groups.map(({ path }) => path);
}

/**
 * Returns the runs with merged overlaps, for strokes around their letters. Letters that touch, as in a script face, are merged with each
 * other.
 */
export function mergedRuns({ runs, outlines }: Letters): readonly GlyphsNode[] {
  return runs.map((run): GlyphsNode => {
    const [first, ...others] = run.glyphs;
    if (!first) return run;
    const whole = touching(run.glyphs.map((glyph) => placedOutline(run, glyph, outlines))).flatMap(mergedLetter);
    // The first letter carries the outline of all letters: they share one paint, and a line around them needs all of their outlines.
    return { ...run, glyphs: [{ ...first, outline: whole }, ...others.map((glyph) => ({ ...glyph, outline: NOTHING }))] };
  });
}

const NOTHING: Path = [];
