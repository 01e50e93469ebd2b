import type { Genre } from './genre.ts';

export const travel: Genre = {
  id: 'travel',
  name: 'Travel and nature',
  aliases: ['nature', 'adventure', 'outdoors'],
  imageCollection: 'travel',
  relatedCollections: ['adventure', 'literary'],
  recommendedFonts: ['Josefin Sans', 'Raleway', 'Montserrat', 'Libre Baskerville'],
  motifs: ['compass', 'globe', 'suitcase', 'airplane', 'map', 'mountain', 'palm', 'camera', 'anchor', 'train'],
  layouts: ['sunset', 'mirror-lake', 'boat', 'globe', 'great-thing', 'tiles', 'taped', 'map-layers', 'beach', 'ridges', 'torn', 'village', 'rooftop', 'window-type', 'star-chart', 'leaf-shadow', 'papercut', 'pier'],
  palettes: [
    { ground: '#efe7d6', light: '#fffaf0', dark: '#1f2d2c', accent: '#b5482a' },
    { ground: '#123f55', light: '#f4f8f6', dark: '#08222f', accent: '#f2b54a' },
    { ground: '#c8582f', light: '#fff4e6', dark: '#2b1109', accent: '#ffdf9e' },
  ],
  look: {
    layout: 'sunset',
    medallion: 'badge',
    title: { font: 'Josefin Sans', case: 'uppercase', letterSpacing: 200, lineSpacing: 1.05, bold: true },
    author: { font: 'Josefin Sans', case: 'uppercase', letterSpacing: 260, lineSpacing: 0.95 },
    subtitle: { font: 'Lora', case: 'none', letterSpacing: 0, lineSpacing: 1.2, italic: true },
    blurbFont: 'Lora',
    palette: { ground: '#1d2b26', light: '#fffaf0', dark: '#1d2b26', accent: '#e9b44c' },
    filter: null,
    genreLine: null,
    shows: ['compass', 'suitcase', 'train', 'airplane', 'ship'],
  },
};
