import { XmlElement, XmlText, parseXml } from '@rgrove/parse-xml';
import sharp from 'sharp';
import { measureDrawing } from './measure-drawing.ts';
import { DEFAULT_LOCALE } from '@coverwright/core/messages/locales.ts';
import { say } from '../../refusals/say.ts';

/** Longer side of the rendered SVG in pixels: sharp across any front at 300 dpi. */
const LONG_SIDE = 3000;
/** Maximum number of elements: a file with more is an attack, or a map of a country. */
const MOST_ELEMENTS = 50_000;
/** Maximum number of filter effects, each of which may be computed for every pixel. */
const MOST_EFFECTS = 200;
const MOST_BYTES = 20 * 1024 * 1024;
const SVG = 'http://www.w3.org/2000/svg';

/** Allowed elements: they draw, and can neither load anything nor run code. */
const ELEMENTS = new Set(
  `svg g defs symbol use path rect circle ellipse line polyline polygon text tspan title desc
   linearGradient radialGradient stop clipPath mask pattern marker style switch
   filter feGaussianBlur feOffset feBlend feColorMatrix feComposite feFlood feMerge feMergeNode feMorphology feDropShadow feTurbulence`
    .split(/\s+/)
    .filter(Boolean),
);

/** Thrown for a drawing that is too expensive to render; the message is for its owner. */
export class DrawingTooComplex extends Error {
  override readonly name = 'DrawingTooComplex';

  constructor(what: string, most: number) {
    super(say('svgTooComplex', { what, most: inDigits(most) }));
  }
}

/**
 * Renders an SVG as a PNG. Only drawing elements are kept: scripts, foreign content, embedded pictures and external references are removed
 * before rendering, and the file itself is never stored.
 * @throws {DrawingTooComplex} or another error if the file is no well-formed SVG, or draws nothing
 */
export async function drawSvg(bytes: Uint8Array): Promise<Uint8Array> {
  if (bytes.byteLength > MOST_BYTES)
    throw new DrawingTooComplex(say('svgMegabytes', { megabytes: Math.round(bytes.byteLength / 1024 / 1024) }), MOST_BYTES / 1024 / 1024);
  const { root } = parseXml(Buffer.from(bytes).toString('utf8'), { ignoreUndefinedEntities: true });
  if (!root || localName(root.name) !== 'svg') throw new Error('No SVG');
  const { elements, effects } = measureDrawing(root);
  if (effects > MOST_EFFECTS) throw new DrawingTooComplex(say('svgEffects', { count: countOf(effects) }), MOST_EFFECTS);
  if (elements > MOST_ELEMENTS) throw new DrawingTooComplex(say('svgShapes', { count: countOf(elements) }), MOST_ELEMENTS);
  const { width, height } = await sharp(Buffer.from(writeRoot(root, {})), { limitInputPixels: false }).metadata();
  const long = Math.max(width, height);
  if (!(long > 0)) throw new Error('An SVG without a size');
  const scale = LONG_SIDE / long;
  // The drawing gets our own size, whatever size the file claims; the view box defines what its coordinates mean.
  const sized = writeRoot(root, {
    viewBox: root.attributes['viewBox'] ?? `0 0 ${width} ${height}`,
    width: String(Math.max(1, Math.round(width * scale))),
    height: String(Math.max(1, Math.round(height * scale))),
  });
  return sharp(Buffer.from(sized)).png().toBuffer();
}

function countOf(count: number): string {
  return Number.isFinite(count) && count < 1e9 ? inDigits(count) : say('countless');
}

function writeRoot(root: XmlElement, attributes: Readonly<Record<string, string>>): string {
  const sized = new XmlElement(root.name, { ...root.attributes, ...attributes }, root.children);
  return writeElement(sized, true);
}

function writeElement(element: XmlElement, isRoot = false): string {
  const name = localName(element.name);
  if (!ELEMENTS.has(name)) return '';
  const attributes = Object.entries(element.attributes).flatMap(([key, value]) => {
    const kept = keptAttribute(key, value);
    return kept === null ? [] : [` ${kept}="${escape(value)}"`];
  });
  const space = isRoot ? ` xmlns="${SVG}" xmlns:xlink="http://www.w3.org/1999/xlink"` : '';
  const content = element.children.map((child) => {
    if (child instanceof XmlElement) return writeElement(child);
    if (!(child instanceof XmlText)) return '';
    return name === 'style' && !isHarmless(child.text) ? '' : escape(child.text);
  });
  return `<${name}${space}${attributes.join('')}>${content.join('')}</${name}>`;
}

/** Returns the name of an attribute to keep, or null. References may only point into the file. */
function keptAttribute(key: string, value: string): string | null {
  const name = localName(key);
  if (key.startsWith('xmlns') || /^on/i.test(name) || key === 'xml:base') return null;
  if (name === 'href') return /^\s*#/.test(value) ? 'xlink:href' : null;
  return isHarmless(value) && /^[\w-]+$/.test(name) ? (key === 'xml:space' ? key : name) : null;
}

/** Returns true if a text of an attribute or style sheet has no reference out of the file. */
function isHarmless(text: string): boolean {
  const plain = text.replace(/\\[0-9a-f]{1,6}\s?/gi, 'u');
  return !/@import|javascript:|expression\(|url\(\s*(?!['"]?\s*#)/i.test(plain);
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

function inDigits(count: number): string {
  return count.toLocaleString(DEFAULT_LOCALE);
}
