import type { InkReading } from './measure-ink.ts';
import type { TitleReading } from './read-title.ts';

/** One thing that makes a title easy or hard to read when it is small. */
export interface LegibilityReason {
  readonly id: 'size' | 'contrast' | 'grey' | 'width' | 'length' | 'ground';
  readonly label: string;
  /** The points out of `most`. */
  readonly points: number;
  readonly most: number;
  /** The result of the measurement, in words. */
  readonly finding: string;
  /** The advice; null where nothing needs to change. */
  readonly advice: string | null;
}

export interface Legibility {
  /** 0 to 100. */
  readonly score: number;
  readonly verdict: string;
  /** The reasons, those that cost the most points first. */
  readonly reasons: readonly LegibilityReason[];
}

/** A share of its points below which a reason is worth advice. */
const GOOD = 0.75;
/** However good the rest: a title that is invisible or a hair high is not read. */
const CAP = 35;

/** Returns how well a title reads as a thumbnail, 100 px wide. @param ink null: no letter was seen. */
export function scoreLegibility(title: TitleReading | null, ink: InkReading | null): Legibility {
  if (!title || !ink) return { score: 0, verdict: 'There is no title on the front to read.', reasons: [] };
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
  if (score >= 85) return 'Easy to read, even as a small thumbnail.';
  if (score >= 65) return 'Easy to read. To improve it, start with the first point below.';
  if (score >= 40) return 'Hard to read as a thumbnail.';
  return 'Very hard to read as a thumbnail.';
}

function reason(id: LegibilityReason['id'], label: string, most: number, share: number, finding: string, advice: string): LegibilityReason {
  const held = Math.min(1, Math.max(0, share));
  return { id, label, points: held * most, most, finding, advice: held < GOOD ? advice : null };
}

function sizeReason(pixels: number): LegibilityReason {
  const finding = `In a thumbnail of 100 px, a letter of the title is ${pixels.toFixed(pixels < 10 ? 1 : 0)} px high. Aim for 9 px.`;
  return reason('size', 'Size', 30, (pixels - 2) / 7, finding, 'Make the title larger, or break it into more lines to make room.');
}

function contrastReason({ contrast, inkLuminance, groundLuminance }: InkReading): LegibilityReason {
  const finding = `The contrast of the title with its background is ${contrast.toFixed(1)}:1. Aim for 7:1.`;
  const isLight = inkLuminance >= groundLuminance;
  const advice = `Make the title ${isLight ? 'lighter' : 'darker'} or its background ${isLight ? 'darker' : 'lighter'}: change the color, or add a filter or a panel.`;
  return reason('contrast', 'Contrast', 30, Math.log(contrast / 1.4) / Math.log(7 / 1.4), finding, advice);
}

function greyReason({ lightnessStep }: InkReading): LegibilityReason {
  const finding = `In grayscale, title and background differ by ${Math.round(lightnessStep)} of 100 steps.`;
  const advice = 'Use a lighter or darker shade, because many e-readers show no color.';
  return reason('grey', 'Grayscale', 10, (lightnessStep - 15) / 45, finding, advice);
}

function widthReason({ widthShare }: TitleReading): LegibilityReason {
  const finding = `The title takes up ${Math.round(widthShare * 100)}% of the front’s width.`;
  return reason('width', 'Width', 10, (widthShare - 0.2) / 0.4, finding, 'Make the longest line at least two thirds as wide as the front.');
}

function lengthReason({ words, lines }: TitleReading): LegibilityReason {
  const finding = `${count(words, 'word')} on ${count(lines, 'line')}.`;
  const share = 1 - 0.11 * Math.max(0, words - 4) - 0.15 * Math.max(0, lines - 4);
  return reason('length', 'Length', 10, share, finding, 'Keep the most important words in the title, and move the rest into a subtitle.');
}

function groundReason({ busyness }: InkReading): LegibilityReason {
  const finding = busyness < 6 ? 'The background of the letters is even.' : 'The background of the letters is busy.';
  return reason(
    'ground',
    'Background',
    10,
    1 - (busyness - 5) / 20,
    finding,
    'Move the title to an even part of the picture, or add a panel or a shadow behind it.',
  );
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
