import type { ProductFacts } from './product-facts.ts';

export const KDP: ProductFacts = {
  path: '/campaign/create-a-book-cover-for-kdp',
  format: 'paperback',
  title: 'Create a book cover for KDP that is accepted the first time · Coverwright',
  description:
    'Make a book cover for Amazon KDP: paperback, hardcover and eBook with KDP’s own trims, papers, spine widths and limits, checked before you upload.',
  name: 'Book cover for Amazon KDP',
  heading: 'A cover for KDP, accepted the first time',
  lead: 'No template to download, no calculator, no “your cover does not meet our requirements”. Say how many pages your book has. The rest is Amazon’s arithmetic, and we have done it.',
  mockUp: { name: 'standing-keepers', proportion: 0.92, alt: 'A standing paperback of The Lantern Keepers' },
  wrap: {
    name: 'lantern-keepers',
    alt: 'Back, spine and front of The Lantern Keepers, laid flat',
    caption: 'KDP, paperback, 6 × 9 in, 352 cream pages: 0.0025 in a page make a spine of 0.880 in.',
  },
  pointsHeading: 'KDP’s rules, kept for you',
  points: [
    {
      name: 'The spine by the page',
      text: '0.002252 in for white paper, 0.0025 in for cream, 0.002347 in for color: KDP’s published figures, to the thousandth.',
    },
    {
      name: 'An eighth of an inch of bleed',
      text: 'On all four sides, filled by your picture; words stay clear of the knife by the same measure.',
    },
    {
      name: 'No words on thin spines',
      text: 'Below 79 pages KDP refuses them. You learn it while you design, not three days after you upload.',
    },
    { name: 'The barcode’s corner', text: '2 × 1.2 in at the foot of the back stay free, or carry your own barcode.' },
    { name: 'One PDF, under the limit', text: 'Vector type, pictures at 300 dpi, the exact page box, far below KDP’s 650 MB.' },
    { name: 'Kindle as well', text: 'The same title as an eBook cover of 2560 × 1600 pixels, with one click.' },
  ],
  questions: [
    {
      question: 'Is Coverwright part of Amazon?',
      answer:
        'No. Coverwright keeps to the rules that Amazon KDP publishes, and is neither made nor endorsed by Amazon. Kindle Direct Publishing is Amazon’s name.',
    },
    {
      question: 'What if KDP refuses the file all the same?',
      answer:
        'Tell us what KDP said. If our print check passed it, that is our fault: we fix the check, and you export the file again at no charge.',
    },
    {
      question: 'Can I print the same book elsewhere?',
      answer: 'Yes. Change the printer to IngramSpark or Lulu, and the cover is measured anew by their figures; nothing is drawn twice.',
    },
  ],
};
