import { defineMessages } from '@coverwright/core/messages/define-messages.ts';

export const colourFieldMessages = defineMessages('editor color field', {
  colorFormat: '{label}: color format',
  cmykHint: 'Approximate: printed inks differ slightly from the screen.',
  hexNumber: '{label}: Hex number',
  palette: 'Palette',
  hex: 'Hex',
  rgb: 'RGB',
  cmyk: 'CMYK',
  notation: '{label}: {notation}',
  yourColors: 'Your colors',
  recentlyUsed: 'Recently used',
  inThePicture: 'In the picture',
  blackAndWhite: 'Black and white',
});
