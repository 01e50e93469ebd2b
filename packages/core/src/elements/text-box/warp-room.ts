import type { TextBox } from '../../design/text-box.ts';
import type { Rect } from '../../geometry/shapes.ts';
import type { VerticalPlace } from '../../text/vertical-fit.ts';
import type { WarpRoom } from '../../warps/place-warp.ts';

/** Returns the room of a text's warped words in its area. */
export function warpRoom({ alignment, lettering, fit = 'fixed' }: TextBox['text'], area: Rect, place: VerticalPlace): WarpRoom {
  return {
    area,
    place,
    alignment: alignment === 'justify' ? 'center' : alignment,
    fits: lettering !== undefined || fit !== 'fixed',
  };
}
