import type { Genre } from './genre.ts';

export const historical: Genre = {
  id: 'historical',
  name: 'Historical fiction',
  aliases: ['historical', 'saga'],
  imageCollection: 'historical',
  relatedCollections: ['memoir', 'military'],
  recommendedFonts: ['Cormorant SC', 'Libre Caslon Text', 'IM Fell English SC', 'Forum'],
  motifs: ['ship', 'quill', 'key', 'rose', 'crown', 'anchor', 'castle', 'lantern', 'horse', 'hourglass'],
  look: {
    layout: 'panel',
    title: { font: 'Libre Caslon Text', case: 'uppercase', letterSpacing: 50, lineSpacing: 1.05 },
    author: { font: 'Cormorant SC', case: 'uppercase', letterSpacing: 200, lineSpacing: 0.95, bold: true },
    subtitle: { font: 'IM Fell English', case: 'none', letterSpacing: 0, lineSpacing: 1.2, italic: true },
    blurbFont: 'EB Garamond',
    palette: { ground: '#3b1d16', light: '#f7ecd6', dark: '#2d1510', accent: '#c08a3e' },
    filter: 'Sepia',
    sign: 'laurel',
    genreLine: 'A novel',
  },
};
