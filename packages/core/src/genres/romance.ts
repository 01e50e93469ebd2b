import type { Genre } from './genre.ts';

export const romance: Genre = {
  id: 'romance',
  aliases: ['contemporary romance', 'love story'],
  imageCollection: 'romance',
  relatedCollections: ['womens-fiction', 'contemporary'],
  recommendedFonts: ['Playfair Display', 'Great Vibes', 'Bodoni Moda', 'Cormorant Garamond', 'Alex Brush'],
  motifs: ['heart', 'rose', 'ring', 'lips', 'flower', 'key', 'butterfly', 'champagne', 'letter', 'lock'],
  layouts: ['rooftop', 'pier', 'blossom', 'cameo', 'beach', 'floral-wall', 'open-window', 'overgrown', 'wash', 'meadow', 'sunset'],
  palettes: [
    { ground: '#f7dcd7', light: '#fff9f5', dark: '#5a2233', accent: '#a8324f' },
    { ground: '#1e2745', light: '#fdf1ea', dark: '#10152b', accent: '#f0a8a0' },
    { ground: '#7d2a45', light: '#fff1ec', dark: '#35101d', accent: '#f6c9b7' },
  ],
  look: {
    layout: 'rooftop',
    medallion: 'glory',
    title: { font: 'Great Vibes', case: 'none', letterSpacing: 0, lineSpacing: 0.92 },
    author: { font: 'Josefin Sans', case: 'uppercase', letterSpacing: 240, lineSpacing: 0.95 },
    subtitle: { font: 'Cormorant Garamond', case: 'none', letterSpacing: 10, lineSpacing: 1.2, italic: true },
    blurbFont: 'Lora',
    palette: { ground: '#3a1c28', light: '#fff3ee', dark: '#4a2030', accent: '#e7a6a1' },
    filter: 'Blush',
    isAboutTwo: true,
    genreLine: 'A novel',
  },
};
