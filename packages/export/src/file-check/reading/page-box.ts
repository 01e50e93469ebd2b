import { PDFNumber, type PDFPage } from '@cantoo/pdf-lib';
import type { Rect } from '@coverwright/core/geometry/shapes.ts';
import { inheritedAt, numberAt, numbersOf, objectAt } from './read-object.ts';

const POINTS_PER_INCH = 72;

export type PageBoxName = 'MediaBox' | 'CropBox' | 'BleedBox' | 'TrimBox';

/** Returns a page box of the file in inches, with y upwards from the page's origin; null if the file does not define it. */
export function pageBox(page: PDFPage, name: PageBoxName): Rect | null {
  const isInherited = name === 'MediaBox' || name === 'CropBox';
  const stated = isInherited ? inheritedAt(page, name) : objectAt(page.node, name);
  const [x1, y1, x2, y2] = numbersOf(stated).map((value) => (value * userUnit(page)) / POINTS_PER_INCH);
  if (x1 === undefined || y1 === undefined || x2 === undefined || y2 === undefined) return null;
  return { x: Math.min(x1, x2), y: Math.min(y1, y2), width: Math.abs(x2 - x1), height: Math.abs(y2 - y1) };
}

/** Returns the size of the page's unit in points (1/72 in), which is 1 unless the page defines it. */
export function userUnit(page: PDFPage): number {
  return numberAt(page.node, 'UserUnit') ?? 1;
}

/** Returns the rotation of the page in a viewer, in degrees clockwise, 0 to 359. */
export function pageRotation(page: PDFPage): number {
  const stated = inheritedAt(page, 'Rotate');
  return stated instanceof PDFNumber ? ((stated.asNumber() % 360) + 360) % 360 : 0;
}

/** Returns true if a value is within a tolerance. It allows a ten-thousandth more than the tolerance, for rounding in the file. */
export function isNear(value: number, wanted: number, tolerance: number): boolean {
  return Math.abs(value - wanted) <= tolerance + 0.0001;
}
