import { MAX_FONT_SIZE, MIN_FONT_SIZE } from '../design/bounds.ts';
import type { Rgba } from '../design/colour.ts';
import type { Lettering } from '../design/lettering.ts';
import { type TextBox, textBoxSchema } from '../design/text-box.ts';
import type { Warp } from '../design/warp.ts';
import type { TextEffect } from '../effects/text-effect.ts';
import type { KindOfFace, Voice } from '../genres/genre.ts';
import { type Point, type Rect, translation, union } from '../geometry/shapes.ts';
import { isLongTitle } from '../lettering/line-penalty.ts';
import { setLettering } from '../lettering/set-lettering.ts';
import { glyphInk } from '../scene/glyph-ink.ts';
import type { GlyphsNode } from '../scene/scene.ts';
import type { TextEngine } from '../text/text-engine.ts';
import type { LaidLine } from '../text/text-layout.ts';
import { runsOutline } from '../scene/glyph-placement.ts';
import { type Path, transformPath } from '../scene/path.ts';
import { bentBox, placeWarp, roomBefore } from '../warps/place-warp.ts';
import { LEAST_SHARE } from './critic/family-record.ts';
import { letteringWithFeatures, titleWithFeatures } from './features-of-words.ts';
import { letteredVoice } from './front-box.ts';
import type { LayoutStage } from './layout-stage.ts';
import { breakLoneWord, voiceOfBrokenWord } from './lone-word.ts';
import { kindOfFace } from './type-manners.ts';
import { letteringFor, letteringOf } from './title-lettering.ts';

export interface ZoneStyle {
  readonly colour: Rgba;
  readonly voice?: Voice;
  readonly alignment?: 'left' | 'center' | 'right';
  /** The place of a lock-up that is lower than its zone. */
  readonly place?: 'top' | 'middle' | 'bottom';
  readonly lettering?: Partial<Lettering>;
  readonly effect?: TextEffect | null;
  /** The whole lock-up is bent, and still fills its zone. */
  readonly warp?: Warp;
  /** The factor by which condensed letters may be stretched upward where the lock-up leaves much of its zone empty. */
  readonly stretch?: number;
  /** True where no word of a sentence is small, as its lines are of one kind. */
  readonly isEven?: true;
  readonly z?: number;
}

export interface ZoneTitle {
  readonly box: TextBox;
  /** Px per em of its large lines: what effects measure by. */
  readonly size: number;
  /** The box around the letters, Px from the board's corner. */
  readonly ink: Rect;
  /** The box around each line's letters, Px from the board's corner, the first line first. */
  readonly lines: readonly TitleLine[];
}

export interface TitleLine {
  readonly ink: Rect;
  /** The box around each letter, in the order of painting. */
  readonly letters: readonly Rect[];
  /** The letters' outlines before any warp, Px from the board's corner. */
  readonly outline: () => Path;
}

