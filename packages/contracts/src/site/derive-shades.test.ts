import { contrastRatio, relativeLuminance } from '@coverwright/core/design/contrast.ts';
import { fromHex } from '@coverwright/core/design/colour.ts';
import { expect, test } from 'vitest';
import { deriveShades, MAIN_SHADE } from './derive-shades.ts';
import { THEME_COLOURS } from './theme-colours.ts';

const luminances = (shades: readonly string[]) => shades.map((shade) => relativeLuminance(fromHex(shade)));

test('[M6] ten shades fall from pale to deep, and the given one is the main shade', () => {
  for (const main of ['#1d5341', '#6c1d18', '#204667', '#000000', '#808080', '#b8710d', '#ff00ff', '#FFFFFF']) {
    const shades = deriveShades(main);
    expect(shades[MAIN_SHADE]).toBe(main.toLowerCase());
    for (const shade of shades) expect(shade).toMatch(/^#[0-9a-f]{6}$/);
    const levels = luminances(shades);
    expect([main, levels]).toEqual([main, levels.toSorted((a, b) => b - a)]);
  }
});

test('[M6] of the house’s own main shades come nearly the house’s own shades', () => {
  for (const house of Object.values(THEME_COLOURS)) {
    const derived = luminances(deriveShades(house[MAIN_SHADE]));
    luminances(house).forEach((level, place) => expect(contrastRatio(level, derived[place] ?? 0)).toBeLessThan(1.35));
  }
});
