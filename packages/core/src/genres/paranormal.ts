import type { Genre } from './genre.ts';

export const paranormal: Genre = {
  id: 'paranormal',
  aliases: ['gothic', 'urban fantasy', 'vampire'],
  imageCollection: 'paranormal',
  relatedCollections: ['gothic', 'fantasy', 'horror'],
  recommendedFonts: ['Cormorant Garamond', 'Cinzel', 'Grenze Gotisch', 'Uncial Antiqua'],
  motifs: ['moon', 'wolf', 'bat', 'fangs', 'rose', 'crystal ball', 'candle', 'raven', 'fire', 'pentacle'],
  layouts: ['moon-wood', 'tarot', 'claws', 'radiant', 'mist-type', 'manor', 'street-lamp', 'mirror-lake', 'doorway', 'roots', 'glass', 'woven', 'overgrown', 'reflect'],
  palettes: [
    { ground: '#2b0b1a', light: '#f6e6ea', dark: '#14040b', accent: '#d8788f' },
    { ground: '#0d1f2b', light: '#eaf2f6', dark: '#060f16', accent: '#9fd0d8' },
    { ground: '#e6dff0', light: '#fdfaff', dark: '#1f1430', accent: '#5d2a86' },
  ],
  look: {
    layout: 'moon-wood',
    medallion: 'glory',
    title: { font: 'Grenze Gotisch', case: 'none', letterSpacing: 5, lineSpacing: 0.9, bold: true },
    author: { font: 'Cormorant SC', case: 'uppercase', letterSpacing: 200, lineSpacing: 0.95, bold: true },
    subtitle: { font: 'Cormorant Garamond', case: 'none', letterSpacing: 0, lineSpacing: 1.2, italic: true },
    blurbFont: 'EB Garamond',
    palette: { ground: '#140d1f', light: '#f1e9f7', dark: '#140d1f', accent: '#b9a3d9' },
    filter: 'Violet hour',
    genreLine: null,
  },
};
