import type { IconArtwork } from '@coverwright/core/design/icon-artwork.ts';
import { fromHex } from '@coverwright/core/design/colour.ts';
import { XmlElement, parseXml } from '@rgrove/parse-xml';

type Drawn = IconArtwork['paths'][number];
type Attributes = Readonly<Record<string, string>>;

/** Attributes that the children of a group inherit. */
const INHERITED = ['fill', 'fill-rule', 'fill-opacity', 'stroke', 'stroke-width', 'opacity'] as const;

/** Returns the paths of an icon's SVG body; null if paths cannot represent it (gradients, masks, transforms). */
export function readIconDrawing(body: string): readonly Drawn[] | null {
  const { root } = parseXml(`<svg>${body}</svg>`);
  return root && readChildren(root, {});
}

function readChildren(element: XmlElement, inherited: Attributes): readonly Drawn[] | null {
  const drawn: Drawn[] = [];
  for (const child of element.children) {
    if (!(child instanceof XmlElement)) continue;
    const paths = readElement(child, { ...pick(inherited), ...child.attributes });
    if (!paths) return null;
    drawn.push(...paths);
  }
  return drawn;
}

function readElement(element: XmlElement, attributes: Attributes): readonly Drawn[] | null {
  if ('transform' in element.attributes || 'mask' in element.attributes || 'clip-path' in element.attributes) return null;
  if (element.name === 'g') return readChildren(element, attributes);
  const d = element.name === 'path' ? attributes['d'] : element.name === 'circle' ? circleData(attributes) : null;
  return d ? inksOf(attributes, d) : null;
}

/** Returns a path as filled, stroked, or both. */
function inksOf(attributes: Attributes, d: string): readonly Drawn[] | null {
  const fill = inkOf(attributes['fill'] ?? 'black', opacityOf(attributes, 'fill-opacity'));
  const line = inkOf(attributes['stroke'] ?? 'none', opacityOf(attributes, 'stroke-opacity'));
  if (fill === undefined || line === undefined) return null;
  const rule = attributes['fill-rule'] === 'evenodd' ? 'evenodd' : 'nonzero';
  return [
    ...(fill === 'none' ? [] : [{ d, rule, colour: fill, stroke: null } as const]),
    ...(line === 'none' ? [] : [{ d, rule, colour: line, stroke: Number(attributes['stroke-width'] ?? 1) } as const]),
  ];
}

function opacityOf(attributes: Attributes, own: string): number {
  return Number(attributes['opacity'] ?? 1) * Number(attributes[own] ?? 1);
}

/** Returns a color; null for the shape's own; `none`; undefined for anything else. The shape's own color must be opaque. */
function inkOf(value: string, opacity: number): Drawn['colour'] | 'none' | undefined {
  if (value === 'none') return 'none';
  if (value === 'currentColor') return opacity === 1 ? null : undefined;
  if (value === 'black') return { r: 0, g: 0, b: 0, a: opacity };
  if (value === 'white') return { r: 255, g: 255, b: 255, a: opacity };
  return /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.test(value) ? { ...fromHex(value), a: opacity } : undefined;
}

function circleData({ cx = '0', cy = '0', r = '0' }: Attributes): string {
  const [x, y, radius] = [Number(cx), Number(cy), Number(r)];
  return `M${x} ${y - radius}a${radius} ${radius} 0 1 0 0 ${2 * radius}a${radius} ${radius} 0 1 0 0 ${-2 * radius}z`;
}

function pick(attributes: Attributes): Attributes {
  return Object.fromEntries(INHERITED.flatMap((name) => (attributes[name] === undefined ? [] : [[name, attributes[name]]])));
}
