import type { Genre } from './genre.ts';

export const western: Genre = {
  id: 'western',
  name: 'Western',
  aliases: ['frontier'],
  imageCollection: 'western',
  relatedCollections: ['historical', 'literary'],
  recommendedFonts: ['Rye', 'Alfa Slab One', 'Roboto Slab'],
  motifs: ['horse', 'hat', 'star', 'revolver', 'cactus', 'boot', 'skull', 'wagon', 'horseshoe', 'eagle'],
  look: {
    layout: 'big-type',
    title: { font: 'Rye', case: 'uppercase', letterSpacing: 0, lineSpacing: 1.0 },
    author: { font: 'Roboto Slab', case: 'uppercase', letterSpacing: 140, lineSpacing: 0.95, bold: true },
    subtitle: { font: 'Roboto Slab', case: 'uppercase', letterSpacing: 120, lineSpacing: 1.2 },
    blurbFont: 'Source Serif 4',
    palette: { ground: '#2c1a10', light: '#f8ead0', dark: '#2c1a10', accent: '#d9772b' },
    filter: 'Old gold',
    sign: 'star',
    genreLine: 'A western',
  },
};
