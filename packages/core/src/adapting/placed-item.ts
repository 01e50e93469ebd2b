import type { CoverObjectImage } from '../design/cover-object-image.ts';
import type { Pins } from '../design/pins.ts';
import { type Fill, fillOpacity } from '../design/fill.ts';
import type { CoverShape } from '../design/shape.ts';
import type { TextBox } from '../design/text-box.ts';
import { warpRoom } from '../elements/text-box/warp-room.ts';
import { warpedBox } from '../warps/place-warp.ts';
import { layOutTextBox } from '../elements/text-box/lay-out-text-box.ts';
import { placeTextBox } from '../elements/text-box/place-text-box.ts';
import { movedInk } from '../scene/glyph-nodes.ts';
import { type Rect, type Size, centreOf, rotationAbout, transformedBounds } from '../geometry/shapes.ts';
import type { TextEngine } from '../text/text-engine.ts';

/** An element in the form that adapting uses: its place on its board and its look, in print pixels from the board's corner. */
export interface PlacedItem {
  readonly id: string;
  readonly kind: 'words' | 'art';
  /** The box before rotation. */
  readonly box: Rect;
  /** The upright box around the visible part. */
  readonly seen: Rect;
  readonly rotation: number;
  /** True if stretching it in one direction would distort it. */
  readonly keepsProportions: boolean;
  /** The side of the box that the lines begin at; null for art and for centered text. */
  readonly leans: 'start' | 'end' | null;
  /** True if it fades out, as a shade over a picture does. Layers below a shade do not belong to it. */
  readonly isShade: boolean;
  /** The outermost group that contains it. All members of a group move as one. */
  readonly group: string | null;
  /** The author's pins; null if they follow from the place. */
  readonly pins: Pins | null;
}

/** The shapes that can be stretched in one direction. */
const FLEXIBLE: ReadonlySet<CoverShape['type']> = new Set([
  'rectangle',
  'line',
  'frame',
  'divider',
  'double-rule',
  'mat',
  'slant',
  'notched-frame',
  'arched-frame',
  'plaque',
  'wave',
]);

export function artItem(object: CoverShape | CoverObjectImage, box: Rect): PlacedItem {
  const isFlexible = 'type' in object && FLEXIBLE.has(object.type) && object.icon === null && !object.lockAspectRatio;
  return {
    id: object.uniqueObjectId,
    kind: 'art',
    box,
    seen: turned(box, box, object.rotation),
    rotation: object.rotation,
    keepsProportions: !isFlexible || object.rotation % 180 !== 0,
    group: null,
    leans: null,
    isShade: 'type' in object && object.box.fill !== null && fades(object.box.fill),
    pins: object.pins ?? null,
  };
}

const LEANING = { left: 'start', right: 'end', center: null, justify: null } as const;

function fades(fill: Fill): boolean {
  return 'stops' in fill && fillOpacity(fill) < 1;
}

/** @param board the size of the board that the numbers of `box` are relative to. @param engine null: the size of the text is estimated. */
export function wordsItem(text: TextBox, board: Size, engine: TextEngine | null): PlacedItem {
  const { panel, textArea } = placeTextBox(text, { x: 0, y: 0, ...board });
  const ink = engine ? inkOf(text, textArea, engine) : estimatedInk(text, textArea);
  return {
    id: text.designMode.uniqueId,
    kind: 'words',
    box: panel,
    seen: turned(ink ?? panel, panel, text.panel.rotation),
    rotation: text.panel.rotation,
    keepsProportions: text.panel.rotation % 180 !== 0,
    group: null,
    leans: LEANING[text.text.alignment],
    isShade: false,
    pins: text.designMode.pins ?? null,
  };
}

function turned(seen: Rect, box: Rect, rotation: number): Rect {
  return rotation === 0 ? seen : transformedBounds(rotationAbout(rotation, centreOf(box)), seen);
}

function inkOf(text: TextBox, area: Rect, engine: TextEngine): Rect | null {
  const { layout, origin } = layOutTextBox(text, area, engine);
  const ink = movedInk(layout, origin);
  const { warp } = text.text;
  return ink && warp ? warpedBox(warp, ink, warpRoom(text.text, area, text.panelPosition)) : ink;
}

/** The approximate advance of a letter, in em. */
const LETTER = { uppercase: 0.66, other: 0.5 } as const;

/** Estimates the ink bounds of a text, for callers without fonts. */
function estimatedInk({ text, panelPosition }: TextBox, area: Rect): Rect | null {
  const said = text.text.trim();
  if (said === '') return null;
  const advance = text.fontSize * ((text.case === 'uppercase' ? LETTER.uppercase : LETTER.other) + text.letterSpacing / 1000);
  const lengths = said.split('\n').map((line) => Math.max(1, line.length) * advance);
  const lines = lengths.reduce((sum, length) => sum + Math.max(1, Math.ceil(length / area.width)), 0);
  const width = Math.min(area.width, Math.max(...lengths));
  const height = Math.min(area.height || Number.POSITIVE_INFINITY, lines * text.fontSize * text.lineSpacing);
  const spare = { x: area.width - width, y: area.height - height };
  const x = text.alignment === 'left' ? 0 : text.alignment === 'right' ? spare.x : spare.x / 2;
  const y = panelPosition === 'top' ? 0 : panelPosition === 'bottom' ? spare.y : spare.y / 2;
  return { x: area.x + x, y: area.y + y, width, height };
}
