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
    book('Backlog', 'Nora Klint'),
    book('Naïve Numbers', 'Luc Garnier'),
    book('How We Sold Bicycles to a Town That Had No Hills', 'Tom Ashby'),
  ],
  childrens: [book('Bumblebus', 'Polly Marsh'), book('Zoé and the Runaway Kite', 'Hannah Vale'), book('הפיל שפחד מעכברים', 'נועה שחר')],
  cookbook: [
    book('Marmalades', 'Dwayne Porter'),
    book('Crêpes for Every Day', 'Sylvie Roux'),
    book('One Pot One Spoon and Forty Suppers for a Rainy Week', 'Bea Lindholm'),
  ],
  'cosy-mystery': [
    book('Teaspoons', 'Mabel Crumb'),
    book('Death at the Pâtisserie', 'Dot Harrow'),
    book('The Vicar the Beekeeper and the Missing Harvest Loaf', 'Prue Hatch'),
  ],
  crime: [
    book('Pawnshop', 'Vince Doyle'),
    book('The Málaga Ledger', 'Marta Solís'),
    book('Everybody in the Laundromat Saw Him and Nobody Will Talk', 'Gwen Tully'),
  ],
  fantasy: [
    book('Emberglass', 'Isolde Hart'),
    book('The Thrones of Élendil', 'Rowan Steele'),
    book('A Thief a Dragon and the Bridge at the End of Winter', 'Sable Wynn'),
  ],
  historical: [
    book('Coopers', 'Edith Warren'),
    book('The Lacemaker of Besançon', 'Hanna Wolff'),
    book('The Winter My Father Hid the Printing Press in the Barn', 'Josephine Clarke'),
  ],
  horror: [
    book('Basement', 'Gideon Black'),
    book('The Nuns of Sainte-Hélène', 'Ada Graves'),
    book('Something in the Well Has Been Using My Mother’s Voice', 'Silas Moor'),
  ],
  inspirational: [
    book('Lanternlight', 'Faith Ellery'),
    book('A Cup of Café and Grace', 'Ruth Anders'),
    book('طريق النور إلى القلب', 'مريم حداد'),
  ],
  literary: [
    book('Ferrymen', 'Clara Voigt'),
    book('The Piano Tuner of Liège', 'Tomas Brandt'),
    book('All the Rooms My Brother Painted Before He Went Away', 'Iris Calder'),
  ],
  memoir: [
    book('Stammer', 'June Halloran'),
    book('A Girl from São Tomé', 'Ines Prado'),
    book('What My Grandfather Kept in the Shed and Never Spoke About', 'Willa Stone'),
  ],
  mystery: [
    book('Wainscot', 'Hugo Pryce'),
    book('The Vanishing of Père Anselme', 'Lucien Aubert'),
    book('Three Guests Came to Dinner and Only the Butler Was Hungry', 'Agnes Thorpe'),
  ],
  'non-fiction': [
    book('Earthworms', 'Dr. Simon Reyes'),
    book('The Curious History of the Croûton', 'Martin Hale'),
    book('Why We Forget Names Remember Faces and Lose Our Keys', 'Petra Lund'),
  ],
  paranormal: [
    book('Shapeshifters', 'Raven Sinclair'),
    book('The Séance on Maple Street', 'Morgan Bly'),
    book('My Roommate Is a Vampire and He Never Pays the Rent', 'Trixie Hale'),
  ],
  poetry: [book('Almanac', 'Noor Haddad'), book('Élégie for a Small Town', 'Anaïs Perrin'), book('שירים על גשם ועל געגוע', 'יעל ברק')],
  romance: [
    book('Firefighter', 'Molly Greer'),
    book('Dancing with Señor Reyes', 'Lady Ashcombe'),
    book('The Summer I Fell for the Boy Who Fixed Our Roof', 'Cassidy Boone'),
  ],
  romcom: [
    book('Bridesmaid', 'Zadie Fox'),
    book('My Fiancé’s Other Wedding', 'Nina Bellini'),
    book('How to Survive a Road Trip with Your Ex and His Mother', 'Gemma Tate'),
  ],
  'science-fiction': [
    book('Coldsleep', 'Kaito Mori'),
    book('The Martian Soirée', 'Lena Strand'),
    book('The Last Gardener on a Ship That Forgot Where It Was Going', 'Arun Dev'),
  ],
  'self-help': [
    book('Bounceback', 'Dr. Maya Flint'),
    book('Déjà Vu No More', 'Claire Duval'),
    book('Small Habits for People Who Have Tried Everything Twice Already', 'Dr. Greta Olsen'),
  ],
  thriller: [
    book('Passcode', 'Cal Draven'),
    book('The Tromsø Protocol', 'Nils Berger'),
    book('The Babysitter Left at Nine and the House Was Empty', 'Mara Quill'),
  ],
  travel: [
    book('Steppelands', 'Oskar Lind'),
    book('A Bicycle in Córdoba', 'Ingrid Dahl'),
    book('Forty Days by Bus from Lima to the Edge of the World', 'Peter Salt'),
  ],
  western: [
    book('Sagebrush', 'Buck Rawlins'),
    book('The Preacher of Río Seco', 'Elena Cruz'),
    book('They Hanged the Wrong Man at Dry Fork and Knew It', 'Hank Mercer'),
  ],
  'womens-fiction': [
    book('Bookclub', 'Corinne Hale'),
    book('The Atelier on Rue Élise', 'Paula Wren'),
    book('The Year We Sold the Bakery and Learned to Swim', 'Dawn Ellis'),
  ],
  'young-adult': [
    book('Underdogs', 'Tori Lane'),
    book('The Noëlle Experiment', 'Marco Vega'),
    book('I Texted the Wrong Boy and Now the Whole School Knows', 'Ellie Park'),
  ],
};
