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
    book('Groundwork', 'Priya Nair'),
    book('The Two-Hour Résumé', 'Dale Cooper'),
    book('What Every First Time Manager Gets Wrong About Giving Honest Feedback', 'Lena Ortiz'),
  ],
  childrens: [book('Wobblebottom', 'Fay Sutton'), book('Inés and the Sleepy Llama', 'Lara Vidal'), book('הפיל שחיפש חבר', 'אורי גל')],
  cookbook: [
    book('Griddle', 'Tom Barrett'),
    book('Flavors of São Luís', 'Beatriz Costa'),
    book('Forty Easy Pies and Tarts From My Aunt’s Country Kitchen', 'Nora Whitfield'),
  ],
  'cosy-mystery': [
    book('Sugar and Spite', 'Betsy Hale'),
    book('Murder at Maison Éclair', 'Colette Price'),
    book('The Librarian Who Found a Body Between Romance and Travel', 'Ginny Potts'),
  ],
  crime: [
    book('Turf', 'Des Molloy'),
    book('A Killing in Córdoba', 'Luis Vega'),
    book('He Buried the Money Under the Church His Mother Built', 'Joe Brannigan'),
  ],
  fantasy: [
    book('Thornqueen', 'Elara Voss'),
    book('The Mage of Málinor', 'Tobin Ash'),
    book('The Last Dragon Slept Beneath the City We Swore to Burn', 'Kestrel Marsh'),
  ],
  historical: [
    book('Armistice', 'Helen Grant'),
    book('The Countess of Québec', 'Julien Moreau'),
    book('The Girl Who Sewed Secret Maps Into the Soldiers’ Coats', 'Anna Brandt'),
  ],
  horror: [
    book('Mouthfeel', 'Ezra Pike'),
    book('The Priest of Saint-Rémy', 'Lucien Drake'),
    book('We Should Never Have Opened the Door at the Bottom', 'Tess Holloway'),
  ],
  inspirational: [
    book('Unshakable', 'Naomi Clarke'),
    book('Letters from Père Antoine', 'Mary Doyle'),
    book('He Carried Me Through the Storm When I Could Not Pray', 'Esther Boone'),
  ],
  literary: [
    book('Low Tide Sundays', 'Claire Novak'),
    book('The Widow’s Résumé', 'Philip Crane'),
    book('All the Rooms We Lived in Before My Brother Drowned', 'June Hartley'),
  ],
  memoir: [book('Unsaid', 'Gloria Finch'), book('A Girl from Medellín', 'Paula Restrepo'), book('حياتي على ضفة النهر', 'ليلى منصور')],
  mystery: [
    book('Red Herring', 'Arthur Penn'),
    book('The Heiress of Château Brun', 'Edith Marlowe'),
    book('Three People Knew the Code and Only One Is Still Alive', 'Simon Drew'),
  ],
  'non-fiction': [
    book('Sleepless', 'Dr. Ana Ruiz'),
    book('Coffee, Cocoa and Café Culture', 'Ben Tully'),
    book('The Hidden History of Maps and the Wars They Started', 'Owen Gale'),
  ],
  paranormal: [
    book('Ghostbound', 'Raven Cole'),
    book('The Witches of Cañon Verde', 'Sol Rivera'),
    book('My Grandmother’s Ghost Keeps Giving Me Terrible Dating Advice', 'Polly Swan'),
  ],
  poetry: [book('Afterlight', 'Wren Ellis'), book('What the Café Owls Said', 'Maya Lund'), book('שירים לגשם הראשון', 'תמר כהן')],
  romance: [
    book('Untamed', 'Jessa Lowe'),
    book('Dancing with Señor Right', 'Marisol Diaz'),
    book('The Cowboy Who Taught My Daughter to Ride and Stole My Heart', 'Annie Blake'),
  ],
  romcom: [
    book('Frenemies', 'Carly Moss'),
    book('Cupid Takes a Café Job', 'Dani Park'),
    book('How I Accidentally Became My Landlord’s Fake Girlfriend for Christmas', 'Mia Torres'),
  ],
  'science-fiction': [
    book('Lightfall', 'Kai Mercer'),
    book('The Détente Protocol', 'Lio Tanaka'),
    book('The Girl Who Grew Wheat on the Far Side of Mars', 'Ada Stone'),
  ],
  'self-help': [book('Momentum Shift', 'Greg Hall'), book('Your Déjà Vu Habits', 'Sonia Bell'), book('كيف تبدأ من جديد', 'ريم خوري')],
  thriller: [
    book('Fallout', 'Dana Kerr'),
    book('The Attaché in Cell Nine', 'Max Brandt'),
    book('Someone in This Photograph Is Lying and I Think She Knows', 'Lucy Hale'),
  ],
  travel: [
    book('Carry-On', 'Nick Lowell'),
    book('Slow Trains to Kraków', 'Ewa Nowak'),
    book('One Woman One Kayak and the Entire Coast of Norway', 'Astrid Berg'),
  ],
  western: [
    book('Outlaw', 'Clint Mason'),
    book('The Ballad of José Red', 'Lou Carter'),
    book('They Hanged the Wrong Brother at Dawn in Broken Bow', 'Eli Stokes'),
  ],
  'womens-fiction': [
    book('Hydrangeas', 'Susan Cole'),
    book('Return to Casa Jazmín', 'Pilar Soto'),
    book('My Mother Left Me a House a Dog and a Secret', 'Megan Frost'),
  ],
  'young-adult': [
    book('Spotlight', 'Jamie Quinn'),
    book('Chasing Zoë', 'Lena Park'),
    book('We Broke Into the School the Night Before It Flooded', 'Riley Shaw'),
  ],
};
