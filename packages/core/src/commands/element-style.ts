import type { Compositing } from '../design/blend.ts';
import { BLACK, type Rgba } from '../design/colour.ts';
import type { CoverObjectImage } from '../design/cover-object-image.ts';
import type { Design } from '../design/design.ts';
import { type Fill, leadingColour } from '../design/fill.ts';
import type { ObjectShadow } from '../design/object-shadow.ts';
import type { CoverShape } from '../design/shape.ts';
import type { TextBox } from '../design/text-box.ts';
import { groupOf } from '../elements/group/element-tree.ts';
import type { SingleCommand } from './apply-command.ts';
import { shownText } from './link-words.ts';

type TextChanges = NonNullable<Extract<SingleCommand, { name: 'edit-text-box' }>['changes']['text']>;

/** The style of an element, apart from its content and its place. Each part exists for the kinds that have it. */
export interface ElementStyle {
  readonly compositing: Compositing;
  /** The fill of its area or its letters; null for none. */
  readonly fill?: Fill | null;
  readonly letters?: TextChanges;
  readonly shape?: Pick<CoverShape, 'line'> & { readonly cornerRadius: number };
  readonly picture?: Pick<CoverObjectImage, 'filter' | 'extension' | 'screen' | 'fade'>;
  /** The shadow of a shape or a picture; undefined if it has none. */
  readonly cast?: { readonly shadow: ObjectShadow | undefined };
  readonly artColours?: NonNullable<CoverShape['art']>['colours'];
}

const BLURB = 'blurb';

/** Returns the style of an element; null for an element without one, such as a panel. */
export function styleOf(design: Design, id: string): ElementStyle | null {
  const text = shownText(design, id);
  if (text) return styleOfText(text);
  const shape = design.coverShapes.find(({ uniqueObjectId }) => uniqueObjectId === id);
  if (shape) return styleOfShape(shape);
  const object = design.coverObjectImages.find(({ uniqueObjectId }) => uniqueObjectId === id);
  if (object) {
    const { opacity, blend, filter, extension, screen, fade, shadow } = object;
    return { compositing: { opacity, blend: blend ?? 'normal' }, picture: { filter, extension, screen, fade }, cast: { shadow } };
  }
  const group = groupOf(design, id);
  if (group) return { compositing: { opacity: group.opacity ?? 1, blend: group.blend ?? 'normal' } };
  if (id !== BLURB) return null;
  const { font, lineSpacing, letterSpacing, case: letters, alignment, colour } = design.back.text;
  return {
    compositing: {},
    fill: { kind: 'solid', colour },
    letters: { font, lineSpacing, letterSpacing, case: letters, alignment },
  };
}

/** Returns the command that applies a style to an element, as far as the style fits its kind; null if no part of it does. */
export function styleCommand(design: Design, id: string, style: ElementStyle): SingleCommand | null {
  const { compositing, fill, letters } = style;
  const filled = fill ? (fill.kind === 'solid' ? { colour: fill.colour, fill: null } : { fill }) : {};
  if (shownText(design, id)) return { name: 'edit-text-box', id, changes: { ...compositing, text: { ...letters, ...filled } } };
  const shape = design.coverShapes.find(({ uniqueObjectId }) => uniqueObjectId === id);
  if (shape) return { name: 'replace-object', object: withShadow(shapeInStyle(shape, style), style) };
  const object = design.coverObjectImages.find(({ uniqueObjectId }) => uniqueObjectId === id);
  if (object) return { name: 'replace-object', object: withShadow(pictureInStyle(object, style), style) };
  if (groupOf(design, id)) return { name: 'edit-group', id, changes: { ...compositing } };
  if (id !== BLURB || (!letters && !fill)) return null;
  const { font, lineSpacing, letterSpacing, case: written, alignment } = letters ?? {};
  const words = { font, lineSpacing, letterSpacing, case: written, alignment, colour: fill ? leadingColour(fill) : undefined };
  return { name: 'edit-blurb', text: Object.fromEntries(Object.entries(words).filter(([, value]) => value !== undefined)) };
}

function styleOfText({ text, designMode }: TextBox): ElementStyle {
  const { font, fontSize, lineSpacing, letterSpacing, case: letters, alignment, bold, italic, underline, textEffect, features } = text;
  return {
    compositing: { opacity: designMode.opacity ?? 1, blend: designMode.blend ?? 'normal' },
    fill: text.fill ?? { kind: 'solid', colour: text.colour },
    letters: {
      font,
      fontSize,
      lineSpacing,
      letterSpacing,
      case: letters,
      alignment,
      bold,
      italic,
      underline,
      textEffect,
      features: features ?? null,
    },
  };
}

function styleOfShape({ renderer, box, line, style, opacity, art, shadow }: CoverShape): ElementStyle {
  const compositing = { opacity, blend: style.blend };
  if (art) return { compositing, artColours: art.colours };
  const colour: Rgba = line?.colour ?? BLACK;
  return {
    compositing,
    fill: renderer === 'line' ? { kind: 'solid', colour } : box.fill,
    shape: { line, cornerRadius: box.cornerRadius },
    cast: { shadow },
  };
}

function shapeInStyle(shape: CoverShape, { compositing, fill, shape: drawn, artColours }: ElementStyle): CoverShape {
  const { opacity = shape.opacity, blend = shape.style.blend } = compositing;
  const next: CoverShape = { ...shape, opacity, style: { ...shape.style, blend } };
  if (shape.art) return artColours ? { ...next, art: { ...shape.art, colours: artColours } } : next;
  if (shape.renderer === 'line') return { ...next, line: lineInStyle(shape.line, fill, drawn?.line ?? null) };
  if (fill === undefined) return next;
  const box = { fill, cornerRadius: drawn ? drawn.cornerRadius : shape.box.cornerRadius };
  return { ...next, box, line: drawn ? drawn.line : shape.line };
}

/** Returns a line in another line's style, or in the color of a fill. */
function lineInStyle(known: CoverShape['line'], fill: Fill | null | undefined, line: CoverShape['line']): CoverShape['line'] {
  if (line) return line;
  return known && fill ? { ...known, colour: leadingColour(fill) } : known;
}

function withShadow<Caster extends CoverShape | CoverObjectImage>(object: Caster, { cast }: ElementStyle): Caster {
  if (!cast) return object;
  const { shadow: _, ...plain } = object;
  return (cast.shadow ? { ...plain, shadow: cast.shadow } : plain) as Caster;
}

function pictureInStyle(object: CoverObjectImage, { compositing, picture }: ElementStyle): CoverObjectImage {
  const { opacity = object.opacity, blend = object.blend } = compositing;
  if (!picture) return { ...object, opacity, blend };
  const { filter: _filter, extension: _extension, screen: _screen, fade: _fade, ...plain } = object;
  return { ...plain, ...picture, opacity, blend };
}
