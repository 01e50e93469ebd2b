import type { Path, PathCommand } from '../../scene/path.ts';

/**
 * Returns a path whose outlines all turn the same way, so that they form one area where they overlap: of two that turn against each other
 * the nonzero rule would leave out what they share.
 */
export function clockwise(path: Path): Path {
  return outlinesOf(path).flatMap((outline) => (doubleArea(outline) < 0 ? reversed(outline) : outline));
}

function outlinesOf(path: Path): readonly Path[] {
  const outlines: PathCommand[][] = [];
  for (const command of path) {
    if (command[0] === 'M') outlines.push([]);
    outlines.at(-1)?.push(command);
  }
  return outlines;
}

type Spot = readonly [x: number, y: number];

function spotsOf(command: PathCommand): readonly Spot[] {
  const spots: Spot[] = [];
  for (let index = 1; index < command.length; index += 2) spots.push([Number(command[index]), Number(command[index + 1])]);
  return spots;
}

/** Twice the area inside the control points: positive if they turn clockwise, with y down. */
function doubleArea(outline: Path): number {
  const spots = outline.flatMap(spotsOf);
  return spots.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = spots[(index + 1) % spots.length] ?? [x, y];
    return sum + x * nextY - nextX * y;
  }, 0);
}

function reversed(outline: Path): Path {
  const drawn = outline.filter((command) => command[0] !== 'Z');
  const ends = drawn.map((command) => spotsOf(command).at(-1) ?? ([0, 0] as const));
  const [x, y] = ends.at(-1) ?? [0, 0];
  const back = drawn
    .map((command, index): PathCommand => {
      const [endX, endY] = ends[index - 1] ?? [0, 0];
      const controls = spotsOf(command).slice(0, -1).toReversed().flat();
      return [command[0], ...controls, endX, endY] as unknown as PathCommand;
    })
    .slice(1)
    .toReversed();
  return [['M', x, y], ...back, ...(outline.at(-1)?.[0] === 'Z' ? [['Z'] as const] : [])];
}
