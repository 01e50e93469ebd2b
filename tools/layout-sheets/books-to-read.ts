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
    book('Leverage', 'Tomás Ferreira'),
    book('The Cliché-Free Boardroom', 'Ingrid Solheim'),
    book('Why Small Teams Ship Better Products Than Giants Ever Will', 'Derek Okafor'),
  ],
  childrens: [book('Hiccup', 'Poppy Lark'), book('Zoë’s Very Hungry Dragon', 'Tim Brody'), book('הדוב שרצה לגעת בשמיים', 'נועה גל')],
  cookbook: [
    book('Simmer', 'Rosa Lindqvist'),
    book('The Crème Brûlée Bible', 'Élodie Martel'),
    book('Cheap Easy Lunches From One Pot for Very Busy Families', 'Greta Olsen'),
  ],
  'cosy-mystery': [
    book('Marmalade', 'Winnie Thatcher'),
    book('Death by Soufflé Again', 'Posy Albright'),
    book('The Vicar the Parrot and the Missing Silver Spoon of Wexley', 'Edith Marsh'),
  ],
  crime: [
    book('Informant', 'Ray Castellanos'),
    book('The Reykjavík Cold Case', 'Jón Halldórsson'),
    book('Nobody on This Street Will Tell You Who Did It', 'Dana Pruitt'),
  ],
  fantasy: [
    book('Emberwrought', 'T. K. Vael'),
    book('The Séance of Storms', 'Isolde Wren'),
    book('مملكة الغراب والتاج المفقود', 'سامر الحلبي'),
  ],
  historical: [
    book('Indigo', 'Abigail Thorne'),
    book('The Fräulein’s Paris Violin', 'Helene Strauss'),
    book('The Nurse Who Crossed the Channel With a Borrowed Name', 'Nora Whitfield'),
  ],
  horror: [
    book('Gristle', 'Amos Crane'),
    book('The Hôtel on Mourning Street', 'Vera Holt'),
    book('Something in the Orchard Has Been Counting All of Us', 'Lucas Pike'),
  ],
  inspirational: [
    book('Overflow', 'Grace Adeyemi'),
    book('A Naïve Hope Rising', 'Peter Lindholm'),
    book('Thirty Small Prayers for Mothers Who Are Running on Empty', 'Ruth Callahan'),
  ],
  literary: [book('Inheritors', 'Daniel Osei'), book('The Fjörd House Summers', 'Astrid Vang'), book('حديقة الصمت الأخيرة', 'هدى منصور')],
  memoir: [
    book('Ricochet', 'Colleen Byrne'),
    book('Señorita on the Subway', 'Lucía Prado'),
    book('What My Grandmother Carried Out of the City in Winter', 'Mila Horvat'),
  ],
  mystery: [
    book('Codicil', 'Simon Prewett'),
    book('Murder at Café Noir', 'Blanche Duval'),
    book('The Man in Row Nine Was Dead Before the Overture', 'Agnes Loxley'),
  ],
  'non-fiction': [
    book('Fermentation', 'Owen Hartley'),
    book('The Pokémon Economy Explained', 'Kenji Mori'),
    book('How Ordinary Rivers Decided Where the Great Cities Would Stand', 'Fiona Greer'),
  ],
  paranormal: [
    book('Bloodbound', 'Raven Alcott'),
    book('The Fiancé From Beyond', 'Lila Voss'),
    book('She Sees the Dead Boys Who Wait at the Station', 'Corinne Hale'),
  ],
  poetry: [book('Salt', 'Imani Cole'), book('Letters to Mañana', 'Elena Ruiz'), book('قصائد عن المطر والنافذة', 'كريم ناصر')],
  romance: [
    book('Promise', 'Hannah Leigh'),
    book('The Viscount’s Secret Rosé', 'Arabella Finch'),
    book('Everything I Wanted to Say to You That Last August', 'Jenna Moore'),
  ],
  romcom: [
    book('Overbooked', 'Katie Finn'),
    book('My Fake Fiancé Problem', 'Bella Cruz'),
    book('The Wedding Planner Who Could Not Stand the Best Man', 'Maddie Hart'),
  ],
  'science-fiction': [
    book('Perihelion', 'A. R. Kessler'),
    book('The Möbius Colony War', 'Dax Renner'),
    book('החללית שלא חזרה הביתה', 'עמית שחר'),
  ],
  'self-help': [
    book('Unstuck', 'Dr. Paula Reyes'),
    book('Your Brain’s Café Break', 'Miles Abbott'),
    book('Ten Quiet Habits That Will Change How You Start Mornings', 'Nadia Flores'),
  ],
  thriller: [
    book('Blackout', 'Cole Ransom'),
    book('The Beirut Protégé Protocol', 'Layla Stone'),
    book('She Was Never Supposed to Be on That Night Train', 'Mark Devlin'),
  ],
  travel: [
    book('Switchback', 'Lena Fischer'),
    book('A Year in Curaçao', 'Maarten de Vries'),
    book('Slow Boats Cheap Beds and the Long Way to Singapore', 'Tess Harlow'),
  ],
  western: [
    book('Tumbleweed', 'Jed Calloway'),
    book('The Piñon Ridge Outlaw', 'Cormac Teague'),
    book('Three Brothers a Stolen Herd and the Sheriff of Dry Creek', 'Wade Hollister'),
  ],
  'womens-fiction': [
    book('Homecoming', 'Claire Donnelly'),
    book('The Année of Us', 'Sophie Laurent'),
    book('أمي والبيت الأزرق', 'رنا خليل'),
  ],
  'young-adult': [
    book('Firefall', 'Zara Quinn'),
    book('The Noël Ball Heist', 'Piper Lane'),
    book('Everyone at This School Is Lying About the Lake House', 'Jordan Ames'),
  ],
};
