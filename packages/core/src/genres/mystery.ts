import type { Genre } from './genre.ts';

export const mystery: Genre = {
  id: 'mystery',
  name: 'Mystery',
  aliases: ['whodunit'],
  imageCollection: 'mystery',
  relatedCollections: ['thriller', 'gothic'],
  recommendedFonts: ['Playfair Display SC', 'IM Fell English', 'Playfair Display', 'Special Elite'],
  motifs: ['key', 'magnifying glass', 'keyhole', 'candle', 'clock', 'raven', 'eye', 'footprint', 'door', 'knife'],
  look: {
    layout: 'centred',
    title: { font: 'Playfair Display SC', case: 'none', letterSpacing: 20, lineSpacing: 1.0, bold: true },
    author: { font: 'Playfair Display SC', bold: true, case: 'none', letterSpacing: 120, lineSpacing: 0.95 },
    subtitle: { font: 'IM Fell English', case: 'none', letterSpacing: 0, lineSpacing: 1.2, italic: true },
    blurbFont: 'EB Garamond',
    palette: { ground: '#12211d', light: '#f3ead6', dark: '#12211d', accent: '#c9a24b' },
    filter: null,
    sign: 'compass',
    genreLine: 'A mystery',
  },
};
