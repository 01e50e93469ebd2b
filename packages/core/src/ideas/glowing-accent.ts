import type { Rgba } from '../design/colour.ts';
import { toOklab } from '../palette/oklab.ts';

/** Chroma in OKLab from which a color glows in the dark: less of it looks like slate or mud. */
const VIVID = 0.12;

interface Accents {
  readonly accent: Rgba;
  readonly second: Rgba;
}

/** The accent that a light in the dark takes: every other cover takes the second one, where that is vivid enough. */
export function glowingAccent({ accent, second }: Accents, seed: number): Rgba {
  const { a, b } = toOklab(second);
  return seed % 2 === 1 && Math.hypot(a, b) >= VIVID ? second : accent;
}
