import type { Rgba } from '../design/colour.ts';
import { type TextBox, textBoxSchema } from '../design/text-box.ts';
import type { TextEffect } from '../effects/text-effect.ts';
import type { Voice } from '../genres/genre.ts';
import type { SetWords } from './set-lines.ts';

interface Place {
  readonly top: number;
  readonly height?: number;
  readonly left?: number;
  readonly right?: number;
  readonly rotation?: number;
}

interface Style {
  readonly colour: Rgba;
  readonly alignment?: 'left' | 'center' | 'right';
  readonly effect?: TextEffect | null;
  /** Stacking order; absent: above the usual drawings. */
  readonly z?: number;
}

/** Words set on the front; their ink stands in the middle of the box. Px from the board's edges. */
export function frontBox(panelName: 'Title' | 'Author' | 'Subtitle', words: SetWords, place: Place, style: Style): TextBox {
  const { left, right } = sidesOf(words, place, style.alignment ?? 'center');
  return textBoxSchema.parse({
    panelName,
    panelPosition: 'middle',
    designMode: { uniqueId: panelName },
    panel: {
      top: place.top,
      height: place.height ?? words.height,
      marginLeft: left,
      marginRight: right,
      zIndex: style.z ?? 20,
      rotation: place.rotation ?? 0,
    },
    text: {
      text: words.text,
      ...letteredVoice(words.voice),
      fontSize: words.size,
      lineSpacing: words.voice.lineSpacing,
      alignment: style.alignment ?? 'center',
      colour: style.colour,
      textEffect: style.effect ?? null,
      ...(words.lockUp ? { lettering: words.lockUp.lettering } : {}),
    },
  });
}

/** A voice in a text's own fields. */
export function letteredVoice({ font, bold = false, italic = false, case: textCase, letterSpacing, features }: Voice) {
  return { font, bold, italic, case: textCase, letterSpacing, ...(features && { features }) };
}

/** A lock-up's box is as wide as its measure, in the place that was meant for it. */
function sidesOf({ width, lockUp }: SetWords, { left = 0, right = 0 }: Place, alignment: 'left' | 'center' | 'right') {
  if (!lockUp) return { left, right };
  const slack = lockUp.boardWidth - left - right - width;
  const before = alignment === 'left' ? 0 : alignment === 'right' ? slack : slack / 2;
  return { left: left + before, right: right + slack - before };
}
