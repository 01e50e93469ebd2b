import { SQUARE_5_BY_5 } from '@coverwright/core/platforms/kdp/kdp.ts';
import { trim } from '@coverwright/core/platforms/trim.ts';
import {
  type FaultyCover,
  INK,
  PAPER,
  words,
  picture,
  fill,
  shape,
  subtitle,
  paragraph,
  ebook,
  faulty,
  soundCover,
} from './cover-parts.ts';

/** Covers with faults in the book and in text. */
export const FAULTY_WORDS: readonly FaultyCover[] = [
  faulty('a trim that nobody cuts', 'trim-offered', null, { ...soundCover(), measurements: { trimSize: trim(3, 9) } }, false),
  faulty('a paper that is not made in this size', 'paper-offered', null, {
    ...soundCover({ trim: trim(8.27, 11.69), extent: 100 }),
    paperType: { type: 'standard-colour' },
  }),
  faulty('more pages than the paper allows', 'page-limits', null, { ...soundCover({ paper: 'cream' }), extent: 800 }),
  faulty('a square that KDP does not print', 'cover-size', null, soundCover({ trim: SQUARE_5_BY_5 }), false),
  faulty('a spine that is only estimated', 'typed-spine', null, soundCover({ publisher: 'ingramspark' }), false),
  faulty('a mistyped spine', 'typed-spine', null, soundCover({ typedSpine: 1.2 })),
  faulty('an odd page count', 'odd-pages', null, soundCover({ extent: 301 })),
  faulty(
    'no title',
    'missing-title',
    'panel:front',
    soundCover({}, { name: 'link-words', id: 'Title', linked: false }, { name: 'describe-work', title: 'Salt' }, words('Title', '', 300)),
  ),
  faulty('a hidden title', 'missing-title', 'panel:front', soundCover({}, { name: 'hide-element', id: 'Title', hidden: true })),
  faulty(
    'no author',
    'missing-author',
    'panel:front',
    soundCover({}, { name: 'describe-work', author: 'Ada Name' }, { name: 'remove-text-box', id: 'Author' }),
  ),
  faulty('sample words on the front', 'sample-text', 'sub', soundCover({}, ...subtitle('Insert subtitle here'))),
  faulty('a sample title', 'sample-text', 'Title', soundCover({}, words('Title', 'Book Title', 200)), false),
  faulty(
    'a sample testimonial',
    'sample-text',
    'blurb',
    soundCover(
      {},
      {
        name: 'edit-blurb',
        text: {
          text: '<p>My own words.</p><blockquote>“A sentence from someone whose taste your readers share.”<br><em>Name of a reviewer</em></blockquote>',
        },
      },
    ),
  ),
  faulty(
    'another title than the listed one',
    'title-differs',
    'Title',
    soundCover({}, { name: 'link-words', id: 'Title', linked: false }, { name: 'describe-work', title: 'Pepper' }),
  ),
  faulty('a forgotten text box', 'empty-text', 'sub', soundCover({}, ...subtitle(' '))),
  faulty(
    'words over the cut',
    'text-safe-area',
    'Title',
    soundCover({}, { name: 'edit-text-box', id: 'Title', changes: { panel: { top: 20, height: 0 } } }),
  ),
  faulty(
    'words too wide for the front',
    'text-safe-area',
    'Title',
    soundCover(
      {},
      {
        name: 'edit-text-box',
        id: 'Title',
        changes: { text: { text: 'Incomprehensibilities', fontSize: 300 }, panel: { marginLeft: 0, marginRight: 0 } },
      },
    ),
  ),
  faulty(
    'an eBook title that is cut off',
    'text-safe-area',
    'Title',
    ebook({ name: 'edit-text-box', id: 'Title', changes: { panel: { top: -750 } } }),
  ),
  faulty(
    'words in the hinge',
    'hinge-words',
    'Author',
    soundCover(
      { format: 'hardback', extent: 200 },
      {
        name: 'edit-text-box',
        id: 'Author',
        changes: { text: { alignment: 'left' }, panel: { marginLeft: 80 } },
      },
    ),
  ),
  faulty(
    'a blurb on the fold',
    'back-near-spine',
    'blurb',
    soundCover({}, { name: 'edit-blurb', text: { text: paragraph(6) }, panel: { paddingRight: 0 } }),
  ),
  faulty(
    'a blurb longer than its room',
    'blurb-overflow',
    'blurb',
    soundCover(
      {},
      {
        name: 'edit-blurb',
        text: { text: paragraph(9), fontSize: 16 },
        panel: { paddingTop: 700, paddingRight: 750 },
      },
    ),
    true,
  ),
  faulty(
    'a blurb in the barcode’s place',
    'barcode-zone',
    'blurb',
    soundCover(
      {},
      {
        name: 'edit-blurb',
        text: { text: paragraph(22), fontSize: 14 },
        panel: { paddingTop: 700, paddingRight: 100 },
      },
    ),
  ),
  faulty('a shape beside the cover', 'off-cover', 'shape', soundCover({}, shape({ x: 4000, y: 100, width: 200, height: 200 }))),
  faulty('words over words', 'overlapping-words', 'sub', soundCover({}, ...subtitle('A story of the sea', 740))),
  faulty('words under a shape', 'words-covered', 'Title', soundCover({}, shape({ x: 300, y: 500, width: 1200, height: 700, z: 50 }))),
  faulty(
    'a letter that nobody can read',
    'letter-hidden',
    'Title',
    soundCover({}, shape({ x: 560, y: 810, width: 130, height: 110, z: 50 })),
  ),
  faulty(
    'words beyond their plate',
    'words-beyond-plate',
    'Author',
    soundCover(
      {},
      {
        name: 'edit-text-box',
        id: 'Author',
        changes: { transparent: false, panel: { top: 2200, height: 40 } },
      },
    ),
  ),
  faulty(
    'a title in the colour of its ground',
    'low-contrast',
    'Title',
    soundCover({}, { name: 'edit-text-box', id: 'Title', changes: { text: { colour: { ...INK, r: 40 } } } }),
  ),
  faulty(
    'a title on a busy picture',
    'low-contrast',
    'Title',
    soundCover(
      {},
      { name: 'choose-cover-image', image: picture('checks', 3000, 3000) },
      { name: 'set-panel-colour', panel: 'front', colour: { ...INK, a: 0 } },
    ),
  ),
  faulty(
    'a dark blurb on dark paper',
    'low-contrast',
    'blurb',
    soundCover({}, { name: 'edit-blurb', text: { colour: { ...INK, b: 80 } } }),
  ),
  faulty(
    'a dark spine title on a dark spine',
    'low-contrast',
    'SpineTitle',
    soundCover({}, { name: 'edit-text-box', id: 'SpineTitle', changes: { text: { colour: INK } } }),
  ),
  faulty('type below 7 pt', 'small-type', 'Author', soundCover({}, words('Author', 'Ada Name', 24))),
  faulty(
    'a hairline',
    'thin-lines',
    'shape',
    soundCover({}, shape({ x: 300, y: 2000, width: 900, height: 300 }, { box: { fill: null }, line: { colour: PAPER, width: 1 } })),
  ),
  faulty(
    'hollow letters of a hair’s breadth',
    'thin-lines',
    'Author',
    soundCover(
      {},
      {
        name: 'edit-text-box',
        id: 'Author',
        changes: { text: { textEffect: { name: 'hollow', style: { width: 10 } } } },
      },
    ),
  ),
  faulty(
    'letters that the font lacks',
    'borrowed-letters',
    'Title',
    soundCover(
      {},
      {
        name: 'edit-text-box',
        id: 'Title',
        changes: { text: { text: 'Соль', font: 'Abril Fatface' } },
      },
    ),
  ),
  faulty(
    'a font for personal use',
    'font-licence',
    'Title',
    soundCover(
      {},
      {
        name: 'bring-fonts',
        fonts: [{ family: 'Brought', assetId: 'brought', licenceNote: 'Free for personal use' }],
      },
      { name: 'edit-text-box', id: 'Title', changes: { text: { font: 'Brought' } } },
    ),
    false,
  ),
  faulty('a spine too thin for words', 'spine-text-pages', 'panel:spine', soundCover({ extent: 60 })),
  faulty(
    'spine words at the foot',
    'spine-ends',
    'SpineTitle',
    soundCover({}, { name: 'edit-text-box', id: 'SpineTitle', changes: { panel: { top: 2380, height: 400 } } }),
  ),
  faulty(
    'spine words whose outline reaches the fold',
    'spine-clearance',
    'SpineTitle',
    soundCover(
      {},
      {
        name: 'edit-text-box',
        id: 'SpineTitle',
        changes: { text: { textEffect: { name: 'outline', style: { width: 300, colour: { ...fill.colour } } } } },
      },
    ),
  ),
  faulty(
    'author and title in one place',
    'spine-collision',
    'SpineTitle',
    soundCover(
      {},
      { name: 'edit-text-box', id: 'SpineTitle', changes: { panel: { top: 300, height: 600 } } },
      { name: 'edit-text-box', id: 'SpineAuthor', changes: { panel: { top: 300, height: 600 } } },
    ),
  ),
  faulty(
    'another title on the spine',
    'spine-words',
    'SpineTitle',
    soundCover({}, { name: 'link-words', id: 'SpineTitle', linked: false }, words('SpineTitle', 'Pepper', 100)),
  ),
];
