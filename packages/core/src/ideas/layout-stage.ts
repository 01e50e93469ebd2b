import { fromHex, withAlpha } from '../design/colour.ts';
import type { Rgba } from '../design/colour.ts';
import { relativeLuminance } from '../design/contrast.ts';
import type { CoverShape } from '../design/shape.ts';
import { coverShapeSchema } from '../design/shape.ts';
import { type TextBox, textBoxSchema } from '../design/text-box.ts';
import type { TextEffect } from '../effects/text-effect.ts';
import type { Genre } from '../genres/genre.ts';
import type { Rect, Size } from '../geometry/shapes.ts';
import type { TextEngine } from '../text/text-engine.ts';
import type { RegionReading } from './picture-map.ts';
import type { SetWords } from './set-lines.ts';

/** What a layout family composes on: the front board in print pixels from its own corner, and what lies under it. */
export interface LayoutStage {
  readonly title: string;
  readonly author: string;
  /** The author's subtitle, or the genre's own line; null: nothing. */
  readonly subtitle: string | null;
  readonly look: Genre['look'];
  readonly board: Size;
  /** Distance that everything keeps from the board's edges. */
  readonly margin: number;
  /** Board width less the margins. */
  readonly measure: number;
  readonly hasPicture: boolean;
  /** What the picture is like under a region of the board. */
  readonly under: (region: Rect) => RegionReading;
  readonly engine: TextEngine;
}

/** What a layout family makes. Everything else of the cover follows from it. */
export interface LaidFront {
  readonly textBoxes: readonly TextBox[];
  readonly shapes: readonly CoverShape[];
  /** Opaque colour of the front instead of a picture; null: the picture shows. */
  readonly plain: Rgba | null;
}

export interface Layout {
  /** Where the picture's subject should stand, as fractions of the front. */
  readonly focus: { readonly x: number; readonly y: number };
  readonly compose: (stage: LayoutStage) => LaidFront;
}

/** Art reaches this far over the front's outer edges, so that no bleed or wrap of any binding shows its end. */
export const OVERSHOOT = 400;

export function frontBox(
  panelName: 'Title' | 'Author' | 'Subtitle',
  words: SetWords,
  place: { readonly top: number; readonly height?: number; readonly left?: number; readonly right?: number; readonly rotation?: number },
  style: { readonly colour: Rgba; readonly alignment?: 'left' | 'center' | 'right'; readonly effect?: TextEffect | null },
): TextBox {
  const { voice } = words;
  return textBoxSchema.parse({
    panelName,
    panelPosition: 'middle',
    designMode: { uniqueId: panelName },
    panel: {
      top: place.top,
      height: place.height ?? words.height,
      marginLeft: place.left ?? 0,
      marginRight: place.right ?? 0,
      zIndex: 20,
      rotation: place.rotation ?? 0,
    },
    text: {
      text: words.text,
      font: voice.font,
      fontSize: words.size,
      bold: voice.bold ?? false,
      italic: voice.italic ?? false,
      case: voice.case,
      letterSpacing: voice.letterSpacing,
      lineSpacing: voice.lineSpacing,
      alignment: style.alignment ?? 'center',
      colour: style.colour,
      textEffect: style.effect ?? null,
    },
  });
}

/** A darkening (or lightening) from one edge of the front, strongest at the edge. */
export function scrim(id: string, edge: 'top' | 'bottom', reach: number, colour: Rgba, strength: number, board: Size): CoverShape {
  const stops = [
    { offset: 0, colour: withAlpha(colour, strength) },
    { offset: 0.45, colour: withAlpha(colour, strength * 0.82) },
    { offset: 1, colour: withAlpha(colour, 0) },
  ];
  const height = reach + OVERSHOOT;
  return coverShapeSchema.parse({
    uniqueObjectId: id,
    type: 'rectangle',
    board: 'front',
    x: 0,
    y: edge === 'top' ? -OVERSHOOT : board.height - reach,
    width: board.width + OVERSHOOT,
    height,
    z: 1,
    box: { fill: { kind: 'linear', angle: edge === 'top' ? 90 : 270, stops } },
  });
}

/** A plain area across the whole width of the front, out over its outer edges where it touches them. */
export function block(id: string, area: { readonly top: number; readonly bottom: number }, colour: Rgba, board: Size, z = 2): CoverShape {
  const top = area.top <= 0 ? -OVERSHOOT : area.top;
  const bottom = area.bottom >= board.height ? board.height + OVERSHOOT : area.bottom;
  return coverShapeSchema.parse({
    uniqueObjectId: id,
    type: 'rectangle',
    board: 'front',
    x: 0,
    y: top,
    width: board.width + OVERSHOOT,
    height: bottom - top,
    z,
    box: { fill: { kind: 'solid', colour } },
  });
}

/** A thin rule. */
export function rule(id: string, place: Rect, colour: Rgba): CoverShape {
  return coverShapeSchema.parse({
    uniqueObjectId: id,
    type: 'rectangle',
    board: 'front',
    ...place,
    z: 15,
    box: { fill: { kind: 'solid', colour } },
  });
}

/** The accent where small type in it reads on a dark scrim, else the light ink. */
export function accentInk({ accent, light }: { readonly accent: string; readonly light: string }): Rgba {
  const colour = fromHex(accent);
  return relativeLuminance(colour) >= READABLE_ON_DARK ? colour : fromHex(light);
}

const READABLE_ON_DARK = 0.3;

export function hex(colour: string): Rgba {
  return fromHex(colour);
}
