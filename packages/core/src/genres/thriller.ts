import type { Genre } from './genre.ts';

export const thriller: Genre = {
  id: 'thriller',
  name: 'Thriller',
  aliases: ['suspense', 'psychological thriller', 'action'],
  imageCollection: 'thriller',
  relatedCollections: ['crime', 'mystery'],
  recommendedFonts: ['Anton', 'Oswald', 'League Gothic', 'Bebas Neue', 'Fjalla One', 'Antonio'],
  motifs: ['target', 'knife', 'eye', 'skull', 'key', 'clock', 'footprint', 'gun', 'city', 'shadow'],
  layouts: ['doorway', 'flood', 'keyhole', 'drip', 'flock', 'window-type', 'torn', 'big-type'],
  palettes: [
    { ground: '#8f1218', light: '#fbf4ea', dark: '#160406', accent: '#ffb3a3' },
    { ground: '#f2c230', light: '#fff8e2', dark: '#14110a', accent: '#14110a' },
    { ground: '#14303d', light: '#f4f7f5', dark: '#071219', accent: '#ff7a45' },
  ],
  look: {
    layout: 'doorway',
    medallion: 'orbit',
    title: { font: 'Anton', case: 'uppercase', letterSpacing: 5, lineSpacing: 1.12 },
    author: { font: 'Oswald', case: 'uppercase', letterSpacing: 90, lineSpacing: 0.95, bold: true },
    subtitle: { font: 'Oswald', case: 'uppercase', letterSpacing: 160, lineSpacing: 1.2 },
    blurbFont: 'Source Serif 4',
    palette: { ground: '#0b1220', light: '#f7f5ef', dark: '#0b1220', accent: '#ffd23f' },
    filter: 'Cool',
    genreLine: 'A thriller',
  },
};
