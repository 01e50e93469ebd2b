import type { Genre } from './genre.ts';

export const western: Genre = {
  id: 'western',
  aliases: ['frontier'],
  imageCollection: 'western',
  relatedCollections: ['adventure', 'literary'],
  recommendedFonts: ['Rye', 'Alfa Slab One', 'Roboto Slab'],
  motifs: ['horse', 'hat', 'star', 'revolver', 'cactus', 'boot', 'skull', 'wagon', 'horseshoe', 'eagle'],
  namedLayouts: ['great-thing', 'playing-card', 'river-bend', 'dune-walk', 'roots'],
  layouts: ['mesa', 'frontier-street', 'riders', 'campfire', 'homestead', 'wanted', 'engraved', 'crushed', 'flock', 'behind'],
  palettes: [
    { ground: '#e6cfa0', light: '#fff6e0', dark: '#2b1a0e', accent: '#8a2a14' },
    { ground: '#7a2716', light: '#fbe9cc', dark: '#2c0c06', accent: '#f0b75c' },
    { ground: '#22343a', light: '#f4ead2', dark: '#101b1f', accent: '#d79a4e' },
  ],
  look: {
    layout: 'mesa',
    medallion: 'glory',
    title: { font: 'Rye', case: 'uppercase', letterSpacing: 0, lineSpacing: 1.0 },
    author: { font: 'Roboto Slab', case: 'uppercase', letterSpacing: 140, lineSpacing: 0.95, bold: true },
    subtitle: { font: 'Roboto Slab', case: 'uppercase', letterSpacing: 120, lineSpacing: 1.2 },
    blurbFont: 'Source Serif 4',
    palette: { ground: '#2c1a10', light: '#f8ead0', dark: '#2c1a10', accent: '#d9772b' },
    filter: 'Old gold',
    genreLine: 'A western',
    shows: ['rider', 'boot', 'horseshoe', 'cactus', 'hat'],
    plants: 'cacti',
  },
};
