import type { Genre } from './genre.ts';

export const fantasy: Genre = {
  id: 'fantasy',
  name: 'Fantasy',
  aliases: ['epic fantasy', 'high fantasy'],
  imageCollection: 'fantasy',
  relatedCollections: ['adventure', 'paranormal'],
  recommendedFonts: ['Cinzel', 'Cinzel Decorative', 'Almendra', 'Uncial Antiqua', 'Marcellus SC'],
  motifs: ['sword', 'dragon', 'crown', 'castle', 'moon', 'wolf', 'raven', 'shield', 'staff', 'tree'],
  layouts: ['papercut', 'overgrown', 'moon-wood', 'tarot', 'planet', 'flow', 'reflect', 'flock', 'ridges', 'orbits', 'map-layers', 'flood'],
  palettes: [
    { ground: '#123024', light: '#f4ecd0', dark: '#071811', accent: '#d9b45f' },
    { ground: '#3a1230', light: '#f6e8d8', dark: '#1c0717', accent: '#e0a95c' },
    { ground: '#e9dfc6', light: '#fffaf0', dark: '#1d2433', accent: '#7a2b22' },
  ],
  look: {
    layout: 'papercut',
    medallion: 'glory',
    title: { font: 'Cinzel Decorative', case: 'none', letterSpacing: 10, lineSpacing: 1.0, bold: true },
    author: { font: 'Cinzel', case: 'uppercase', letterSpacing: 140, lineSpacing: 0.95 },
    subtitle: { font: 'Cinzel', case: 'uppercase', letterSpacing: 180, lineSpacing: 1.2 },
    blurbFont: 'EB Garamond',
    palette: { ground: '#0d1b2a', light: '#f6ecd2', dark: '#0d1b2a', accent: '#d8b25a' },
    filter: 'Night',
    genreLine: null,
  },
};
