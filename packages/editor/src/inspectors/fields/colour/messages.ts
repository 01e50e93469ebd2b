import { defineMessages } from '@coverwright/core/messages/define-messages.ts';

export const colourFieldMessages = defineMessages('editor color field', {
  colorFormat: '{label}: color format',
  cmykHint: 'Approximate: printed inks differ slightly from the screen.',
  hexNumber: '{label}: Hex number',
  palette: 'Palette',
  hex: 'Hex',
  rgb: 'RGB',
  cmyk: 'CMYK',
  hexRule: 'Enter a hex color such as #1d3244.',
  rgbRule: 'RGB is three numbers from 0 to 255: red, green, blue, like 29, 50, 68.',
  cmykRule: 'CMYK is four percentages from 0 to 100: cyan, magenta, yellow, black, like 57, 26, 0, 73.',
  notation: '{label}: {notation}',
  yourColors: 'Your colors',
  recentlyUsed: 'Recently used',
  inThePicture: 'In the picture',
  blackAndWhite: 'Black and white',
});
