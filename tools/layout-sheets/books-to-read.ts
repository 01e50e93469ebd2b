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
    book('Shortfall', 'Nora Klint'),
    book('The Négociant Principle', 'Philippe Garnier'),
    book('Every Meeting You Can Cancel and the Ones You Should Not', 'Tom Ashby'),
  ],
  childrens: [book('Thundersocks', 'Polly Marsh'), book('Renée Builds a Raft', 'Hannah Vale'), book('الأرنب الذي ضيّع ظله', 'ليلى منصور')],
  cookbook: [
    book('Saucepan', 'Dwayne Porter'),
    book('Crème and Crumb', 'Sylvie Roux'),
    book('What to Cook When the Fridge Is Nearly Empty and Friends Arrive', 'Bea Lindholm'),
  ],
  'cosy-mystery': [
    book('Teabiscuit', 'Mabel Crumb'),
    book('Death at the Pâtisserie Window', 'Dot Harrow'),
    book('The Choirmaster the Marrow and the Missing Silver Spoon', 'Prue Hatch'),
  ],
  crime: [
    book('Kneecap', 'Vince Doyle'),
    book('The Perón Ledger', 'Marta Solís'),
    book('Somebody in This Family Moved the Body Before Breakfast', 'Gwen Tully'),
  ],
  fantasy: [
    book('Thornbinder', 'Isolde Hart'),
    book('The Queen of Äther Keep', 'Rowan Steele'),
    book('A Bargain of Feathers and the Wolf Who Would Not Kneel', 'Sable Wynn'),
  ],
  historical: [
    book('Tollgate', 'Edith Warren'),
    book('The Seamstress of Łódź', 'Hanna Wolff'),
    book('The Winter My Mother Hid a Pilot Under the Bakery Floor', 'Josephine Clarke'),
  ],
  horror: [
    book('Mouthful', 'Gideon Black'),
    book('The Crèche on Mercy Hill', 'Ada Graves'),
    book('Something in the Well Has Learned to Say My Name', 'Silas Moor'),
  ],
  inspirational: [book('Mustardseed', 'Faith Ellery'), book('Noël in Every Season', 'Ruth Anders'), book('כשהלב לומד לנוח', 'תמר אלון')],
  literary: [
    book('Whitewash', 'Clara Voigt'),
    book('The Piano Tuner of São Roque', 'Tomas Brandt'),
    book('What the Neighbors Heard Through the Wall the Winter I Turned Nine', 'Iris Calder'),
  ],
  memoir: [
    book('Nightshift', 'June Halloran'),
    book('Leaving Málaga by Night', 'Ines Prado'),
    book('The Year I Learned to Drive My Grandmother’s Tractor', 'Willa Stone'),
  ],
  mystery: [
    book('Gaslamp', 'Hugo Pryce'),
    book('The Body at Château Vide', 'Lucien Aubert'),
    book('Nobody Had Opened the Library Window Since the Night of the Storm', 'Agnes Thorpe'),
  ],
  'non-fiction': [
    book('Barnacles', 'Dr. Simon Reyes'),
    book('A Short History of the Café', 'Martin Hale'),
    book('How Cities Learned to Drink and Why Some Are Going Thirsty', 'Petra Lund'),
  ],
  paranormal: [
    book('Batwing', 'Raven Sinclair'),
    book('The Coven of Saint-Rémy', 'Morgan Bly'),
    book('My Landlord Is a Vampire and the Rent Is Due at Dawn', 'Trixie Hale'),
  ],
  poetry: [book('Sediment', 'Noor Haddad'), book('Élégies for a Small Garden', 'Anaïs Perrin'), book('מילים שנשארו בכיס', 'רוני כץ')],
  romance: [
    book('Dimples', 'Molly Greer'),
    book('The Viscount’s Fiancée Wager', 'Lady Ashcombe'),
    book('Two Weeks on the Ranch with the Man I Left at the Altar', 'Cassidy Boone'),
  ],
  romcom: [
    book('Unsubscribed', 'Zadie Fox'),
    book('Crush à la Carte', 'Nina Bellini'),
    book('How to Fake a Honeymoon When Your Boss Is in the Next Cabin', 'Gemma Tate'),
  ],
  'science-fiction': [
    book('Cryosleep', 'Kaito Mori'),
    book('The Gardeners of Éos', 'Lena Strand'),
    book('Nine Ships Left Earth and Only Eight Remember the Journey', 'Arun Dev'),
  ],
  'self-help': [
    book('Turnabout', 'Dr. Maya Flint'),
    book('The Passé Self', 'Claire Duval'),
    book('Stop Apologizing for Taking Up Space in Your Own Life', 'Dr. Greta Olsen'),
  ],
  thriller: [
    book('Blindspot', 'Cal Draven'),
    book('The Zürich Alibi', 'Nils Berger'),
    book('The Woman Upstairs Has Been Dead Since Friday and Still Walks', 'Mara Quill'),
  ],
  travel: [
    book('Byways', 'Oskar Lind'),
    book('A Winter in Tromsø', 'Ingrid Dahl'),
    book('Slow Trains Through Spain with One Bag and Two Phrasebooks', 'Peter Salt'),
  ],
  western: [
    book('Saddlesore', 'Buck Rawlins'),
    book('The Widow of Río Perdido', 'Elena Cruz'),
    book('Three Brothers Rode North and the River Took Two of Them', 'Hank Mercer'),
  ],
  'womens-fiction': [
    book('Hand-Me-Downs', 'Corinne Hale'),
    book('Lunch with Zoé on Thursdays', 'Paula Wren'),
    book('The Year Everyone in Our Street Decided to Start Over', 'Dawn Ellis'),
  ],
  'young-adult': [
    book('Bleachers', 'Tori Lane'),
    book('Señor Ghost and Me', 'Marco Vega'),
    book('Every Lie I Told the Summer I Became Captain of the Swim Team', 'Ellie Park'),
  ],
};
