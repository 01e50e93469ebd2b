import type { CoverShape } from '../design/shape.ts';
import { boardFrame } from './board-frame.ts';
import { mergeArtwork } from './merge-artwork.ts';
import { mergePlace } from './merge-place.ts';
import type { MergeBook, ThreeWays } from './merge-text-box.ts';
import { isEqual } from '../design/is-equal.ts';
import { isSame, mergeFields } from './merge-values.ts';

const PLACE = ['x', 'y', 'width', 'height'] as const;

/**
 * Merges a shape of the layout: its place, form, fill, stroke and stacking each by themselves. A shape that was moved to another board
 * keeps to its pins.
 */
export function mergeShape(ways: ThreeWays<CoverShape>, { before, scale }: MergeBook): CoverShape {
  const { base, mine, theirs, pinned } = ways;
  const pick = <Value>(read: (shape: CoverShape) => Value, own: CoverShape = mine): Value =>
    isEqual(read(mine), read(base)) ? read(theirs) : read(own);
  // The author's pins decide the place, wherever the layout puts the shape.
  const isPinned = !isEqual(mine.pins, base.pins);
  const isMoved = mine.board !== base.board || isPinned || !isSame(mine, base, PLACE);
  const place =
    mine.board === base.board && pinned.board === theirs.board && !isPinned
      ? mergePlace({ base, mine, theirs, pinned, frame: boardFrame(before, 'front'), scale })
      : pinned;
  const { x, y, width, height } = isMoved ? place : theirs;
  // The window of a mat is measured from the mat's own corner.
  const keepsMeasures = isMoved && mine.type === 'mat';
  return {
    ...mergeFields(base, mine, theirs),
    board: isMoved ? pinned.board : theirs.board,
    x,
    y,
    width,
    height,
    line: pick((shape) => shape.line, pinned),
    box: {
      fill: pick((shape) => shape.box.fill),
      cornerRadius: pick((shape) => shape.box.cornerRadius, pinned),
    },
    ...(base.art && mine.art && theirs.art ? { art: mergeArtwork({ base: base.art, mine: mine.art, theirs: theirs.art }) } : {}),
    parameters: keepsMeasures ? pinned.parameters : pick((shape) => shape.parameters, pinned),
  };
}
