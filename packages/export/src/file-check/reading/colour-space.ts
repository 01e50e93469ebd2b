import { PDFArray, type PDFDict, PDFName, type PDFObject, PDFStream } from '@cantoo/pdf-lib';
import { elementsOf, numberAt, objectAt } from './read-object.ts';

export type ColourSpace = 'rgb' | 'cmyk' | 'grey' | 'spot' | 'unknown';

export interface ReadSpace {
  readonly space: ColourSpace;
  /** True if an ICC profile defines the colors. */
  readonly isTagged: boolean;
}

/** Returns the kind of a color space, by its name or its base. */
export function readColourSpace(object: PDFObject | null | undefined): ReadSpace {
  if (object instanceof PDFName) return { space: named(object.decodeText()), isTagged: false };
  if (!(object instanceof PDFArray)) return { space: 'unknown', isTagged: false };
  const [kind, base] = elementsOf(object);
  const name = kind instanceof PDFName ? kind.decodeText() : '';
  if (name === 'ICCBased' && base instanceof PDFStream) {
    const components = numberAt(base.dict, 'N');
    return { space: components === 3 ? 'rgb' : components === 4 ? 'cmyk' : 'grey', isTagged: true };
  }
  if (name === 'Indexed') return readColourSpace(base);
  if (name === 'Separation' || name === 'DeviceN') return { space: isProcess(object) ? 'cmyk' : 'spot', isTagged: false };
  return { space: named(name), isTagged: name.startsWith('Cal') || name === 'Lab' };
}

/** Returns the number of components of a pixel in a color space (ISO 32000-1, 8.6); null for an unknown space. */
export function componentsOf(object: PDFObject | null | undefined): number | null {
  if (object instanceof PDFName) return COMPONENTS[object.decodeText()] ?? null;
  const [kind, base] = elementsOf(object);
  const name = kind instanceof PDFName ? kind.decodeText() : '';
  if (name === 'ICCBased') return base instanceof PDFStream ? numberAt(base.dict, 'N') : null;
  if (name === 'DeviceN') return elementsOf(base).length;
  return COMPONENTS[name] ?? null;
}

const COMPONENTS: Readonly<Record<string, number>> = {
  DeviceGray: 1,
  CalGray: 1,
  Indexed: 1,
  Separation: 1,
  DeviceRGB: 3,
  CalRGB: 3,
  Lab: 3,
  DeviceCMYK: 4,
};

function named(name: string): ColourSpace {
  if (name === 'DeviceRGB' || name === 'CalRGB' || name === 'Lab') return 'rgb';
  if (name === 'DeviceCMYK') return 'cmyk';
  return name === 'DeviceGray' || name === 'CalGray' ? 'grey' : 'unknown';
}

/** Returns true for a separation of black or of all plates, which adds no ink. */
function isProcess(space: PDFArray): boolean {
  const name = space.lookup(1);
  const names =
    name instanceof PDFName ? [name.decodeText()] : elementsOf(name).map((one) => (one instanceof PDFName ? one.decodeText() : ''));
  return names.every((one) => ['Cyan', 'Magenta', 'Yellow', 'Black', 'All', 'None'].includes(one));
}

/** Returns true for a stencil mask, which has no colors. */
export function isMask(dictionary: PDFDict): boolean {
  return objectAt(dictionary, 'ImageMask')?.toString() === 'true';
}
