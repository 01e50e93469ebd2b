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
    book('Leverage', 'Dana Whitlock'),
    book('The Résumé Is Dead', 'Tom Okafor'),
    book('Nine Ways Small Companies Beat Giants at Their Own Game Every Year', 'Priya Raman'),
  ],
  childrens: [book('Puddles', 'Nora Finch'), book('Zoé and the Snowman', 'Beth Lowe'), book('الأرنب الذي أضاع القمر', 'سلمى حداد')],
  cookbook: [
    book('Dumplings', 'Mei Tan'),
    book('Crème Brûlée at Midnight', 'Luc Fabre'),
    book('One Hundred Soups From My Grandmother’s Village and How to Share Them', 'Ana Petrova'),
  ],
  'cosy-mystery': [
    book('Marmalade', 'Ivy Pettigrew'),
    book('Death in the Pâtisserie', 'Fern Hollis'),
    book('The Knitting Circle the Stolen Teapot and a Most Suspicious Vicar Indeed', 'Dot Merriweather'),
  ],
  crime: [
    book('Safehouse', 'Ray Costello'),
    book('The Málaga Diamond Run', 'Lena Voss'),
    book('Nobody Leaves the Docks Until the Old Man Gets His Money', 'Vic Dorsey'),
  ],
  fantasy: [book('Wyrmwood', 'Talia Crane'), book('The Sword of Élan', 'Bran Holloway'), book('ממלכת העורבים השחורים', 'יעל אורן')],
  historical: [
    book('Cartographer', 'Simon Hale'),
    book('Letters to Père Antoine', 'Margot Lacey'),
    book('The Year the River Froze and We Walked Across to Freedom Together', 'Josef Lindt'),
  ],
  horror: [
    book('Marrow', 'Silas Crowe'),
    book('The Twins of Sédan', 'Greta Moll'),
    book('Do Not Open the Cellar Door While the Children Are Still Singing', 'Hester Vale'),
  ],
  inspirational: [
    book('Anchor', 'Ruth Calloway'),
    book('Grace for José’s Children', 'Miriam Soto'),
    book('What an Empty Chair at the Table Taught Me About Being Loved', 'David Lowell'),
  ],
  literary: [
    book('Estuary', 'Hannah Brandt'),
    book('The Piano in Málaga', 'Theo Arkin'),
    book('Everything My Mother Buried in the Garden Before the War Came Back', 'Ines Moreau'),
  ],
  memoir: [
    book('Passport', 'Leila Haddad'),
    book('My Father’s Café Years', 'Nuria Costa'),
    book('How I Learned to Drive a Tractor and Forgive My Only Brother', 'Wade Larkin'),
  ],
  mystery: [
    book('Cipher', 'Nora Blackwood'),
    book('The Clock at Évreux', 'Hugh Marlow'),
    book('The Night Porter Who Remembered Every Guest Except the One Who Died', 'Agnes Thorne'),
  ],
  'non-fiction': [
    book('Plankton', 'Dr. Mira Solis'),
    book('The Café That Changed Vienna', 'Otto Lang'),
    book('A Short History of Bridges and the People Who Dared to Build Them', 'Carl Jensen'),
  ],
  paranormal: [book('Fangs', 'Raven Steele'), book('The Séance on Elm Street', 'Morgan Grey'), book('قصر الأشباح القديم', 'نادية كرم')],
  poetry: [
    book('Swallows', 'Elise Warren'),
    book('Small Hours in Orléans', 'Jean Marchetti'),
    book('Things the Rain Says to the Roof When No One Is Home', 'Ada Quill'),
  ],
  romance: [
    book('Tides', 'Julia Marsh'),
    book('A Fiancée for Winter', 'Clara Dean'),
    book('The Summer I Fell in Love With the Boy Who Fixed Bicycles', 'Holly Grant'),
  ],
  romcom: [
    book('Roommates', 'Jess Kline'),
    book('Swipe Right for Zoë', 'Mandy Fox'),
    book('How to Plan Your Ex’s Wedding Without Crying Into the Buttercream Frosting', 'Tess Holloway'),
  ],
  'science-fiction': [
    book('Outpost', 'K. J. Rourke'),
    book('The Señal From Titan', 'Ivo Marek'),
    book('When the Last Ship Left Earth It Carried Only One Sleeping Child', 'Nadia Kessler'),
  ],
  'self-help': [
    book('Uncluttered', 'Grace Lin'),
    book('The Déjà Vu Habit', 'Mark Eller'),
    book('Quiet Mornings Are How You Take Back Your Life From the Phone', 'Sonia Bell'),
  ],
  thriller: [
    book('Tripwire', 'Jack Rennick'),
    book('The Zürich Account', 'Paul Strand'),
    book('Somebody in This Hotel Knows Exactly Where My Daughter Is Right Now', 'Kate Ellison'),
  ],
  travel: [
    book('Caravan', 'Yusuf Aydin'),
    book('Slow Boats to Pará', 'Inga Holm'),
    book('Walking From Lisbon to Istanbul With One Shoe and a Borrowed Map', 'Felix Arden'),
  ],
  western: [
    book('Rustlers', 'Cole Maddox'),
    book('The Widow of Río Seco', 'Dale Hutchins'),
    book('Three Horses and a Bible Was All He Took From the Ranch', 'Wes Tillman'),
  ],
  'womens-fiction': [
    book('Sisters', 'Anna Quinn'),
    book('The Bakery on Rue Géraud', 'Sophie Lang'),
    book('All the Recipes We Never Wrote Down for Our Daughters to Keep', 'Maria Bellini'),
  ],
  'young-adult': [book('Skyline', 'Jade Moreno'), book('Chasing Noël', 'Kit Farrow'), book('הנערה שרדפה אחרי הברק', 'נועה שגב')],
};
