import type { Question } from '../seo/faq-thing.ts';

export const HOME_QUESTIONS: readonly Question[] = [
  {
    question: 'Will my printer accept the file?',
    answer:
      'The PDF has the exact page size, bleed and spine that Amazon KDP, IngramSpark or Lulu publish for your trim, paper and page count, to the thousandth of an inch, with your words as vector type. A print check goes through the printer’s rules while you work, and says what to do where one is broken.',
  },
  {
    question: 'Do I need an account, or to install anything?',
    answer:
      'Neither. The editor runs in your browser, on a computer or a phone, and keeps what you do as you go. An account brings your covers to your other computers.',
  },
  {
    question: 'Whose are the cover, the pictures and the fonts?',
    answer:
      'The cover is yours, for print and for sale, without a limit of copies. The pictures of the library are in the public domain or CC0, and the fonts may be embedded; the package of files lists the license of each.',
  },
  {
    question: 'My page count is not final. What then?',
    answer:
      'Change it whenever you know it: the spine grows or shrinks, and what stands on it moves along. The same holds for paper, trim and printer.',
  },
  {
    question: 'Can I use my own picture?',
    answer:
      'Yes. Bring a JPEG, PNG, WebP, AVIF, TIFF, GIF or SVG. Its background can be taken off, here and without sending it anywhere, and you are told at once if it is too small for print.',
  },
  {
    question: 'Is a machine inventing my cover?',
    answer:
      'No picture comes out of a model. Layouts, faces, colors and drawings that belong to your genre are composed around your words or a photograph, by rules that book designers use. You choose among a dozen, and change everything.',
  },
];
