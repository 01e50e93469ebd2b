import type { Genre } from './genre.ts';

export const romcom: Genre = {
  id: 'romcom',
  aliases: ['rom-com', 'chick lit'],
  imageCollection: 'romcom',
  relatedCollections: ['womens-fiction', 'travel'],
  recommendedFonts: ['Pacifico', 'Caveat', 'Poppins', 'Lobster', 'Courgette'],
  motifs: ['heart', 'high heel', 'coffee', 'lips', 'cupcake', 'dog', 'sunglasses', 'cocktail', 'suitcase', 'phone'],
  namedLayouts: ['overlook', 'stage', 'bell-jar', 'coast-town', 'beach', 'book-stack'],
  layouts: ['facade', 'front-doors', 'chat', 'umbrella', 'rooftop', 'stickers', 'shop', 'fairground', 'fireflies', 'balconies'],
  palettes: [
    { ground: '#ffd9c2', light: '#fffaf2', dark: '#33264d', accent: '#d63a64' },
    { ground: '#5cc8c2', light: '#fffdf4', dark: '#123a44', accent: '#c22757' },
    { ground: '#f7c948', light: '#fffaf0', dark: '#2c2350', accent: '#d4326a' },
  ],
  look: {
    layout: 'facade',
    medallion: 'badge',
    title: { font: 'Pacifico', case: 'none', letterSpacing: 0, lineSpacing: 1.12 },
    author: { font: 'Poppins', case: 'uppercase', letterSpacing: 120, lineSpacing: 0.95, bold: true },
    subtitle: { font: 'Poppins', case: 'none', letterSpacing: 10, lineSpacing: 1.2 },
    blurbFont: 'Lora',
    palette: { ground: '#ef6f6c', light: '#fffaf2', dark: '#26324d', accent: '#ffd166' },
    filter: 'Warm',
    isAboutTwo: true,
    isBright: true,
    genreLine: 'A novel',
  },
};
