import type { Genre } from './genre.ts';

export const business: Genre = {
  id: 'business',
  aliases: ['entrepreneurship', 'leadership', 'finance'],
  imageCollection: 'business',
  relatedCollections: ['self-help', 'non-fiction'],
  recommendedFonts: ['Libre Franklin', 'Inter', 'Space Grotesk', 'Roboto Slab'],
  motifs: ['chart', 'rocket', 'briefcase', 'handshake', 'target', 'light bulb', 'gear', 'key', 'compass', 'chess'],
  layouts: ['stairs', 'summit', 'terraces', 'one-of-many', 'relief', 'grid', 'monolith', 'globe', 'overprint', 'halftone'],
  namedLayouts: [
    'great-shadow',
    'clockwork',
    'eclipse',
    'map-layers',
    'engraved',
    'double-exposure',
    'bright-path',
    'open-door',
    'great-thing',
    'notebook',
  ],
  palettes: [
    { ground: '#10243f', light: '#ffffff', dark: '#0a1728', accent: '#f2b632' },
    { ground: '#d7263d', light: '#fff5f3', dark: '#25060b', accent: '#3a0a12' },
    { ground: '#0d3b3a', light: '#f3faf6', dark: '#052120', accent: '#8fe0b8' },
  ],
  look: {
    layout: 'stairs',
    medallion: 'orbit',
    title: { font: 'Space Grotesk', case: 'none', letterSpacing: -15, lineSpacing: 0.98, bold: true },
    author: { font: 'Space Grotesk', case: 'uppercase', letterSpacing: 60, lineSpacing: 0.95, bold: true },
    subtitle: { font: 'Libre Franklin', case: 'none', letterSpacing: 0, lineSpacing: 1.2 },
    blurbFont: 'Source Serif 4',
    palette: { ground: '#f4f4f1', light: '#ffffff', dark: '#10151c', accent: '#d7263d' },
    filter: null,
    genreLine: null,
  },
};
