import type { Genre } from './genre.ts';

export const memoir: Genre = {
  id: 'memoir',
  name: 'Memoir',
  aliases: ['biography', 'autobiography'],
  imageCollection: 'memoir',
  relatedCollections: ['literary', 'historical'],
  recommendedFonts: ['Libre Baskerville', 'Sacramento', 'Lora', 'Special Elite'],
  motifs: ['bird', 'suitcase', 'house', 'feather', 'tree', 'camera', 'bicycle', 'envelope', 'mountain', 'wave'],
  layouts: ['pier', 'mirror-lake', 'leaf-shadow', 'wash', 'sun-rings', 'blossom', 'torn', 'taped', 'great-thing', 'globe', 'still', 'engraved', 'window-type', 'boat', 'flock'],
  palettes: [
    { ground: '#2f4650', light: '#f7f0e2', dark: '#1a282e', accent: '#e0b07a' },
    { ground: '#d9c2ad', light: '#fff9f0', dark: '#33241c', accent: '#7c3620' },
    { ground: '#c9d3cb', light: '#fdfbf5', dark: '#23302c', accent: '#8a4428' },
  ],
  look: {
    layout: 'pier',
    medallion: 'laurel',
    title: { font: 'Libre Baskerville', case: 'none', letterSpacing: 0, lineSpacing: 1.12 },
    author: { font: 'Jost', case: 'uppercase', letterSpacing: 180, lineSpacing: 0.95 },
    subtitle: { font: 'Sacramento', case: 'none', letterSpacing: 0, lineSpacing: 1.2 },
    blurbFont: 'Lora',
    palette: { ground: '#efe6d6', light: '#fbf7ee', dark: '#33291f', accent: '#a4552f' },
    filter: 'Faded film',
    genreLine: 'A memoir',
  },
};
