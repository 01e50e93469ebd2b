import type { Point } from '../../geometry/shapes.ts';
import type { Random } from '../../random/seeded-random.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { softlyLit } from '../drawing/softly-lit.ts';
import { type Stipple, stippled } from '../drawing/stippled.ts';
import { type HeroColours, hero } from './draw-hero.ts';
import type { HeroId } from './hero-ids.ts';

type HeroLight = Pick<Stipple, 'light' | 'shade'>;

/** Distance of two grains as a share of the drawing's reach, and at least, in units: half a millimeter on a front that is 6 in wide. */
const GRAIN = 0.0125;
const LEAST_GRAIN = 3.4;
/** From an edge to where its shade ends, as a share of the reach. */
const DEPTH = 0.36;

/** A drawing with grains of light and shade on it, as if it were drawn with chalk on stone. @param reach half of the square that holds it. */
export function modeledHero(
  id: HeroId,
  { middle, reach }: { readonly middle: Point; readonly reach: number },
  colours: HeroColours,
  light: HeroLight,
  random: Random,
): readonly SceneNode[] {
  return modeled(hero(id, middle, reach, colours), reach, light, random);
}

/** The parts of a drawing with grains on them. A shadow needs the parts alone: no grain lies outside of them. */
export function modeled(parts: readonly SceneNode[], reach: number, light: HeroLight, random: Random): readonly SceneNode[] {
  const stipple = { ...light, grain: Math.max(LEAST_GRAIN, reach * GRAIN), depth: reach * DEPTH };
  return parts.flatMap((part) => stippled(part, stipple, random));
}

/** The light of emblems and still lifes comes from the upper left. */
const FROM: Point = { x: -0.62, y: -0.78 };
const STRENGTH = 0.8;

/** The parts of a drawing as a painter models them, with soft shade and no grains. */
export function litParts(parts: readonly SceneNode[], light: HeroLight): readonly SceneNode[] {
  return softlyLit(parts, { ...light, from: FROM, strength: STRENGTH });
}

/** A drawing as a painter models it. @param reach half of the square that holds it. */
export function litHero(
  id: HeroId,
  { middle, reach }: { readonly middle: Point; readonly reach: number },
  colours: HeroColours,
  light: HeroLight,
): readonly SceneNode[] {
  return litParts(hero(id, middle, reach, colours), light);
}
