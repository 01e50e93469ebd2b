import type { Spine } from '../../design/spine.ts';
import type { TextBox } from '../../design/text-box.ts';
import type { Size } from '../../geometry/shapes.ts';
import type { TextEngine } from '../../text/text-engine.ts';
import { layoutWords } from '../text-box/lay-out-text-box.ts';

/** An arbitrary size for measuring, because ink grows in proportion to the size. */
const MEASURING_SIZE = 100;

/** The largest share of the safe width that a line takes. A line that fills the spine from edge to edge looks crammed. */
const FULLEST_ACROSS = 0.62;

/**
 * Returns the size of a spine text: the author's size, limited by the maximum of the box and of the panel, and by the size at which one
 * line fits inside the box along and across the spine.
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
