import { defineMessages } from '@coverwright/core/messages/define-messages.ts';

/** The texts of a package's README, which describes each file and where to upload it. */
export const packageMessages = defineMessages('package', {
  paperback: '{printer}: the cover of the paperback. Upload it as it is, as “print-ready PDF”.',
  hardback: '{printer}: the cover of the hardcover. Upload it as it is, as “print-ready PDF”.',
  audiobook: 'ACX, Audible and other audiobook shops: the square cover.',
  ebook: 'Kindle and every other eBook shop: the cover picture, not part of the book’s file.',
  titleBy: '{title}, by {author}',
  untitled: 'Untitled',
  licenses: 'The license of every picture, icon and font. Keep it with your contracts.',
  designFile: 'The .coverwright file',
  designs: 'The designs with all that they show: open it in Coverwright to go on working.',
  copyrightPage: 'Credits that licenses require, for the copyright page of the book:',
  mind: 'Mind',
  picture: '{width} × {height} px, RGB JPEG.',
  measures: '{trim}, {pages} pages, {paper}: {width} × {height} in, spine {spine} in.',
});
