import type { Genre } from './genre.ts';

export const womensFiction: Genre = {
  id: 'womens-fiction',
  name: 'Women’s fiction',
  aliases: ['women’s fiction', 'book club'],
  imageCollection: 'womens-fiction',
  relatedCollections: ['romance', 'literary'],
  recommendedFonts: ['Fraunces', 'DM Serif Display', 'Playfair Display', 'Josefin Sans'],
  motifs: ['flower', 'house', 'butterfly', 'teacup', 'umbrella', 'bird', 'beach', 'letter', 'sun', 'wine'],
  look: {
    layout: 'centred',
    title: { font: 'DM Serif Display', case: 'none', letterSpacing: 0, lineSpacing: 0.98 },
    author: { font: 'Josefin Sans', case: 'uppercase', letterSpacing: 200, lineSpacing: 0.95, bold: true },
    subtitle: { font: 'DM Serif Display', case: 'none', letterSpacing: 0, lineSpacing: 1.2, italic: true },
    blurbFont: 'Lora',
    palette: { ground: '#27394a', light: '#fdf6ec', dark: '#23303d', accent: '#f2a48a' },
    filter: 'Warm',
    sign: 'laurel',
    genreLine: 'A novel',
  },
};
