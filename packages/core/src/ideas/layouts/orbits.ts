import { withAlpha } from '../../design/colour.ts';
import { type CoverShape, coverShapeSchema } from '../../design/shape.ts';
import { namePart } from '../../elements/name-part.ts';
import type { Point, Rect } from '../../geometry/shapes.ts';
import type { GradientStop } from '../../scene/scene.ts';
import { type ArtPath, type ArtPen, artPen, artShape } from '../art-shape.ts';
import { authorFoot } from '../author-foot.ts';
import { type LaidFront, type Layout, type LayoutStage, hex } from '../layout-stage.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import { groundUnder } from '../readable-palette.ts';
import { seededRandom } from '../../random/seeded-random.ts';
import { titleInZone, zoneOf } from '../zone-title.ts';

/** Science fiction: the chart of a star, its orbits and their planets, cut by the limb of a world below. */
export const orbits: Layout = { focus: { x: 0.5, y: 0.5 }, wordsOnPicture: false, inRoles: true, compose };

const ORBITS = 8;
const STARS = 150;
const TICKS = 72;
/** Orbits fade out under the title over this share of the height: a line through letters would strike them out. */
const FADE = 0.14;
/** The steps in which they fade, and the points of a ring. */
const LEVELS = 6;
const POINTS = 180;

function compose(stage: LayoutStage): LaidFront {
  const { board, roles } = stage;
  const random = seededRandom(stage.seed * 13 + 5);
  const [night, paper, accent, second] = [hex(roles.darkest), hex(roles.paper), hex(roles.accent), hex(roles.second)];
  const ink = paper;
  const pen = artPen(stage);
  const { area } = pen;
  const foot = authorFoot(stage, { colour: ink, size: 0.042 });
  const zone = zoneOf(stage, { top: 0.06, bottom: 0.5 });
  const { box, ink: set, lines } = titleInZone(stage, zone, { colour: ink, lettering: { gap: 0.14 } });
  const top = set.y + set.height + board.height * 0.04;
  const middle = { x: board.width * (0.42 + 0.16 * random()), y: (top + foot.top) / 2 };
  const reach = Math.max(board.width * 0.2, (foot.top - top) / 2);
  const stars = Array.from({ length: STARS }, () => {
    const y = area.y + random() * area.height;
    const radius = board.width * (0.0008 + 0.002 * random() ** 3);
    // No star stands among the letters of the title.
    const isHidden = y > set.y && y < set.y + set.height;
    return isHidden ? '' : pen.circle({ x: area.x + random() * area.width, y }, radius);
  });
  const rings = Array.from({ length: ORBITS }, (_, orbit) => reach * (0.24 + 0.19 * orbit + 0.04 * Math.sin(orbit * 2.4)));
  const line = mixColours(night, paper, 0.4);
  const reachOfTicks = Math.min((rings[3] ?? reach) * 1.03, (middle.y - top) * 0.9);
  const paths: ArtPath[] = [
    { colour: withAlpha(paper, 0.75), d: stars.join('') },
    ...rings.flatMap((radius, orbit) =>
      fadingRing(pen, middle, radius, { from: top, to: top + board.height * FADE }).map(
        ({ d, strength }): ArtPath => ({
          colour: withAlpha(orbit % 3 === 1 ? second : line, strength),
          stroke: board.width * (orbit % 3 === 1 ? 0.003 : 0.0016),
          d,
        }),
      ),
    ),
    { colour: line, stroke: board.width * 0.0016, d: ticks(pen, middle, reachOfTicks, reachOfTicks * 1.05) },
    { colour: withAlpha(accent, 0.25), d: pen.circle(middle, reach * 0.2) },
    { colour: accent, d: pen.circle(middle, reach * 0.13) },
    ...rings.flatMap((radius, orbit): ArtPath[] => {
      const angle = random() * Math.PI * 2;
      const size = reach * (0.018 + 0.03 * random());
      const at = { x: middle.x + radius * Math.cos(angle), y: middle.y + radius * Math.sin(angle) };
      const isAmongWords = at.y + size > foot.top - board.height * 0.02 || at.y - size < top;
      return isAmongWords ? [] : [{ colour: orbit % 2 === 0 ? paper : second, d: pen.circle(at, size) }];
    }),
    ...planetBehind(stage, pen, lines.at(-1)?.ink ?? set, middle),
    ...air(stage, pen, foot.top),
    ...limb(stage, pen, foot.top),
  ];
  return {
    plain: night,
    shapes: [
      glow('sun-glow', middle, reach, [
        { offset: 0, colour: withAlpha(accent, 0.75) },
        { offset: 0.2, colour: withAlpha(accent, 0.4) },
        { offset: 0.5, colour: withAlpha(accent, 0.12) },
        { offset: 1, colour: withAlpha(accent, 0) },
      ]),
      artShape(pen, 'orbits', 'Orbits', paths, 1),
    ],
    textBoxes: [...foot.boxes, box],
  };
}

/** The radius of the planet behind the title as a share of the front's width, and its place on the last line from the left. */
const PLANET = 0.13;
const PLACES = [0.82, 0.18] as const;
/** The share of the radius by which the planet's middle is under the line, and the width of its lit edge. */
const BELOW_LINE = 0.25;
const LIT_EDGE = 0.055;
/** No planet stands behind a line lower than this share of the front's width: it would be as large as the words. */
const LEAST_LINE = 0.09;
/** Contrast of the letters with its night side, which they stand on. */
const NIGHT_SIDE = 6;

