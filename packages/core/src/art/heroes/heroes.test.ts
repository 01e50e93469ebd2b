import { describe, expect, test } from 'vitest';
import { fromHex } from '../../design/colour.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { pathBounds } from '../../scene/path.ts';
import { hero, heroColours } from './draw-hero.ts';
import { HERO_DRAWINGS, HERO_IDS, isHero } from './hero-ids.ts';
import { HERO_TONES } from './hero-drawing.ts';

const COLOURS = heroColours(fromHex('#f4efdc'), fromHex('#d9a441'), fromHex('#13233f'));
/** Tips may leave the square by this share of it: what is curved overshoots. */
const REACH = 116;

function pathsOf(nodes: readonly SceneNode[]): readonly (readonly (readonly (string | number)[])[])[] {
  return nodes.flatMap((node) => ('path' in node ? [node.path] : 'children' in node ? pathsOf(node.children) : []));
}

describe('[B25] silhouettes', () => {
  test('there are at least sixty, and each is known by its name', () => {
    expect(HERO_IDS.length).toBeGreaterThanOrEqual(60);
    expect(HERO_IDS.every(isHero)).toBe(true);
    expect([null, 'toString', 'unknown'].some(isHero)).toBe(false);
  });

  test.each(HERO_IDS)('"%s" is drawn in finite numbers within its square', (id) => {
    for (const path of pathsOf(hero(id, { x: 0, y: 0 }, 100, COLOURS))) {
      const bounds = pathBounds(path as Parameters<typeof pathBounds>[0]);
      expect(path.every((command) => command.slice(1).every(Number.isFinite))).toBe(true);
      expect(Math.max(...[bounds?.x, bounds?.y].map((value) => Math.abs(value ?? 0)))).toBeLessThan(REACH);
      expect((bounds?.x ?? 0) + (bounds?.width ?? 0)).toBeLessThan(REACH);
      expect((bounds?.y ?? 0) + (bounds?.height ?? 0)).toBeLessThan(REACH);
    }
  });

  test('every part names one of the tones', () => {
    const tones = Object.values(HERO_DRAWINGS).flatMap((parts) => parts.map((part) => part.split(' ')[0]));
    expect(new Set(tones)).toEqual(new Set(HERO_TONES));
  });
});
