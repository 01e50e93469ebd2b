import type { ProductFacts } from './product-facts.ts';

export const EBOOK: ProductFacts = {
  path: '/product/front-cover-maker',
  format: 'ebook',
  title: 'Front cover maker for eBooks and audiobooks · Coverwright',
  description:
    'Make the front cover of your eBook or audiobook: readable as a thumbnail, in the exact pixels that stores ask for, from a title, a genre and a picture.',
  name: 'eBook cover',
  heading: 'A front cover for your eBook or audiobook',
  lead: 'In a store your cover is about an inch tall. Coverwright sets the title so that it is still readable there, and shows you your cover among others of its genre.',
  mockUp: { name: 'e-reader-orbit', proportion: 0.9, alt: 'An e-reader that shows the cover of The Ninth Orbit' },
  wrap: null,
  pointsHeading: 'What a front cover needs',
  points: [
    {
      name: 'A title that reads small',
      text: 'Print check paints your cover at thumbnail size and measures whether its text stands out.',
    },
    {
      name: 'Exact pixels',
      text: '2560 × 1600 as KDP recommends, or a square for audiobooks. JPEG with the right color profile, small enough for every store.',
    },
    {
      name: 'The look of your genre',
      text: 'Twenty-four genres with their own typefaces, colors and layouts, so that readers see at once what it is.',
    },
    {
      name: 'A store page to try it on',
      text: 'See it among covers of its genre, on light and dark pages, in a list and in a grid, and in grayscale on an e-reader.',
    },
    {
      name: 'Your own picture, or one of ours',
      text: 'A library of public-domain pictures is built in. Backgrounds of your own pictures are removed on this server.',
    },
    { name: 'Ready to become a paperback', text: 'When you print it later, the spine and back are made from the front you have.' },
  ],
  questions: [
    {
      question: 'What size should an eBook cover have?',
      answer: 'Amazon KDP recommends 2560 × 1600 pixels, upright, in the proportion 1.6 : 1. That is what you download.',
    },
    {
      question: 'Does it work for audiobooks?',
      answer: 'Yes: the same title as a square, with the corner kept clear where stores place their badge.',
    },
    {
      question: 'Can I use the picture for advertising?',
      answer: 'Yes. Download it as JPEG or PNG at the width you need, or as a book or e-reader on a background color of your choice.',
    },
  ],
};
