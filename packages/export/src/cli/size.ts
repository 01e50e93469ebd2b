import { parseArgs } from 'node:util';
import { describeTrim } from '@coverwright/core/platforms/trim.ts';
import type { Rect } from '@coverwright/core/geometry/shapes.ts';
import { measureCover } from '@coverwright/core/geometry/measure-cover.ts';
import { PRINT_DPI, inchesToMillimetres } from '@coverwright/core/units/units.ts';
import { rasterSize } from '../exporters/raster-size.ts';
import { BOOK_OPTIONS, readBook } from './options.ts';
import { nameFormat } from '@coverwright/core/formats/name-format.ts';
import { sayPlatform } from '@coverwright/core/platforms/say-platform.ts';
import { say } from './say.ts';

/** `size`: computes the required size of a book's file without creating it. */
export async function size(args: readonly string[]): Promise<string> {
  const { values } = parseArgs({ args: [...args], options: { ...BOOK_OPTIONS, json: { type: 'boolean' } } });
  const specification = readBook(values);
  const cover = measureCover(specification);
  const pixels = rasterSize(cover, null);
  if (values.json) {
    const panels = Object.fromEntries(Object.entries(cover.panels).map(([name, rect]) => [name, rect && inInches(rect)]));
    return JSON.stringify({
      widthIn: decimals(cover.widthInches),
      heightIn: decimals(cover.heightInches),
      spineIn: decimals(cover.spineInches),
      widthPx: pixels.width,
      heightPx: pixels.height,
      panels,
    });
  }
  const both = (value: typeof cover.widthInches) =>
    say('length', { inches: value.toFixed(3), millimeters: inchesToMillimetres(value).toFixed(1) });
  return [
    say('book', {
      format: nameFormat(specification.format),
      trim: describeTrim(specification.trim),
      pages: specification.extent,
      paper: sayPlatform(specification.paper),
    }),
    row('file', say('both', { width: both(cover.widthInches), height: both(cover.heightInches) })),
    ...(cover.boards.spine ? [row('spine', both(cover.spineInches))] : []),
    row('pixels', say('both', { width: pixels.width, height: pixels.height })),
  ].join('\n');
}

/** Returns a row with a name and a value in separate columns. */
function row(name: 'file' | 'spine' | 'pixels', value: string): string {
  return `  ${say(name).padEnd(7)} ${value}`;
}

function inInches({ x, y, width, height }: Rect) {
  return {
    xIn: decimals(x / PRINT_DPI),
    yIn: decimals(y / PRINT_DPI),
    widthIn: decimals(width / PRINT_DPI),
    heightIn: decimals(height / PRINT_DPI),
  };
}

/** Rounds to six decimals of an inch, far below the precision of any press. */
function decimals(value: number): number {
  return Number(value.toFixed(6));
}
