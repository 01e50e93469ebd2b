import { PDFArray, PDFDict, PDFName, PDFNumber, type PDFObject, type PDFPage, PDFStream } from '@cantoo/pdf-lib';

/**
 * Returns an object of an untrusted file. Like the functions below, it returns null for a missing value or one of another kind, and never
 * throws.
 */
export function objectAt(dictionary: PDFDict | null, key: string): PDFObject | null {
  return dictionary?.lookup(PDFName.of(key)) ?? null;
}

/** Returns an attribute of a page, its own or inherited. */
export function inheritedAt({ node }: PDFPage, key: string): PDFObject | null {
  return node.context.lookup(node.getInheritableAttribute(PDFName.of(key))) ?? null;
}

/** Returns a dictionary; for a stream, the dictionary of the stream. */
export function dictionaryAt(dictionary: PDFDict | null, key: string): PDFDict | null {
  return asDictionary(objectAt(dictionary, key));
}

export function asDictionary(object: PDFObject | null | undefined): PDFDict | null {
  if (object instanceof PDFDict) return object;
  return object instanceof PDFStream ? object.dict : null;
}

/** Returns a name without its slash. */
export function nameAt(dictionary: PDFDict | null, key: string): string | null {
  const object = objectAt(dictionary, key);
  return object instanceof PDFName ? object.decodeText() : null;
}

export function numberAt(dictionary: PDFDict | null, key: string): number | null {
  const object = objectAt(dictionary, key);
  return object instanceof PDFNumber ? object.asNumber() : null;
}

/** Returns the resolved elements of an array; none if it is missing. */
export function elementsAt(dictionary: PDFDict | null, key: string): readonly PDFObject[] {
  return elementsOf(objectAt(dictionary, key));
}

export function elementsOf(object: PDFObject | null | undefined): readonly PDFObject[] {
  if (!(object instanceof PDFArray)) return [];
  return Array.from({ length: object.size() }, (_, index) => object.lookup(index)).filter((element) => element !== undefined);
}

export function numbersOf(object: PDFObject | null | undefined): readonly number[] {
  return elementsOf(object).flatMap((element) => (element instanceof PDFNumber ? [element.asNumber()] : []));
}