/** Letters take no more than this share of a front's height: beyond it nothing is left to see. */
const MOST_SHARE = 0.6;
/** The same for a title that is read by its leading phrase above or under a scene, which needs its half of the front. */
const MOST_SHARE_OF_LEAD = 0.43;
/** Largest cap height of a title that has a zone to fill, as a share of the zone's width. */
const LARGEST = 0.42;
/** The most height of a single word's letters, as a share of the measure: no other line needs the room. */
const LARGEST_OF_ONE = 0.6;
/** A lone word in one line is low, so its letters are drawn taller where the face bears it: as a condensed cut of it would be. */
const STRETCH_OF_ONE: Readonly<Partial<Record<KindOfFace, number>>> = {
  serif: 1.5,
  'light serif': 1.5,
  capitals: 1.4,
  heavy: 1.35,
  condensed: 1.3,
  grotesk: 1.25,
  wide: 1.35,
};
/** The lines of a long title are all as small as its longest one needs, so they are drawn a little taller where there is room. */
const STRETCH_OF_LONG: Readonly<Partial<Record<KindOfFace, number>>> = {
  serif: 1.36,
  'light serif': 1.36,
  capitals: 1.3,
  heavy: 1.3,
  condensed: 1.45,
  grotesk: 1.25,
  wide: 1.35,
};
/** The lines of two words are low too if one of the words is long, and a small "The" leaves its one word as low. */
const STRETCH_OF_TWO: Readonly<Partial<Record<KindOfFace, number>>> = {
  serif: 1.32,
  'light serif': 1.32,
  capitals: 1.26,
  heavy: 1.22,
  condensed: 1.25,
  grotesk: 1.18,
  wide: 1.3,
};
/** Every other title grows a little into a zone that it does not fill. */
const STRETCH_OF_OTHERS: Readonly<Partial<Record<KindOfFace, number>>> = {
  serif: 1.18,
  'light serif': 1.18,
  capitals: 1.18,
  heavy: 1.14,
  condensed: 1.18,
  grotesk: 1.13,
  wide: 1.2,
};
/**
 * A title that would take less than its least share of the front grows up to this, where its zone has the room: three lines of a shop's
 * name, or Hebrew and Arabic, whose letters are as low as small ones of Latin.
 */
const STRETCH_TO_LEAST: Readonly<Partial<Record<KindOfFace, number>>> = {
  serif: 1.56,
  'light serif': 1.56,
  capitals: 1.68,
  heavy: 1.35,
  condensed: 1.66,
  grotesk: 1.3,
  wide: 1.4,
};
/** A little more than the least share, which the outlines of stretched letters miss by less than this. */
const BEYOND_LEAST = 1.01;
/** Less than this is not worth another shape of the letters. */
const LEAST_STRETCH = 1.12;

/** A lone word that fills less than this share of its zone's height in one line is broken in two. */
const LOW = 0.62;
/** Two lines of a word need a zone of this height, as a share of its width. */
const ROOM_FOR_TWO = 0.4;

/** The title as a lock-up that fills a zone of the front as far as its words allow; a long lone word stands in two lines. */
export function titleInZone(stage: LayoutStage, wished: Rect, style: ZoneStyle): ZoneTitle {
  const whole = largeEnough(stage, wished, style);
  const wordBreak = style.warp ? null : breakLoneWord(stage.title);
  const voice = wordBreak && voiceOfBrokenWord(style.voice ?? stage.look.title);
  const isLow = whole.ink.height < LOW * wished.height && wished.height > ROOM_FOR_TWO * wished.width;
  if (!voice || !wordBreak || !isLow) return whole;
  return lineUp(stage, wished, { ...style, voice, lettering: { ...style.lettering, wordBreak } });
}

/** The share of the least height that a title of many letters has to reach: its lines are small on any cover. */
const OF_LONG_TITLE = 0.7;
const LONG_TITLE = 45;

/**
 * The lock-up, in which a phrase or the key words lead. Where the words behind them are so many that the whole stays lower than a title has to be,
 * no word is small, if that makes it higher.
 */
function largeEnough(stage: LayoutStage, wished: Rect, style: ZoneStyle): ZoneTitle {
  const led = lineUp(stage, wished, style);
  const least = LEAST_SHARE * stage.board.height * (stage.title.length > LONG_TITLE ? OF_LONG_TITLE : 1);
  if (style.isEven || style.warp || led.ink.height >= least || wished.height < least) return led;
  const even = lineUp(stage, wished, { ...style, isEven: true });
  return even.ink.height > led.ink.height ? even : led;
}

