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
    book('Leverage', 'Grant Mercer'),
    book('The Kraków Turnaround', 'Ewa Lis'),
    book('How Quiet Founders Build Loud Brands Without Losing Their Best People', 'Maya Trent'),
  ],
  childrens: [book('Puddle', 'Nora Finch'), book('Zoë Finds a Whistle', 'Pip Harlow'), book('الأرنب الذي أحب القمر', 'سارة حداد')],
  cookbook: [
    book('Smoke', 'Dale Whitaker'),
    book('A Jalapeño a Day', 'Rosa Medina'),
    book('Thirty Slow Stews for Cold Evenings and the People Who Come Late', 'Ingrid Holm'),
  ],
  'cosy-mystery': [
    book('Marmalade', 'Tilly Brook'),
    book('Poison at Café Violette', 'Maud Perrin'),
    book('The Choir Mistress Who Sang One Note Too Many at the Fair', 'Dot Ellery'),
  ],
  crime: [
    book('Snitch', 'Ray Costello'),
    book('A Debt in Málaga', 'Inés Robles'),
    book('Everybody on Carver Street Knew Who Set the Warehouse on Fire', 'Frank Delaney'),
  ],
  fantasy: [book('Emberfall', 'Kaya Thorne'), book('The Last Bard of Édain', 'Lorcan Vale'), book('ملك الرمال والنار', 'هدى العلي')],
  historical: [
    book('Mapmaker', 'Judith Orr'),
    book('The Governess of Château Noir', 'Amelia Frost'),
    book('A Field Hospital at the End of the Road to Ypres', 'Walter Keane'),
  ],
  horror: [
    book('Lullaby', 'Morgan Slate'),
    book('The Mirrors of Señora Paz', 'Luz Aranda'),
    book('They Told Us Never to Answer the Phone After the Lights Went', 'Jude Marlow'),
  ],
  inspirational: [
    book('Anchor', 'Grace Elliott'),
    book('Prayers for a Naïve Heart', 'Miriam Stone'),
    book('What the Shepherd Taught Me About Waiting in the Long Dark Winter', 'Daniel Hale'),
  ],
  literary: [
    book('Orchard', 'Simon Vance'),
    book('The Translator’s Café', 'Aline Morel'),
    book('Nobody in Our Village Remembers the Day the Bridge Was Painted Red', 'Petra Novak'),
  ],
  memoir: [
    book('Stitches', 'Hannah Cole'),
    book('My Father’s Açaí Farm', 'Bruna Lima'),
    book('Forty Rooms I Cleaned Before I Was Allowed to Sit Down', 'Teresa Vidal'),
  ],
  mystery: [
    book('Fingerprint', 'Agnes Holt'),
    book('The Painter of Besalú', 'Oriol Serra'),
    book('Every Clock in Hartwell House Stopped the Night the Heiress Vanished', 'Constance Byrne'),
  ],
  'non-fiction': [
    book('Rust', 'Peter Lang'),
    book('The Secret Life of Façades', 'Hugo Brandt'),
    book('How Beekeepers Sailors and Spies Taught the World to Read Weather', 'Alice Munroe'),
  ],
  paranormal: [book('Fangs', 'Raven Locke'), book('A Coven in Córdoba', 'Selene Cruz'), book('הרוח שגרה במגדל', 'מיכל אור')],
  poetry: [
    book('Tides', 'Anna Leigh'),
    book('Notes From a Façade', 'Emil Frost'),
    book('I Kept the Small Blue Stones You Carried Home From the River', 'Ruth Ansel'),
  ],
  romance: [
    book('Surrender', 'Jade Monroe'),
    book('The Señorita’s Secret', 'Valentina Ruiz'),
    book('The Summer I Fell for the Boy Who Fixed My Grandmother’s Boat', 'Holly Grant'),
  ],
  romcom: [
    book('Swipe Right', 'Jenna Cole'),
    book('The Fiancé Next Door', 'Poppy Lane'),
    book('I Accidentally Married My Boss at a Very Drunk Office Party', 'Kit Sawyer'),
  ],
  'science-fiction': [
    book('Singularity', 'H. K. Rao'),
    book('The Moons of Ío', 'Talia Renn'),
    book('We Were the Second Ship and Nobody Told Us About the First', 'Oscar Lind'),
  ],
  'self-help': [
    book('Enough', 'Dr. Lily Hart'),
    book('A Cliché Worth Keeping', 'Mark Dunne'),
    book('Ten Honest Questions to Ask Yourself Before You Quit Your Job', 'Sofia Marsh'),
  ],
  thriller: [
    book('Sniper', 'Jack Rourke'),
    book('The Malmö Exchange', 'Lena Strand'),
    book('The Last Person to See My Sister Alive Was Driving My Car', 'Kate Hollis'),
  ],
  travel: [
    book('Sahara', 'Youssef Amari'),
    book('A Bicycle Through Piemonté', 'Carlo Bassi'),
    book('Twelve Islands a Broken Compass and the Slowest Ferry in the World', 'June Abbott'),
  ],
  western: [
    book('Outrider', 'Wade Carson'),
    book('The Widow of San José', 'Luke Harlan'),
    book('Three Brothers Buried Their Father and Rode South Looking for Blood', 'Ezra Boyd'),
  ],
  'womens-fiction': [
    book('Sisters', 'Clara Dunn'),
    book('The Bakery on Place Molière', 'Sylvie Arnaud'),
    book('The Year My Mother Moved In and Repainted the Whole House Yellow', 'Gwen Foster'),
  ],
  'young-adult': [book('Runaway', 'Skye Adler'), book('The Girl From Réunion', 'Maéva Payet'), book('הנערה שדיברה עם הרוח', 'יעל שמש')],
};
