import type { FormatId } from '@coverwright/core/formats/format.ts';
import type { Question } from '../seo/faq-thing.ts';

/** Describes what a selling page says of one kind of cover. */
export interface ProductFacts {
  readonly path: `/${string}`;
  readonly format: FormatId;
  /** The title for search engines and shared links. */
  readonly title: string;
  readonly description: string;
  /** The name of the product in lists. */
  readonly name: string;
  readonly heading: string;
  readonly lead: string;
  readonly mockUp: { readonly name: string; readonly proportion: number; readonly alt: string };
  readonly wrap: { readonly name: 'lantern-keepers' | 'seventh-guest'; readonly alt: string; readonly caption: string } | null;
  readonly points: readonly { readonly name: string; readonly text: string }[];
  readonly pointsHeading: string;
  readonly questions: readonly Question[];
}
