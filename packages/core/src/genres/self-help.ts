import type { Genre } from './genre.ts';

export const selfHelp: Genre = {
  id: 'self-help',
  name: 'Self-help',
  aliases: ['self help', 'personal development', 'wellness'],
  imageCollection: 'self-help',
  relatedCollections: ['inspirational', 'business'],
  recommendedFonts: ['Montserrat', 'Poppins', 'Raleway', 'Work Sans'],
  motifs: ['sun', 'lotus', 'brain', 'heart', 'mountain', 'key', 'seedling', 'compass', 'butterfly', 'arrow'],
  look: {
    layout: 'solid',
    title: { font: 'Poppins', case: 'none', letterSpacing: -10, lineSpacing: 1.0, bold: true },
    author: { font: 'Poppins', case: 'uppercase', letterSpacing: 120, lineSpacing: 0.95, bold: true },
    subtitle: { font: 'Poppins', case: 'none', letterSpacing: 0, lineSpacing: 1.2 },
    blurbFont: 'Source Serif 4',
    palette: { ground: '#ffcf3f', light: '#ffffff', dark: '#18202b', accent: '#e4572e' },
    filter: null,
    sign: 'sunburst',
    genreLine: null,
  },
};