function lineUp(stage: LayoutStage, wished: Rect, style: ZoneStyle): ZoneTitle {
  const { alignment = 'center', place = 'top' } = style;
  const voice = titleWithFeatures(style.voice ?? stage.look.title, stage.title, stage.genre, stage.engine);
  const own = { ...letteringOf(voice, LARGEST), ...style.lettering };
  const isOne = !/\s/u.test(stage.title.trim()) && !own.wordBreak;
  const largest = isOne ? Math.max(own.largest, LARGEST_OF_ONE) : own.largest;
  const plain = style.isEven ? { ...own, largest } : letteringFor(stage.title, { ...own, largest }, voice, alignment);
  const lettering = letteringWithFeatures(plain, voice, stage, stage.engine);
  const hasLead = lettering.minorWords === 'lead-phrase';
  const most = hasLead && place !== 'middle' ? MOST_SHARE_OF_LEAD : MOST_SHARE;
  const zone = withinShare(wished, most * stage.board.height, place);
  const text = { ...letteredVoice(voice), text: stage.title, fontSize: 0, alignment };
  const { layout, size } = setLettering(text, lettering, style.warp ? roomBefore(style.warp, zone) : zone, stage.engine);
  const set = layout.inkBounds ?? { x: 0, y: 0, width: zone.width, height: 0 };
  const words = stage.title.trim().split(/\s+/u);
  const isLong = isLongTitle(words.map(({ length }) => ({ start: 0, end: length })));
  const isAlike = isLong && !hasLead;
  const stretches = isOne ? STRETCH_OF_ONE : isAlike ? STRETCH_OF_LONG : words.length === 2 ? STRETCH_OF_TWO : STRETCH_OF_OTHERS;
  const kind = kindOfFace(voice.font);
  const toLeast = (LEAST_SHARE * BEYOND_LEAST * stage.board.height) / Math.max(1, set.height);
  const tallest = Math.max(
    hasLead ? 1 : (style.stretch ?? 1),
    stretches[kind] ?? 1,
    hasLead ? 1 : Math.min(toLeast, STRETCH_TO_LEAST[kind] ?? 1),
  );
  const taller = Math.min(tallest, zone.height / Math.max(1, set.height));
  if (!style.warp && taller > LEAST_STRETCH) {
    return lineUp(stage, zone, { ...style, warp: { kind: 'stretch', height: taller } });
  }
  const free = zone.height - set.height;
  const top = place === 'top' ? 0 : place === 'bottom' ? free : free / 2;
  const ink = { x: zone.x + set.x, y: zone.y + top, width: set.width, height: set.height };
  const bend = style.warp && placeWarp(style.warp, ink, { area: zone, place, alignment, fits: true });
  const bent = (box: Rect) => (bend ? bentBox(bend, box) : box);
  const corner = { x: zone.x, y: zone.y + top - set.y };
  return {
    size,
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

/** A zone no higher than `most`, at the end of the wished one that the lock-up stands at. */
function withinShare(wished: Rect, most: number, place: NonNullable<ZoneStyle['place']>): Rect {
  const free = Math.max(0, wished.height - most);
  const above = place === 'top' ? 0 : place === 'bottom' ? free : free / 2;
  return { ...wished, y: wished.y + above, height: wished.height - free };
}

/** The least height of a title's room on a high front, as a share of its height. */
const LEAST_ROOM = 0.36;

/** Returns the height that a long subtitle above the title must leave it. A low front has no such room. */
export function leastTitleHeight({ width, height }: LayoutStage['board']): number {
  return height < width * 1.2 ? 0 : height * LEAST_ROOM;
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
  const nodes = runs.flatMap(({ face, size, slant, glyphs }) =>
    glyphs.map((glyph): GlyphsNode => ({ kind: 'glyphs', face, size, slant, glyphs: [glyph], paint: NO_PAINT })),
  );
  const letters = nodes.flatMap((node): Rect[] => {
    const ink = glyphInk([node], engine);
    return ink ? [bent({ ...ink, x: corner.x + ink.x, y: corner.y + ink.y })] : [];
  });
  const [first, ...rest] = letters;
  const outline = () => transformPath(runsOutline(nodes, engine), translation(corner.x, corner.y));
  return first ? [{ ink: rest.reduce(union, first), letters, outline }] : [];
}

const NO_PAINT = { kind: 'solid', colour: { r: 0, g: 0, b: 0, a: 1 } } as const;
