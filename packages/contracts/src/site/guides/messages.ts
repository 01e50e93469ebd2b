import { defineMessages } from '@coverwright/core/messages/define-messages.ts';

/** The titles of the guides. */
const TITLES = {
  'getting-started': 'Getting started',
  'around-the-editor': 'Your way around the editor',
  'one-master-four-products': 'One cover, four products',
  'trim-and-paper': 'Trim size and paper',
  'spine-width': 'The spine',
  'bleed-and-margins': 'Bleed, trim and the safe area',
  'isbn-and-barcode': 'ISBN and barcode',
  'type-and-genre': 'Type that says the genre',
  'colour-on-screen-and-in-ink': 'Color on screen and in ink',
  'covers-that-can-be-read': 'Covers that everybody can read',
  'pictures-and-licences': 'Pictures and their licenses',
  'writing-the-blurb': 'Writing the blurb',
  hardcover: 'Designing a hardcover',
  'ebook-and-audiobook': 'eBook and audiobook covers',
  'upload-to-kdp': 'Uploading to KDP, step by step',
  'why-covers-are-sent-back': 'Why covers are sent back',
  questions: 'Questions that are often asked',
  'never-lose-work': 'Where your work is kept',
  'getting-help': 'When something goes wrong',
} as const;

/** The leads of the guides: one or two sentences, which lists and search results show. */
const LEADS = {
  'getting-started:lead':
    'From a title and a genre to a file that the printer takes, in about ten minutes. No account, no design training.',
  'around-the-editor:lead': 'What stands where, how things are chosen and moved, and the keys that save the most time.',
  'one-master-four-products:lead': 'How one design becomes a paperback, a hardcover, an eBook and an audiobook cover, and stays one.',
  'trim-and-paper:lead': 'How large the book is, what it is printed on, and why both have to be settled before the cover.',
  'spine-width:lead': 'How its width is worked out, when words may stand on it, and how to keep them off the fold.',
  'bleed-and-margins:lead': 'Three lines that decide whether a cover comes back from the printer as it was meant.',
  'isbn-and-barcode:lead': 'Which number goes where, how large the bars must be, and when to leave the box empty.',
  'type-and-genre:lead': 'Readers know what kind of book it is before they have read a word. Most of that is type.',
  'colour-on-screen-and-in-ink:lead': 'Why a glowing blue prints dull, what 240 % means, and which of it you have to care about.',
  'covers-that-can-be-read:lead': 'Contrast, size and calm: what helps a reader with poor sight also helps on a phone in the sun.',
  'pictures-and-licences:lead': 'Where pictures may come from, what you must be able to show, and how large they have to be.',
  'writing-the-blurb:lead': 'What stands on the back of a book that gets turned over, in about 150 words.',
  'hardcover:lead': 'Boards, hinges and a cover that folds round them: what a case laminate has that a paperback has not.',
  'ebook-and-audiobook:lead': 'Two covers that are never printed, and mostly seen at the size of a stamp.',
  'upload-to-kdp:lead': 'Which file goes into which field, what the previewer tells you, and what to do when it complains.',
  'why-covers-are-sent-back:lead': 'The reasons in the printer’s own words, what each means, and how to fix it.',
  'questions:lead': 'About rights, sizes, prices, printers and what happens to your files.',
  'never-lose-work:lead': 'What is saved when, what happens without a connection, and how to get an earlier version back.',
  'getting-help:lead': 'What to try first, and what to send us so that the first answer helps.',
} as const satisfies Record<`${keyof typeof TITLES}:lead`, string>;

export const guideMessages = defineMessages('guide articles', { ...TITLES, ...LEADS });

export type GuideSlug = keyof typeof TITLES;
