import { defineMessages } from '@coverwright/core/messages/define-messages.ts';

export const guidesMessages = defineMessages('guides', {
  searchTheGuides: 'Search the guides',
  bleedIsbnSpine: 'bleed, ISBN, spine…',
  search: 'Search',
  table: 'Table',
  example: 'Example',
  drawingOfATheFile: 'Drawing of a {named}: the file is {size}',
  barcode: 'barcode',
  red: 'Red',
  dashed: 'dashed',
  bookOf: '{format}, {width} × {height} in, {pages} pages on {paper} paper',
  figureCaption: '{named}: the file is {size}. {red} is the cut, {dashed} the safe area.',
  back: 'back',
  front: 'front',
  spine: 'spine {inches}',
});
