import type { Genre } from '@coverwright/core/genres/genre.ts';
import type { CoverBrief } from '@coverwright/core/ideas/cover-brief.ts';
import { type Inquiry, specificationOfInquiry } from './inquiry.ts';

/** Returns the answers as a brief for covers; missing texts are replaced by samples. */
export function briefOfInquiry(inquiry: Inquiry, genre: Genre): Omit<CoverBrief, 'picture'> {
  return {
    title: inquiry.title.trim() || 'Your Title',
    author: inquiry.author.trim() || 'Author Name',
    subtitle: inquiry.series.trim() || null,
    genre,
    specification: specificationOfInquiry(inquiry),
    blurb: null,
  };
}
