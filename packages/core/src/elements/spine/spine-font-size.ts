import type { Spine } from '../../design/spine.ts';
import type { TextBox } from '../../design/text-box.ts';
import type { Size } from '../../geometry/shapes.ts';
import type { TextEngine } from '../../text/text-engine.ts';
import { layoutWords } from '../text-box/lay-out-text-box.ts';

/** Any size will do: ink grows in proportion. */
const MEASURING_SIZE = 100;

/** A line that fills the spine from edge to edge looks crammed; this share of the safe width is the most it takes. */
const FULLEST_ACROSS = 0.62;

/**
 * The size that spine words are set in: the author's own, held below the box's and the panel's largest, and below what keeps
 * one line inside the box along and across the spine.
 */
export function spineFontSize(box: TextBox, spine: Spine, room: Size, engine: TextEngine): number {
  const largest = Math.min(box.text.fontSize, box.designMode.maxFontSize, spine.panel.fontSize);
  const { inkBounds, width } = layoutWords(box.text, Number.POSITIVE_INFINITY, MEASURING_SIZE, engine);
  if (!inkBounds) return largest;
  const across = (room.height * FULLEST_ACROSS * MEASURING_SIZE) / inkBounds.height;
  // The size is 0.1% below the room, because rounding could break the line otherwise.
  const along = (room.width * 0.999 * MEASURING_SIZE) / width;
  return Math.min(largest, across, along);
}
