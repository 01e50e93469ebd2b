import type { Genre } from './genre.ts';

export const scienceFiction: Genre = {
  id: 'science-fiction',
  aliases: ['sci-fi', 'space opera', 'sf'],
  imageCollection: 'science-fiction',
  relatedCollections: ['thriller'],
  recommendedFonts: ['Orbitron', 'Exo 2', 'Audiowide', 'Oxanium', 'Jost'],
  foreignFaces: ['serif', 'light serif', 'heavy'],
  motifs: ['rocket', 'planet', 'robot', 'satellite', 'alien', 'atom', 'star', 'eye', 'galaxy', 'astronaut'],
  namedLayouts: ['clockwork', 'colossus', 'mesa', 'dune-walk', 'ridges', 'rooftop'],
  layouts: ['planet', 'viewport', 'spacewalk', 'colony', 'future-city', 'eclipse', 'portal', 'orbits', 'star-chart', 'sliced', 'reflect'],
  palettes: [
    { ground: '#1a0f2e', light: '#f2ecff', dark: '#0b0618', accent: '#ff6ec7' },
    { ground: '#e4e7ea', light: '#ffffff', dark: '#10161f', accent: '#c8421f' },
    { ground: '#07201f', light: '#e9fffb', dark: '#03100f', accent: '#ffb454' },
  ],
  look: {
    layout: 'planet',
    medallion: 'orbit',
    title: { font: 'Exo 2', case: 'uppercase', letterSpacing: 220, lineSpacing: 1.05, bold: true },
    author: { font: 'Exo 2', case: 'uppercase', letterSpacing: 260, lineSpacing: 0.95 },
    subtitle: { font: 'Share Tech Mono', case: 'uppercase', letterSpacing: 120, lineSpacing: 1.2 },
    blurbFont: 'Source Serif 4',
    palette: { ground: '#05070d', light: '#eef6ff', dark: '#05070d', accent: '#4fd1ff' },
    filter: 'Cool',
    genreLine: null,
    shows: ['rocket', 'planet'],
  },
};
