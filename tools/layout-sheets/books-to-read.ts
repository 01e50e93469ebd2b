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
    book('Overhead', 'Grace Tamura'),
    book('The Résumé Nobody Reads', 'Colin Marsh'),
    book('Why Quiet Companies Grow While Loud Ones Burn Through Their Money', 'Priya Anand'),
  ],
  childrens: [book('Wobble', 'Hattie Moon'), book('Inès and the Owl', 'Pippa Lane'), book('הפיל הקטן שרצה לעוף', 'נועה שדה')],
  cookbook: [
    book('Simmer', 'Dora Klein'),
    book('The Crème Brûlée Year', 'Julien Marchand'),
    book('Weeknight Noodles for People Who Would Rather Be Eating Already', 'Kenji Sato'),
  ],
  'cosy-mystery': [
    book('Cobwebs', 'Tilly Marchbanks'),
    book('Murder at Chéri’s Bakery', 'Dot Fairley'),
    book('The Knitting Circle Finds a Body Behind the Old Post Office', 'Winnie Askew'),
  ],
  crime: [
    book('Turncoat', 'Dean Mallory'),
    book('Last Call in Bogotá', 'Raul Ibarra'),
    book('Nobody in This Neighborhood Saw the Car That Hit My Brother', 'Kate Brannigan'),
  ],
  fantasy: [book('Emberwake', 'T. K. Arden'), book('The Crown of Névra', 'Isolde Marr'), book('ملكة الغابة الصامتة', 'ليان قاسم')],
  historical: [
    book('Gaslight', 'Frances Aldous'),
    book('The Weaver of Orléans', 'Colette Brun'),
    book('The Nurse Who Hid Forty Children Beneath a Church in Budapest', 'Eva Lantos'),
  ],
  horror: [
    book('Rot', 'Silas Crane'),
    book('The Bébé in Room Nine', 'Mara Voss'),
    book('Something Under the Floor Has Learned to Speak in My Voice', 'Gideon Pyle'),
  ],
  inspirational: [
    book('Stillness', 'Hope Adair'),
    book('A Soirée of Grace', 'Ruth Calloway'),
    book('Walking Through the Valley With Nothing Left but a Small Light', 'Daniel Osei'),
  ],
  literary: [book('Salt', 'Ingrid Aas'), book('The Séances of August', 'Paul Renner'), book('הבית בקצה הרחוב', 'יואב שמיר')],
  memoir: [
    book('Unmothered', 'Lucy Tran'),
    book('Growing Up in Córdoba', 'Mateo Ruiz'),
    book('The Year My Father Sold the Farm and Stopped Talking to Us', 'Hank Dalton'),
  ],
  mystery: [
    book('Postscript', 'Helen Ashby'),
    book('The Château Ledger', 'Edmund Vale'),
    book('The Gardener Knew Where Every One of the Bodies Was Buried', 'Constance Grey'),
  ],
  'non-fiction': [
    book('Underfoot', 'Dr. Amy Castell'),
    book('The Naïve Forest', 'Peter Lindqvist'),
    book('How a Handful of Forgotten Maps Changed the Shape of Nations', 'Martin Okafor'),
  ],
  paranormal: [
    book('Moonstruck', 'Raven Hale'),
    book('The Vampire’s Fiancée', 'Luna Drake'),
    book('My Dead Boyfriend Keeps Leaving Messages on the Bathroom Mirror', 'Jade Winters'),
  ],
  poetry: [book('Marrow', 'Nadia Flores'), book('Letters to My Über-Self', 'Jonas Weil'), book('ما تركته الريح', 'سلمى نور')],
  romance: [
    book('Afterglow', 'Bella Hart'),
    book('The Summer of René', 'Claire Monroe'),
    book('The Doctor Next Door Wants to Marry Me Before the Fall', 'Paige Sutton'),
  ],
  romcom: [
    book('Overbooked', 'Jenna Lake'),
    book('My Fake Fiancé Problem', 'Tess Malloy'),
    book('Ten Reasons You Should Never Sleep With Your Best Friend’s Brother', 'Lola Finch'),
  ],
  'science-fiction': [book('Perigee', 'A. R. Voss'), book('The Café on Europa', 'Linus Park'), book('האור האחרון של מאדים', 'דן אלון')],
  'self-help': [
    book('Unhurried', 'Dr. Nina Cole'),
    book('The Déjà Vu Habit', 'Sam Whitlock'),
    book('Stop Saying Sorry and Start Asking for What You Really Want', 'Carmen Diaz'),
  ],
  thriller: [
    book('Blackout', 'Lee Stanton'),
    book('The Décor of Lies', 'Nora Quinn'),
    book('Somebody on the Night Train to Vienna Knows What I Did', 'Paul Kessler'),
  ],
  travel: [
    book('Backroads', 'Ellis Wren'),
    book('A Winter in Türkiye', 'Selin Demir'),
    book('Two Bicycles One Tent and Nine Thousand Miles of Bad Weather', 'Owen Pryce'),
  ],
  western: [
    book('Gunsmoke', 'Clay Harker'),
    book('The Cañon Riders', 'Wade Tolliver'),
    book('A Widow a Rifle and the Long Road Back to Abilene', 'Josie Crane'),
  ],
  'womens-fiction': [book('Hydrangea', 'Marian Wells'), book('The Café We Left', 'Julia Stone'), book('الجارات الثلاث', 'هدى منصور')],
  'young-adult': [
    book('Wildling', 'Ash Monroe'),
    book('The Naïveté of Wolves', 'Skylar Quinn'),
    book('Everybody at School Thinks I Died the Summer Before Junior Year', 'Riley Cho'),
  ],
};
