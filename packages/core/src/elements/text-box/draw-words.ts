import type { Fill } from '../../design/fill.ts';
import type { TextBox } from '../../design/text-box.ts';
import type { TextPath } from '../../design/text-lines.ts';
import { drawTextEffect, worksOnOutlines } from '../../effects/draw-text-effect.ts';
import { letterFillOf } from '../../effects/effect-catalogue.ts';
import type { EffectSubject } from '../../effects/effect-drawing.ts';
import { type Point, type Rect, translation } from '../../geometry/shapes.ts';
import { paintOf, pictureInside } from '../../scene/fill-nodes.ts';
import { glyphInk } from '../../scene/glyph-ink.ts';
import { glyphAdvances, glyphNodes, movedInk, underlines } from '../../scene/glyph-nodes.ts';
import { runsOutline } from '../../scene/glyph-placement.ts';
import { rectanglePath } from '../../scene/path.ts';
import { remember } from '../../scene/remember.ts';
import type { FillNode, GlyphsNode, Paint, SceneNode } from '../../scene/scene.ts';
import type { TextEngine } from '../../text/text-engine.ts';
import type { TextLayout } from '../../text/text-layout.ts';
import type { VerticalPlace } from '../../text/vertical-fit.ts';
import { placeWarp } from '../../warps/place-warp.ts';
import { warpRules, warpRuns } from '../../warps/warp-outlines.ts';
import { placeOnPath } from './place-on-path.ts';
import { linesOfText } from './text-lines.ts';
import { warpRoom } from './warp-room.ts';

/** Laid out text and its place. */
export interface WordsToDraw {
  readonly text: TextBox['text'];
  readonly layout: TextLayout;
  readonly origin: Point;
  /** The size of the text in print pixels per em. */
  readonly size: number;
  /** The thin rules of a lock-up, from the layout's corner. */
  readonly rules?: readonly Rect[];
  /** The area of the text. A circle's diameter is a share of its width; a warp is fitted to it. */
  readonly area: Rect;
  readonly place: VerticalPlace;
}

/** Draws a text as scene nodes, back to front, with its fills, path, warp and effect. */
export function drawWords(words: WordsToDraw, engine: TextEngine): readonly SceneNode[] {
  const { text, layout, origin, size, rules = NO_RULES, area, place } = words;
  if (!text.warp && !worksOnOutlines(text.textEffect)) return drawInPlace(words, engine);
  // Outlines are expensive. They are drawn relative to the layout's corner and cached, so that words that only move are drawn once.
  const [left, top] = [rounded(area.x - origin.x), rounded(area.y - origin.y)];
  const children = drawAtCorner(layout, text, size, rules, left, top, area.width, area.height, place, engine);
  return children.length > 0 ? [{ kind: 'group', transform: translation(origin.x, origin.y), children }] : [];
}

const NO_RULES: readonly Rect[] = [];

/** Rounds a length to thousandths of a print pixel, so that the difference of two places does not change when both move. */
function rounded(length: number): number {
  return Math.round(length * 1000) / 1000;
}

const drawAtCorner = remember(
  (
    layout: TextLayout,
    text: TextBox['text'],
    size: number,
    rules: readonly Rect[],
    x: number,
    y: number,
    width: number,
    height: number,
    place: VerticalPlace,
    engine: TextEngine,
  ) => drawInPlace({ text, layout, origin: { x: 0, y: 0 }, size, rules, area: { x, y, width, height }, place }, engine),
);

function drawInPlace(words: WordsToDraw, engine: TextEngine): readonly SceneNode[] {
  const { text, layout, origin } = words;
  const ink = movedInk(layout, origin);
  if (!ink) return [];
  const runFills = fillsOfRuns(text);
  const subject = bentSubject(words, straightSubject(words, ink, runFills, engine), engine);
  const drawn = drawTextEffect(text.textEffect, subject);
  if (letterFillOf(text.textEffect) !== 'kept') return drawn;
  return [...drawn, ...pictureLetters(text, subject, runFills, layout, engine)];
}

