import type { ProductFacts } from './product-facts.ts';

export const HARDCOVER: ProductFacts = {
  path: '/product/create-a-hardcover-design',
  format: 'hardback',
  title: 'Create a hardcover design with hinges and wrap · Coverwright',
  description:
    'Make a case-laminate hardcover design: boards, hinges, spine and the wrap that is turned in are measured from trim and page count, and checked before you upload.',
  name: 'Hardcover design',
  heading: 'A hardcover that opens as it should',
  lead: 'Paper is drawn over boards, folded in at the edges and bent at two hinges. Coverwright knows where each of them lies, and keeps your words away from it.',
  mockUp: { name: 'lying-guest', proportion: 1.2, alt: 'A hardcover book, lying, with a golden eye on its front' },
  wrap: {
    name: 'seventh-guest',
    alt: 'The case of The Seventh Guest, laid flat, with the paper that is turned in',
    caption: '6 × 9 in, 300 white pages on Amazon KDP: the paper reaches far around the boards, and disappears inside the book.',
  },
  pointsHeading: 'What a hardcover asks for',
  points: [
    {
      name: 'Boards larger than the pages',
      text: 'They stand out over the paper. The front that readers see is measured from them, not from the trim.',
    },
    {
      name: 'A wrap that is turned in',
      text: 'More than half an inch on every side. What is only there is never seen, and never missing.',
    },
    { name: 'Hinges', text: 'Where the cover bends, words would crack. A check finds the ones that reach into it, and moves them out.' },
    { name: 'A spine with room', text: 'Boards make it broader than a paperback’s; titles grow with it.' },
    { name: 'Jackets too', text: 'For IngramSpark a dust jacket with two flaps is measured and printed in the same way.' },
    {
      name: 'From your paperback in one click',
      text: 'The design is laid out anew for the case: the same faces and colors, at the right places.',
    },
  ],
  questions: [
    {
      question: 'How many pages does a hardcover need?',
      answer:
        'Amazon KDP binds 75 to 550 pages. Other printers have limits of their own; all of them are checked as soon as you type your page count.',
    },
    {
      question: 'Which trims are there?',
      answer: 'KDP offers five: 5.5 × 8.5, 6 × 9, 6.14 × 9.21, 7 × 10 and 8.25 × 11 in.',
    },
    {
      question: 'Is it a case laminate or a dust jacket?',
      answer:
        'For KDP and Lulu a case laminate: the cover is printed on the boards themselves. For IngramSpark you choose between that and a jacket.',
    },
  ],
};
