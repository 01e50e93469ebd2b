import { type Rgba, WHITE, withAlpha } from '../design/colour.ts';
import { mixColours } from '../palette/mix-colours.ts';
import type { Random } from '../random/seeded-random.ts';
import type { ArtPath, ArtPen } from './art-shape.ts';

interface TornSheet {
  /** The line of the tear, Px from the board's top; the sheet lies below it, or above, or between two tears. */
  readonly top?: number;
  readonly bottom?: number;
  readonly paper: Rgba;
  readonly shadow: Rgba;
  /** The most that the tear leaves its line, Px. */
  readonly rag: number;
}

const STEPS = 90;
/** Px that the layers of its shadow reach beyond the sheet. */
const SHADOW = [34, 24, 15, 8];

/** A sheet of paper torn along one or two edges, across the whole front: its shadow, the white fibers along the tear, and the sheet. */
export function tornSheet(pen: ArtPen, random: Random, { top, bottom, paper, shadow, rag }: TornSheet): readonly ArtPath[] {
  const { area } = pen;
  const upper = top === undefined ? null : tearLine(random, area, top, rag);
  const lower = bottom === undefined ? null : tearLine(random, area, bottom, rag);
  const right = area.x + area.width;
  /** @param lift Px that the sheet grows at its tears, with `ragged` Px of chance. */
  const sheet = (lift: number, ragged: number) => {
    const moved = (line: typeof upper, way: 1 | -1, y: number) =>
      line
        ? line.map((point) => ({ x: point.x, y: point.y + way * (lift + ragged * random()) }))
        : [
            { x: area.x, y },
            { x: right, y },
          ];
    return pen.through([...moved(upper, -1, area.y), ...moved(lower, 1, area.y + area.height).toReversed()], { closed: true });
  };
  return [
    ...SHADOW.map((lift) => ({ colour: withAlpha(shadow, 0.1), d: sheet(lift, 0) })),
    { colour: mixColours(paper, WHITE, 0.6), d: sheet(rag * 0.36, rag * 0.55) },
    { colour: paper, d: sheet(-rag * 0.36, rag * 0.27) },
  ];
}

/** A tear from edge to edge: a slow wander with a fine rag on it. */
function tearLine(random: Random, area: ArtPen['area'], y: number, rag: number) {
  const phases = [random() * 6.3, random() * 6.3];
  return Array.from({ length: STEPS + 1 }, (_, step) => {
    const t = step / STEPS;
    const wander = Math.sin(t * 5.1 + (phases[0] ?? 0)) * rag * 1.6 + Math.sin(t * 13 + (phases[1] ?? 0)) * rag * 0.7;
    return { x: area.x + area.width * t, y: y + wander + (random() - 0.5) * rag };
  });
}
