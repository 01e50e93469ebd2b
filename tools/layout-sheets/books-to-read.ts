/** A book for a blind review. */
export interface Book {
  readonly title: string;
  readonly author: string;
}

const book = (title: string, author: string): Book => ({ title, author });

/**
 * Titles of a blind reading, three for each genre: of one word, of four words with an accent, and of ten words; in six genres one of
 * them is Hebrew or Arabic. No family is tuned to them: after a family was changed by a reading, the next one gets others.
 */
export const BOOKS_TO_READ: Readonly<Record<string, readonly Book[]>> = {
  business: [
    book('Turnaround', 'Miles Corbin'),
    book('The Protégé Economy', 'Celia Grant'),
    book('What Every Bakery Owner Should Know about Money before Opening Day', 'Gus Palmer'),
  ],
  childrens: [book('Snowplow', 'Wren Holloway'), book('Théo and the Robot Puppy', 'Alba Finch'), book('הענן שפחד מן הגשם', 'מיכל דרור')],
  cookbook: [
    book('Empanadas', 'Grace Lin'),
    book('Crème Brûlée and Company', 'Yves Carel'),
    book('Sunday Suppers from a Very Small Farm by the Sea', 'Nan Okafor'),
  ],
  'cosy-mystery': [
    book('Gooseberries', 'Pru Hadley'),
    book('The Éclair Affair', 'Dulcie Marsh'),
    book('A Kettle a Kitten and the Corpse behind the Post Office', 'Ivy Plum'),
  ],
  crime: [
    book('Bloodlines', 'Dean Kessler'),
    book('The Ghosts of São Paulo', 'Luis Prado'),
    book('The Detective Who Buried Her Partner and Kept His Badge', 'Nora Stack'),
  ],
  fantasy: [
    book('Ashenfell', 'Bryn Calloway'),
    book('The Dragon of Édana', 'Seren Vale'),
    book('The Blacksmith Who Forged a Sword Out of Winter', 'Tam Orrin'),
  ],
  historical: [
    book('Saddlers', 'Judith Orme'),
    book('The Governess of Saint-Malo', 'Claire Fontaine'),
    book('The Photographer Who Followed the Armies across Virginia', 'Amos Whitfield'),
  ],
  horror: [
    book('Gravediggers', 'Harlan Pike'),
    book('The Crèche in the Cellar', 'Mina Graves'),
    book('Something Is Knocking on the Inside of the Coffin', 'Ezra Holt'),
  ],
  inspirational: [book('Cornerstones', 'Joy Marlowe'), book('The Way to Zoé', 'Rebecca Stone'), book('النور الذي لا ينطفئ', 'سارة حداد')],
  literary: [
    book('Cellists', 'Margit Olsen'),
    book('The Gardens of Córdoba', 'Pilar Reyes'),
    book('Everything My Grandmother Carried in One Small Blue Suitcase', 'Ada Levin'),
  ],
  memoir: [
    book('Ambulance', 'Rick Dolan'),
    book('Learning to Dance with René', 'Colette Hart'),
    book('How a Stray Dog and a Broken Bicycle Brought Me Home', 'Max Ferris'),
  ],
  mystery: [
    book('Footlights', 'Clive Barrow'),
    book('The Vanishing of Zoë Lane', 'Iris Penrose'),
    book('Three Keys Two Clocks and a Body in the Greenhouse', 'Hester Quill'),
  ],
  'non-fiction': [
    book('Elephants', 'Dr. Ana Petrov'),
    book('The Vermeer Déjà Vu', 'Hugo Lenz'),
    book('How Bees Built Our Farms and What Happens If They Leave', 'Sylvia Grant'),
  ],
  paranormal: [
    book('Nightbloom', 'Scarlett Dusk'),
    book('The Fiancé of Hollow Hill', 'Opal Winter'),
    book('I Accidentally Summoned a Demon and Now He Does My Laundry', 'Tilly Hex'),
  ],
  poetry: [book('Thresholds', 'Emil Novak'), book('Été Indien', 'Manon Leclerc'), book('מכתבים אל הים', 'יעל ברגר')],
  romance: [
    book('Vineyards', 'Bianca Russo'),
    book('My Señor Summer', 'Carrie Dale'),
    book('The Cowboy Who Taught Me to Trust the Rain', 'Savannah Reed'),
  ],
  romcom: [
    book('Bouquets', 'Millie Hart'),
    book('Crème de la Crush', 'Jess Tully'),
    book('My Mother Signed Me Up for a Dating Show without Telling Me', 'Becca Lowe'),
  ],
  'science-fiction': [
    book('Dreadnought', 'Dax Ishikawa'),
    book('The Last Train to Nüwa', 'Yun Chen'),
    book('The Android Who Inherited a Lighthouse on Mars', 'Felix Amari'),
  ],
  'self-help': [
    book('Perfectionists', 'Dr. Lena Fox'),
    book('Café Conversations with Yourself', 'Mia Torres'),
    book('How to Sleep Again When Your Mind Will Not Be Quiet', 'Owen Blake'),
  ],
  thriller: [
    book('Watchtower', 'Cole Maddox'),
    book('The São Jorge Protocol', 'Anton Kraus'),
    book('The Babysitter Never Left the House and Neither Did He', 'Paula Crane'),
  ],
  travel: [
    book('Rickshaws', 'Ned Farrell'),
    book('A Summer in Cádiz', 'Lola Ortega'),
    book('Walking from Edinburgh to Rome with a Donkey Called Socrates', 'Fergus Bell'),
  ],
  western: [
    book('Stagecoach', 'Hank Rudd'),
    book('The Outlaw of Cañon City', 'Rosa Delgado'),
    book('The Schoolteacher Who Shot the Fastest Gun in Kansas', 'Walt Yancey'),
  ],
  'womens-fiction': [
    book('Peonies', 'Gail Summers'),
    book('The Café by the Orangerie', 'Annette Moore'),
    book('The Book Club That Bought a House in Tuscany', 'Fran Delaney'),
  ],
  'young-adult': [
    book('Swim Team', 'Tess Navarro'),
    book('Chloë Breaks the Curse', 'Rue Marlin'),
    book('The Summer We Built a Boat and Lost My Brother', 'Eli Sorensen'),
  ],
};
