import { fromHex } from '@coverwright/core/design/colour.ts';
import type { Fill } from '@coverwright/core/design/fill.ts';
import { type CoverShapeInput, coverShapeSchema } from '@coverwright/core/design/shape.ts';
import { type TextBoxInput, textBoxSchema } from '@coverwright/core/design/text-box.ts';

/** The gradients that golden covers share. */
export const NIGHT: Fill = {
  kind: 'linear',
  angle: 90,
  stops: [
    { offset: 0, colour: fromHex('#0e1a38') },
    { offset: 0.7, colour: fromHex('#59407a') },
    { offset: 1, colour: fromHex('#f08a5d') },
  ],
};
export const DAWN: Fill = {
  kind: 'radial',
  stops: [
    { offset: 0, colour: fromHex('#fff1cf') },
    { offset: 1, colour: fromHex('#d9772e') },
  ],
};

export const GOLD = [
  { offset: 0, colour: fromHex('#7a5418') },
  { offset: 0.45, colour: fromHex('#f7e3a1') },
  { offset: 0.55, colour: fromHex('#fff8dc') },
  { offset: 1, colour: fromHex('#8a5f1d') },
];

/** Creates a shape for a golden cover. */
export function shape(uniqueObjectId: string, rest: Omit<CoverShapeInput, 'uniqueObjectId'>) {
  return coverShapeSchema.parse({ uniqueObjectId, ...rest });
}

/** Creates a text box for a golden cover, at the same distance from both sides. */
export function box(
  id: string,
  place: { readonly top: number; readonly height: number },
  text: Partial<TextBoxInput['text']> & Pick<TextBoxInput['text'], 'text' | 'fontSize'>,
  mode: Partial<TextBoxInput['designMode']> = {},
) {
  const panelName = id === 'Title' || id === 'Author' ? id : 'Subtitle';
  const words = text.lines ? { ...text, text: text.lines.map(({ runs }) => runs.map((run) => run.text).join('')).join('\n') } : text;
  return textBoxSchema.parse({
    panelName,
    designMode: { uniqueId: id, ...mode },
    panel: { ...place, marginLeft: 130, marginRight: 130 },
    text: words,
  });
}
