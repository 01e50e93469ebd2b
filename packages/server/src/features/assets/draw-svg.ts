import { XmlElement, XmlText, parseXml } from '@rgrove/parse-xml';
import sharp from 'sharp';

/** Long side of the picture that an SVG becomes: sharp across the width of any front at 300 dpi. */
const LONG_SIDE = 3000;
/** Beyond it a file is no drawing but an attack, or a map of a country. */
const MOST_ELEMENTS = 50_000;
const SVG = 'http://www.w3.org/2000/svg';

/** What draws and can fetch or run nothing. */
const ELEMENTS = new Set(
  `svg g defs symbol use path rect circle ellipse line polyline polygon text tspan title desc
   linearGradient radialGradient stop clipPath mask pattern marker style switch
   filter feGaussianBlur feOffset feBlend feColorMatrix feComposite feFlood feMerge feMergeNode feMorphology feDropShadow feTurbulence`
    .split(/\s+/)
    .filter(Boolean),
);

/**
 * Draws an SVG as a PNG. Only elements that draw are kept: scripts, foreign content, embedded pictures and references to anywhere
 * outside the file are gone before the renderer sees it, and the file itself is never kept.
 * @throws when it is no well-formed SVG, or has nothing to draw
 */
export async function drawSvg(bytes: Uint8Array): Promise<Uint8Array> {
  const { root } = parseXml(Buffer.from(bytes).toString('utf8'), { ignoreUndefinedEntities: true });
  if (!root || localName(root.name) !== 'svg') throw new Error('No SVG');
  const { width, height } = await sharp(Buffer.from(writeRoot(root, {})), { limitInputPixels: false }).metadata();
  const long = Math.max(width, height);
  if (!(long > 0)) throw new Error('An SVG without a size');
  const scale = LONG_SIDE / long;
  // Drawn at our own size, whatever size the file claims: what its coordinates mean is then said by the box of its view.
  const sized = writeRoot(root, {
    viewBox: root.attributes['viewBox'] ?? `0 0 ${width} ${height}`,
    width: String(Math.max(1, Math.round(width * scale))),
    height: String(Math.max(1, Math.round(height * scale))),
  });
  return sharp(Buffer.from(sized)).timeout({ seconds: 20 }).png().toBuffer();
}

function writeRoot(root: XmlElement, attributes: Readonly<Record<string, string>>): string {
  const sized = new XmlElement(root.name, { ...root.attributes, ...attributes }, root.children);
  return writeElement(sized, { left: MOST_ELEMENTS }, true);
}

function writeElement(element: XmlElement, budget: { left: number }, isRoot = false): string {
  const name = localName(element.name);
  budget.left -= 1;
  if (budget.left < 0) throw new Error('Too many elements');
  if (!ELEMENTS.has(name)) return '';
  const attributes = Object.entries(element.attributes).flatMap(([key, value]) => {
    const kept = keptAttribute(key, value);
    return kept === null ? [] : [` ${kept}="${escape(value)}"`];
  });
  const space = isRoot ? ` xmlns="${SVG}" xmlns:xlink="http://www.w3.org/1999/xlink"` : '';
  const content = element.children.map((child) => {
    if (child instanceof XmlElement) return writeElement(child, budget);
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
