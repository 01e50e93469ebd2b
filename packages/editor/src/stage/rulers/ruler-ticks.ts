import type { LengthMeasure } from '@coverwright/core/geometry/length-units.ts';

export interface RulerTick {
  /** Distance from the ruler's start in screen pixels. */
  readonly at: number;
  /** The number at the tick; null for a small tick between numbers. */
  readonly label: string | null;
}

/** The steps between numbers, and the number of parts that each is divided into, as on a wooden ruler. */
const STEPS = {
  in: [
    { step: 0.25, parts: 4 },
    { step: 0.5, parts: 4 },
    { step: 1, parts: 8 },
    { step: 2, parts: 4 },
    { step: 4, parts: 4 },
    { step: 8, parts: 4 },
  ],
  mm: [
    { step: 5, parts: 5 },
    { step: 10, parts: 10 },
    { step: 20, parts: 4 },
    { step: 50, parts: 5 },
    { step: 100, parts: 5 },
    { step: 200, parts: 4 },
  ],
  px: [
    { step: 50, parts: 5 },
    { step: 100, parts: 10 },
    { step: 200, parts: 4 },
    { step: 500, parts: 5 },
    { step: 1000, parts: 10 },
    { step: 2000, parts: 4 },
    { step: 5000, parts: 5 },
  ],
} as const;

/** Minimum distance between two numbers in screen pixels. */
const ROOM_FOR_NUMBER = 44;

/**
 * The ticks of a ruler.
 * @param zero where the ruler's 0 stands, screen pixels from its start; it may lie outside.
 * @param scale screen pixels for each print pixel.
 */
export function rulerTicks(
  zero: number,
  scale: number,
  length: number,
  { unit, perUnit }: Pick<LengthMeasure, 'unit' | 'perUnit'>,
): readonly RulerTick[] {
  const pixels = perUnit * scale;
  const steps = STEPS[unit];
  const fits = steps.find(({ step }) => step * pixels >= ROOM_FOR_NUMBER) ?? steps[steps.length - 1];
  if (!fits) return [];
  const { step, parts } = fits;
  const part = step / parts;
  const first = Math.ceil(-zero / (part * pixels));
  const last = Math.floor((length - zero) / (part * pixels));
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => {
    const count = first + index;
    return { at: zero + count * part * pixels, label: count % parts === 0 ? String((count / parts) * step) : null };
  });
}
