import type { Check } from './check.ts';
import type { CoverCheckId, SpecificationCheckId } from './check-ids.ts';
import { audiobookCorner } from './checks/audiobook-corner.ts';
import { backNearSpine } from './checks/back-near-spine.ts';
import { barcodeRequired } from './checks/barcode-required.ts';
import { barcodeSize } from './checks/barcode-size.ts';
import { barcodeZone } from './checks/barcode-zone.ts';
import { barePaper } from './checks/bare-paper.ts';
import { blankBack } from './checks/blank-back.ts';
import { blurbOverflow } from './checks/blurb-overflow.ts';
import { borderNearTrim } from './checks/border-near-trim.ts';
import { borrowedLetters } from './checks/borrowed-letters.ts';
import { coverSize } from './checks/cover-size.ts';
import { effectiveDpiCheck } from './checks/effective-dpi.ts';
import { emptyText } from './checks/empty-text.ts';
import { fontLicence } from './checks/font-licence.ts';
import { hiddenElements } from './checks/hidden-elements.ts';
import { hingeWords } from './checks/hinge-words.ts';
import { inkLimit } from './checks/ink-limit.ts';
import { isbnInWords } from './checks/isbn-in-words.ts';
import { lightEdge } from './checks/light-edge.ts';
import { lowContrast } from './checks/low-contrast.ts';
import { missingAuthor } from './checks/missing-author.ts';
import { missingTitle } from './checks/missing-title.ts';
import { oddPages } from './checks/odd-pages.ts';
import { offCover } from './checks/off-cover.ts';
import { outOfGamut } from './checks/out-of-gamut.ts';
import { overlappingWords } from './checks/overlapping-words.ts';
import { pageLimits } from './checks/page-limits.ts';
import { paperOffered } from './checks/paper-offered.ts';
import { pictureLicence } from './checks/picture-licence.ts';
import { priceWithoutIsbn } from './checks/price-without-isbn.ts';
import { sampleText } from './checks/sample-text.ts';
import { shortOfBleed } from './checks/short-of-bleed.ts';
import { smallType } from './checks/small-type.ts';
import { spineClearance } from './checks/spine-clearance.ts';
import { spineCollision } from './checks/spine-collision.ts';
import { spineEnds } from './checks/spine-ends.ts';
import { spineObjects } from './checks/spine-objects.ts';
import { spineTextPages } from './checks/spine-text-pages.ts';
import { spineWords } from './checks/spine-words.ts';
import { stretchedPicture } from './checks/stretched-picture.ts';
import { textSafeArea } from './checks/text-safe-area.ts';
import { thinLines } from './checks/thin-lines.ts';
import { thumbnail } from './checks/thumbnail.ts';
import { titleDiffers } from './checks/title-differs.ts';
import { trimOffered } from './checks/trim-offered.ts';
import { typedSpine } from './checks/typed-spine.ts';
import { wordsBeyondPlate } from './checks/words-beyond-plate.ts';
import { letterHidden } from './checks/letter-hidden.ts';
import { wordsCovered } from './checks/words-covered.ts';
import type { SpecificationCheck } from './specification-check.ts';

export const SPECIFICATION_CHECKS = {
  'trim-offered': trimOffered,
  'paper-offered': paperOffered,
  'page-limits': pageLimits,
} satisfies Record<SpecificationCheckId, SpecificationCheck>;

/** The checks of a cover, each in a separate file. */
export const COVER_CHECKS = {
  'cover-size': coverSize,
  'typed-spine': typedSpine,
  'odd-pages': oddPages,
  'missing-title': missingTitle,
  'missing-author': missingAuthor,
  'sample-text': sampleText,
  'title-differs': titleDiffers,
  'empty-text': emptyText,
  'text-safe-area': textSafeArea,
  'hinge-words': hingeWords,
  'back-near-spine': backNearSpine,
  'blurb-overflow': blurbOverflow,
  'off-cover': offCover,
  'overlapping-words': overlappingWords,
  'words-covered': wordsCovered,
  'letter-hidden': letterHidden,
  'words-beyond-plate': wordsBeyondPlate,
  'low-contrast': lowContrast,
  'small-type': smallType,
  'thin-lines': thinLines,
  'borrowed-letters': borrowedLetters,
  'font-licence': fontLicence,
  'spine-text-pages': spineTextPages,
  'spine-ends': spineEnds,
  'spine-clearance': spineClearance,
  'spine-collision': spineCollision,
  'spine-words': spineWords,
  'spine-objects': spineObjects,
  'effective-dpi': effectiveDpiCheck,
  'stretched-picture': stretchedPicture,
  'bare-paper': barePaper,
  'short-of-bleed': shortOfBleed,
  'border-near-trim': borderNearTrim,
  'picture-licence': pictureLicence,
  'barcode-zone': barcodeZone,
  'barcode-required': barcodeRequired,
  'barcode-size': barcodeSize,
  'isbn-in-words': isbnInWords,
  'price-without-isbn': priceWithoutIsbn,
  'blank-back': blankBack,
  'ink-limit': inkLimit,
  'out-of-gamut': outOfGamut,
  'light-edge': lightEdge,
  thumbnail: thumbnail,
  'audiobook-corner': audiobookCorner,
  'hidden-elements': hiddenElements,
} satisfies Record<CoverCheckId, Check>;
