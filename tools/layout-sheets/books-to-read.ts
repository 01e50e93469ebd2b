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
    book('Leftfield', 'Nora Klint'),
    book('The Entrepôt Strategy', 'Luc Garnier'),
    book('Meetings That Matter and the Quiet People Who Run Them', 'Tom Ashby'),
  ],
  childrens: [book('Grumblepuff', 'Polly Marsh'), book('Chloë Counts the Stars', 'Hannah Vale'), book('הפיל שפחד מגשם', 'נעמי גל')],
  cookbook: [
    book('Griddlecakes', 'Dwayne Porter'),
    book('Brûlée and Beyond', 'Sylvie Roux'),
    book('Feeding Six People Every Night of the Week Without Losing Your Mind', 'Bea Lindholm'),
  ],
  'cosy-mystery': [
    book('Doilies', 'Mabel Crumb'),
    book('Murder at the Flower Fête', 'Dot Harrow'),
    book('The Beekeeper the Bishop and the Body Behind the Bandstand', 'Prue Hatch'),
  ],
  crime: [
    book('Turnstile', 'Vince Doyle'),
    book('The Müller Contract', 'Marta Solís'),
    book('Everyone on the Night Bus Saw Him Except the Driver', 'Gwen Tully'),
  ],
  fantasy: [
    book('Mistwarden', 'Isolde Hart'),
    book('The Sorrows of Ælfgar', 'Rowan Steele'),
    book('A Kingdom of Salt and the Girl Who Drank the Sea', 'Sable Wynn'),
  ],
  historical: [
    book('Millrace', 'Edith Warren'),
    book('The Laundress of Besançon', 'Hanna Wolff'),
    book('The Spring the Soldiers Came Back to Our Valley Without Their Names', 'Josephine Clarke'),
  ],
  horror: [
    book('Sawtooth', 'Gideon Black'),
    book('The Séance Room', 'Ada Graves'),
    book('They Buried Her Facing Down So She Could Not Climb Out', 'Silas Moor'),
  ],
  inspirational: [
    book('Daybreak', 'Faith Ellery'),
    book('The Café of Second Chances', 'Ruth Anders'),
    book('حين يعود الضوء إلى البيت', 'مريم خوري'),
  ],
  literary: [
    book('Latticework', 'Clara Voigt'),
    book('The Cartwright of Évora', 'Tomas Brandt'),
    book('Everything We Carried Down from the Attic After the Funeral', 'Iris Calder'),
  ],
  memoir: [
    book('Bookkeeper', 'June Halloran'),
    book('A Childhood in Curaçao', 'Ines Prado'),
    book('How My Father Taught Me to Fish and Never to Lie', 'Willa Stone'),
  ],
  mystery: [
    book('Nightcap', 'Hugo Pryce'),
    book('The Affair at Hôtel Miramar', 'Lucien Aubert'),
    book('Only the Gardener Knew Why the Roses Were Dug Up Twice', 'Agnes Thorpe'),
  ],
  'non-fiction': [
    book('Turbines', 'Dr. Simon Reyes'),
    book('The Language of Façades', 'Martin Hale'),
    book('Why Some Languages Have No Word for Blue and What They See', 'Petra Lund'),
  ],
  paranormal: [
    book('Wolfsong', 'Raven Sinclair'),
    book('The Café at Midnight Gate', 'Morgan Bly'),
    book('My Grandmother Left Me a Broom a Cat and Her Enemies', 'Trixie Hale'),
  ],
  poetry: [book('Threshing', 'Noor Haddad'), book('Ode to a Café Table', 'Anaïs Perrin'), book('שירים לפני השינה', 'רוני כץ')],
  romance: [
    book('Stargazing', 'Molly Greer'),
    book('The Marquess’s Protégée', 'Lady Ashcombe'),
    book('Ten Days in Paris with My Brother’s Best Friend and One Bed', 'Cassidy Boone'),
  ],
  romcom: [
    book('Overcaffeinated', 'Zadie Fox'),
    book('Touché, Mr. Darcy', 'Nina Bellini'),
    book('My Ex Is Officiating My Wedding and I Am Totally Fine', 'Gemma Tate'),
  ],
  'science-fiction': [
    book('Voidfarers', 'Kaito Mori'),
    book('The Nièce Protocol', 'Lena Strand'),
    book('When the Last Satellite Fell the Children Learned to Count Stars', 'Arun Dev'),
  ],
  'self-help': [
    book('Unbusy', 'Dr. Maya Flint'),
    book('Goodbye Ennui, Hello Élan', 'Claire Duval'),
    book('The Five Minute Habit That Gave Me Back My Mornings', 'Dr. Greta Olsen'),
  ],
  thriller: [
    book('Faultwire', 'Cal Draven'),
    book('The Genève File', 'Nils Berger'),
    book('The Man Who Bought Our House Knows Where the Bodies Are', 'Mara Quill'),
  ],
  travel: [
    book('Driftways', 'Oskar Lind'),
    book('Trails of Córdoba', 'Ingrid Dahl'),
    book('Around Iceland in a Very Old Van with a Very Old Dog', 'Peter Salt'),
  ],
  western: [
    book('Cattlemen', 'Buck Rawlins'),
    book('Showdown at Cañada Creek', 'Elena Cruz'),
    book('The Day the Railroad Came They Buried the Last Free Man', 'Hank Mercer'),
  ],
  'womens-fiction': [
    book('Empty-Nesters', 'Corinne Hale'),
    book('Renée Starts Again', 'Paula Wren'),
    book('The Summer the Women of Willow Lane Stopped Cooking Dinner', 'Dawn Ellis'),
  ],
  'young-adult': [
    book('Backstage', 'Tori Lane'),
    book('Zoë and the Midnight Crew', 'Marco Vega'),
    book('The Girl Who Ran the Whole School From the Library Basement', 'Ellie Park'),
  ],
};
