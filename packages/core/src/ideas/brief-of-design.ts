import type { Design } from '../design/design.ts';
import { specificationOf } from '../design/specification-of.ts';
import { frontTexts } from '../elements/text-box/text-board.ts';
import type { Genre } from '../genres/genre.ts';
import type { CoverBrief } from './cover-brief.ts';

/** What an open design tells of its book: the words on its front as they are, and the book's own measurements. */
export function briefOfDesign(design: Design, genre: Genre): Omit<CoverBrief, 'picture'> {
  const { metadata, back } = design;
  const said = (panel: 'Title' | 'Author' | 'Subtitle') =>
    frontTexts(design)
      .find(({ panelName }) => panelName === panel)
      ?.text.text.replace(/\s+/g, ' ')
      .trim() ?? '';
  const subtitle = said('Subtitle');
  return {
    title: said('Title') || metadata.title || 'Your Title',
    author: said('Author') || metadata.author || 'Author Name',
    // The genre's own line comes back of itself, in whatever genre's words.
    subtitle: subtitle === '' || subtitle === genre.look.genreLine ? null : subtitle,
    genre,
    specification: specificationOf(design),
    blurb: back.text.text,
  };
}
