import type { Rgba } from '../design/colour.ts';
import { type TextBox, textBoxSchema } from '../design/text-box.ts';
import type { TextEffect } from '../effects/text-effect.ts';
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
}

/** Words set on the front; their ink stands in the middle of the box. Px from the board's edges. */
export function frontBox(panelName: 'Title' | 'Author' | 'Subtitle', words: SetWords, place: Place, style: Style): TextBox {
  const { voice } = words;
  return textBoxSchema.parse({
    panelName,
    panelPosition: 'middle',
    designMode: { uniqueId: panelName },
    panel: {
      top: place.top,
      height: place.height ?? words.height,
      marginLeft: place.left ?? 0,
      marginRight: place.right ?? 0,
      zIndex: 20,
      rotation: place.rotation ?? 0,
    },
    text: {
      text: words.text,
      font: voice.font,
      fontSize: words.size,
      bold: voice.bold ?? false,
      italic: voice.italic ?? false,
      case: voice.case,
      letterSpacing: voice.letterSpacing,
      lineSpacing: voice.lineSpacing,
      alignment: style.alignment ?? 'center',
      colour: style.colour,
      textEffect: style.effect ?? null,
    },
  });
}
