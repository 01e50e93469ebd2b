import { parseArgs } from 'node:util';
import { describeTrim } from '@coverwright/core/platforms/trim.ts';
import type { Rect } from '@coverwright/core/geometry/shapes.ts';
import { measureCover } from '@coverwright/core/geometry/measure-cover.ts';
import { PRINT_DPI, inchesToMillimetres } from '@coverwright/core/units/units.ts';
import { rasterSize } from '../exporters/raster-size.ts';
import { BOOK_OPTIONS, readBook } from './options.ts';
import { nameFormat } from '@coverwright/core/formats/name-format.ts';

/** `size`: how large the file of a book must be, without making one. */
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
  const both = (value: typeof cover.widthInches) => `${value.toFixed(3)} in (${inchesToMillimetres(value).toFixed(1)} mm)`;
  return [
    `${nameFormat(specification.format)}, ${describeTrim(specification.trim)}, ${specification.extent} pages, ${specification.paper}`,
    `  file    ${both(cover.widthInches)} × ${both(cover.heightInches)}`,
    ...(cover.boards.spine ? [`  spine   ${both(cover.spineInches)}`] : []),
    `  pixels  ${pixels.width} × ${pixels.height}`,
  ].join('\n');
}

function inInches({ x, y, width, height }: Rect) {
  return {
    xIn: decimals(x / PRINT_DPI),
    yIn: decimals(y / PRINT_DPI),
    widthIn: decimals(width / PRINT_DPI),
    heightIn: decimals(height / PRINT_DPI),
  };
}

/** Six decimals of an inch are far below what any press can hold. */
function decimals(value: number): number {
  return Number(value.toFixed(6));
}
