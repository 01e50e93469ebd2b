import type { Point } from '../../geometry/shapes.ts';
import { artPen, artShape } from '../art-shape.ts';
import { authorFoot } from '../author-foot.ts';
import { type LaidFront, type Layout, type LayoutStage, hex } from '../layout-stage.ts';
import { groundUnder } from '../readable-palette.ts';
import { titleInZone, zoneOf } from '../zone-title.ts';

/** Self-help, memoir, comedy: five parallel lines come in at one edge, turn and leave at another, as on a seventies sleeve. */
export const pipes: Layout = { focus: { x: 0.5, y: 0.5 }, wordsOnPicture: false, inRoles: true, compose };

const LINES = 5;
/** Share of the board's width. */
const WIDTH = 0.06;
const TURN_STEPS = 10;

function compose(stage: LayoutStage): LaidFront {
  const { board, roles, start } = stage;
  const isNight = stage.seed % 2 === 1;
  const ground = hex(isNight ? roles.darkest : roles.paper);
  const ink = hex(isNight ? roles.paper : roles.darkest);
  const colours = (
    isNight
      ? [roles.accent, roles.main, roles.light, roles.second, roles.dark]
      : [roles.dark, roles.main, roles.second, roles.light, roles.accent]
  ).map((colour) => groundUnder(ink, hex(colour)));
  const pen = artPen(stage);
  const { area } = pen;
  const width = board.width * WIDTH;
  const foot = authorFoot(stage, { colour: ink, alignment: start });
  const isMirrored = start === 'right';
  const x = (value: number) => (isMirrored ? board.width - value : value);
  const outer = board.width * 0.33;
  const low = foot.top - board.height * 0.045 - width * LINES;
  const zone = zoneOf(stage, { top: 0.06, bottom: 0.5 });
  const { box, ink: set } = titleInZone(stage, zone, { colour: ink, alignment: start, lettering: { minorWords: 'inline', gap: 0.1 } });
  const high = Math.min(low - outer * 2 - width * LINES, Math.max(set.y + set.height + board.height * 0.035, board.height * 0.3));
  const rise = board.width * 0.62;
  const paths = colours.map((colour, line) => {
    const inset = width * (line + 0.5);
    const radius = outer - inset + width * LINES * 0.5;
    const [lowY, riseX, highY] = [low + inset, rise + inset, high + inset];
    const points: Point[] = [
      { x: area.x - board.width, y: lowY },
      ...turn({ x: riseX - radius, y: lowY - radius }, radius, 90, 0),
      ...turn({ x: riseX + (outer * 2 - radius), y: highY + (outer * 2 - radius) }, outer * 2 - radius, 180, 270),
      { x: area.x + area.width + board.width, y: highY },
    ];
    return { colour, stroke: width * 1.02, d: pen.through(points.map((point) => ({ x: x(point.x), y: point.y }))) };
  });
  return { plain: ground, around: ground, shapes: [artShape(pen, 'pipes', 'Lines', paths, 1)], textBoxes: [...foot.boxes, box] };
}

function turn(middle: Point, radius: number, from: number, to: number): Point[] {
  return Array.from({ length: TURN_STEPS + 1 }, (_, step) => {
    const angle = ((from + ((to - from) * step) / TURN_STEPS) * Math.PI) / 180;
    return { x: middle.x + radius * Math.cos(angle), y: middle.y + radius * Math.sin(angle) };
  });
}
