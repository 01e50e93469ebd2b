import { expect, test } from 'vitest';
import { createDesign } from '../../design/create-design.ts';
import { specificationOf } from '../../design/specification-of.ts';
import { geometryOf } from '../../design/geometry-of.ts';
import { findGenre } from '../../genres/genres.ts';
import { fixedWidthEngine } from '../../text/testing/fixed-width-engine.ts';
import { composeIdea } from '../compose-idea.ts';

const specification = specificationOf(createDesign());

test.each([
  ['ltr', 'How Small Teams Win', 'right'],
  ['rtl', 'הבית הלבן', 'left'],
] as const)(
  '[B16] the line behind which the disc sinks goes as far as the disc: off the outer edge (%s)',
  (readingDirection, title, edge) => {
    const genre = findGenre('business');
    if (!genre) throw new Error('no such genre');
    const brief = { title, author: 'A', subtitle: null, genre, specification: { ...specification, readingDirection }, blurb: null };
    const recipe = { layout: 'solid', type: 0, colour: 0, picture: null, crop: 0, motif: 0 } as const;
    const { design } = composeIdea({ brief, pictures: [] }, recipe, fixedWidthEngine());
    const [foot, sun] = ['foot', 'sun'].map((id) => design.coverShapes.find((shape) => shape.uniqueObjectId === id));
    if (!foot || !sun) throw new Error('no disc, or no line');
    const { front } = geometryOf(design).boards;
    const [line, disc] = [foot, sun].map(({ x, width }) => (edge === 'right' ? x + width : -x));
    const atEdge = edge === 'right' ? front.width : 0;
    expect(disc).toBeGreaterThan(atEdge);
    expect(line).toBeGreaterThan(atEdge);
  },
);
