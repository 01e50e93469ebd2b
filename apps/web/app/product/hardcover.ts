import type { ProductFacts } from './product-facts.ts';

export const HARDCOVER: ProductFacts = {
  path: '/product/create-a-hardcover-design',
  format: 'hardback',
  title: 'Create a hardcover design with hinges and wrap · Coverwright',
  description:
    'Make a case-laminate hardcover design: boards, hinges, spine and the wrap that is turned in are measured from trim and page count, and checked before you upload.',
  name: 'Hardcover design',
  heading: 'A hardcover: boards, hinges and wrap',
  lead: 'The printed sheet is glued over boards, folded in at the edges and bent at two hinges. Coverwright measures each of them from your trim and page count, and print check finds text that is too close to one.',
  mockUp: { name: 'lying-guest', proportion: 1.2, alt: 'A hardcover book, lying, with a golden eye on its front' },
  wrap: {
    name: 'seventh-guest',
    alt: 'The case of The Seventh Guest, laid flat, with the paper that is turned in',
    caption: '6 × 9 in, 300 white pages on Amazon KDP: the paper is turned in around the boards, and its edge is inside the book.',
  },
  pointsHeading: 'What a hardcover needs',
  points: [
    {
      name: 'Boards larger than the pages',
      text: 'The boards extend past the pages. The front that readers see is measured from the boards, not from the trim.',
    },
    {
      name: 'A wrap around the boards',
      text: 'More than half an inch on every side. Your picture covers it, and print check keeps text out of it.',
    },
    { name: 'Hinges', text: 'Text on a hinge would crack where the cover bends. Print check finds it and moves it out.' },
    { name: 'A wider spine', text: 'Boards make it wider than a paperback’s, and titles grow with it.' },
    {
      name: 'Dust jackets too',
      text: 'For IngramSpark, a dust jacket has two flaps: one with the price and the story, one with the author’s photo and bio.',
    },
    {
      name: 'From your paperback in one click',
      text: 'The design is laid out again for the case, with the same typefaces and colors in the right places.',
    },
  ],
  questions: [
    {
      question: 'How many pages does a hardcover need?',
      answer:
        'Amazon KDP binds 76 to 550 pages. Other printers have other limits. All of them are checked as soon as you enter your page count.',
    },
    {
      question: 'Which trim sizes are available?',
      answer: 'KDP offers five: 5.5 × 8.5, 6 × 9, 6.14 × 9.21, 7 × 10 and 8.25 × 11 in.',
    },
    {
      question: 'Is it a case laminate or a dust jacket?',
      answer:
        'For KDP and Lulu, a case laminate: the cover is printed on the case itself. For IngramSpark you choose between that and a dust jacket.',
    },
  ],
};