/** Returns a planet that rises behind the end of the title's last line, lit by the star on the edge that faces it. */
function planetBehind({ board, roles, seed }: LayoutStage, pen: ArtPen, line: Rect, star: Point): ArtPath[] {
  if (line.height < board.width * LEAST_LINE) return [];
  const radius = board.width * PLANET;
  const at = { x: line.x + line.width * (PLACES[seed % PLACES.length] ?? PLACES[0]), y: line.y + line.height + radius * BELOW_LINE };
  const away = Math.hypot(at.x - star.x, at.y - star.y);
  const turned = (share: number) => ({
    x: at.x + ((at.x - star.x) / away) * radius * share,
    y: at.y + ((at.y - star.y) / away) * radius * share,
  });
  return [
    { colour: mixColours(hex(roles.accent), hex(roles.paper), 0.25), d: pen.circle(at, radius) },
    {
      colour: groundUnder(hex(roles.paper), mixColours(hex(roles.darkest), hex(roles.second), 0.24), NIGHT_SIDE),
      d: pen.circle(turned(LIT_EDGE), radius * (1 - LIT_EDGE * 0.92)),
    },
  ];
}

/** A part of a ring that is equally strong everywhere. */
interface RingPart {
  readonly d: string;
  readonly strength: number;
}

/** Returns a ring in parts that grow fainter upwards between two heights, and end there. */
export function fadingRing(
  pen: ArtPen,
  middle: Point,
  radius: number,
  { from, to }: { readonly from: number; readonly to: number },
): RingPart[] {
  const { x: left, width } = pen.area;
  const at = (index: number) => {
    const angle = Math.PI * (2 * (index / POINTS) - 0.5);
    return { x: middle.x + radius * Math.cos(angle), y: middle.y + radius * Math.sin(angle) };
  };
  const levelAt = (index: number) => {
    const { x, y } = at(index + 0.5);
    const isBeyondFold = x < left || x > left + width;
    return isBeyondFold ? 0 : Math.ceil(LEVELS * Math.min(1, Math.max(0, (y - from) / (to - from))));
  };
  const levels = Array.from({ length: POINTS }, (_, index) => levelAt(index));
  const starts = levels.flatMap((level, index) => (level > 0 && level !== levels[index - 1] ? [index] : []));
  return starts.map((start) => {
    const next = levels.findIndex((level, index) => index > start && level !== levels[start]);
    const end = next < 0 ? POINTS : next;
    return {
      d: pen.through(
        Array.from({ length: end - start + 1 }, (_, index) => at(start + index)),
        { smooth: true },
      ),
      strength: (levels[start] ?? 0) / LEVELS,
    };
  });
}

/** A radial fill ends at its box's corners, and an ellipse at this share of them. */
const EDGE_OF_ELLIPSE = Math.SQRT1_2;

/** A soft light about a point. Offsets are shares of its radius. */
function glow(id: string, { x, y }: Point, radius: number, stops: readonly GradientStop[]): CoverShape {
  return coverShapeSchema.parse({
    uniqueObjectId: id,
    name: namePart('glow'),
    type: 'ellipse',
    x: x - radius,
    y: y - radius,
    width: 2 * radius,
    height: 2 * radius,
    z: 0,
    box: { fill: { kind: 'radial', stops: stops.map(({ offset, colour }) => ({ offset: offset * EDGE_OF_ELLIPSE, colour })) } },
  });
}

/** The height of a world's air as a share of the front's width, and the number of rings that it fades in. */
const AIR = 0.13;
const RINGS_OF_AIR = 16;
const LIGHT_OF_RING = 0.05;

/** The air of the world below, which shines in the light of the star. On a square front the name would stand in it. */
function air(stage: LayoutStage, pen: ReturnType<typeof artPen>, top: number): ArtPath[] {
  const { board, roles } = stage;
  if (board.width >= board.height) return [];
  const { x, y, radius } = worldBelow(stage, top);
  return Array.from({ length: RINGS_OF_AIR }, (_, ring) => ({
    colour: withAlpha(hex(roles.accent), LIGHT_OF_RING),
    d: pen.circle({ x, y }, radius + AIR * board.width * (1 - ring / RINGS_OF_AIR) ** 2),
  }));
}

/** The circle of the world below. On a low front the name is one wide line, so it is larger there and carries the name's ends too. */
function worldBelow({ board }: LayoutStage, top: number): Point & { readonly radius: number } {
  const radius = board.width * (board.width > board.height ? 4 : 1.5);
  return { x: board.width * 0.55, y: top - board.height * 0.035 + radius, radius };
}

/** The edge of a world, dark so that the name reads on it. */
function limb(stage: LayoutStage, pen: ReturnType<typeof artPen>, top: number): ArtPath[] {
  const { board, roles } = stage;
  const { x, y, radius } = worldBelow(stage, top);
  const dark = groundUnder(hex(roles.paper), mixColours(hex(roles.darkest), hex(roles.dark), 0.6));
  return [
    { colour: hex(roles.accent), d: pen.circle({ x, y: y - board.width * 0.006 }, radius) },
    { colour: dark, d: pen.circle({ x, y }, radius) },
  ];
}

function ticks(pen: ReturnType<typeof artPen>, middle: { x: number; y: number }, from: number, to: number): string {
  return Array.from({ length: TICKS }, (_, tick) => {
    const angle = (tick / TICKS) * Math.PI * 2;
    const end = tick % 6 === 0 ? to + (to - from) * 0.7 : to;
    const at = (radius: number) => ({ x: middle.x + radius * Math.cos(angle), y: middle.y + radius * Math.sin(angle) });
    return pen.through([at(from), at(end)]);
  }).join('');
}
