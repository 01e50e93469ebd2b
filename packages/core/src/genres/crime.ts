import type { Genre } from './genre.ts';

export const crime: Genre = {
  id: 'crime',
  name: 'Crime and noir',
  aliases: ['noir', 'detective', 'police procedural'],
  imageCollection: 'crime',
  relatedCollections: ['noir', 'thriller', 'mystery'],
  recommendedFonts: ['League Gothic', 'Special Elite', 'Antonio', 'Pathway Gothic One', 'Courier Prime'],
  motifs: ['gun', 'knife', 'fingerprint', 'handcuffs', 'skull', 'eye', 'city', 'bullet', 'car', 'badge'],
  layouts: ['doorway', 'halftone', 'neon', 'shatter', 'mist-type', 'facade', 'monolith', 'drip', 'torn', 'sunset', 'reflect', 'flock'],
  palettes: [
    { ground: '#f0e7d3', light: '#fffaf0', dark: '#1a1512', accent: '#b3201f' },
    { ground: '#5a1013', light: '#f6ead8', dark: '#180506', accent: '#e8b23a' },
    { ground: '#1d2a2f', light: '#f1efe6', dark: '#0b1113', accent: '#d8c36a' },
  ],
  look: {
    layout: 'doorway',
    medallion: 'orbit',
    title: { font: 'League Gothic', case: 'uppercase', letterSpacing: 8, lineSpacing: 0.98 },
    author: { font: 'Antonio', case: 'uppercase', letterSpacing: 110, lineSpacing: 0.95, bold: true },
    subtitle: { font: 'Special Elite', case: 'none', letterSpacing: 10, lineSpacing: 1.2 },
    blurbFont: 'Source Serif 4',
    palette: { ground: '#101012', light: '#f4f0e6', dark: '#101012', accent: '#e8b23a' },
    filter: 'Noir',
    genreLine: 'A crime novel',
  },
};
