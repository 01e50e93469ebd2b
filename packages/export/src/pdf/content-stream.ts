import type { Rgba } from '@coverwright/core/design/colour.ts';
import type { Matrix } from '@coverwright/core/geometry/shapes.ts';
import type { Path } from '@coverwright/core/scene/path.ts';

/** The operators of a page, in order (ISO 32000-1, annex A). */
export class ContentStream {
  readonly #operators: string[] = [];

  write(...operators: readonly string[]): void {
    this.#operators.push(...operators);
  }

  /** Runs `draw` between save and restore, with the coordinates transformed by `matrix`. */
  within(matrix: Matrix, draw: () => void): void {
    this.write('q', `${matrix.map(decimal).join(' ')} cm`);
    draw();
    this.write('Q');
  }

  toString(): string {
    return this.#operators.join('\n');
  }
}

/** Returns the operators of a path. @param closed false leaves out the closing operators, which filling implies. */
export function pathOperators(path: Path, closed: boolean): string {
  const operators: string[] = [];
  let x = 0;
  let y = 0;
  for (const command of path) {
    const written = pathOperator(command, x, y);
    if (command[0] === 'Z') {
      if (closed) operators.push(written);
      continue;
    }
    operators.push(written);
    x = command.at(-2) as number;
    y = command.at(-1) as number;
  }
  return operators.join('\n');
}

/** Returns the operator of a path command. PDF has no quadratic curves, so they are converted to equal cubic ones. */
function pathOperator(command: Path[number], x: number, y: number): string {
  switch (command[0]) {
    case 'M':
      return `${coordinates(command[1], command[2])} m`;
    case 'L':
      return `${coordinates(command[1], command[2])} l`;
    case 'Q': {
      const [, cx, cy, endX, endY] = command;
      return `${coordinates(x + (2 / 3) * (cx - x), y + (2 / 3) * (cy - y), endX + (2 / 3) * (cx - endX), endY + (2 / 3) * (cy - endY), endX, endY)} c`;
    }
    case 'C':
      return `${coordinates(command[1], command[2], command[3], command[4], command[5], command[6])} c`;
    case 'Z':
      return 'h';
  }
}

export function fillColour(colour: Rgba): string {
  return `${levels(colour)} rg`;
}

export function strokeColour(colour: Rgba): string {
  return `${levels(colour)} RG`;
}

/** Returns r, g and b from 0 to 1, precise to a quarter of a level. */
export function levels({ r, g, b }: Rgba): string {
  return [r, g, b].map((level) => trimmed(level / 255, 4)).join(' ');
}

/** Writes a number of a matrix, precise enough that the far corner of the largest cover stays in place. */
export function decimal(value: number): string {
  return trimmed(value, 8);
}

/** Writes lengths in print pixels to 1/1000, which is 0.000003 in. */
function coordinates(...values: readonly number[]): string {
  return values.map((value) => trimmed(value, 3)).join(' ');
}

function trimmed(value: number, digits: number): string {
  const rounded = Math.round(value * 10 ** digits) / 10 ** digits;
  const text = Math.abs(rounded) < 1e-6 ? rounded.toFixed(digits) : String(rounded);
  return Object.is(Number(text), -0) || Number(text) === 0 ? '0' : text;
}
