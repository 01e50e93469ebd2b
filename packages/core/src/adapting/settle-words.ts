import { applyCommand } from '../commands/apply-command.ts';
import { separateBackElements } from './separate-back-elements.ts';
import { type Standing, moveOffFile, runsOnto } from './over-the-edge.ts';
import type { Design } from '../design/design.ts';
import { geometryOf } from '../design/geometry-of.ts';
import { blurbArea } from '../elements/blurb/blurb-area.ts';
import { wordsOf } from '../elements/element-kinds.ts';
import type { CoverGeometry } from '../geometry/cover-geometry.ts';
import { type Rect, intersection } from '../geometry/shapes.ts';
import { elementBox } from '../interaction/element-box.ts';
import { fitBlurb } from '../preflight/fixes/fit-blurb.ts';
import { fitInside, inkOf } from '../preflight/fixes/fit-inside.ts';
import { TOLERANCE, areaOf, distanceInside } from '../preflight/measuring/distances.ts';
import { faceOfWords } from '../preflight/measuring/face-under.ts';
import { safeRect } from '../geometry/boards.ts';
import { NO_READINGS, subjectOf } from '../preflight/preflight-subject.ts';
import { compileScene } from '../scene/compile-scene.ts';
import type { TextEngine } from '../text/text-engine.ts';

/**
 * Corrects text that no layout has set for the new book. Text that was complete on its face is moved into the safe area, and made smaller
 * if it does not fit; texts that did not overlap are kept apart.
 * @param before the cover before the change; faults that it already had are left to the author.
 * @param ids the texts to correct; the blurb is always corrected.
 */
export function settleWords(before: Design, after: Design, ids: ReadonlySet<string>, engine: TextEngine): Design {
  const [old, next] = [geometryOf(before), geometryOf(after)];
  const was = inksOf(before, engine);
  const inside = [...ids].reduce((design, id) => settled(before, design, id, { was: was.get(id), old, next }, engine), after);
  const apart = [...ids].reduce((design, id) => setApart(design, id, was, next, engine), inside);
  return separateBackElements(before, blurbFits(before, engine) ? fittedBlurb(apart, engine) : apart, engine);
}

/**
 * Corrects one text. Text that lay beside the cover stays beside it; text that was complete, or that would now cross a fold that was an
 * edge before, is moved inside.
 */
function settled(before: Design, design: Design, id: string, standing: Standing, engine: TextEngine): Design {
  const { was, old, next } = standing;
  if (was && !intersection(was, old.file)) return moveOffFile(design, id, was, standing, engine);
  if (wasWhole(before, id, was, old)) return broughtInside(design, id, next, engine);
  const isNewOverFold = was !== undefined && !runsOnto(before, id, was, old) && runsOnto(design, id, inkOf(design, id, engine), next);
  return isNewOverFold ? broughtInside(design, id, next, engine) : design;
}

type Inks = ReadonlyMap<string, Rect>;

/** Returns the ink bounds of the visible text on front, back and flaps. */
function inksOf(design: Design, engine: TextEngine): Inks {
  return new Map(
    compileScene(design, engine).layers.flatMap(({ id, kind, inkBounds }) =>
      wordsOf(kind) === 'placed' && inkBounds ? [[id, inkBounds] as const] : [],
    ),
  );
}

/** Returns the area of its board that a text has to stay in. Text on the spine is left to the checks of the spine. */
function safeOf(design: Design, id: string, ink: Rect, geometry: CoverGeometry): Rect | null {
  const { board } = faceOfWords(design, geometry, { id, inkBounds: ink });
  return board === 'spine' ? null : safeRect(geometry, board);
}

/** Returns true if no edge cut through the text before the change. Text that already ran off the cover was placed so by its author. */
function wasWhole(design: Design, id: string, ink: Rect | undefined, geometry: CoverGeometry): boolean {
  return ink !== undefined && distanceInside(ink, faceOfWords(design, geometry, { id, inkBounds: ink }).rect) >= -TOLERANCE;
}

function broughtInside(design: Design, id: string, geometry: CoverGeometry, engine: TextEngine): Design {
  const scene = compileScene(design, engine);
  const ink = scene.layers.find((layer) => layer.id === id)?.inkBounds;
  const safe = ink && safeOf(design, id, ink, geometry);
  if (!ink || !safe || distanceInside(ink, safe) >= -TOLERANCE) return design;
  const command = fitInside(subjectOf(design, scene, engine, NO_READINGS), id, safe);
  const fitted = command && applyCommand(design, command);
  return fitted?.ok ? fitted.value : design;
}

/** The factors that are tried for the size of text that overlaps other text. */
const SIZES = [1, 0.88, 0.76, 0.64, 0.52];
/** The gap between texts that are moved apart, as a share of the height of the moved text. */
const GAP = 0.2;

function setApart(design: Design, id: string, was: Inks, geometry: CoverGeometry, engine: TextEngine): Design {
  const inks = inksOf(design, engine);
  const ink = inks.get(id);
  const safe = ink && safeOf(design, id, ink, geometry);
  if (!ink || !safe) return design;
  const others = [...inks].filter(([other]) => other !== id && !overlap(was.get(id), was.get(other)));
  const hit = others.filter(([, other]) => overlap(ink, other));
  if (hit.length === 0) return design;
  for (const size of SIZES) {
    const height = ink.height * size;
    const tops = hit.flatMap(([, { y, height: taken }]) => [y + taken + height * GAP, y - height * (1 + GAP)]);
    for (const top of [ink.y + (ink.height - height) / 2, ...tops].toSorted(
      (one, other) => Math.abs(one - ink.y) - Math.abs(other - ink.y),
    )) {
      const tried = moved(design, id, ink, { top, size });
      const seen = tried && inkOf(tried, id, engine);
      if (seen && distanceInside(seen, safe) >= -TOLERANCE && !others.some(([, other]) => overlap(seen, other))) return tried;
    }
  }
  return design;
}

function moved(design: Design, id: string, ink: Rect, { top, size }: { readonly top: number; readonly size: number }): Design | null {
  const box = elementBox(design, id);
  if (!box) return null;
  const { rect, rotation } = box;
  const y = rect.y + rect.height / 2 + (top + (ink.height * size) / 2 - (ink.y + ink.height / 2));
  const [width, height] = [rect.width * size, rect.height * size];
  const command = box.commandFor({
    rect: { x: rect.x + (rect.width - width) / 2, y: y - height / 2, width, height },
    rotation,
    scaled: size,
  });
  const tried = applyCommand(design, command);
  return tried.ok ? tried.value : null;
}

function overlap(first: Rect | undefined, second: Rect | undefined): boolean {
  const shared = first && second && intersection(first, second);
  return shared ? areaOf(shared) > TOLERANCE : false;
}

function blurbFits(design: Design, engine: TextEngine): boolean {
  const area = blurbArea(design.back, geometryOf(design));
  const ink = area && inkOf(design, 'blurb', engine);
  // A format without a back has no text that could be outside of it.
  return !area || !ink || distanceInside(ink, area) >= -TOLERANCE;
}

function fittedBlurb(design: Design, engine: TextEngine): Design {
  if (blurbFits(design, engine)) return design;
  const command = fitBlurb(subjectOf(design, compileScene(design, engine), engine, NO_READINGS));
  const fitted = command && applyCommand(design, command);
  return fitted?.ok ? fitted.value : design;
}
