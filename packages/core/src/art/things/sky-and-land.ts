import coasts from '../data/coasts.json' with { type: 'json' };
import sky from '../data/sky.json' with { type: 'json' };
import type { Place } from './turned-sphere.ts';

/** A star of the catalog; the brightest have the lowest magnitudes. */
export interface Star extends Place {
  readonly magnitude: number;
}

const TENTH = 10;

/** The lines of the constellations, from star to star. */
export const CONSTELLATION_LINES: readonly (readonly Star[])[] = sky.lines.map(starsOf);

/** Every star that a city's sky shows. */
export const BRIGHT_STARS: readonly Star[] = starsOf(sky.stars);

/** The outlines of the continents and larger islands, as on a globe for the desk. */
export const COASTS: readonly (readonly Place[])[] = coasts.rings.map(placesOf);

/** Seas that lie inside a continent. */
export const INLAND_SEAS: readonly (readonly Place[])[] = coasts.seas.map(placesOf);

function placesOf(ring: readonly number[]): readonly Place[] {
  return everyOf(ring, 2).map(([east = 0, north = 0]) => ({ east: east / TENTH, north: north / TENTH }));
}

function starsOf(numbers: readonly number[]): readonly Star[] {
  return everyOf(numbers, 3).map(([east = 0, north = 0, magnitude = 0]) => ({
    // The sky is seen from inside the sphere, so east is to the left.
    east: -east / TENTH,
    north: north / TENTH,
    magnitude: magnitude / TENTH,
  }));
}

function everyOf(numbers: readonly number[], size: number): readonly (readonly number[])[] {
  return Array.from({ length: Math.floor(numbers.length / size) }, (_, index) => numbers.slice(index * size, (index + 1) * size));
}
