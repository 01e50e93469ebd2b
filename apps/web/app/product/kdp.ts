import type { ProductFacts } from './product-facts.ts';

export const KDP: ProductFacts = {
  path: '/campaign/create-a-book-cover-for-kdp',
  format: 'paperback',
  title: 'Create a book cover for KDP that is accepted the first time · Coverwright',
  description:
    'Make a book cover for Amazon KDP: paperback, hardcover and eBook with KDP’s own trims, papers, spine widths and limits, checked before you upload.',
  name: 'Book cover for Amazon KDP',
  heading: 'A book cover for Amazon KDP',
  lead: 'You need no template and no calculator. Enter your page count, and Coverwright measures the cover by KDP’s own rules and checks it before you upload.',
  mockUp: { name: 'standing-keepers', proportion: 0.92, alt: 'A standing paperback of The Lantern Keepers' },
  wrap: {
    name: 'lantern-keepers',
    alt: 'Back, spine and front of The Lantern Keepers, laid flat',
    caption: 'KDP, paperback, 6 × 9 in, 352 cream pages: 0.0025 in a page make a spine of 0.880 in.',
  },
  pointsHeading: 'KDP’s rules, built in',
  points: [
    {
      name: 'Exact spine width',
      text: '0.002252 in for white paper, 0.0025 in for cream, 0.002347 in for color: KDP’s published figures, to the thousandth.',
    },
    {
      name: '0.125 in bleed',
      text: 'Your picture fills the bleed on all four sides, and text stays the same distance inside the trim.',
    },
    {
      name: 'No text on thin spines',
      text: 'KDP rejects spine text below 80 pages. Coverwright tells you while you design.',
    },
    { name: 'Room for the barcode', text: '2 × 1.2 in at the bottom of the back cover stay free, or hold your own barcode.' },
    {
      name: 'One PDF, under the limit',
      text: 'Vector type, pictures at 300 dpi and the exact page size, far below KDP’s limit of 650 MB.',
    },
    { name: 'Kindle too', text: 'The same title as an eBook cover of 2560 × 1600 pixels, in one click.' },
  ],
  questions: [
    {
      question: 'Is Coverwright part of Amazon?',
      answer:
        'No. Coverwright follows the rules that Amazon KDP publishes, and is neither made nor endorsed by Amazon. Kindle Direct Publishing is a trademark of Amazon.',
    },
    {
      question: 'What if KDP rejects the file anyway?',
      answer: 'Tell us what KDP said. If our print check passed the file, we fix the check, and you export the file again free of charge.',
    },
    {
      question: 'Can I print the same book elsewhere?',
      answer: 'Yes. Change the printer to IngramSpark or Lulu, and the cover is measured by their rules. You don’t design it again.',
    },
  ],
};
