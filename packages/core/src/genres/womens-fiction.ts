import type { Genre } from './genre.ts';

export const womensFiction: Genre = {
  id: 'womens-fiction',
  name: 'Women’s fiction',
  aliases: ['women’s fiction', 'book club'],
  imageCollection: 'womens-fiction',
  relatedCollections: ['romance', 'literary'],
  recommendedFonts: ['Fraunces', 'DM Serif Display', 'Playfair Display', 'Josefin Sans'],
  motifs: ['flower', 'house', 'butterfly', 'teacup', 'umbrella', 'bird', 'beach', 'letter', 'sun', 'wine'],
  layouts: ['leaf-shadow', 'pier', 'blossom', 'rooftop', 'wash', 'shop', 'floral-wall', 'mirror-lake', 'cameo', 'still', 'great-thing', 'tiles', 'beach', 'meadow', 'village', 'overgrown', 'beam', 'bands', 'behind', 'taped', 'cut-outs', 'torn'],
  palettes: [
    { ground: '#f6e6d8', light: '#fffaf3', dark: '#2f3a44', accent: '#c05a44' },
    { ground: '#88b4c4', light: '#fdfaf3', dark: '#14303c', accent: '#7a2f33' },
    { ground: '#4b3a55', light: '#fdf3ea', dark: '#251b2d', accent: '#f0b39a' },
  ],
  look: {
    layout: 'leaf-shadow',
    medallion: 'laurel',
    title: { font: 'DM Serif Display', case: 'none', letterSpacing: 0, lineSpacing: 0.98 },
    author: { font: 'Josefin Sans', case: 'uppercase', letterSpacing: 200, lineSpacing: 0.95, bold: true },
    subtitle: { font: 'DM Serif Display', case: 'none', letterSpacing: 0, lineSpacing: 1.2, italic: true },
    blurbFont: 'Lora',
    palette: { ground: '#27394a', light: '#fdf6ec', dark: '#23303d', accent: '#f2a48a' },
    filter: 'Warm',
    genreLine: 'A novel',
  },
};
