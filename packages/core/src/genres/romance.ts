import type { Genre } from './genre.ts';

export const romance: Genre = {
  id: 'romance',
  name: 'Romance',
  aliases: ['contemporary romance', 'love story'],
  imageCollection: 'romance',
  relatedCollections: ['womens-fiction', 'contemporary'],
  recommendedFonts: ['Playfair Display', 'Great Vibes', 'Bodoni Moda', 'Cormorant Garamond', 'Alex Brush'],
  motifs: ['heart', 'rose', 'ring', 'lips', 'flower', 'key', 'butterfly', 'champagne', 'letter', 'lock'],
  look: {
    layout: 'script',
    title: { font: 'Great Vibes', case: 'none', letterSpacing: 0, lineSpacing: 0.92 },
    author: { font: 'Josefin Sans', case: 'uppercase', letterSpacing: 240, lineSpacing: 0.95 },
    subtitle: { font: 'Cormorant Garamond', case: 'none', letterSpacing: 10, lineSpacing: 1.2, italic: true },
    blurbFont: 'Lora',
    palette: { ground: '#3a1c28', light: '#fff3ee', dark: '#4a2030', accent: '#e7a6a1' },
    filter: 'Blush',
    sign: 'heart',
    genreLine: 'A novel',
  },
};