/** Returns the words on their path, before they are warped. */
function straightSubject(
  { text, layout, origin, size, rules = [], area }: WordsToDraw,
  ink: Rect,
  runFills: readonly (Fill | undefined)[],
  engine: TextEngine,
): EffectSubject {
  const { colour, underline } = text;
  const path = pathOf(text);
  const straight = glyphNodes(layout.lines, origin, (run) => paintFor(runFills[run.span] ?? text.fill, text, ink));
  const advances = glyphAdvances(layout.lines);
  const runs = path ? placeOnPath(path, { runs: straight, advances, ink, size, width: area.width }) : straight;
  return {
    runs,
    // Underlines do not follow a path.
    rules: [
      ...(underline && !path ? underlines(layout.lines, origin, engine, colour, () => true) : []),
      ...(path ? [] : rules.map((rule) => ruleNode(rule, origin, paintFor(text.fill, text, ink)))),
    ],
    colour,
    fontSize: size,
    inkBounds: path ? (glyphInk(runs, engine) ?? ink) : ink,
    lines: layout.lines.flatMap((line, index) => line.runs.map(() => index)),
    outlines: engine,
  };
}

/** Returns the path of a text. The curve effect is an arc, unless the text already has a path. */
function pathOf({ path, textEffect }: TextBox['text']): TextPath | undefined {
  return path ?? (textEffect?.name === 'curve' ? { kind: 'arc', bend: textEffect.style.bend } : undefined);
}

function bentSubject({ text, area, place }: WordsToDraw, subject: EffectSubject, engine: TextEngine): EffectSubject {
  if (!text.warp) return subject;
  const bend = placeWarp(text.warp, subject.inkBounds, warpRoom(text, area, place));
  const runs = warpRuns(subject.runs, bend, subject.inkBounds, engine);
  return {
    ...subject,
    runs,
    rules: warpRules(subject.rules, bend, subject.inkBounds),
    inkBounds: glyphInk(runs, engine) ?? subject.inkBounds,
  };
}

/** Returns the fill of each span, by the span's number; undefined for a span without one. */
function fillsOfRuns(text: TextBox['text']): readonly (Fill | undefined)[] {
  // A lock-up breaks the plain words by itself.
  if (!text.lines || text.lettering) return [];
  return (linesOfText(text) ?? []).flatMap(({ runs }) => (runs.length > 0 ? runs.map(({ fill }) => fill) : [undefined]));
}

function ruleNode(rule: Rect, origin: Point, paint: Paint): FillNode {
  return { kind: 'fill', path: rectanglePath({ ...rule, x: rule.x + origin.x, y: rule.y + origin.y }), paint };
}

/**
 * Returns the paint of letters. Letters that are filled with a picture are first painted in the text's color, which shows at their edges
 * and in effects.
 */
function paintFor(fill: Fill | undefined, { colour }: TextBox['text'], ink: Rect): Paint {
  return !fill || fill.kind === 'picture' ? { kind: 'solid', colour } : paintOf(fill, ink);
}

/** Returns the pictures clipped to the letters that they fill. */
function pictureLetters(
  text: TextBox['text'],
  { runs, inkBounds }: EffectSubject,
  runFills: readonly (Fill | undefined)[],
  layout: TextLayout,
  engine: TextEngine,
): readonly SceneNode[] {
  const spans = layout.lines.flatMap((line) => line.runs.map(({ span }) => span));
  const filled = new Map<Fill, GlyphsNode[]>();
  runs.forEach((run, index) => {
    const fill = runFills[spans[index] ?? 0] ?? text.fill;
    if (fill?.kind === 'picture') filled.set(fill, [...(filled.get(fill) ?? []), run]);
  });
  return [...filled].flatMap(([fill, letters]) => {
    const outline = runsOutline(letters, engine);
    return fill.kind === 'picture' && outline.length > 0 ? [pictureInside(outline, fill, glyphInk(letters, engine) ?? inkBounds)] : [];
  });
}
