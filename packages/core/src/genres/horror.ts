import type { Genre } from './genre.ts';

export const horror: Genre = {
  id: 'horror',
  name: 'Horror',
  aliases: ['dark fiction', 'ghost story'],
  imageCollection: 'horror',
  relatedCollections: ['paranormal', 'gothic', 'thriller'],
  recommendedFonts: ['UnifrakturCook', 'Cormorant SC', 'Rock Salt', 'Creepster', 'Metal Mania'],
  motifs: ['skull', 'raven', 'ghost', 'spider', 'candle', 'house', 'eye', 'scythe', 'bat', 'coffin'],
  look: {
    layout: 'wide',
    title: { font: 'Cormorant SC', case: 'uppercase', letterSpacing: 180, lineSpacing: 1.0, bold: true },
    author: { font: 'Cormorant SC', bold: true, case: 'uppercase', letterSpacing: 240, lineSpacing: 0.95 },
    subtitle: { font: 'Cormorant Garamond', case: 'none', letterSpacing: 20, lineSpacing: 1.2, italic: true },
    blurbFont: 'EB Garamond',
    palette: { ground: '#0a0a0b', light: '#ece6da', dark: '#0a0a0b', accent: '#b3202a' },
    filter: 'Noir',
    sign: 'crescent',
    genreLine: null,
  },
};
