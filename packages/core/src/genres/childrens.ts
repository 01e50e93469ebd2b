import type { Genre } from './genre.ts';

export const childrens: Genre = {
  id: 'childrens',
  aliases: ['children', 'picture book', 'kids', 'middle grade'],
  imageCollection: 'childrens',
  relatedCollections: ['humour', 'pets'],
  recommendedFonts: ['Baloo 2', 'Fredoka', 'Chewy', 'Luckiest Guy', 'Bubblegum Sans'],
  motifs: ['bear', 'star', 'moon', 'balloon', 'rabbit', 'cat', 'rainbow', 'butterfly', 'sun', 'dinosaur'],
  namedLayouts: ['village'],
  layouts: ['peek', 'little-boat', 'star-fisher', 'clearing', 'pop-up', 'story-hill', 'balloon', 'parade', 'stickers', 'papercut'],
  palettes: [
    { ground: '#ffcf3d', light: '#fffdf5', dark: '#26306b', accent: '#c42d4e' },
    { ground: '#6cc24a', light: '#fffef2', dark: '#17381f', accent: '#8f2f1b' },
    { ground: '#f58aa8', light: '#fff8fa', dark: '#45174a', accent: '#6a1f7a' },
  ],
  look: {
    layout: 'peek',
    medallion: 'badge',
    title: { font: 'Luckiest Guy', case: 'none', letterSpacing: 15, lineSpacing: 1.02 },
    author: { font: 'Fredoka', case: 'none', letterSpacing: 20, lineSpacing: 0.95, bold: true },
    subtitle: { font: 'Fredoka', case: 'none', letterSpacing: 10, lineSpacing: 1.2 },
    blurbFont: 'Andika',
    palette: { ground: '#2f9ed8', light: '#fffdf5', dark: '#17324a', accent: '#ffc93c' },
    filter: 'Warm',
    isBright: true,
    genreLine: null,
    shows: ['fox', 'bear', 'owl', 'rabbit', 'cat', 'penguin', 'elephant', 'hedgehog', 'lion'],
  },
};
