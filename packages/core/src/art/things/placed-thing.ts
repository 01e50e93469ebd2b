import { type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import type { RoleColours } from '../../design/artwork.ts';
import type { Matrix, Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { castShadow } from '../drawing/cast-shadow.ts';
import { filled, shadowOf } from '../drawing/nodes.ts';
import { ellipse } from '../drawing/outlines.ts';
import { outlinesOf, softlyLit } from '../drawing/softly-lit.ts';
import { type HeroColours, hero, heroColours } from '../heroes/draw-hero.ts';
import { heroBounds } from '../heroes/hero-bounds.ts';
import type { HeroId } from '../heroes/hero-ids.ts';
import { isAnimal, isLying } from '../heroes/hero-sizes.ts';
import { paintHero } from '../heroes/paint-hero.ts';

/** A place in a scene where a thing can be: what it stands or lies on, and the room over it, units. */
export interface ThingPlace {
  readonly foot: Point;
  readonly width: number;
  readonly height: number;
  /** True on a sill, where a thing is seen from the side and none lies. */
  readonly isUpright?: boolean;
  /** True where a thing with a front, as a gun, has to point to the right. */
  readonly pointsRight?: boolean;
}

/** The light that a scene throws on a thing. */
export interface ThingLight {
  /** The color of the light, and of what it does not reach. */
  readonly light: Rgba;
  readonly dark: Rgba;
  /** What is behind the thing. */
  readonly ground: Rgba;
  /** The direction that the light comes from, of length 1, with y down: up for a light behind the thing. */
  readonly from: Point;
  /** The share of a thing's own colors that the dark takes. */
  readonly depth: number;
  /** The shadow on the ground for each unit of height; absent where there is no ground. */
  readonly fall?: { readonly across: number; readonly down: number };
}

/** The share of the surroundings' color that falls on a thing, and the least that the dark takes of an animal before a light. */
const CAST = 0.24;
const FUR = 0.6;

/** Things whose drawing points to the left. */
const POINTING: ReadonlySet<HeroId> = new Set(['revolver']);

/** The height of a thing that lies on the ground, seen from a little above, as a share of its length, and its slant. */
const FLAT = { down: 0.66, slant: -0.12 } as const;
/** How many times longer than wide a thing is that lies across the view, and its turn there, radians. */
const LONG = 1.7;
const ACROSS = 1.12;
/** Width of the rim of light around a thing, as a share of its height, and at least, units. */
const RIM = 0.009;
const LEAST_RIM = 1.5;

/** A thing in a scene: its shadow, light along its edges, and its own colors as far as the light shows them. */
export function placedThing(id: HeroId, place: ThingPlace, lit: ThingLight, roles: RoleColours): readonly SceneNode[] {
  const { foot, isUpright = false, pointsRight = false } = place;
  const { reach, middle, transform, turn } = isLying(id) && !isUpright ? lying(id, place) : standing(id, place);
  const bounds = heroBounds(id);
  const drawn = hero(id, middle, reach, darkened(id, lit, roles));
  const from = {
    x: lit.from.x * Math.cos(turn) + lit.from.y * Math.sin(turn),
    y: lit.from.y * Math.cos(turn) - lit.from.x * Math.sin(turn),
  };
  const modelled = softlyLit(drawn, { light: lit.light, shade: lit.dark, from, strength: 0.9 });
  const tall = bounds.height * reach;
  const rim = Math.max(LEAST_RIM, tall * RIM);
  const mirror: Matrix | null = pointsRight && POINTING.has(id) ? [-1, 0, 0, 1, 2 * foot.x, 0] : null;
  const laid = (nodes: readonly SceneNode[]): readonly SceneNode[] => {
    const matrix = transform ?? mirror;
    return matrix ? [{ kind: 'group', transform: matrix, children: nodes }] : nodes;
  };
  const edge = (share: number, colour: Rgba, blur: number) =>
    shadowOf(laid(drawn), colour, { x: lit.from.x * rim * share, y: lit.from.y * rim * share }, blur);
  return [
    ...shadows(),
    edge(0, withAlpha(lit.light, 0.4), rim * 4),
    edge(1, withAlpha(mixColours(lit.light, WHITE, 0.35), 0.9), rim * 0.3),
    ...laid(modelled),
  ];

  /** A thing that lies has its shadow close by; one that stands throws it over the ground, and darkens what it stands on. */
  function shadows(): readonly SceneNode[] {
    const { dark, ground, fall } = lit;
    if (transform) {
      const shade = withAlpha(mixColours(dark, ground, 0.12), 0.8);
      return [shadowOf(laid(drawn), shade, { x: lit.from.x * -rim * 2.4, y: Math.max(rim * 2.2, lit.from.y * -rim * 3) }, rim * 1.3)];
    }
    const feet = { x: foot.x, y: foot.y - tall * 0.02 };
    const fallen = fall && outlinesOf(drawn).map((path) => castShadow(path, feet, fall));
    return [
      ...(fallen ? [shadowOf([filled(dark, ...fallen)], withAlpha(dark, 0.72), { x: 0, y: 0 }, rim * 1.6)] : []),
      shadowOf([filled(dark, ellipse(foot, bounds.width * reach * 0.42, tall * 0.03 + 3))], withAlpha(dark, 0.75), { x: 0, y: 2 }, rim),
    ];
  }
}

/** The place of a drawing: its reach and middle, and for one that lies its turn, radians, and the map of it onto the ground. */
interface Posture {
  readonly reach: number;
  readonly middle: Point;
  readonly turn: number;
  readonly transform: Matrix | null;
}

/** The drawing's own foot is where it touches the ground. */
function standing(id: HeroId, { foot, width, height }: ThingPlace): Posture {
  const bounds = heroBounds(id);
  const reach = Math.min(width / bounds.width, height / bounds.height);
  const middle = { x: foot.x - (bounds.x + bounds.width / 2) * reach, y: foot.y - (bounds.y + bounds.height) * reach };
  return { reach, middle, turn: 0, transform: null };
}

/** What is long lies across the view, where more of it is seen. */
function lying(id: HeroId, { foot, width, height }: ThingPlace): Posture {
  const bounds = heroBounds(id);
  const turn = bounds.height > LONG * bounds.width ? ACROSS : 0;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const [a, b, c, d] = [cos + FLAT.slant * sin, FLAT.down * sin, FLAT.slant * cos - sin, FLAT.down * cos];
  const wide = Math.abs(a) * bounds.width + Math.abs(c) * bounds.height;
  const high = Math.abs(b) * bounds.width + Math.abs(d) * bounds.height;
  const reach = Math.min(width / wide, height / high);
  const [x, y] = [(bounds.x + bounds.width / 2) * reach, (bounds.y + bounds.height / 2) * reach];
  const transform: Matrix = [a, b, c, d, foot.x - a * x - c * y, foot.y - (high * reach) / 2 - b * x - d * y];
  return { reach, middle: { x: 0, y: 0 }, turn, transform };
}

/** The thing's own colors, or those of the palette, sunk into the dark. */
function darkened(id: HeroId, { light, dark, ground, depth }: ThingLight, roles: RoleColours): HeroColours {
  const own = paintHero(id, roles, { plain: heroColours(mixColours(roles.main, roles.dark, 0.4), roles.accent, light), grounds: [ground] });
  const sunk = (colour: Rgba) =>
    mixColours(mixColours(colour, ground, CAST), dark, isAnimal(id) && depth > 0 ? Math.max(depth, FUR) : depth);
  return {
    ink: sunk(own.ink),
    shade: mixColours(sunk(own.shade), dark, 0.25),
    mark: sunk(own.mark),
    cut: mixColours(own.cut, dark, depth * 0.9),
    gloss: mixColours(sunk(own.gloss ?? own.cut), light, 0.4),
    ...(own.line && { line: mixColours(sunk(own.line), dark, 0.3) }),
  };
}
