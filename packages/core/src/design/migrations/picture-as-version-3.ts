import { isRecord } from '../is-record.ts';

const STEPS = ['feColorMatrix', 'feFuncR', 'feFuncG', 'feFuncB', 'feBlend'];
const PICTURE = ['type', 'assetId', 'width', 'height', 'urls', 'photographerName', 'profileLink', 'licence'];
const COLOUR = ['r', 'g', 'b', 'a'];

/** The order of fields in version 3, by the field that holds them. `''`: the cover's picture or a picture object itself. */
const FIELDS: Readonly<Record<string, readonly string[]>> = {
  '': words(
    'format cropperState backgroundPosition backgroundSize currentDesignImage currentFilter imageFilter',
    'uniqueObjectId name locked hidden board x y z width height rotation lockAspectRatio opacity transformX transformY image',
  ),
  cropperState: ['left', 'top', 'width', 'height'],
  backgroundPosition: ['x', 'y'],
  backgroundSize: ['width', 'height'],
  currentDesignImage: PICTURE,
  image: PICTURE,
  urls: ['full', 'regular', 'thumb'],
  imageFilter: ['name', ...STEPS, 'adjustments'],
  adjustments: words('base brightness contrast saturation warmth tint hue fade shadows highlights mono tone'),
  base: STEPS,
  feBlend: ['mode', 'colour'],
  tone: ['colour', 'mode', 'strength'],
  colour: COLOUR,
};

/**
 * A cover's picture or a picture object with its fields in the order in which version 3 wrote them. PostgreSQL keeps documents in an order of
 * its own, and a fingerprint is one of JSON text.
 */
export function pictureAsVersion3(holder: Record<string, unknown>): Record<string, unknown> {
  return inOrder(holder, '');
}

function inOrder(record: Record<string, unknown>, name: string): Record<string, unknown> {
  // A sender may call a field what every object inherits, such as `constructor`.
  const order = (Object.hasOwn(FIELDS, name) && FIELDS[name]) || [];
  const placeOf = (key: string) => (order.includes(key) ? order.indexOf(key) : order.length);
  const entries = Object.entries(record).toSorted(([first], [second]) => placeOf(first) - placeOf(second));
  return Object.fromEntries(entries.map(([key, value]) => [key, isRecord(value) ? inOrder(value, key) : value]));
}

function words(...lines: readonly string[]): readonly string[] {
  return lines.flatMap((line) => line.split(' '));
}
