import type { Lettering } from '../design/lettering.ts';
import { isCursive, scriptOf } from '../text/script-of.ts';
import type { TextEngine } from '../text/text-engine.ts';
import type { LaidLine } from '../text/text-layout.ts';
import type { ChosenLine } from './choose-lines.ts';
import { type Skyline, cutSkyline, dropBelow, joinSkylines, levelSkyline, moveSkyline, skylineOf, trimSkyline } from './skyline.ts';

/** A line of a lock-up as it was chosen, and as it is laid out in the box's width. */
export interface PlacedLine {
  readonly chosen: ChosenLine;
  readonly line: LaidLine;
}

/** The smallest leading, in cap heights of the line. Without it a short word would slide under a wide letter above it. */
const LEAST_MINOR_LEADING = 1.12;
const LEAST_MAJOR_LEADING = 0.62;
const GAP_BESIDE_MINOR = 0.9;
/** The smallest gap beside a minor line, as a share of its cap height. */
const LEAST_GAP_BESIDE_MINOR = 0.6;
/** The same where whole phrases are small, which need the leading of a text. */
const GAP_BESIDE_LEAD = 0.75;
/** Ink above this, in cap heights, is an accent; and the share of the gap that accents keep from the line above. */
const ABOVE_CAPITALS = 1.08;
const GAP_OF_ACCENTS = 0.75;
/** Ink below this, in cap heights, is the tail of a letter such as y; and the share of the gap that tails keep from the line below. */
const BELOW_BASELINE = 0.06;
const GAP_OF_TAILS = 0.5;

/** Returns true for Arabic and its kin, in which ya and pa differ from other letters only by dots below them. */
export function hasDotsBetweenLines(text: string): boolean {
  return [...text].some((letter) => isCursive(scriptOf(letter.codePointAt(0) ?? 0)));
}

/**
 * Returns the distance of each baseline from the one above that brings the lines as close as their outlines allow, in print pixels.
 * @param width of the box, print pixels.
 * @param hasDots true where dots above and below letters tell one letter from another: none may reach the letters of another line
 */
export function leadingsOf(
  placed: readonly PlacedLine[],
  lettering: Lettering,
  width: number,
  hasDots: boolean,
  engine: TextEngine,
): readonly number[] {
  const hasLead = lettering.minorWords === 'lead-phrase';
  const counted = placed.filter(({ chosen }) => !hasLead || !chosen.isMinor);
  const mean = counted.reduce((sum, { chosen }) => sum + chosen.cap, 0) / Math.max(1, counted.length);
  let above: Record<'whole' | 'bodies', Skyline> | null = null;
  let baseline = 0;
  return placed.map(({ chosen, line }, index) => {
    const before = baseline;
    const outline = skylineOf(line.runs, engine, width);
    const skyline = hasDots ? levelSkyline(outline) : outline;
    const gap = gapBetween(
      placed[index - 1]?.chosen ?? chosen,
      chosen,
      lettering.gap * mean,
      hasLead ? GAP_BESIDE_LEAD : LEAST_GAP_BESIDE_MINOR,
    );
    if (above) {
      const isUnderMinor = placed[index - 1]?.chosen.isMinor ?? false;
      // Small words that nest between the ascenders of the next line look jammed, so that line begins below them.
      const least = chosen.isMinor
        ? LEAST_MINOR_LEADING * chosen.cap
        : isUnderMinor
          ? chosen.cap + gap
          : LEAST_MAJOR_LEADING * Math.min(mean, chosen.cap);
      // Accents on capitals need less room than the capitals, or they would tear a hole into the lock-up.
      const capitals = cutSkyline(skyline, -chosen.cap * ABOVE_CAPITALS);
      const drop = hasDots ? dropBelow(above.whole, skyline, gap) : dropUnder(above, { capitals, accents: skyline }, gap);
      baseline = Math.max(baseline + least, drop);
    }
    const moved = moveSkyline(skyline, baseline);
    const bodies = trimSkyline(moved, baseline + chosen.cap * BELOW_BASELINE);
    above = above ? { whole: joinSkylines(above.whole, moved), bodies: joinSkylines(above.bodies, bodies) } : { whole: moved, bodies };
    return baseline - before;
  });
}

/** Two lines of nearly the same size look alike, so every such pair has the same leading. */
const ALIKE = 0.02;

/** Returns leadings of which those between lines that look alike are all as large as the largest of them. */
export function evenLeadings(placed: readonly PlacedLine[], leadings: readonly number[]): readonly number[] {
  // Lines of small words are alike among themselves only.
  const caps = placed.map(({ chosen }) => (chosen.isMinor ? -chosen.cap : chosen.cap));
  const isAlike = (first = 0, second = 0) => first * second > 0 && Math.abs(first / second - 1) < ALIKE;
  const isEven = caps.map((cap, index) => isAlike(caps[index - 1], cap));
  return leadings.map((own, index) => {
    if (!isEven[index]) return own;
    return Math.max(...leadings.filter((_, other) => isEven[other] && isAlike(caps[other], caps[index])));
  });
}

/** Returns the distance that keeps capitals a whole gap under the bodies of the letters above, and accents and tails a part of it. */
function dropUnder(
  above: Record<'whole' | 'bodies', Skyline>,
  { capitals, accents }: Record<'capitals' | 'accents', Skyline>,
  gap: number,
): number {
  return Math.max(
    dropBelow(above.bodies, capitals, gap),
    dropBelow(above.whole, capitals, gap * GAP_OF_TAILS),
    dropBelow(above.whole, accents, gap * GAP_OF_ACCENTS),
  );
}

/**
 * Returns the gap between two lines. Beside a minor line it has a minimum, because small words touch their neighbors sooner than large
 * ones.
 * @param least the smallest gap beside a minor line, as a share of the lower line's cap height
 */
function gapBetween(above: ChosenLine, below: ChosenLine, gap: number, least: number): number {
  if (!above.isMinor && !below.isMinor) return gap;
  return Math.max(gap * GAP_BESIDE_MINOR, least * Math.min(above.cap, below.cap));
}
