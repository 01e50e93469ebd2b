import type { ProductFacts } from './product-facts.ts';

export const PAPERBACK: ProductFacts = {
  path: '/product/create-a-paperback-cover',
  format: 'paperback',
  title: 'Create a paperback cover that fits to the thousandth · Coverwright',
  description:
    'Make a paperback cover with front, spine and back for Amazon KDP, IngramSpark or Lulu. The spine is measured from your page count, and the PDF has the exact size.',
  name: 'Paperback cover',
  heading: 'A paperback cover, all the way round',
  lead: 'Front, spine and back are one sheet of paper. Design them as one: the picture wraps round, the spine follows your page count, and the barcode has its place.',
  mockUp: { name: 'stack-keepers', proportion: 1.3, alt: 'A stack of paperbacks whose spines carry title and author' },
  wrap: {
    name: 'lantern-keepers',
    alt: 'Back, spine and front of The Lantern Keepers, laid flat',
    caption: '6 × 9 in, 352 cream pages on Amazon KDP: the very file that would be printed, with its bleed.',
  },
  pointsHeading: 'What a paperback asks for',
  points: [
    {
      name: 'A spine of the right breadth',
      text: 'Pages times paper. Change either, and the spine, the file and everything on them move along.',
    },
    {
      name: 'Words on the spine, or none',
      text: 'Below 79 pages KDP prints none. You are told before you have set them, and they stand clear of the folds.',
    },
    {
      name: 'Bleed and safe margins',
      text: 'Pictures run out to the bleed; words keep away from the knife. Lines show both while you work.',
    },
    {
      name: 'A barcode where it belongs',
      text: 'From your ISBN, drawn as vectors in its white field; or the field alone, where the printer puts it.',
    },
    { name: 'Seventeen trims', text: 'From 5 × 8 in to A4 and the squares: every one that KDP prints, and those of IngramSpark and Lulu.' },
    {
      name: 'The same title as hardcover and eBook',
      text: 'One click derives them; what you change once changes in all, unless you say otherwise.',
    },
  ],
  questions: [
    {
      question: 'How is the width of the spine worked out?',
      answer:
        'From your page count and the thickness of the paper, by the figures that the printer publishes. For KDP that is 0.002252 in a page of white paper, 0.0025 in of cream and 0.002347 in for color. IngramSpark’s comes from its own tables, and you can type the width of a template.',
    },
    {
      question: 'Which file do I upload?',
      answer: 'The print PDF. For KDP in RGB, for IngramSpark in four inks by PDF/X-1a; both come from the same design.',
    },
    {
      question: 'Can I see it as a book first?',
      answer:
        'Yes, from all sides: in 3D in the editor, with your paper and your page count, and as pictures of a standing, lying or stacked book for your shop page.',
    },
  ],
};
