import type { Genre } from './genre.ts';

export const cookbook: Genre = {
  id: 'cookbook',
  name: 'Cookbook',
  aliases: ['food', 'cooking'],
  imageCollection: 'cookbook',
  relatedCollections: ['travel'],
  recommendedFonts: ['Abril Fatface', 'Lobster', 'Pacifico', 'Fraunces'],
  motifs: ['fork', 'spoon', 'pot', 'chef', 'lemon', 'bread', 'leaf', 'wine', 'pepper', 'tomato'],
  look: {
    layout: 'panel',
    title: { font: 'Abril Fatface', case: 'none', letterSpacing: 0, lineSpacing: 1.0 },
    author: { font: 'Josefin Sans', case: 'uppercase', letterSpacing: 200, lineSpacing: 0.95, bold: true },
    subtitle: { font: 'Lora', case: 'none', letterSpacing: 0, lineSpacing: 1.2, italic: true },
    blurbFont: 'Lora',
    palette: { ground: '#fbf3e4', light: '#fffaf0', dark: '#3a1f14', accent: '#c8432b' },
    filter: 'Warm',
    sign: 'scallop',
    genreLine: null,
  },
};
