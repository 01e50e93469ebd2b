import type { Design } from '../design/design.ts';
import { specificationOf } from '../design/specification-of.ts';
import { frontTexts } from '../elements/text-box/text-board.ts';
import type { Genre } from '../genres/genre.ts';
import type { CoverBrief } from './cover-brief.ts';

/** Returns the brief that an open design gives: the words on its front as they are, and the book's own measurements. */
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
    // Every genre adds its own line, so the line is left out of the brief.
    subtitle: subtitle === '' || subtitle === genre.look.genreLine ? null : subtitle,
    genre,
    specification: specificationOf(design),
    blurb: back.text.text,
  };
}
