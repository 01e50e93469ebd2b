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
    book('Markdowns', 'Nora Klint'),
    book('The Naïve Founder', 'Luc Garnier'),
    book('Hire Slow Fire Kindly and Other Rules for Growing Teams', 'Tom Ashby'),
  ],
  childrens: [
    book('Hopscotch Hippo', 'Polly Marsh'),
    book('Zoë and the Backwards Umbrella', 'Hannah Vale'),
    book('العصفور الذي خاف من الطيران', 'رنا خوري'),
  ],
  cookbook: [
    book('Ladles', 'Dwayne Porter'),
    book('Crème and Caramel', 'Sylvie Roux'),
    book('One Pan Forty Vegetables and Almost No Washing Up Afterwards', 'Bea Lindholm'),
  ],
  'cosy-mystery': [
    book('Crumpets', 'Mabel Crumb'),
    book('Death at the Bakery Fête', 'Dot Harrow'),
    book('The Vicar the Stolen Teaspoons and the Body in the Begonias', 'Prue Hatch'),
  ],
  crime: [
    book('Snitchwork', 'Vince Doyle'),
    book('The Medellín Ledger', 'Marta Solís'),
    book('Every Detective in This City Owes Somebody a Dead Man', 'Gwen Tully'),
  ],
  fantasy: [
    book('Ashenmoor', 'Isolde Hart'),
    book('The Lost Heir of Ýrvandil', 'Rowan Steele'),
    book('A Dragon Sleeps Beneath the School for Unwanted Magicians', 'Sable Wynn'),
  ],
  historical: [
    book('Stevedores', 'Edith Warren'),
    book('The Lacemaker of Málaga', 'Hanna Wolff'),
    book('The Telegraph Girl Who Carried Secrets Across Occupied Paris', 'Josephine Clarke'),
  ],
  horror: [
    book('Mouthful', 'Gideon Black'),
    book('The Séance on Alder Street', 'Ada Graves'),
    book('Something in the Wallpaper Has Learned to Say My Name', 'Silas Moor'),
  ],
  inspirational: [book('Tethered', 'Faith Ellery'), book('Noël in the Valley', 'Ruth Anders'), book('שיר תודה לפנות בוקר', 'תמר אלון')],
  literary: [
    book('Inventory', 'Clara Voigt'),
    book('The Piano Tuner of Málmey', 'Tomas Brandt'),
    book('My Mother Kept the Clocks and My Father Kept Quiet', 'Iris Calder'),
  ],
  memoir: [
    book('Busker', 'June Halloran'),
    book('Mémère’s Yellow Kitchen', 'Ines Prado'),
    book('How I Lost a Farm Found a Sister and Stopped Running', 'Willa Stone'),
  ],
  mystery: [
    book('Bequeathed', 'Hugo Pryce'),
    book('The Botanist of Père Lachaise', 'Lucien Aubert'),
    book('The Magistrate Hid a Letter Inside the Grandfather Clock', 'Agnes Thorpe'),
  ],
  'non-fiction': [
    book('Pollen', 'Dr. Simon Reyes'),
    book('The Curious Life of the Piñata', 'Martin Hale'),
    book('What Octopuses Dream About and Why It Ought to Matter', 'Petra Lund'),
  ],
  paranormal: [
    book('Duskmarked', 'Raven Sinclair'),
    book('The Witch of Rue Morte Café', 'Morgan Bly'),
    book('Never Trust a Ghost Who Offers to Do the Dishes', 'Trixie Hale'),
  ],
  poetry: [book('Saltlick', 'Noor Haddad'), book('Après la Neige', 'Anaïs Perrin'), book('رسائل إلى شجرة الزيتون', 'سلمى حداد')],
  romance: [
    book('Blushing', 'Molly Greer'),
    book('The Marquis of Beauséjour', 'Lady Ashcombe'),
    book('He Taught Me How to Sail and Then He Left', 'Cassidy Boone'),
  ],
  romcom: [
    book('Groomsmen', 'Zadie Fox'),
    book('The Fiancé Mix-Up', 'Nina Bellini'),
    book('My Ex Is Catering the Wedding and I Am the Bridesmaid', 'Gemma Tate'),
  ],
  'science-fiction': [
    book('Aphelion', 'Kaito Mori'),
    book('The Café at the Edge of Europa', 'Lena Strand'),
    book('The Last Gardener Aboard the Ship That Forgot the Earth', 'Arun Dev'),
  ],
  'self-help': [
    book('Declutter', 'Dr. Maya Flint'),
    book('The Déjà Vu Diet', 'Claire Duval'),
    book('Sleep Better Worry Less and Like Your Mornings Once Again', 'Dr. Greta Olsen'),
  ],
  thriller: [
    book('Tripwired', 'Cal Draven'),
    book('The Tromsø Sanction', 'Nils Berger'),
    book('The Woman in Seat Nine Never Got Off the Plane', 'Mara Quill'),
  ],
  travel: [
    book('Ferryways', 'Oskar Lind'),
    book('Canoes to Québec', 'Ingrid Dahl'),
    book('Sleeping in Monasteries from Porto to the Edge of Spain', 'Peter Salt'),
  ],
  western: [
    book('Bullwhackers', 'Buck Rawlins'),
    book('The Preacher of Peñasco Flat', 'Elena Cruz'),
    book('Two Brothers One Mule and a Map Drawn in Blood', 'Hank Mercer'),
  ],
  'womens-fiction': [
    book('Hairdressers', 'Corinne Hale'),
    book('The Atelier of Madame Zoé', 'Paula Wren'),
    book('The Summer We All Moved Back in with Our Mothers', 'Dawn Ellis'),
  ],
  'young-adult': [
    book('Benchwarmer', 'Tori Lane'),
    book('Señor Skeleton Takes the Bus', 'Marco Vega'),
    book('I Was the Worst Lifeguard in the History of Summer', 'Ellie Park'),
  ],
};
