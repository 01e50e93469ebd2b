import type { Genre } from './genre.ts';

export const literary: Genre = {
  id: 'literary',
  name: 'Literary fiction',
  aliases: ['fiction', 'literary fiction', 'contemporary', 'general'],
  imageCollection: 'literary',
  relatedCollections: ['memoir', 'poetry'],
  recommendedFonts: ['Fraunces', 'Libre Baskerville', 'Instrument Serif', 'EB Garamond', 'Cormorant Garamond'],
  motifs: ['feather', 'bird', 'leaf', 'candle', 'key', 'house', 'fish', 'chair', 'wave', 'moon'],
  layouts: ['bands', 'pier', 'mirror-lake', 'leaf-shadow', 'tiles', 'monolith', 'blossom', 'great-thing', 'wash', 'roots', 'still', 'engraved', 'overprint', 'inset-type', 'cut-outs', 'behind', 'reflect', 'torn', 'flow', 'boat', 'flock'],
  palettes: [
    { ground: '#f1e9da', light: '#fffaf1', dark: '#20262a', accent: '#b8482c' },
    { ground: '#d9553a', light: '#fff6ea', dark: '#2a0f0a', accent: '#33110b' },
    { ground: '#dcb94e', light: '#fffaea', dark: '#251f0e', accent: '#7a2416' },
  ],
  look: {
    layout: 'bands',
    medallion: 'laurel',
    title: { font: 'Instrument Serif', case: 'none', letterSpacing: 0, lineSpacing: 0.94 },
    author: { font: 'Jost', case: 'uppercase', letterSpacing: 200, lineSpacing: 0.95 },
    subtitle: { font: 'Instrument Serif', case: 'none', letterSpacing: 0, lineSpacing: 1.2, italic: true },
    blurbFont: 'EB Garamond',
    palette: { ground: '#1f2a2e', light: '#f6f1e7', dark: '#1f2a2e', accent: '#d96c4a' },
    filter: 'Matte',
    genreLine: 'A novel',
  },
};
