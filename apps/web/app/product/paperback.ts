import type { ProductFacts } from './product-facts.ts';

export const PAPERBACK: ProductFacts = {
  path: '/product/create-a-paperback-cover',
  format: 'paperback',
  title: 'Create a paperback cover with the exact spine width · Coverwright',
  description:
    'Make a paperback cover with front, spine and back for Amazon KDP, IngramSpark or Lulu. The spine is measured from your page count, and the PDF has the exact size.',
  name: 'Paperback cover',
  heading: 'A paperback cover: front, spine and back',
  lead: 'Front, spine and back are printed on one sheet. Design them together: the picture wraps around, the spine follows your page count, and the barcode has its place.',
  mockUp: { name: 'stack-keepers', proportion: 1.3, alt: 'A stack of paperbacks whose spines carry title and author' },
  wrap: {
    name: 'lantern-keepers',
    alt: 'Back, spine and front of The Lantern Keepers, laid flat',
    caption: '6 × 9 in, 352 cream pages on Amazon KDP: the file that is printed, with its bleed.',
  },
  pointsHeading: 'What a paperback needs',
  points: [
    {
      name: 'The right spine width',
      text: 'Page count times paper thickness. Change either, and the spine, the file and everything on it adapt.',
    },
    {
      name: 'Spine text, where it fits',
      text: 'KDP prints none below 80 pages. Coverwright tells you before you add it, and keeps it clear of the folds.',
    },
    {
      name: 'Bleed and safe margins',
      text: 'Pictures extend to the bleed, and text stays inside the safe area. Guides show both while you work.',
    },
    {
      name: 'A barcode in the right place',
      text: 'Drawn from your ISBN as vectors on white, or an empty field where the printer adds it.',
    },
    { name: 'Seventeen trims', text: 'From 5 × 8 in to A4 and square: every size that KDP prints, and those of IngramSpark and Lulu.' },
    {
      name: 'The same title as hardcover and eBook',
      text: 'Add them in one click. What you change in one format changes in all, unless you unlink it.',
    },
  ],
  questions: [
    {
      question: 'How is the spine width calculated?',
      answer:
        'From your page count and the paper thickness that the printer publishes. For KDP that is 0.002252 in a page of white paper, 0.0025 in of cream and 0.002347 in for color. For IngramSpark it comes from its own tables, and you can enter the width from a template.',
    },
    {
      question: 'Which file do I upload?',
      answer: 'The print PDF: RGB for KDP, CMYK (PDF/X-1a) for IngramSpark. Both come from the same design.',
    },
    {
      question: 'Can I see it as a book first?',
      answer:
        'Yes, from all sides: in 3D in the editor, with your paper and page count, and as pictures of a standing, lying or stacked book for your store page.',
    },
  ],
};
