import type { Command } from '@coverwright/core/commands/apply-command.ts';
import { type FaultyCover, INK, words, picture, object, shape, ebook, board, faulty, soundCover } from './cover-parts.ts';

/** Covers with faults in pictures, shapes, the barcode and the screen formats. */
export const FAULTY_ART: readonly FaultyCover[] = [
  faulty(
    'a star over the spine’s fold',
    'spine-objects',
    'shape',
    soundCover({}, shape({ board: 'spine', x: -40, y: 1200, width: 280, height: 280 }, { type: 'star' })),
  ),
  faulty(
    'a picture of few pixels',
    'effective-dpi',
    'object',
    soundCover({}, object({ x: 300, y: 1500, width: 900, height: 675 }, picture('small', 300, 225))),
  ),
  faulty(
    'a shape filled with a picture of few pixels',
    'effective-dpi',
    'shape',
    soundCover(
      {},
      shape({ x: 300, y: 1500, width: 900, height: 675, z: 1 }, { box: { fill: { kind: 'picture', image: picture('small', 300, 225) } } }),
    ),
    false,
  ),
  faulty(
    'a shape filled with a picture that must not be sold',
    'picture-licence',
    'shape',
    soundCover(
      {},
      shape(
        { x: 300, y: 1500, width: 400, height: 300, z: 1 },
        { box: { fill: { kind: 'picture', image: picture('large', 1600, 1200, 'CC BY-NC 4.0') } } },
      ),
    ),
    false,
  ),
  faulty(
    'a picture drawn too large',
    'effective-dpi',
    'coverImage',
    soundCover(
      {},
      { name: 'choose-cover-image', image: picture('wide', 4400, 3200) },
      { name: 'place-cover-image', backgroundSize: { width: 11_000, height: 8000 } },
      ...(['front', 'spine', 'back'] as const).map((panel): Command => ({ name: 'set-panel-colour', panel, colour: { ...INK, a: 0.9 } })),
    ),
  ),
  faulty('a squeezed picture', 'stretched-picture', 'object', soundCover({}, object({ x: 300, y: 1500, width: 400, height: 600 }))),
  faulty('bare paper', 'bare-paper', 'panel:back', soundCover({}, { name: 'set-panel-colour', panel: 'back', colour: { ...INK, a: 0 } })),
  faulty(
    'a band that ends at the cut',
    'short-of-bleed',
    'shape',
    soundCover({}, shape({ x: 0, y: 0, width: board.width, height: 200, z: 1 })),
  ),
  faulty(
    'a border at the cut',
    'border-near-trim',
    'shape',
    soundCover({}, shape({ x: 30, y: 30, width: board.width - 60, height: board.height - 60, z: 1 }, { type: 'frame' })),
  ),
  faulty(
    'a picture that must not be sold',
    'picture-licence',
    'object',
    soundCover({}, object({ x: 300, y: 1500, width: 400, height: 300 }, picture('large', 1600, 1200, 'CC BY-NC 4.0'))),
    false,
  ),
  faulty(
    'a picture without its credit',
    'picture-licence',
    'object',
    soundCover({}, object({ x: 300, y: 1500, width: 400, height: 300 }, picture('large', 1600, 1200, 'CC BY 4.0'))),
  ),
  faulty(
    'a picture in the barcode’s place',
    'barcode-zone',
    'object',
    soundCover({}, object({ board: 'back', x: 1200, y: 2300, width: 300, height: 225 })),
  ),
  faulty(
    'a mistyped ISBN in the blurb',
    'isbn-in-words',
    'blurb',
    soundCover({}, { name: 'edit-blurb', text: { text: '<p>ISBN 978-0-306-40615-8</p>' } }),
    false,
  ),
  faulty(
    'another ISBN in the blurb',
    'isbn-in-words',
    'blurb',
    soundCover(
      {},
      {
        name: 'edit-blurb',
        isbn: '978-3-16-148410-0',
        text: { text: '<p>ISBN 978-0-306-40615-7</p>' },
      },
    ),
  ),
  faulty(
    'a cover of darks that are too deep',
    'ink-limit',
    'coverImage',
    soundCover({ publisher: 'ingramspark' }, { name: 'set-panel-colour', panel: 'back', colour: { r: 6, g: 3, b: 2, a: 1 } }),
    false,
  ),
  faulty(
    'a cover brighter than ink',
    'out-of-gamut',
    'coverImage',
    soundCover({ publisher: 'ingramspark' }, { name: 'set-panel-colour', panel: 'back', colour: { r: 0, g: 20, b: 255, a: 1 } }),
    false,
  ),
  faulty(
    'no place for the barcode that this printer requires',
    'barcode-required',
    'panel:back',
    soundCover({ publisher: 'ingramspark' }, { name: 'edit-blurb', showBarcode: false }),
  ),
  faulty('a required barcode without its number', 'barcode-required', 'barcode', soundCover({ publisher: 'ingramspark' }), false),
  faulty('a price without an ISBN', 'price-without-isbn', 'barcode', soundCover({}, { name: 'edit-blurb', addOn: '51499' })),
  faulty('a back that says nothing', 'blank-back', 'blurb', soundCover({}, { name: 'edit-blurb', text: { text: '' } }), false),
  faulty(
    'an eBook that runs out into the page',
    'light-edge',
    'panel:front',
    ebook({ name: 'set-panel-colour', panel: 'front', colour: { r: 252, g: 252, b: 250, a: 1 } }),
  ),
  faulty(
    'a title that no thumbnail shows',
    'thumbnail',
    'Title',
    ebook(words('Title', 'Salt and everything that comes with it, in nine long chapters', 40)),
    false,
  ),
  faulty(
    'audiobook words under the shop’s mark',
    'audiobook-corner',
    'Author',
    soundCover(
      { format: 'audiobook' },
      {
        name: 'edit-text-box',
        id: 'Author',
        changes: { text: { alignment: 'right' }, panel: { top: 1350, height: 180 } },
      },
    ),
  ),
  faulty(
    'a left-over that is hidden',
    'hidden-elements',
    'shape',
    soundCover({}, shape({ x: 300, y: 1500, width: 400, height: 300 }), { name: 'hide-element', id: 'shape', hidden: true }),
  ),
];
