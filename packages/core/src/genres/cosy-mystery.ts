import type { Genre } from './genre.ts';

export const cosyMystery: Genre = {
  id: 'cosy-mystery',
  aliases: ['cosy mystery', 'cosy', 'cozy'],
  imageCollection: 'cosy-mystery',
  relatedCollections: ['mystery', 'romcom', 'cookbook'],
  recommendedFonts: ['Abril Fatface', 'Courgette', 'Patrick Hand', 'Amatic SC'],
  foreignFaces: ['condensed', 'grotesk'],
  motifs: ['cat', 'teapot', 'magnifying glass', 'cupcake', 'key', 'cottage', 'books', 'yarn', 'dog', 'cup'],
  layouts: ['village', 'window-cat', 'book-stack', 'shop', 'cameo', 'facade', 'overgrown', 'tunnel', 'meadow', 'gingham'],
  namedLayouts: ['tiles', 'curiosities', 'playing-card', 'bell-jar', 'orchard'],
  palettes: [
    { ground: '#f6e3d0', light: '#fffaf2', dark: '#3b2430', accent: '#c4524a' },
    { ground: '#8fc3b4', light: '#fffdf6', dark: '#17352f', accent: '#8c2f45' },
    { ground: '#f3c9c6', light: '#fff8f2', dark: '#43203a', accent: '#7a2b4b' },
  ],
  look: {
    layout: 'village',
    medallion: 'badge',
    title: { font: 'Abril Fatface', case: 'none', letterSpacing: 0, lineSpacing: 1.0 },
    author: { font: 'Josefin Sans', case: 'uppercase', letterSpacing: 140, lineSpacing: 0.95, bold: true },
    subtitle: { font: 'Courgette', case: 'none', letterSpacing: 0, lineSpacing: 1.2 },
    blurbFont: 'Lora',
    palette: { ground: '#3c2a4d', light: '#fff4e3', dark: '#2a1d36', accent: '#e8826b' },
    filter: 'Warm',
    isBright: true,
    genreLine: 'A cozy mystery',
    shows: ['teapot', 'cat', 'magnifier', 'cupcake', 'key'],
  },
};
