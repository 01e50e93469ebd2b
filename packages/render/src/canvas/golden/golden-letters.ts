import { fromHex } from '@coverwright/core/design/colour.ts';
import { createDesign } from '@coverwright/core/design/create-design.ts';
import type { Design } from '@coverwright/core/design/design.ts';
import { type TextBoxInput, textBoxSchema } from '@coverwright/core/design/text-box.ts';

type Words = Partial<TextBoxInput['text']> & Pick<TextBoxInput['text'], 'text'>;

/** Returns a cover with words below each other on a plain background, each in a box of the same height. */
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

/** Returns a cover with one of each warp: on a lettered title with its rules, on plain text with an effect, and on right-to-left text. */
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

const FOILED = { text: 'Salt of Sea', font: 'Cinzel', bold: true, lettering: { rules: true } } as const;
const BLOCK = { text: 'RUIN', font: 'Anton', fit: 'grow' } as const;

/** Returns a cover with effects that stay vectors in print. The extruded title is also bent. */
export function treatedCover(): Design {
  return specimen('#1c2440', '#f6ead2', [
    { ...FOILED, textEffect: { name: 'foil', style: { angle: 68, bevel: 0.8, depth: 0 } } },
    { ...BLOCK, textEffect: { name: 'inset-bands', style: {} } },
    { ...BLOCK, text: 'INLINE', font: 'Playfair Display', bold: true, textEffect: { name: 'inline', style: {} } },
    { ...BLOCK, text: 'Engraved', font: 'Abril Fatface', textEffect: { name: 'engraved', style: {} } },
    {
      ...BLOCK,
      text: 'Extruded',
      font: 'Shrikhand',
      warp: { kind: 'arch', bend: 0.05 },
      textEffect: { name: 'extrude', style: { colour: fromHex('#c8324a'), outline: 30 } },
    },
    { ...BLOCK, text: 'ROUGH', textEffect: { name: 'rough-print', style: { grain: 30 } } },
  ]);
}

/** Returns a cover with letters that are cut, moved and overprinted. */
export function brokenCover(): Design {
  return specimen('#101418', '#f3f4ff', [
    { ...BLOCK, text: 'SHARDS', textEffect: { name: 'shards', style: {} } },
    { ...BLOCK, text: 'SLICES', textEffect: { name: 'slices', style: {} } },
    { ...BLOCK, text: 'INKS', textEffect: { name: 'overprint', style: {} } },
    {
      text: 'The Salt of Life',
      font: 'Anton',
      lettering: { minorFont: 'Pacifico', minorSize: 0.6, gap: -0.2 },
      textEffect: { name: 'knock-out', style: { colour: fromHex('#101418') } },
    },
    { ...BLOCK, text: 'Hollow', font: 'Playfair Display', textEffect: { name: 'hollow', style: {} } },
    { ...BLOCK, text: 'STRIPS', textEffect: { name: 'strips', style: { colour: fromHex('#c8324a'), shadow: 0, raggedness: 1 } } },
  ]);
}

/** Returns a cover with blurred or translucent effects, which print in a single raster. */
export function litCover(): Design {
  return specimen('#7b2f3a', '#f6ead2', [
    { ...FOILED, textEffect: { name: 'foil', style: { metal: 'rose', bevel: 0.6, depth: 0.8, inner: 0.6 } } },
    { ...BLOCK, text: 'Cut out', font: 'Playfair Display', bold: true, textEffect: { name: 'inner-shadow', style: {} } },
    { ...BLOCK, text: 'Sticker', font: 'Shrikhand', colour: fromHex('#1f6f78'), textEffect: { name: 'sticker', style: {} } },
    { ...BLOCK, text: 'Neon', font: 'Pacifico', textEffect: { name: 'neon', style: {} } },
    { ...BLOCK, text: 'LONG', textEffect: { name: 'long-shadow', style: { length: 900 } } },
    { ...BLOCK, text: 'MIST', textEffect: { name: 'mist', style: {} } },
    { text: 'MIRROR', font: 'Anton', fontSize: 200, textEffect: { name: 'reflection', style: {} } },
    { ...BLOCK, text: 'MEADOW', textEffect: { name: 'ground-shadow', style: { length: 0.6 } } },
  ]);
}
