import { MAX_FONT_SIZE, MIN_FONT_SIZE } from '../design/bounds.ts';
import type { Rgba } from '../design/colour.ts';
import type { Lettering } from '../design/lettering.ts';
import { type TextBox, textBoxSchema } from '../design/text-box.ts';
import type { Warp } from '../design/warp.ts';
import type { TextEffect } from '../effects/text-effect.ts';
import type { Voice } from '../genres/genre.ts';
import { type Point, type Rect, union } from '../geometry/shapes.ts';
import { setLettering } from '../lettering/set-lettering.ts';
import { glyphInk } from '../scene/glyph-ink.ts';
import type { TextEngine } from '../text/text-engine.ts';
import type { LaidLine } from '../text/text-layout.ts';
import { bentBox, placeWarp, roomBefore } from '../warps/place-warp.ts';
import { letteredVoice } from './front-box.ts';
import type { LayoutStage } from './layout-stage.ts';
import { letteringOf } from './title-lettering.ts';

interface ZoneStyle {
  readonly colour: Rgba;
  readonly voice?: Voice;
  readonly alignment?: 'left' | 'center' | 'right';
  /** Where a lock-up that is lower than its zone stands in it. */
  readonly place?: 'top' | 'middle' | 'bottom';
  readonly lettering?: Partial<Lettering>;
  readonly effect?: TextEffect | null;
  /** The whole lock-up is bent, and still fills its zone. */
  readonly warp?: Warp;
  readonly z?: number;
}

export interface ZoneTitle {
  readonly box: TextBox;
  /** The box around the letters, Px from the board's corner. */
  readonly ink: Rect;
  /** The box around each line's letters, Px from the board's corner, the first line first. */
  readonly lines: readonly TitleLine[];
}

export interface TitleLine {
  readonly ink: Rect;
  /** The box around each letter, in the order of painting. */
  readonly letters: readonly Rect[];
}

/** Largest cap height of a title that has a zone to fill, as a share of the zone's width. */
const LARGEST = 0.42;

/** The title as a lock-up that fills a zone of the front as far as its words allow. */
export function titleInZone(stage: LayoutStage, zone: Rect, style: ZoneStyle): ZoneTitle {
  const { voice = stage.look.title, alignment = 'center', place = 'top' } = style;
  const lettering: Lettering = { ...letteringOf(voice, LARGEST), ...style.lettering };
  const text = { ...letteredVoice(voice), text: stage.title, fontSize: 0, alignment };
  const { layout, size } = setLettering(text, lettering, style.warp ? roomBefore(style.warp, zone) : zone, stage.engine);
  const set = layout.inkBounds ?? { x: 0, y: 0, width: zone.width, height: 0 };
  const free = zone.height - set.height;
  const top = place === 'top' ? 0 : place === 'bottom' ? free : free / 2;
  const ink = { x: zone.x + set.x, y: zone.y + top, width: set.width, height: set.height };
  const bend = style.warp && placeWarp(style.warp, ink, { area: zone, place, alignment, fits: true });
  const bent = (box: Rect) => (bend ? bentBox(bend, box) : box);
  const corner = { x: zone.x, y: zone.y + top - set.y };
  return {
    lines: layout.lines.flatMap((line) => titleLine(line, stage.engine, corner, bent)),
    ink: bent(ink),
    box: textBoxSchema.parse({
      panelName: 'Title',
      panelPosition: place,
      designMode: { uniqueId: 'Title' },
      panel: {
        top: zone.y,
        height: zone.height,
        marginLeft: zone.x,
        marginRight: stage.board.width - zone.x - zone.width,
        zIndex: style.z ?? 20,
      },
      text: {
        ...letteredVoice(voice),
        text: stage.title,
        fontSize: Math.min(MAX_FONT_SIZE, Math.max(MIN_FONT_SIZE, size)),
        lineSpacing: voice.lineSpacing,
        alignment,
        colour: style.colour,
        textEffect: style.effect ?? null,
        lettering,
        ...(style.warp && { warp: style.warp }),
      },
    }),
  };
}

/** A zone of the front in shares of its width and height; it keeps the margin from the board's sides. */
export function zoneOf(
  { board, margin }: LayoutStage,
  { top, bottom, left = 0, right = 1 }: Record<'top' | 'bottom', number> & Partial<Record<'left' | 'right', number>>,
): Rect {
  const from = Math.max(margin, left * board.width);
  const to = Math.min(board.width - margin, right * board.width);
  return {
    x: from,
    y: Math.max(margin, top * board.height),
    width: to - from,
    height: bottom * board.height - Math.max(margin, top * board.height),
  };
}

function titleLine({ runs }: LaidLine, engine: TextEngine, corner: Point, bent: (box: Rect) => Rect): readonly TitleLine[] {
  const letters = runs.flatMap(({ face, size, slant, glyphs }) =>
    glyphs.flatMap((glyph): Rect[] => {
      const ink = glyphInk([{ kind: 'glyphs', face, size, slant, glyphs: [glyph], paint: NO_PAINT }], engine);
      return ink ? [bent({ ...ink, x: corner.x + ink.x, y: corner.y + ink.y })] : [];
    }),
  );
  const [first, ...rest] = letters;
  return first ? [{ ink: rest.reduce(union, first), letters }] : [];
}

const NO_PAINT = { kind: 'solid', colour: { r: 0, g: 0, b: 0, a: 1 } } as const;
