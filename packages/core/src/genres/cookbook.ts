import type { Genre } from './genre.ts';

export const cookbook: Genre = {
  id: 'cookbook',
  aliases: ['food', 'cooking'],
  imageCollection: 'cookbook',
  // No related collection shows food, and fewer pictures are better than unrelated ones.
  relatedCollections: [],
  recommendedFonts: ['Abril Fatface', 'Lobster', 'Pacifico', 'Fraunces'],
  motifs: ['fork', 'spoon', 'pot', 'chef', 'lemon', 'bread', 'leaf', 'wine', 'pepper', 'tomato'],
  layouts: [
    'laid-table',
    'great-dish',
    'long-table',
    'market-stall',
    'painted-plate',
    'full-bowl',
    'kitchen',
    'tiles',
    'gingham',
    'pantry',
    'still',
  ],
  namedLayouts: ['great-thing', 'cut-fruit', 'wheat'],
  palettes: [
    { ground: '#24402f', light: '#fbf5e6', dark: '#13251a', accent: '#e9b34a' },
    { ground: '#c8432b', light: '#fff6ea', dark: '#2e0e08', accent: '#ffd98a' },
    { ground: '#f1d7a8', light: '#fff9ec', dark: '#3b2110', accent: '#8f2f1a' },
  ],
  look: {
    layout: 'laid-table',
    medallion: 'badge',
    title: { font: 'Abril Fatface', case: 'none', letterSpacing: 0, lineSpacing: 1.0 },
    author: { font: 'Josefin Sans', case: 'uppercase', letterSpacing: 200, lineSpacing: 0.95, bold: true },
    subtitle: { font: 'Lora', case: 'none', letterSpacing: 0, lineSpacing: 1.2, italic: true },
    blurbFont: 'Lora',
    palette: { ground: '#fbf3e4', light: '#fffaf0', dark: '#3a1f14', accent: '#c8432b' },
    filter: 'Warm',
    isBright: true,
    genreLine: null,
    shows: ['cloche', 'whisk', 'lemon', 'bread'],
  },
};
