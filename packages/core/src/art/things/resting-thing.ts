import type { Rgba } from '../../design/colour.ts';
import { type Matrix, type Point, type Rect, union } from '../../geometry/shapes.ts';
import { type Path, pathBounds, transformPath } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { outlinesOf, softlyLit } from '../drawing/softly-lit.ts';
import { type HeroColours, hero } from '../heroes/draw-hero.ts';
import type { HeroId } from '../heroes/hero-ids.ts';
import { liesAslant, isTiny } from '../heroes/hero-sizes.ts';

/** Flat things besides the long and the tiny ones, which fall on their side. */
const FLAT: ReadonlySet<string> = new Set(
  'watch compass mask handcuffs mirror horseshoe padlock scarf dress fan whistle button stethoscope noose rope chain saxophone trumpet microphone doll leaf snowflake puzzle wreath portrait book'.split(
    ' ',
  ),
);

/** Reports whether a thing that fell lies flat on the ground; another stands as it came down. */
export function liesFlat(id: HeroId): boolean {
  return liesAslant(id) || isTiny(id) || FLAT.has(id);
}

interface Place {
  /** Where the middle of its lower edge touches the ground. */
  readonly foot: Point;
  /** The most that it takes across and down, units. */
  readonly wide: number;
  readonly tall: number;
  /** Degrees that it is turned by, and its height in the perspective of the ground, 1: seen straight on. */
  readonly turn: number;
  readonly squash: number;
}

/** A thing in a place, flat for shadows and modeled in light. */
export interface RestingThing {
  readonly flat: readonly SceneNode[];
  readonly parts: readonly SceneNode[];
  /** The outlines of its parts, and the box around them. */
  readonly outlines: readonly Path[];
  readonly box: Rect;
  /** The outline of its largest part. */
  readonly body: Path;
}

interface Light {
  readonly light: Rgba;
  readonly shade: Rgba;
  /** The direction that the light comes from, of length 1, with y down. */
  readonly from: Point;
}

/** Shares of a turn that are tried one after the other, until the thing is not a long low shape. */
const TRIED = [1, 0.7, 0.4, 0.1] as const;
const LOW = 2.5;

/** A thing on the ground or in the water, turned and seen aslant, with light on it. */
export function restingThing(id: HeroId, { foot, wide, tall, turn, squash }: Place, tones: HeroColours, lit: Light): RestingThing {
  const measure = (degrees: number) => {
    const [cos, sin] = cosAndSin(degrees);
    const turned: Matrix = [cos, squash * sin, -sin, squash * cos, 0, 0];
    return boxOf(outlinesOf(hero(id, { x: 0, y: 0 }, 100, tones)).map((path) => transformPath(path, turned)));
  };
  // A feather that is drawn aslant would be turned until it is a line.
  const angle = TRIED.map((share) => share * turn).find((degrees) => slimness(measure(degrees)) < LOW) ?? turn;
  const [cos, sin] = cosAndSin(angle);
  const measured = measure(angle);
  const reach = 100 * Math.min(wide / measured.width, tall / measured.height);
  const share = reach / 100;
  const transform: Matrix = [
    ...([cos, squash * sin, -sin, squash * cos] as const),
    foot.x - (measured.x + measured.width / 2) * share,
    foot.y - (measured.y + measured.height) * share,
  ];
  const drawn = hero(id, { x: 0, y: 0 }, reach, tones);
  const outlines = outlinesOf(drawn).map((path) => transformPath(path, transform));
  // The light stays where it is while the thing is turned.
  const from = { x: cos * lit.from.x + sin * lit.from.y, y: -sin * lit.from.x + cos * lit.from.y };
  const placed = (children: readonly SceneNode[]): readonly SceneNode[] => [{ kind: 'group', transform, children }];
  const areaOf = (path: Path) => {
    const box = pathBounds(path);
    return box ? box.width * box.height : 0;
  };
  return {
    flat: placed(drawn),
    parts: placed(softlyLit(drawn, { ...lit, from, strength: 0.85 })),
    outlines,
    box: boxOf(outlines),
    body: outlines.reduce((largest, path) => (areaOf(path) > areaOf(largest) ? path : largest), outlines[0] ?? []),
  };
}

/** The width of a box as a share of its height. */
function slimness({ width, height }: Rect): number {
  return width / height;
}

function cosAndSin(degrees: number): readonly [number, number] {
  const angle = (degrees * Math.PI) / 180;
  return [Math.cos(angle), Math.sin(angle)];
}

function boxOf(outlines: readonly Path[]): Rect {
  const [first, ...others] = outlines.flatMap((path) => pathBounds(path) ?? []);
  return first ? others.reduce(union, first) : { x: 0, y: 0, width: 1, height: 1 };
}
