import type { Genre } from './genre.ts';

export const inspirational: Genre = {
  id: 'inspirational',
  name: 'Inspirational',
  aliases: ['religious', 'faith', 'spiritual', 'christian'],
  imageCollection: 'inspirational',
  relatedCollections: ['self-help', 'religious'],
  recommendedFonts: ['Cormorant Garamond', 'Parisienne', 'Cardo', 'Forum'],
  motifs: ['dove', 'cross', 'sun', 'tree', 'heart', 'feather', 'candle', 'mountain', 'hands', 'leaf'],
  look: {
    layout: 'centred',
    title: { font: 'Forum', case: 'none', letterSpacing: 10, lineSpacing: 1.0 },
    author: { font: 'Forum', case: 'uppercase', letterSpacing: 200, lineSpacing: 0.95 },
    subtitle: { font: 'Cormorant Garamond', case: 'none', letterSpacing: 0, lineSpacing: 1.2, italic: true },
    blurbFont: 'EB Garamond',
    palette: { ground: '#39465a', light: '#fffaf0', dark: '#2b3546', accent: '#f0c987' },
    filter: 'Warm',
    sign: 'rays',
    genreLine: null,
  },
};
