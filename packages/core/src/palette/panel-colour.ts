import type { Rgba } from '../design/colour.ts';
import { contrastRatio, relativeLuminance } from '../design/contrast.ts';

/** Words on a panel are often small: more than the 4.5 that the accessibility guidelines ask for. */
const AIMED_CONTRAST = 7;
/** The steps by which a color of the picture may be moved towards black or white to get there. */
const SHARES = [0, 0.15, 0.3, 0.45, 0.6, 0.75, 0.9] as const;
/** Colours after these are too rare in the picture to stand for it. */
const FREQUENT = 16;

/**
 * A colour out of a picture for a panel that carries words: one that there is much of, quiet rather than loud, and dark or light
 * enough, if need be by deepening it, for every ink to read on it.
 * @param palette the most frequent first, at least one. @param inks the words' colours; none: every colour will do.
 */
export function panelColour(palette: readonly Rgba[], inks: readonly Rgba[]): Rgba {
  const candidates = palette.slice(0, FREQUENT).flatMap((colour, rank) => {
    const away = isLight(inks) ? BLACK : WHITE;
    return SHARES.map((share) => ({ colour: mixed(colour, away, share), cost: rank / FREQUENT + loudness(colour) + 1.5 * share }));
  });
  const readable = candidates.filter(({ colour }) => leastContrast(colour, inks) >= AIMED_CONTRAST);
  if (readable.length > 0) return readable.reduce((best, next) => (next.cost < best.cost ? next : best)).colour;
  return candidates.reduce((best, next) => (leastContrast(next.colour, inks) > leastContrast(best.colour, inks) ? next : best)).colour;
}

const BLACK = 0;
const WHITE = 255;

/** True when the words are mostly light, and without words: dark panels look bound. */
function isLight(inks: readonly Rgba[]): boolean {
  return inks.length === 0 || inks.reduce((sum, ink) => sum + relativeLuminance(ink), 0) / inks.length > 0.18;
}

function leastContrast(colour: Rgba, inks: readonly Rgba[]): number {
  return Math.min(21, ...inks.map((ink) => contrastRatio(relativeLuminance(colour), relativeLuminance(ink))));
}

function mixed({ r, g, b }: Rgba, target: number, share: number): Rgba {
  const mix = (level: number) => Math.round(level + (target - level) * share);
  return { r: mix(r), g: mix(g), b: mix(b), a: 1 };
}

/** 0 for greys and deep colours, 1 for a signal red. */
function loudness({ r, g, b }: Rgba): number {
  return (Math.max(r, g, b) - Math.min(r, g, b)) / 255;
}
