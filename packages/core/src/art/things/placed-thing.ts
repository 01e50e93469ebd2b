import { type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import type { RoleColours } from '../../design/artwork.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { castShadow } from '../drawing/cast-shadow.ts';
import { filled, shadowOf } from '../drawing/nodes.ts';
import { ellipse } from '../drawing/outlines.ts';
import { outlinesOf, softlyLit } from '../drawing/softly-lit.ts';
import { type HeroColours, hero, heroColours } from '../heroes/draw-hero.ts';
import { heroBounds } from '../heroes/hero-bounds.ts';
import type { HeroId } from '../heroes/hero-ids.ts';
import { paintHero } from '../heroes/paint-hero.ts';

/** A place in a scene where a thing can stand: its foot, and the room over that, units. */
export interface ThingPlace {
  readonly foot: Point;
  readonly width: number;
  readonly height: number;
}

/** The light that a scene throws on a thing. */
export interface ThingLight {
  /** The color of the light, and of what it does not reach. */
  readonly light: Rgba;
  readonly dark: Rgba;
  /** The color behind the thing. */
  readonly ground: Rgba;
  /** The direction that the light comes from, of length 1, with y down: up for a light behind the thing. */
  readonly from: Point;
  /** The shadow on the ground for each unit of height. */
  readonly fall: { readonly across: number; readonly down: number };
}

/** The share of the surroundings' color that falls on a thing. */
const CAST = 0.24;

/** Width of the rim of light around a thing, as a share of its height, and at least, units. */
const RIM = 0.009;
const LEAST_RIM = 1.5;

/** A thing that stands in a scene: its shadow, light along its edges, and its own colors with the surroundings' on them. */
export function placedThing(id: HeroId, { foot, width, height }: ThingPlace, lit: ThingLight, roles: RoleColours): readonly SceneNode[] {
  const { light, dark, from, fall } = lit;
  const bounds = heroBounds(id);
  const reach = Math.min(width / bounds.width, height / bounds.height);
  // The drawing's own foot is where it touches the ground.
  const middle = { x: foot.x - (bounds.x + bounds.width / 2) * reach, y: foot.y - (bounds.y + bounds.height) * reach };
  const drawn = hero(id, middle, reach, coloursIn(id, lit, roles));
  const tall = bounds.height * reach;
  const rim = Math.max(LEAST_RIM, tall * RIM);
  const edge = (share: number, colour: Rgba, blur: number) =>
    shadowOf(drawn, colour, { x: from.x * rim * share, y: from.y * rim * share }, blur);
  const feet = { x: foot.x, y: foot.y - tall * 0.02 };
  const fallen = outlinesOf(drawn).map((path) => castShadow(path, feet, fall));
  return [
    shadowOf([filled(dark, ...fallen)], withAlpha(dark, 0.72), { x: 0, y: 0 }, rim * 1.6),
    shadowOf([filled(dark, ellipse(foot, bounds.width * reach * 0.42, tall * 0.03 + 3))], withAlpha(dark, 0.75), { x: 0, y: 2 }, rim),
    edge(0, withAlpha(light, 0.4), rim * 4),
    edge(1, withAlpha(mixColours(light, WHITE, 0.35), 0.9), rim * 0.3),
    ...softlyLit(drawn, { light, shade: dark, from, strength: 0.9 }),
  ];
}

/** The thing's own colors, or those of the palette, with those of the surroundings on them. */
function coloursIn(id: HeroId, { light, dark, ground }: ThingLight, roles: RoleColours): HeroColours {
  const own = paintHero(id, roles, { plain: heroColours(mixColours(roles.main, roles.dark, 0.4), roles.accent, light), grounds: [ground] });
  const cast = (colour: Rgba) => mixColours(colour, ground, CAST);
  return {
    ink: cast(own.ink),
    shade: mixColours(cast(own.shade), dark, 0.25),
    mark: cast(own.mark),
    cut: own.cut,
    gloss: mixColours(cast(own.gloss ?? own.cut), light, 0.4),
    ...(own.line && { line: mixColours(cast(own.line), dark, 0.3) }),
  };
}
