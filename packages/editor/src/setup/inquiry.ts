import { FORMATS, FORMAT_IDS } from '@coverwright/core/formats/format.ts';
import type { Genre } from '@coverwright/core/genres/genre.ts';
import { findGenre } from '@coverwright/core/genres/genres.ts';
import { checkSpecification } from '@coverwright/core/geometry/check-specification.ts';
import type { CoverSpecification } from '@coverwright/core/geometry/cover-geometry.ts';
import { measureCover } from '@coverwright/core/geometry/measure-cover.ts';
import type { Size } from '@coverwright/core/geometry/shapes.ts';
import { PAPER_IDS } from '@coverwright/core/platforms/platform.ts';
import { inches } from '@coverwright/core/units/units.ts';
import { z } from 'zod';
import { frontOfGeometry } from '../inspectors/pictures/front-in-inches.ts';
import { type ChosenPicture, chosenPictureSchema } from './try-picture.ts';
import { nameFormat } from '../messages/name-format.ts';
import { createPageTranslator } from '../messages/create-page-translator.ts';
import { setupMessages } from './messages.ts';

const t = createPageTranslator(setupMessages);

export const MAX_PICTURES = 6;
/** The largest number that the page field accepts: five digits. */
export const MAX_TYPED_PAGES = 99_999;

/** The author's answers in setup. */
export const inquirySchema = z.object({
  title: z.string().max(1000),
  author: z.string().max(1000),
  /** Printed as a line of the cover; empty for a book that belongs to no series. */
  series: z.string().max(1000).default(''),
  genre: z.string().max(60),
  format: z.enum(FORMAT_IDS),
  trim: z.object({ width: z.number(), height: z.number() }),
  paper: z.enum(PAPER_IDS),
  /** The typed page count. A count beyond the printer's limits is marked, not changed. */
  extent: z.number().int().min(0).max(MAX_TYPED_PAGES),
  imageSearchTerm: z.string().max(200),
  /** The pictures in the order in which they were chosen. Without any, the genre's pictures are suggested. */
  selectedImages: z.array(chosenPictureSchema).max(MAX_PICTURES),
  /** True if the author wants covers without pictures. */
  withoutPicture: z.boolean(),
});

export type Inquiry = z.infer<typeof inquirySchema>;

export const FIRST_INQUIRY: Inquiry = {
  title: '',
  author: '',
  series: '',
  genre: '',
  format: 'paperback',
  trim: { width: 6, height: 9 },
  paper: 'white',
  extent: 300,
  imageSearchTerm: '',
  selectedImages: [],
  withoutPicture: false,
};

export function genreOf({ genre }: Pick<Inquiry, 'genre'>): Genre | null {
  return findGenre(genre);
}

export function specificationOfInquiry({ format, trim, paper, extent }: Inquiry): CoverSpecification {
  return {
    platform: 'kdp',
    format,
    trim: { width: inches(trim.width), height: inches(trim.height) },
    paper,
    // The field is hidden for eBooks and audiobooks.
    extent: FORMATS[format].designType === 'front' ? FIRST_INQUIRY.extent : extent,
    readingDirection: 'ltr',
  };
}

/** Returns the front of the book with its bleed, in inches; null for a book that the printer does not make. */
export function frontOfInquiry(inquiry: Inquiry): Size | null {
  const checked = checkSpecification(specificationOfInquiry(inquiry));
  return checked.ok ? frontOfGeometry(measureCover(checked.value)) : null;
}

/** Summarizes the collapsed details: `a 6 × 9 in paperback of 300 pages`. */
export function describeBook({ format, trim, extent }: Inquiry): string {
  const name = nameFormat(format);
  if (FORMATS[format].designType === 'front') return name;
  return t('bookInWords', { format: name, width: trim.width, height: trim.height, extent });
}

/** Selects a picture or deselects it; beyond the limit, the one selected first is dropped. */
export function toggledPicture({ selectedImages }: Inquiry, picture: ChosenPicture): Pick<Inquiry, 'selectedImages' | 'withoutPicture'> {
  const others = selectedImages.filter(({ image }) => image.assetId !== picture.image.assetId);
  const isAdded = others.length === selectedImages.length;
  return {
    selectedImages: isAdded ? [...others, { ...picture, isPicked: true as const }].slice(-MAX_PICTURES) : others,
    withoutPicture: false,
  };
}
