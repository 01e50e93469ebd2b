import type { InkReading } from './measure-ink.ts';
import type { TitleReading } from './read-title.ts';
import { say } from './say.ts';

/** A reason that makes a title easy or hard to read at a small size. */
export interface LegibilityReason {
  readonly id: 'size' | 'contrast' | 'grey' | 'width' | 'length' | 'ground';
  readonly label: string;
  /** The points out of `most`. */
  readonly points: number;
  readonly most: number;
  /** The result of the measurement, in words. */
  readonly finding: string;
  /** The advice; null if nothing needs to change. */
  readonly advice: string | null;
}

export interface Legibility {
  /** The score, 0 to 100. */
  readonly score: number;
  readonly verdict: string;
  /** The reasons, with those that cost the most points first. */
  readonly reasons: readonly LegibilityReason[];
}

/** The share of its points below which a reason gets advice. */
const GOOD = 0.75;
/** The largest score of a title that is invisible or tiny, because it cannot be read, however good the rest. */
const CAP = 35;

/** Scores the legibility of a title as a thumbnail, 100 px wide. @param ink null if no letter was visible. */
export function scoreLegibility(title: TitleReading | null, ink: InkReading | null): Legibility {
  if (!title || !ink) return { score: 0, verdict: say('noTitle'), reasons: [] };
  const pixels = title.letterHeight * 100;
  const reasons = [sizeReason(pixels), contrastReason(ink), greyReason(ink), widthReason(title), lengthReason(title), groundReason(ink)];
  const sum = Math.round(reasons.reduce((total, { points }) => total + points, 0));
  const score = pixels < 2.5 || ink.contrast < 1.6 ? Math.min(CAP, sum) : sum;
  return {
    score,
    verdict: verdictOf(score),
    reasons: reasons.sort((first, second) => second.most - second.points - (first.most - first.points)),
  };
}

function verdictOf(score: number): string {
  if (score >= 85) return say('veryEasy');
  if (score >= 65) return say('easy');
  if (score >= 40) return say('hard');
  return say('veryHard');
}

function reason(id: LegibilityReason['id'], label: string, most: number, share: number, finding: string, advice: string): LegibilityReason {
  const held = Math.min(1, Math.max(0, share));
  return { id, label, points: held * most, most, finding, advice: held < GOOD ? advice : null };
}

function sizeReason(pixels: number): LegibilityReason {
  const finding = say('letterHeight', { pixels: pixels.toFixed(pixels < 10 ? 1 : 0) });
  return reason('size', say('size'), 30, (pixels - 2) / 7, finding, say('makeLarger'));
}

function contrastReason({ contrast, inkLuminance, groundLuminance }: InkReading): LegibilityReason {
  const finding = say('contrastIs', { ratio: contrast.toFixed(1) });
  const isLight = inkLuminance >= groundLuminance;
  const advice = say(isLight ? 'lighterTitle' : 'darkerTitle');
  return reason('contrast', say('contrast'), 30, Math.log(contrast / 1.4) / Math.log(7 / 1.4), finding, advice);
}

function greyReason({ lightnessStep }: InkReading): LegibilityReason {
  const finding = say('grayscaleIs', { steps: Math.round(lightnessStep) });
  const advice = say('otherShade');
  return reason('grey', say('grayscale'), 10, (lightnessStep - 15) / 45, finding, advice);
}

function widthReason({ widthShare }: TitleReading): LegibilityReason {
  const finding = say('widthIs', { percent: Math.round(widthShare * 100) });
  return reason('width', say('width'), 10, (widthShare - 0.2) / 0.4, finding, say('makeWider'));
}

function lengthReason({ words, lines }: TitleReading): LegibilityReason {
  const finding = say('wordsOnLines', { words, lines });
  const share = 1 - 0.11 * Math.max(0, words - 4) - 0.15 * Math.max(0, lines - 4);
  return reason('length', say('length'), 10, share, finding, say('shorten'));
}

function groundReason({ busyness }: InkReading): LegibilityReason {
  const finding = busyness < 6 ? say('evenGround') : say('busyGround');
  return reason('ground', say('background'), 10, 1 - (busyness - 5) / 20, finding, say('calmGround'));
}
