/** A book of a blind reading. */
export interface Book {
  readonly title: string;
  readonly author: string;
}

const book = (title: string, author: string): Book => ({ title, author });

/**
 * Titles of a blind reading, three for each genre: of one word, of four words with an accent, and of ten words; in six genres one of
 * them is Hebrew or Arabic. No family is tuned to them: whoever mends a family after a reading writes others for the next one.
 */
export const BOOKS_TO_READ: Readonly<Record<string, readonly Book[]>> = {
  business: [
    book('Leverage', 'Priya Raman'),
    book('The Café Owner’s Ledger', 'Tomás Leclerc'),
    book('Why Good Managers Say Less and Great Teams Ship More', 'Daniel Oyelaran'),
  ],
  childrens: [book('Hedgehog', 'Poppy Ashworth'), book('Zoë and the Moonboat', 'Anaïs Bell'), book('אבא, האריה והכוכב שנפל', 'תמר גולן')],
  cookbook: [
    book('Saffron', 'Leila Mansouri'),
    book('Crème, Butter and Salt', 'Odette Marchand'),
    book('Everything My Aunt Put on the Table When It Rained', 'Rosa Benedetti'),
  ],
  'cosy-mystery': [
    book('Clotted', 'Mabel Thistlewood'),
    book('Murder at Pâtisserie Rose', 'Fern Appleby'),
    book('The Vicar the Parrot and the Missing Jar of Marmalade', 'Agnes Pettigrew'),
  ],
  crime: [
    book('Ballast', 'Ray Donovan Pike'),
    book('The Göteborg Night Shift', 'Åsa Lindholm'),
    book('Nobody Asked the Ferryman Who Paid Him for the Silence', 'Connor Walsh'),
  ],
  fantasy: [
    book('Emberglass', 'K. T. Rowan'),
    book('Daughter of Éloran’s Blade', 'Maren Voss'),
    book('مدينة الرمل والنجوم', 'سلمى الخطيب'),
  ],
  historical: [
    book('Cinnabar', 'Josephine Thorne'),
    book('The Château Beekeeper’s War', 'Hélène Garnier'),
    book('A Seamstress in the Last Winter of the Old Empire', 'Katarina Dolezal'),
  ],
  horror: [
    book('Marrow', 'D. E. Crane'),
    book('The Señora Walks Tonight', 'Rubén Salcedo'),
    book('Something Under the Chapel Has Learned How to Say Grace', 'Lucas Penhallow'),
  ],
  inspirational: [
    book('Stillness', 'Grace Adeyemi'),
    book('Where Noël’s Light Rests', 'Miriam Foster'),
    book('Small Mercies for the Mornings When You Cannot Get Up', 'Ruth Callahan'),
  ],
  literary: [
    book('Parallax', 'Yusuf Demir'),
    book('The Naïve Cartographer’s Sister', 'Ingrid Solberg'),
    book('لم يبق في البيت أحد', 'هدى النجار'),
  ],
  memoir: [
    book('Ballpoint', 'Theo Marchetti'),
    book('My Mother’s Cliché Garden', 'Susannah Lowe'),
    book('How I Learned to Swim in a Country Without Water', 'Amina Farouk'),
  ],
  mystery: [
    book('Ciphers', 'Edmund Grey'),
    book('The Last Séance Guest', 'Violet Harrow'),
    book('Six Clocks Were Stopped at Midnight and One Was Not', 'P. J. Lockwood'),
  ],
  'non-fiction': [
    book('Sediment', 'Dr. Helen Varga'),
    book('A Brief Résumé of Insects', 'Martin Kjær'),
    book('The Hidden Engineers Who Built the Bridges of the World', 'Samuel Osei'),
  ],
  paranormal: [
    book('Hollowborn', 'Raven Castell'),
    book('Bitten at Café Nocturne', 'Elle Draven'),
    book('The Witch Who Kept a Ghost in Her Spare Room', 'Sabine Orlova'),
  ],
  poetry: [book('Lichen', 'Wren Halloran'), book('Letters to Forêt Noire', 'Camille Duras'), book('צל של ציפור על המים', 'יעל שחר')],
  romance: [
    book('Tangled', 'Holly Sinclair'),
    book('One August in Málaga', 'Lucía Herrera'),
    book('The Summer We Promised Never to Fall in Love Again', 'Bethany Cole'),
  ],
  romcom: [
    book('Overbooked', 'Jess Fairweather'),
    book('My Fiancé’s Other Wedding', 'Tilly Marsh'),
    book('How to Lose a Bet and Keep the Guy Next Door', 'Dana Kowalski'),
  ],
  'science-fiction': [
    book('Perihelion', 'A. R. Tanaka'),
    book('The Möbius Colony Falls', 'Viktor Saal'),
    book('آخر سفينة إلى المريخ', 'كريم منصور'),
  ],
  'self-help': [
    book('Unhurried', 'Nadia Brooks'),
    book('The Protégé Mindset Method', 'Colin Reyes'),
    book('Stop Fixing Everyone Else and Start Living Your Own Days', 'Maya Lindqvist'),
  ],
  thriller: [
    book('Blackout', 'Jack Mercer'),
    book('The Dvořák Safehouse Protocol', 'Nina Holt'),
    book('She Was Only Gone Eleven Minutes Before the Phone Rang', 'Carla Winters'),
  ],
  travel: [
    book('Monsoon', 'Elliot Sharma'),
    book('Slowly Through São Tomé', 'Beatriz Nunes'),
    book('A Bicycle a Tent and Nine Hundred Miles of Wind', 'Gareth Llewellyn'),
  ],
  western: [
    book('Tumbleweed', 'Clay Hollister'),
    book('Riding for San José', 'Wade Cutter'),
    book('Four Graves and a Silver Spur on the Canyon Road', 'Luther Boone'),
  ],
  'womens-fiction': [
    book('Homecoming', 'Patricia Lane'),
    book('The Sisters of Éden', 'Margot Ellery'),
    book('בית הקיץ של סבתא רוזה', 'דנה אלמוג'),
  ],
  'young-adult': [
    book('Freefall', 'Zadie Okoro'),
    book('Chloé Versus the Tide', 'Marin Blake'),
    book('All the Stars We Stole on the Way Back Home', 'Jordan Pace'),
  ],
};
