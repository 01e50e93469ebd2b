import type { Genre } from './genre.ts';

export const fantasy: Genre = {
  id: 'fantasy',
  name: 'Fantasy',
  aliases: ['epic fantasy', 'high fantasy'],
  imageCollection: 'fantasy',
  relatedCollections: ['adventure', 'paranormal'],
  recommendedFonts: ['Cinzel', 'Cinzel Decorative', 'Almendra', 'Uncial Antiqua', 'Marcellus SC'],
  motifs: ['sword', 'dragon', 'crown', 'castle', 'moon', 'wolf', 'raven', 'shield', 'staff', 'tree'],
  look: {
    layout: 'framed',
    title: { font: 'Cinzel Decorative', case: 'none', letterSpacing: 10, lineSpacing: 1.0, bold: true },
    author: { font: 'Cinzel', case: 'uppercase', letterSpacing: 140, lineSpacing: 0.95 },
    subtitle: { font: 'Cinzel', case: 'uppercase', letterSpacing: 180, lineSpacing: 1.2 },
    blurbFont: 'EB Garamond',
    palette: { ground: '#0d1b2a', light: '#f6ecd2', dark: '#0d1b2a', accent: '#d8b25a' },
    filter: 'Night',
    sign: 'compass',
    genreLine: null,
  },
};
