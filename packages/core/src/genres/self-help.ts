import type { Genre } from './genre.ts';

export const selfHelp: Genre = {
  id: 'self-help',
  aliases: ['self help', 'personal development', 'wellness'],
  imageCollection: 'self-help',
  relatedCollections: ['inspirational', 'business'],
  recommendedFonts: ['Montserrat', 'Poppins', 'Raleway', 'Work Sans'],
  motifs: ['sun', 'lotus', 'brain', 'heart', 'mountain', 'key', 'seedling', 'compass', 'butterfly', 'arrow'],
  layouts: ['bright-path', 'summit', 'open-door', 'one-of-many', 'dune-walk', 'stones', 'stairs', 'monolith', 'pier', 'avenue'],
  namedLayouts: ['clockwork', 'paper-birds', 'map-layers', 'boat', 'double-exposure', 'fireflies', 'reflect', 'sun-rings', 'notebook'],
  palettes: [
    { ground: '#16324f', light: '#ffffff', dark: '#0b1b2c', accent: '#ffc145' },
    { ground: '#f5f1e8', light: '#ffffff', dark: '#1a2a2a', accent: '#0d7a72' },
    { ground: '#ef6a4b', light: '#fff8f2', dark: '#2a100a', accent: '#3a1409' },
  ],
  look: {
    layout: 'bright-path',
    medallion: 'glory',
    title: { font: 'Poppins', case: 'none', letterSpacing: -10, lineSpacing: 1.0, bold: true },
    author: { font: 'Poppins', case: 'uppercase', letterSpacing: 120, lineSpacing: 0.95, bold: true },
    subtitle: { font: 'Poppins', case: 'none', letterSpacing: 0, lineSpacing: 1.2 },
    blurbFont: 'Source Serif 4',
    palette: { ground: '#ffcf3f', light: '#ffffff', dark: '#18202b', accent: '#e4572e' },
    filter: null,
    isBright: true,
    genreLine: null,
  },
};
