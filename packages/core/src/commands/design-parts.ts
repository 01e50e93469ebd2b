import type { Design } from '../design/design.ts';
import { mapPictures } from '../design/map-pictures.ts';

/** A cover taken apart into what is changed by hand as one: a box of words, a shape, the spine, the book's own figures. */
export type DesignParts = ReadonlyMap<string, unknown>;

export function partsOf(design: Design): DesignParts {
  const { frontBoard, spine, back, coverImage, coverShapes, coverObjectImages } = withoutSignatures(design);
  const { typedWidth: _, ...spineLook } = spine;
  return new Map<string, unknown>([
    ['book', bookOf(design)],
    ['front panel', frontBoard.panel],
    ['spine', spineLook],
    // Every format has an ISBN of its own.
    ['back', { panel: back.panel, text: back.text }],
    ['picture', coverImage],
    ...frontBoard.textBoxes.map((box) => [`text ${box.designMode.uniqueId}`, box] as const),
    ...coverShapes.map((shape) => [`shape ${shape.uniqueObjectId}`, shape] as const),
    ...coverObjectImages.map((object) => [`object ${object.uniqueObjectId}`, object] as const),
  ]);
}

/** The addresses of uploads are signed anew at every opening: nobody has changed a picture by that. */
function withoutSignatures(design: Design): Design {
  return mapPictures(design, (image) => (image.type === 'UPLOAD' ? { ...image, urls: { full: '' } } : image));
}

export function fingerprintsOf(design: Design): Record<string, string> {
  return Object.fromEntries([...partsOf(design)].map(([part, value]) => [part, fingerprint(value)]));
}

function bookOf({ publisher, measurements, paperType, extent, readingDirection }: Design) {
  return { publisher, trim: measurements.trimSize, paper: paperType.type, extent, readingDirection };
}

/** Fifty-three bits of a part's JSON (cyrb53): two parts of one cover that differ never meet in it in practice. */
export function fingerprint(value: unknown): string {
  const text = JSON.stringify(value);
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    high = Math.imul(high ^ unit, 2654435761);
    low = Math.imul(low ^ unit, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return (4294967296 * (2097151 & low) + (high >>> 0)).toString(36);
}
