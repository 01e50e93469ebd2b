import { defineMessages } from '@coverwright/core/messages/define-messages.ts';

export const shopWindowMessages = defineMessages('editor shop-window', {
  of100: 'of 100',
  points: '{points} of {most} points',
  ownCover: 'Your cover, {width} pixels wide',
  loading: 'Loading the other covers',
  notLoaded: 'The other covers could not be loaded. Check your connection, then open the test again.',
  results: 'Search results in an online store',
  coverOf: 'Cover of {title}',
  pageColor: 'Page color',
  grayscale: 'Grayscale, as on an e-reader',
  px: '{width} px',
  title: 'Shop-window test',
  lightPage: 'Light page',
  darkPage: 'Dark page',
});
