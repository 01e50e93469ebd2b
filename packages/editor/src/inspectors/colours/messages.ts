import { defineMessages } from '@coverwright/core/messages/define-messages.ts';

export const colourMessages = defineMessages('editor colors', {
  palettesFor: 'Palettes for {genre}',
  colorsOfThisCover: 'Colors of this cover',
  originalColors: 'Original colors',
  hint: 'A palette changes the text, shapes, artwork, tinted pictures, spine and back. Colors that you set yourself stay.',
  otherPalettes: 'Other palettes',
  shufflePalettes: 'Shuffle palettes',
  paletteOfGenre: '{genre} palette {number}',
  thisCover: 'This cover',
  originalColorsOfCover: 'Original colors of this cover',
});
