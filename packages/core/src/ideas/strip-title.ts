import type { Rgba } from '../design/colour.ts';
import type { Rect } from '../geometry/shapes.ts';
import { type TextEffect, textEffectSchema } from '../effects/text-effect.ts';
import type { LayoutStage } from './layout-stage.ts';
import { type ZoneTitle, titleInZone } from './zone-title.ts';

/** Space between lines as a share of their cap height: two strips meet, and the lower one lies on the upper one's edge. */
const GAP = 0.42;
/** Paper around a line, thousandths of the font size. */
const PADDING = 170;

/** Lines of a long title are low, and their condensed letters bear to be drawn taller. */
const TALLER = 1.3;

/** Cut with scissors, not torn. */
const RAGGEDNESS = 0.22;

interface StripStyle {
  readonly ink: Rgba;
  readonly paper: Rgba;
  readonly alignment?: 'left' | 'center' | 'right';
}

/** The effect that puts each line on a strip of paper. */
export function stripsOf(seed: number, colour: Rgba, padding = PADDING): TextEffect {
  return textEffectSchema.parse({ name: 'strips', style: { colour, padding, raggedness: RAGGEDNESS, seed: 1 + (seed % 99) } });
}

/** A title whose lines are pasted on strips of paper, at the foot of a zone. The strips end where the zone does. */
export function stripTitle(stage: LayoutStage, zone: Rect, { ink, paper, alignment = 'center' }: StripStyle): ZoneTitle {
  const title = titleInZone(stage, zone, {
    colour: ink,
    alignment,
    place: 'bottom',
    isEven: true,
    stretch: TALLER,
    lettering: { gap: GAP, largest: 0.26, minorWords: 'inline', rules: false },
    z: 40,
  });
  const up = (PADDING / 1000) * title.size;
  const { box } = title;
  return {
    ...title,
    ink: { ...title.ink, y: title.ink.y - up },
    box: {
      ...box,
      panel: { ...box.panel, top: box.panel.top - up },
      text: { ...box.text, textEffect: stripsOf(stage.seed, paper) },
    },
  };
}
