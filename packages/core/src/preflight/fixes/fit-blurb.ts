import { type Command, applyCommand } from '../../commands/apply-command.ts';
import { BLURB_FONT_SIZES } from '../../design/back.ts';
import { blurbArea } from '../../elements/blurb/blurb-area.ts';
import { intersection } from '../../geometry/shapes.ts';
import type { PreflightSubject } from '../preflight-subject.ts';
import { TOLERANCE, asPx, distanceInside } from '../measuring/distances.ts';
import { inkOf } from './fit-inside.ts';

type Place = { readonly paddingTop?: number; readonly paddingLeft?: number; readonly paddingRight?: number };

/** The tightest line spacing, which is tried last, together with the full width. */
const TIGHT_LINES = 1.15;

/**
 * Returns the command that fits the blurb into its area: first lower or narrower, then in smaller type, then higher and over the full
 * width. Returns null if the blurb is too long in any setting.
 */
export function fitBlurb(subject: PreflightSubject): Command | null {
  const { design, binding, geometry, engine } = subject;
  if (!binding) return null;
  const { text, panel } = design.back;
  const highest = asPx(binding.text.warnWithin);
  const side = sidePadding(subject);
  const sizes = BLURB_FONT_SIZES.filter((size) => size <= text.fontSize).toReversed();
  const places: readonly Place[] = [
    { paddingTop: Math.max(panel.paddingTop, highest), ...side(panel.paddingLeft, panel.paddingRight) },
    { paddingTop: highest, ...side(panel.paddingLeft, panel.paddingRight) },
    { paddingTop: highest, ...side(0, 0) },
  ];
  for (const place of places) {
    for (const lineSpacing of [text.lineSpacing, Math.min(text.lineSpacing, TIGHT_LINES)]) {
      for (const fontSize of sizes.length > 0 ? sizes : [text.fontSize]) {
        const command: Command = { name: 'edit-blurb', text: { fontSize, lineSpacing }, panel: place };
        const tried = applyCommand(design, command);
        const area = tried.ok && blurbArea(tried.value.back, geometry);
        const ink = tried.ok && inkOf(tried.value, 'blurb', engine);
        if (!area || !ink || distanceInside(ink, area) < -TOLERANCE) continue;
        if (!geometry.barcode || !intersection(ink, geometry.barcode)) return command;
      }
    }
  }
  return null;
}

/** Returns the side paddings that keep the text clear of the spine's fold. */
function sidePadding({ geometry, binding }: PreflightSubject): (left: number, right: number) => Place {
  const { back, spine } = geometry.boards;
  const safe = geometry.safe.back;
  if (!back || !spine || !safe || !binding) return (paddingLeft, paddingRight) => ({ paddingLeft, paddingRight });
  const keep = asPx(binding.text.backFromSpine);
  const backIsLeft = back.x < spine.x;
  const least = backIsLeft ? safe.x + safe.width - (spine.x - keep) : spine.x + spine.width + keep - safe.x;
  return (left, right) => ({
    paddingLeft: backIsLeft ? left : Math.max(left, least),
    paddingRight: backIsLeft ? Math.max(right, least) : right,
  });
}
