import type { ProductFacts } from './product-facts.ts';

export const EBOOK: ProductFacts = {
  path: '/product/front-cover-maker',
  format: 'ebook',
  title: 'Front cover maker for eBooks and audiobooks · Coverwright',
  description:
    'Make the front cover of your eBook or audiobook: readable at the size of a stamp, in the exact pixels that shops ask for, from a title, a genre and a picture.',
  name: 'eBook cover',
  heading: 'A front that is read at the size of a stamp',
  lead: 'In a shop your cover is as tall as a thumb. Coverwright sets the title so that it is still read there, and shows you your cover among its neighbors before anybody else sees it.',
  mockUp: { name: 'e-reader-orbit', proportion: 0.9, alt: 'An e-reader that shows the cover of The Ninth Orbit' },
  wrap: null,
  pointsHeading: 'What a front asks for',
  points: [
    {
      name: 'A title that is read small',
      text: 'The print check paints your cover as tall as a shop’s thumbnail and measures whether its words stand out.',
    },
    {
      name: 'The exact pixels',
      text: '2560 × 1600 as KDP likes it, or the square of an audiobook. JPEG with the right color profile, small enough for every shop.',
    },
    { name: 'Your genre’s manners', text: 'Twenty-four genres with their own faces, colors and layouts. It should look like what it is.' },
    {
      name: 'A shelf to try it on',
      text: 'See it among covers of its genre, light and dark, in a list and in a grid, in black and white on a reader.',
    },
    {
      name: 'A picture of your own, or of ours',
      text: 'A library in the public domain is built in. The backgrounds of your own pictures come off without leaving the server.',
    },
    { name: 'Ready to become a paperback', text: 'When print comes later, spine and back grow out of the front that you have.' },
  ],
  questions: [
    {
      question: 'What size should an eBook cover have?',
      answer: 'Amazon KDP asks for 2560 × 1600 pixels, taller than wide, and takes 1.6 : 1 as the best proportion. That is what comes out.',
    },
    {
      question: 'Does it work for audiobooks?',
      answer: 'Yes: the same title as a square, with the corner kept clear where shops lay their badge.',
    },
    {
      question: 'Can I use the picture for advertising?',
      answer: 'Yes. Download it as JPEG or PNG at the width that you need, or as a book or a reader on a background of your color.',
    },
  ],
};
