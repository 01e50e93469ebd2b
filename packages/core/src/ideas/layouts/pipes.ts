import type { Point } from '../../geometry/shapes.ts';
import { artPen, artShape } from '../art-shape.ts';
import { authorFoot } from '../author-foot.ts';
import { type LaidFront, type Layout, type LayoutStage, hex } from '../layout-stage.ts';
import { trueGrounds } from '../readable-palette.ts';
import { titleInZone, zoneOf } from '../zone-title.ts';

/** Self-help, memoir, comedy: five parallel lines come in at one edge, turn and leave at another, as on a seventies sleeve. */
export const pipes: Layout = {
  titles: { words: 7, letters: 40 },
  focus: { x: 0.5, y: 0.5 },
  wordsOnPicture: false,
  inRoles: true,
  compose,
};

const LINES = 5;
/** Share of the board's width. */
const WIDTH = 0.06;
/** Radii of the innermost line's first turn and the outermost one's second, as shares of the board's width. */
const FIRST_BEND = 0.14;
const SECOND_BEND = 0.4;
const TURN_STEPS = 16;
const LEAST_SCALE = 0.45;
/** The lines run behind the last line of a title from this share of its height on, if its letters are higher than this share of the board's width. */
const BEHIND = 0.5;
const LARGE = 0.1;
/** They pass a line that ends before this share of the width: they could not turn before it. */
const LONG = 0.56;

function compose(stage: LayoutStage): LaidFront {
  const { board, roles, start } = stage;
  const isNight = stage.seed % 2 === 1;
  const ground = hex(isNight ? roles.darkest : roles.paper);
  const ink = hex(isNight ? roles.paper : roles.darkest);
  const wished = (
    isNight
      ? [roles.accent, roles.main, roles.light, roles.second, roles.dark]
      : [roles.dark, roles.main, roles.second, roles.light, roles.accent]
  ).map(hex);
  const colours = trueGrounds(ink, wished, [roles.dark, roles.main, roles.accent, roles.second].map(hex));
  const pen = artPen(stage);
  const { area } = pen;
  const foot = authorFoot(stage, { colour: ink, alignment: start });
  const isMirrored = start === 'right';
  const zone = zoneOf(stage, { top: 0.06, bottom: 0.5 });
  const {
    box,
    ink: set,
    lines,
  } = titleInZone(stage, zone, {
    colour: ink,
    alignment: start,
    lettering: { minorWords: 'inline', gap: 0.1, largest: 0.5 },
  });
  const lowest = foot.top - board.height * 0.045;
  const last = lines.at(-1)?.ink ?? set;
  const lineEnd = isMirrored ? board.width - last.x : last.x + last.width;
  const isBehind = last.height > board.width * LARGE && lineEnd > board.width * LONG;
  const highest = isBehind ? last.y + last.height * BEHIND : Math.max(set.y + set.height + board.height * 0.035, board.height * 0.3);
  // Under a high title the lines are thinner and turn sooner.
  const scale =
    board.width * Math.min(1, Math.max(LEAST_SCALE, (lowest - highest) / (board.width * (WIDTH * LINES + FIRST_BEND + SECOND_BEND))));
  const [width, bend, sweep] = [WIDTH * scale, FIRST_BEND * scale, SECOND_BEND * scale];
  const low = lowest - width * LINES;
  const high = Math.min(low - bend - sweep, highest);
  // The lines have turned before the letters that they run behind, those at the end of a short line too.
  const rise = isBehind ? Math.max(bend * 1.5, Math.min(board.width * 0.5, lineEnd - sweep * 1.15)) : board.width * 0.5;
  // The path of a pipe `inset` below the uppermost: all pipes turn about the same two points.
  const way = (inset: number): Point[] => [
    { x: area.x - board.width, y: low + inset },
    ...turn({ x: rise - bend, y: low - bend }, bend + inset, 90, 0),
    ...turn({ x: rise + sweep, y: high + sweep }, sweep - inset, 180, 270),
    { x: area.x + area.width + board.width, y: high + inset },
  ];
  const placed = (points: readonly Point[]) => (isMirrored ? points.map(({ x, y }) => ({ x: board.width - x, y })) : points);
  const paths = colours.map((colour, line) => ({
    colour,
    d: pen.through(placed([...way(width * line), ...way(width * (line + 1.01)).toReversed()]), { closed: true }),
  }));
  return { plain: ground, around: ground, shapes: [artShape(pen, 'pipes', 'Lines', paths, 1)], textBoxes: [...foot.boxes, box] };
}

function turn(middle: Point, radius: number, from: number, to: number): Point[] {
  return Array.from({ length: TURN_STEPS + 1 }, (_, step) => {
    const angle = ((from + ((to - from) * step) / TURN_STEPS) * Math.PI) / 180;
    return { x: middle.x + radius * Math.cos(angle), y: middle.y + radius * Math.sin(angle) };
  });
}
