import type { Genre } from './genre.ts';

export const youngAdult: Genre = {
  id: 'young-adult',
  name: 'Young adult',
  aliases: ['ya', 'teen'],
  imageCollection: 'young-adult',
  relatedCollections: ['fantasy', 'adventure'],
  recommendedFonts: ['Alumni Sans', 'Kaushan Script', 'Amatic SC', 'Exo 2'],
  motifs: ['star', 'crown', 'moon', 'heart', 'fire', 'butterfly', 'lightning', 'dagger', 'phone', 'rose'],
  look: {
    layout: 'big-type',
    title: { font: 'Alumni Sans', case: 'uppercase', letterSpacing: 10, lineSpacing: 0.86, bold: true },
    author: { font: 'Alumni Sans', case: 'uppercase', letterSpacing: 160, lineSpacing: 0.95, bold: true },
    subtitle: { font: 'Caveat', case: 'none', letterSpacing: 0, lineSpacing: 1.2, bold: true },
    blurbFont: 'Crimson Pro',
    palette: { ground: '#1b1238', light: '#fff7fb', dark: '#1b1238', accent: '#ffb86b' },
    filter: 'Violet hour',
    sign: 'star',
    genreLine: null,
  },
};
