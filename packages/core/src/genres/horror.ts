import type { Genre } from './genre.ts';

export const horror: Genre = {
  id: 'horror',
  aliases: ['dark fiction', 'ghost story'],
  imageCollection: 'horror',
  relatedCollections: ['paranormal', 'gothic', 'thriller'],
  recommendedFonts: ['UnifrakturCook', 'Cormorant SC', 'Rock Salt', 'Creepster', 'Metal Mania'],
  foreignFaces: ['heavy'],
  motifs: ['skull', 'eye', 'moon', 'raven', 'knife', 'candle', 'ghost', 'door', 'scythe', 'bat', 'coffin', 'spider'],
  layouts: ['manor', 'doorway', 'moon-wood', 'roots', 'street-lamp', 'keyhole', 'torn-eye', 'shatter', 'facade', 'eclipse', 'mist-type'],
  namedLayouts: ['citadel', 'blinds', 'reflect', 'glass', 'claws', 'woven', 'flock'],
  palettes: [
    { ground: '#4a0c10', light: '#f3e9dc', dark: '#120304', accent: '#d9a9a0' },
    { ground: '#e9e2d2', light: '#fffaf0', dark: '#16110e', accent: '#8c1318' },
    { ground: '#101d1b', light: '#e4ece4', dark: '#050c0b', accent: '#7fb08f' },
  ],
  look: {
    layout: 'manor',
    medallion: 'glory',
    title: { font: 'Cormorant SC', case: 'uppercase', letterSpacing: 180, lineSpacing: 1.0, bold: true },
    author: { font: 'Cormorant SC', bold: true, case: 'uppercase', letterSpacing: 240, lineSpacing: 0.95 },
    subtitle: { font: 'Cormorant Garamond', case: 'none', letterSpacing: 20, lineSpacing: 1.2, italic: true },
    blurbFont: 'EB Garamond',
    palette: { ground: '#0a0a0b', light: '#ece6da', dark: '#0a0a0b', accent: '#b3202a' },
    filter: 'Noir',
    genreLine: null,
  },
};
