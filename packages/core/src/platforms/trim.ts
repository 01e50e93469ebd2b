import { inches } from '../units/units.ts';
import type { TrimSize } from './platform.ts';

const SAME_WITHIN_INCHES = 0.0005;

export function trim(width: number, height: number): TrimSize {
  return { width: inches(width), height: inches(height) };
}

export function sameTrim(first: TrimSize, second: TrimSize): boolean {
  return Math.abs(first.width - second.width) < SAME_WITHIN_INCHES && Math.abs(first.height - second.height) < SAME_WITHIN_INCHES;
}

/** Parses `6x9`, `7.44 x 9.69` or `6 × 9`; null if the text is not a trim size. */
export function parseTrim(text: string): TrimSize | null {
  const match = /^\s*(\d+(?:\.\d+)?)\s*[x×]\s*(\d+(?:\.\d+)?)\s*$/i.exec(text);
  if (!match) return null;
  const size = trim(Number(match[1]), Number(match[2]));
  return size.width > 0 && size.height > 0 ? size : null;
}

/** Returns the id that commands, files and menus use, such as `6x9`. */
export function trimId({ width, height }: TrimSize): string {
  return `${width}x${height}`;
}

/** Writes a trim in the notation of printers, such as `6 × 9 in`. */
export function describeTrim({ width, height }: TrimSize): string {
  return `${width} × ${height} in`;
}
