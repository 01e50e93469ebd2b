import { fromHex } from '@coverwright/core/design/colour.ts';
import { createDesign } from '@coverwright/core/design/create-design.ts';
import type { Design } from '@coverwright/core/design/design.ts';
import { type TextBoxInput, textBoxSchema } from '@coverwright/core/design/text-box.ts';

type Words = Partial<TextBoxInput['text']> & Pick<TextBoxInput['text'], 'text'>;

/** Words one below the other on one ground, each in a box of the same height. */
function specimen(ground: string, colour: string, words: readonly Words[]): Design {
  const design = createDesign({ format: 'paperback', extent: 220 });
  const height = Math.floor(2500 / words.length);
  const panel = { colour: fromHex(ground) };
  return {
    ...design,
    frontBoard: {
      panel,
      textBoxes: words.map((text, index) =>
        textBoxSchema.parse({
          panelName: (['Title', 'Author'] as const)[index] ?? 'Subtitle',
          designMode: { uniqueId: `Words ${index}` },
          panel: { top: 100 + index * height, height: height - 60, marginLeft: 150, marginRight: 150 },
          text: { fontSize: 180, colour: fromHex(colour), ...text },
        }),
      ),
    },
    spine: { ...design.spine, panel: { ...design.spine.panel, ...panel } },
    back: { ...design.back, panel: { ...design.back.panel, ...panel }, text: { ...design.back.text, colour: fromHex(colour) } },
  };
}

/** One of each warp: on a lettered title with its rules, on plain words with an effect, from right to left. */
export function warpedCover(): Design {
  return specimen('#17304a', '#f6ead2', [
    {
      text: 'The Salt of the Fjord',
      font: 'Playfair Display',
      bold: true,
      lettering: { rules: true, minorItalic: true },
      warp: { kind: 'arch', bend: 0.09, bottom: 0.2 },
    },
    {
      text: 'Ruin Me Softly',
      font: 'Pacifico',
      warp: { kind: 'wave', height: 0.07 },
      textEffect: { name: 'outline', style: { width: 30 } },
    },
    { text: 'Once around', font: 'Montserrat', fontSize: 110, underline: true, warp: { kind: 'circle', turn: 110 } },
    { text: 'שירים של הים', font: 'Frank Ruhl Libre', bold: true, warp: { kind: 'shear', rise: 0.08, slant: 0.1 } },
    { text: 'THE BEAM', font: 'Anton', fit: 'grow', warp: { kind: 'perspective', side: 0.4, top: 0.2 } },
    {
      text: 'TALL',
      font: 'Anton',
      fit: 'grow',
      warp: { kind: 'stretch', height: 1.35 },
      textEffect: { name: 'hollow', style: { width: 20 } },
    },
  ]);
}
