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
    book('Foothold', 'Grace Tamura'),
    book('The Résumé Advantage Code', 'Colin Marsh'),
    book('Why Your Best Customers Leave and How to Win Them Back', 'Priya Anand'),
  ],
  childrens: [book('Wobble', 'Hattie Moon'), book('Chloé and the Dinosaur', 'Pippa Lane'), book('הדוב שחיפש את הירח', 'נועה שדה')],
  cookbook: [
    book('Saffron', 'Dora Klein'),
    book('The Crème Brûlée Book', 'Julien Marchand'),
    book('Forty Slow Sunday Lunches to Share With Everyone in Your Street', 'Kenji Sato'),
  ],
  'cosy-mystery': [
    book('Gingerbread', 'Tilly Marchbanks'),
    book('Poison at Café Primrose', 'Dot Fairley'),
    book('The Librarian the Parrot and the Stolen Recipe of Lower Wick', 'Winnie Askew'),
  ],
  crime: [
    book('Backwater', 'Dean Mallory'),
    book('The Córdoba Informant', 'Raul Ibarra'),
    book('Nobody Saw the Boy Who Walked Into the Harbor at Dawn', 'Kate Brannigan'),
  ],
  fantasy: [book('Ravenmark', 'T. K. Arden'), book('The Sword of Éirinn', 'Isolde Marr'), book('ملكة الرماد والنجوم', 'ليان قاسم')],
  historical: [
    book('Lacemaker', 'Frances Aldous'),
    book('The Cellist of Besançon', 'Colette Brun'),
    book('The Midwife Who Crossed the Frozen River to Save Her Brother', 'Eva Lantos'),
  ],
  horror: [
    book('Maggots', 'Silas Crane'),
    book('The Séance House Below', 'Mara Voss'),
    book('The Thing in the Attic Knows All of Our Names', 'Gideon Pyle'),
  ],
  inspirational: [
    book('Anchored', 'Hope Adair'),
    book('A Quiet Señora Prays', 'Ruth Calloway'),
    book('Small Seeds of Hope for the Days When You Feel Lost', 'Daniel Osei'),
  ],
  literary: [book('Tidewrack', 'Ingrid Aas'), book('The Château of Bees', 'Paul Renner'), book('הגשר שנבנה מעצב', 'יואב שמיר')],
  memoir: [
    book('Fatherland', 'Lucy Tran'),
    book('My Grandmother’s Café Years', 'Mateo Ruiz'),
    book('How I Lost My Voice and Found It on a Bicycle', 'Hank Dalton'),
  ],
  mystery: [
    book('Undertaker', 'Helen Ashby'),
    book('The Fiancée’s Last Letter', 'Edmund Vale'),
    book('The Professor the Locked Piano and the Night Nobody Would Mention', 'Constance Grey'),
  ],
  'non-fiction': [
    book('Mosquito', 'Dr. Lena Roth'),
    book('The Façade of Progress', 'Samuel Okoro'),
    book('How a Single Grain of Wheat Built and Broke Great Empires', 'Ada Whitfield'),
  ],
  paranormal: [
    book('Nightbound', 'Raven Lyle'),
    book('The Wolf of Évreux', 'Selene Drake'),
    book('My Grandmother Left Me a Haunted Hotel and Two Rude Ghosts', 'Poppy Grimm'),
  ],
  poetry: [book('Driftwood', 'June Avery'), book('Señales From the Moon', 'Omar Said'), book('وردة على حافة الحرب', 'ريم العلي')],
  romance: [
    book('Breathless', 'Lila Hart'),
    book('Falling for Señor Right', 'Ava Monroe'),
    book('The Doctor Next Door and the Summer We Forgot to Hide', 'Jessa Quinn'),
  ],
  romcom: [
    book('Oops', 'Bex Turner'),
    book('The Fiancé Returns Policy', 'Katie Lowe'),
    book('How to Fake a Honeymoon With the Man Who Stole Your Job', 'Molly Finch'),
  ],
  'science-fiction': [
    book('Driftspace', 'R. J. Castell'),
    book('The Mirová Protocol Awakens', 'Theo Lindqvist'),
    book('האסטרונאוט שלא חזר הביתה', 'דניאל רון'),
  ],
  'self-help': [
    book('Enough', 'Dr. Mia Chen'),
    book('Beyond the Cliché Mind', 'Owen Blake'),
    book('Stop Waiting for Monday and Start the Life You Keep Postponing', 'Sara Lund'),
  ],
  thriller: [
    book('Deadfall', 'Jack Rourke'),
    book('The Kraków Exposé Files', 'Nina Hale'),
    book('The Stranger in My House Is Wearing My Dead Husband’s Watch', 'Claire Dunne'),
  ],
  travel: [
    book('Meander', 'Tom Ashdown'),
    book('Café to Café: Łódź', 'Clara Voss'),
    book('A Slow Boat a Torn Map and the Islands Nobody Visits', 'Ben Harlow'),
  ],
  western: [
    book('Brimstone', 'Cole Maddox'),
    book('The Gun of Piñon Ridge', 'Wade Hollis'),
    book('The Preacher the Outlaw and the Last Stage Out of Laramie', 'Jeb Turner'),
  ],
  'womens-fiction': [
    book('Homecoming', 'Nora Whitley'),
    book('The Château Summer Sisters', 'Emma Lark'),
    book('رسائل إلى أمي', 'هالة منصور'),
  ],
  'young-adult': [
    book('Embers', 'Kit Marlow'),
    book('The Café at World’s End', 'Zoe Arden'),
    book('We Were Only Supposed to Steal the Crown and Run Away', 'Finn Calder'),
  ],
};
