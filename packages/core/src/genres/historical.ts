import type { Genre } from './genre.ts';

export const historical: Genre = {
  id: 'historical',
  aliases: ['historical', 'saga'],
  imageCollection: 'historical',
  relatedCollections: ['memoir', 'military'],
  recommendedFonts: ['Cormorant SC', 'Libre Caslon Text', 'IM Fell English SC', 'Forum'],
  foreignFaces: ['condensed', 'grotesk'],
  motifs: ['ship', 'quill', 'key', 'rose', 'crown', 'anchor', 'castle', 'lantern', 'horse', 'hourglass'],
  layouts: ['old-city', 'platform', 'avenue', 'harbor', 'glass', 'cameo', 'tall-ship', 'deco', 'papercut', 'engraved'],
  namedLayouts: ['snow-cabin', 'envelope', 'curiosities', 'entwined', 'bell-jar', 'library', 'manor', 'keepsakes', 'campfire', 'homestead'],
  palettes: [
    { ground: '#e9dcc0', light: '#fff9ea', dark: '#2b2118', accent: '#7d2c22' },
    { ground: '#16283c', light: '#f4ead4', dark: '#0b1520', accent: '#c99a4e' },
    { ground: '#34402f', light: '#f3ecd6', dark: '#1a2117', accent: '#cfa65a' },
  ],
  look: {
    layout: 'old-city',
    medallion: 'laurel',
    title: { font: 'Libre Caslon Text', case: 'uppercase', letterSpacing: 50, lineSpacing: 1.05 },
    author: { font: 'Cormorant SC', case: 'uppercase', letterSpacing: 200, lineSpacing: 0.95, bold: true },
    subtitle: { font: 'IM Fell English', case: 'none', letterSpacing: 0, lineSpacing: 1.2, italic: true },
    blurbFont: 'EB Garamond',
    palette: { ground: '#3b1d16', light: '#f7ecd6', dark: '#2d1510', accent: '#c08a3e' },
    filter: 'Sepia',
    genreLine: 'A novel',
  },
};
