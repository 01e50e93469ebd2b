import { XmlElement, XmlText, parseXml } from '@rgrove/parse-xml';
import sharp from 'sharp';
import { measureDrawing } from './measure-drawing.ts';
import { DEFAULT_LOCALE } from '@coverwright/core/messages/locales.ts';
import { say } from '../../refusals/say.ts';

/** Long side of the picture that an SVG becomes: sharp across the width of any front at 300 dpi. */
const LONG_SIDE = 3000;
/** Beyond it a file is no drawing but an attack, or a map of a country. */
const MOST_ELEMENTS = 50_000;
/** Each effect may be computed for every pixel of the drawing. */
const MOST_EFFECTS = 200;
const MOST_BYTES = 20 * 1024 * 1024;
const SVG = 'http://www.w3.org/2000/svg';

/** Elements that draw, and can neither load anything nor run code. */
const ELEMENTS = new Set(
  `svg g defs symbol use path rect circle ellipse line polyline polygon text tspan title desc
   linearGradient radialGradient stop clipPath mask pattern marker style switch
   filter feGaussianBlur feOffset feBlend feColorMatrix feComposite feFlood feMerge feMergeNode feMorphology feDropShadow feTurbulence`
    .split(/\s+/)
    .filter(Boolean),
);

/** The drawing asks for more work than a drawing may; the message is for its owner. */
export class DrawingTooComplex extends Error {
  override readonly name = 'DrawingTooComplex';

  constructor(what: string, most: number) {
    super(say('svgTooComplex', { what, most: inDigits(most) }));
  }
}

/**
 * Draws an SVG as a PNG. Only elements that draw are kept: scripts, foreign content, embedded pictures and references to anywhere
 * outside the file are gone before the renderer sees it, and the file itself is never kept.
 * @throws {DrawingTooComplex}; something else when it is no well-formed SVG, or has nothing to draw
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

/** The attribute's name as it may stay, or null. References lead into the file alone. */
function keptAttribute(key: string, value: string): string | null {
  const name = localName(key);
  if (key.startsWith('xmlns') || /^on/i.test(name) || key === 'xml:base') return null;
  if (name === 'href') return /^\s*#/.test(value) ? 'xlink:href' : null;
  return isHarmless(value) && /^[\w-]+$/.test(name) ? (key === 'xml:space' ? key : name) : null;
}

/** No address leads out of the file, from attributes and from style sheets. */
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
