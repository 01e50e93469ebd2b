import type { Genre } from './genre.ts';

export const poetry: Genre = {
  id: 'poetry',
  aliases: ['poems'],
  imageCollection: 'poetry',
  relatedCollections: ['romance', 'literary'],
  recommendedFonts: ['Cormorant Garamond', 'Raleway', 'EB Garamond', 'Tangerine'],
  motifs: ['feather', 'leaf', 'moon', 'bird', 'flower', 'wave', 'quill', 'drop', 'star', 'branch'],
  layouts: ['flow', 'paper-birds', 'brushwork', 'wildflowers', 'leaf-shadow', 'bands', 'pier', 'boat', 'fireflies', 'avenue', 'reflect'],
  namedLayouts: ['star-chart', 'wash', 'still', 'roots', 'beam', 'dune-walk', 'old-city', 'floral-wall'],
  palettes: [
    { ground: '#26343a', light: '#f4efe6', dark: '#151e22', accent: '#c9b79a' },
    { ground: '#e6d3d0', light: '#fdf8f5', dark: '#3d2a30', accent: '#8a4c5a' },
    { ground: '#d3dee0', light: '#fbfaf6', dark: '#24353d', accent: '#3f6a78' },
  ],
  look: {
    layout: 'flow',
    medallion: 'laurel',
    title: { font: 'Cormorant Garamond', case: 'lowercase', letterSpacing: 20, lineSpacing: 1.0, italic: true },
    author: { font: 'Raleway', case: 'uppercase', letterSpacing: 240, lineSpacing: 0.95 },
    subtitle: { font: 'Raleway', case: 'lowercase', letterSpacing: 120, lineSpacing: 1.2 },
    blurbFont: 'Cormorant Garamond',
    palette: { ground: '#f4efe6', light: '#fbf8f2', dark: '#3a3f3c', accent: '#8fa39a' },
    filter: 'Faded film',
    genreLine: 'poems',
  },
};
