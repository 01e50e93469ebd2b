import type { Rgba } from '../design/colour.ts';
import { contrastRatio, relativeLuminance } from '../design/contrast.ts';

/** The contrast ratio to aim for. Text on a panel is often small, so it is more than the 4.5 of the accessibility guidelines. */
const AIMED_CONTRAST = 7;
/** The steps by which a color of the picture may be mixed with black or white to reach that contrast. */
const SHARES = [0, 0.15, 0.3, 0.45, 0.6, 0.75, 0.9] as const;
/** The number of most frequent colours to consider. The others are too rare in the picture to represent it. */
const FREQUENT = 16;

/**
 * Chooses a colour of a picture for a panel with text: one that is frequent in the picture, muted rather than vivid, and dark or light
 * enough for every text color to be readable on it. If necessary it is darkened or lightened.
 * @param palette the colours, most frequent first, at least one.
 * @param inks the text colours; without any, every colour is suitable.
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

/** Returns true if the text is mostly light, and also without text, because dark panels look like bound books. */
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

/** Returns the vividness of a colour: 0 for greys and black, 1 for a pure red. */
function loudness({ r, g, b }: Rgba): number {
  return (Math.max(r, g, b) - Math.min(r, g, b)) / 255;
}
