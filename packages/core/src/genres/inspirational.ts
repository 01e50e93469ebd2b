import type { Genre } from './genre.ts';

export const inspirational: Genre = {
  id: 'inspirational',
  aliases: ['religious', 'faith', 'spiritual', 'christian'],
  imageCollection: 'inspirational',
  relatedCollections: ['self-help', 'religious'],
  recommendedFonts: ['Cormorant Garamond', 'Parisienne', 'Cardo', 'Forum'],
  foreignFaces: ['grotesk'],
  motifs: ['dove', 'cross', 'sun', 'tree', 'heart', 'feather', 'candle', 'mountain', 'hands', 'leaf'],
  layouts: ['open-door', 'bright-path', 'summit', 'beam', 'pier', 'avenue', 'fireflies', 'cameo', 'stones', 'leaf-shadow'],
  namedLayouts: ['one-of-many', 'village', 'meadow', 'reflect', 'old-city', 'harbor', 'papercut', 'dune-walk', 'boat', 'great-thing'],
  palettes: [
    { ground: '#f3ead9', light: '#fffaf2', dark: '#2f3a48', accent: '#9a5a2c' },
    { ground: '#6d8ba3', light: '#fffaf0', dark: '#14222f', accent: '#14222f' },
    { ground: '#4a3350', light: '#fff4e8', dark: '#271930', accent: '#f2c58c' },
  ],
  look: {
    layout: 'open-door',
    medallion: 'glory',
    title: { font: 'Forum', case: 'none', letterSpacing: 10, lineSpacing: 1.0 },
    author: { font: 'Forum', case: 'uppercase', letterSpacing: 200, lineSpacing: 0.95 },
    subtitle: { font: 'Cormorant Garamond', case: 'none', letterSpacing: 0, lineSpacing: 1.2, italic: true },
    blurbFont: 'EB Garamond',
    palette: { ground: '#39465a', light: '#fffaf0', dark: '#2b3546', accent: '#f0c987' },
    filter: 'Warm',
    isBright: true,
    genreLine: null,
  },
};
