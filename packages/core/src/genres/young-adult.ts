import type { Genre } from './genre.ts';

export const youngAdult: Genre = {
  id: 'young-adult',
  name: 'Young adult',
  aliases: ['ya', 'teen'],
  imageCollection: 'young-adult',
  relatedCollections: ['fantasy', 'adventure'],
  recommendedFonts: ['Alumni Sans', 'Kaushan Script', 'Amatic SC', 'Exo 2'],
  motifs: ['star', 'crown', 'moon', 'heart', 'fire', 'butterfly', 'lightning', 'dagger', 'phone', 'rose'],
  layouts: ['citadel', 'eclipse', 'star-chart', 'planet', 'mirror-lake', 'meadow', 'neon', 'moon-wood', 'papercut', 'inset-type', 'floral-wall', 'rooftop', 'tarot', 'overgrown', 'companion', 'reflect', 'flow', 'woven', 'tunnel', 'radiant', 'great-thing'],
  palettes: [
    { ground: '#e94f64', light: '#fff7f2', dark: '#2b0f2e', accent: '#ffe08a' },
    { ground: '#0f3d4c', light: '#f4fbf8', dark: '#06202a', accent: '#ff9e6d' },
    { ground: '#f6d5e3', light: '#fffafc', dark: '#2a1446', accent: '#7b2fa8' },
  ],
  look: {
    layout: 'citadel',
    medallion: 'glory',
    title: { font: 'Alumni Sans', case: 'uppercase', letterSpacing: 10, lineSpacing: 0.86, bold: true },
    author: { font: 'Alumni Sans', case: 'uppercase', letterSpacing: 160, lineSpacing: 0.95, bold: true },
    subtitle: { font: 'Caveat', case: 'none', letterSpacing: 0, lineSpacing: 1.2, bold: true },
    blurbFont: 'Crimson Pro',
    palette: { ground: '#1b1238', light: '#fff7fb', dark: '#1b1238', accent: '#ffb86b' },
    filter: 'Violet hour',
    genreLine: null,
  },
};
