import type { PictureReading } from '../design/composition.ts';
import { type DesignImage, isAuthorsOwn } from '../design/design-image.ts';
import type { Genre } from '../genres/genre.ts';
import type { CoverSpecification } from '../geometry/cover-geometry.ts';
import type { Point } from '../geometry/shapes.ts';
import type { PictureFacts } from '../pictures/readings/picture-facts.ts';
import type { PicturePixels } from './picture-map.ts';

/** The author's answers before there is a cover. */
export interface CoverBrief {
  readonly title: string;
  readonly author: string;
  readonly subtitle: string | null;
  readonly genre: Genre;
  readonly specification: CoverSpecification;
  readonly picture: BriefPicture | ReadPicture | null;
  /** HTML; null: the sample blurb. */
  readonly blurb: string | null;
}

export interface BriefPicture {
  readonly image: DesignImage;
  /** A thumbnail's pixels, for finding out where type can stand. */
  readonly pixels: PicturePixels;
  /** The subject, as fractions of the picture's width and height; null: its middle. */
  readonly focus: Point | null;
  /** The author picked it from a collection, where otherwise the product proposes what suits the book. */
  readonly isPicked?: true | undefined;
}

/** Reports whether the author wants this picture: brought it along, or picked it. */
export function isWanted({ image, isPicked }: Pick<BriefPicture, 'image' | 'isPicked'>): boolean {
  return isPicked === true || isAuthorsOwn(image);
}

/** A picture that was read before, as the look's filter shows it. */
export interface ReadPicture {
  readonly image: DesignImage;
  readonly reading: PictureReading;
  /** Absent: it was composed before this was read. */
  readonly facts?: PictureFacts | undefined;
  readonly focus: Point;
}
