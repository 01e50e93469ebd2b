import { type Rgba, withAlpha } from '../../design/colour.ts';
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
/** Width of the rim of light around a thing, as a share of its height, and at least, units. */
const RIM = 0.009;
const LEAST_RIM = 1.5;

/** A thing in a scene: its shadow, light along its edges, and its own colors as far as the light shows them. */
export function placedThing(id: HeroId, place: ThingPlace, lit: ThingLight, roles: RoleColours): readonly SceneNode[] {
  const { foot, width, height, isUpright = false, pointsRight = false } = place;
  const lies = isLying(id) && !isUpright;
  const bounds = heroBounds(id);
  const reach = lies
    ? Math.min(width / (bounds.width + Math.abs(FLAT.slant) * bounds.height), height / (bounds.height * FLAT.down))
    : Math.min(width / bounds.width, height / bounds.height);
  // The drawing's own foot is where it touches the ground.
  const middle = { x: foot.x - (bounds.x + bounds.width / 2) * reach, y: foot.y - (bounds.y + bounds.height) * reach };
  const drawn = hero(id, middle, reach, darkened(id, lit, roles));
  const modelled = softlyLit(drawn, { light: lit.light, shade: lit.dark, from: lit.from, strength: 0.9 });
  const tall = bounds.height * reach;
  const rim = Math.max(LEAST_RIM, tall * RIM);
  const turned = (nodes: readonly SceneNode[]): readonly SceneNode[] =>
    pointsRight && POINTING.has(id) ? [{ kind: 'group', transform: [-1, 0, 0, 1, 2 * foot.x, 0], children: nodes }] : nodes;
  const laid = (nodes: readonly SceneNode[]): readonly SceneNode[] =>
    lies
      ? [
          {
            kind: 'group',
            transform: [1, 0, FLAT.slant, FLAT.down, -FLAT.slant * foot.y, foot.y * (1 - FLAT.down)],
            children: turned(nodes),
          },
        ]
      : turned(nodes);
  const edge = (share: number, colour: Rgba, blur: number) =>
    shadowOf(laid(drawn), colour, { x: lit.from.x * rim * share, y: lit.from.y * rim * share }, blur);
  const shade = withAlpha(mixColours(lit.dark, lit.ground, 0.12), 0.8);
  return [
    ...(lies
      ? [shadowOf(laid(drawn), shade, { x: lit.from.x * -rim * 2.4, y: Math.max(rim * 2.2, lit.from.y * -rim * 3) }, rim * 1.3)]
      : lit.fall
        ? [
            shadowOf(
              [filled(lit.dark, ...outlinesOf(drawn).map((path) => castShadow(path, { x: foot.x, y: foot.y - tall * 0.02 }, lit.fall!)))],
              withAlpha(lit.dark, 0.72),
              { x: 0, y: 0 },
              rim * 1.6,
            ),
          ]
        : []),
    ...(lies
      ? []
      : [
          shadowOf(
            [filled(lit.dark, ellipse(foot, bounds.width * reach * 0.42, tall * 0.03 + 3))],
            withAlpha(lit.dark, 0.75),
            { x: 0, y: 2 },
            rim,
          ),
        ]),
    edge(0, withAlpha(lit.light, 0.4), rim * 4),
    edge(1, withAlpha(mixColours(lit.light, { r: 255, g: 255, b: 255, a: 1 }, 0.35), 0.9), rim * 0.3),
    ...laid(modelled),
  ];
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
