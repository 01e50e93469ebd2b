import type { Rgba } from '../../design/colour.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import { fromOklab } from '../../palette/oklab.ts';
import type { HeroColours } from './draw-hero.ts';
import type { HeroTone } from './hero-drawing.ts';
import type { HeroId } from './hero-ids.ts';
import { LOCAL_COLOURS } from '../../design/local-colour.ts';
import { localTones } from './local-colours.ts';
import type { TintedThing } from './tinted-thing.ts';

/** The share of the dark in a body's shade, and in the darker tint of another tone. */
const SHADE = 0.3;

/** Returns the colors that everybody expects of a thing, whatever the palette: picture books are painted so. `plain` gives the others. */
export function ownColours(id: HeroId, plain: HeroColours, dark: Rgba, tinted?: TintedThing): HeroColours {
  const tones = localTones(id, tinted);
  const found: Partial<Record<HeroTone, Rgba>> = {};
  for (const { tone, colours } of tones) {
    const [usual] = colours ?? [];
    if (!usual) continue;
    const { lightness, chroma, hue } = LOCAL_COLOURS[usual];
    const turn = (hue / 180) * Math.PI;
    found[tone] = fromOklab({ l: lightness, a: chroma * Math.cos(turn), b: chroma * Math.sin(turn) });
  }
  const own = { ...plain, ...found };
  for (const { tone, tintOf } of tones)
    if (tintOf) {
      found[tone] = mixColours(own[tintOf] ?? own.ink, dark, SHADE);
    }
  return { ...own, ...found, shade: found.shade ?? mixColours(own.ink, dark, SHADE) };
}
