import type { Genre } from './genre.ts';

export const mystery: Genre = {
  id: 'mystery',
  aliases: ['whodunit'],
  imageCollection: 'mystery',
  relatedCollections: ['thriller', 'gothic'],
  recommendedFonts: ['Playfair Display SC', 'IM Fell English', 'Playfair Display', 'Special Elite'],
  motifs: ['key', 'magnifying glass', 'keyhole', 'candle', 'clock', 'raven', 'eye', 'footprint', 'door', 'knife'],
  layouts: ['street-lamp', 'blinds', 'deco', 'keyhole', 'doorway', 'manor', 'facade', 'beam', 'old-city', 'harbor', 'boat', 'roots'],
  namedLayouts: ['envelope', 'playing-card', 'window-cat', 'umbrella', 'radiant', 'reflect', 'flock', 'silhouette', 'pier', 'avenue'],
  palettes: [
    { ground: '#2b1730', light: '#f3ead6', dark: '#170b1b', accent: '#d9a65b' },
    { ground: '#0f2a3d', light: '#f2ead8', dark: '#08161f', accent: '#d4b26a' },
    { ground: '#efe6d0', light: '#fffaf0', dark: '#1f2a24', accent: '#8c2f2b' },
  ],
  look: {
    layout: 'street-lamp',
    medallion: 'glory',
    title: { font: 'Playfair Display SC', case: 'none', letterSpacing: 20, lineSpacing: 1.0, bold: true },
    author: { font: 'Playfair Display SC', bold: true, case: 'none', letterSpacing: 120, lineSpacing: 0.95 },
    subtitle: { font: 'IM Fell English', case: 'none', letterSpacing: 0, lineSpacing: 1.2, italic: true },
    blurbFont: 'EB Garamond',
    palette: { ground: '#12211d', light: '#f3ead6', dark: '#12211d', accent: '#c9a24b' },
    filter: null,
    genreLine: 'A mystery',
    shows: ['key', 'watch', 'dagger', 'magnifier', 'candle'],
  },
};
