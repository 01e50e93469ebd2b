import type { Genre } from './genre.ts';

export const romcom: Genre = {
  id: 'romcom',
  name: 'Romantic comedy',
  aliases: ['rom-com', 'chick lit'],
  imageCollection: 'romcom',
  relatedCollections: ['womens-fiction', 'travel'],
  recommendedFonts: ['Pacifico', 'Caveat', 'Poppins', 'Lobster', 'Courgette'],
  motifs: ['heart', 'high heel', 'coffee', 'lips', 'cupcake', 'dog', 'sunglasses', 'cocktail', 'suitcase', 'phone'],
  look: {
    layout: 'playful',
    title: { font: 'Pacifico', case: 'none', letterSpacing: 0, lineSpacing: 1.12 },
    author: { font: 'Poppins', case: 'uppercase', letterSpacing: 120, lineSpacing: 0.95, bold: true },
    subtitle: { font: 'Poppins', case: 'none', letterSpacing: 10, lineSpacing: 1.2 },
    blurbFont: 'Lora',
    palette: { ground: '#ef6f6c', light: '#fffaf2', dark: '#26324d', accent: '#ffd166' },
    filter: 'Warm',
    sign: 'sunburst',
    genreLine: 'A novel',
  },
};
