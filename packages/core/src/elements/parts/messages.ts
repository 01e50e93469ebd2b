import { defineMessages } from '../../messages/define-messages.ts';

/**
 * The names that layouts, blocks and fixes give to the elements that they add. They are stored in documents and shown in the list of
 * layers.
 */
export const partMessages = defineMessages('parts', {
  aboutTheAuthor: 'About the author',
  authorPhoto: 'Author photo',
  bands: 'Bands',
  beforeTheTitle: 'Before the title',
  blooms: 'Blooms',
  category: 'Category',
  crumpledPaper: 'Crumpled paper',
  edge: 'Edge',
  edgeLine: 'Edge line',
  engraving: 'Engraving',
  flapBackground: 'Flap background',
  flowers: 'Flowers',
  fog: 'Fog',
  glow: 'Glow',
  grain: 'Grain',
  ground: 'Ground',
  imprint: 'Imprint',
  light: 'Light',
  mountains: 'Mountains',
  night: 'Night',
  paper: 'Paper',
  pattern: 'Pattern',
  plaster: 'Plaster',
  price: 'Price',
  printedPicture: 'Printed picture',
  publisherLogo: 'Publisher logo',
  shade: 'Shade',
  sky: 'Sky',
  strandBefore: 'Strand before',
  strandBehind: 'Strand behind',
  summary: 'Summary',
  tape: 'Tape',
  woods: 'Woods',
});
