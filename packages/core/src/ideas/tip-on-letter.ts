import { baselineOf } from './baseline-of.ts';
import { unitsOf } from './front-artwork.ts';
import type { LayoutStage } from './layout-stage.ts';
import type { TitleLine } from './zone-title.ts';

/** The place of the tip in its letter: from the outer side and from the foot, as shares of the letter's width and the line's height. */
const INWARD = 0.24;
const UPWARD = 0.08;
/** A narrower letter, units, is touched at its edge only. */
const NARROW = 76;
const INTO_NARROW = 0.06;
/** A lower letter, units, would be hidden too far: the tip lies so many units beside it. */
const LARGE = 78;
const BESIDE = { across: 34, down: 22 } as const;

/**
 * Returns the place of the tip of a twig that lies before the last letter of a line, in units of drawings, as parameters of a drawing. It
 * hides a few percent of a large letter, and lies beside a small one.
 */
export function tipOnLetter(stage: LayoutStage, line: TitleLine | undefined): Readonly<Record<'tipX' | 'tipY', number>> {
  const [first, ...rest] = line?.letters ?? [];
  if (!line || !first) return { tipX: 0, tipY: 0 };
  const out = stage.start === 'left' ? 1 : -1;
  const letter = rest.reduce((last, next) => (out > 0 === next.x > last.x ? next : last), first);
  const end = out > 0 ? letter.x + letter.width : letter.x;
  const isLarge = unitsOf(stage, letter.height) >= LARGE;
  const wide = unitsOf(stage, letter.width);
  const inward = wide * (wide < NARROW ? INTO_NARROW : INWARD);
  const foot = unitsOf(stage, baselineOf(line.letters));
  return {
    tipX: unitsOf(stage, end) + (isLarge ? -out * inward : out * BESIDE.across),
    tipY: foot + (isLarge ? -unitsOf(stage, line.ink.height) * UPWARD : BESIDE.down),
  };
}
