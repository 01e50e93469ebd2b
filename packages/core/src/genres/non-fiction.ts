import type { Genre } from './genre.ts';

export const nonFiction: Genre = {
  id: 'non-fiction',
  name: 'Non-fiction and history',
  aliases: ['nonfiction', 'history', 'popular science', 'politics'],
  imageCollection: 'non-fiction',
  relatedCollections: ['historical', 'business'],
  recommendedFonts: ['Source Serif 4', 'Libre Franklin', 'PT Serif', 'Roboto Slab'],
  motifs: ['light bulb', 'globe', 'brain', 'books', 'compass', 'microscope', 'scales', 'eye', 'arrow', 'puzzle'],
  layouts: ['torn', 'grid', 'sun-rings', 'window-type', 'map-layers', 'bands', 'flood', 'pipes', 'aura'],
  palettes: [
    { ground: '#1c2f49', light: '#fbf5e8', dark: '#0f1b2c', accent: '#e4b04a' },
    { ground: '#7d1f22', light: '#fbf1e0', dark: '#2e090b', accent: '#ecc27e' },
    { ground: '#dfe4df', light: '#fdfcf8', dark: '#1b2a26', accent: '#0f5c52' },
  ],
  look: {
    layout: 'torn',
    medallion: 'laurel',
    title: { font: 'Source Serif 4', case: 'none', letterSpacing: 0, lineSpacing: 1.0, bold: true },
    author: { font: 'Libre Franklin', case: 'uppercase', letterSpacing: 120, lineSpacing: 0.95, bold: true },
    subtitle: { font: 'Libre Franklin', case: 'none', letterSpacing: 0, lineSpacing: 1.2 },
    blurbFont: 'Source Serif 4',
    palette: { ground: '#f5efe2', light: '#fffaf0', dark: '#1d2733', accent: '#b3282d' },
    filter: null,
    genreLine: null,
  },
};
