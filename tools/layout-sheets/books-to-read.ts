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
    book('Bottlenecks', 'Carla Jennings'),
    book('The Négociant’s Ledger', 'Paul Arnault'),
    book('What a Lemonade Stand Taught Me about Running a Billion Dollar Company', 'Skip Dawson'),
  ],
  childrens: [book('Pocketful', 'Mina Crewe'), book('Zoë and the Sleepy Dragon', 'Bea Larkin'), book('הדוב שאהב לרקוד', 'נועה לוי')],
  cookbook: [
    book('Chutneys', 'May Chen'),
    book('Crème Brûlée for Breakfast', 'Odile Martin'),
    book('Slow Suppers and Sunday Bread from a Kitchen by the Sea', 'Hannah Pike'),
  ],
  'cosy-mystery': [
    book('Quilters', 'Dot Amberly'),
    book('The Fiancé in the Freezer', 'Polly Gray'),
    book('A Cat a Casserole and the Corpse behind the Church Hall', 'Marge Tilden'),
  ],
  crime: [
    book('Bookmakers', 'Vince Kaplan'),
    book('The Last Alibi of José Prado', 'Rafael Soto'),
    book('The Night the Bridge Came Down and Nobody Called the Police', 'Erin Walsh'),
  ],
  fantasy: [
    book('Bellforged', 'Ila Brandt'),
    book('The Glass Crown of Êlowen', 'Rowan Ashe'),
    book('When the Last Giant Walked Out of the Mountains to Die', 'Tobias Wren'),
  ],
  historical: [
    book('Lacemakers', 'Catherine Dell'),
    book('The Spy in Saint-Étienne', 'Marc Delon'),
    book('The Girl Who Rowed a Doctor across the Flooded River at Night', 'Louise Barrow'),
  ],
  horror: [
    book('Taxidermist', 'Gwen Harrow'),
    book('Something Inside Señor Ruiz', 'Abel Cortez'),
    book('The House at the End of the Lane Has No Windows', 'Silas Crane'),
  ],
  inspirational: [book('Overflowing', 'Faith Collins'), book('A Garden for Zoé', 'Ruth Ellison'), book('نور في آخر النهار', 'ليلى منصور')],
  literary: [
    book('Understudies', 'Helen Marsh'),
    book('The Weight of Señora Abril', 'Tomás Rey'),
    book('All the Clocks in My Mother’s House Tell a Different Time', 'Iris Koh'),
  ],
  memoir: [
    book('Crossing Guard', 'Walt Simmons'),
    book('Growing Up in Québec City', 'Annie Tremblay'),
    book('How I Learned to Fly Small Airplanes after My Husband Left', 'June Harker'),
  ],
  mystery: [
    book('Bookbinder', 'Edmund Vale'),
    book('The Curator of Côte Noire', 'Estelle Roux'),
    book('Three Suspects a Locked Library and the Dog That Never Barked', 'Nigel Farrow'),
  ],
  'non-fiction': [
    book('Asphalt', 'Dr. Peter Hume'),
    book('The Age of the Résumé', 'Linda Kerr'),
    book('How Elevators Changed the Way We Live Work and Fall in Love', 'Omar Haddad'),
  ],
  paranormal: [
    book('Witchmark', 'Raven Cole'),
    book('The Vampire of Señorita Street', 'Lola Dean'),
    book('I Married a Demon Hunter and Now My Mother Is Possessed', 'Trixie Moon'),
  ],
  poetry: [book('Quicksilver', 'Nora Finn'), book('Élégies for the Kitchen', 'Anaïs Perrin'), book('קולות מן הגן', 'דליה ברק')],
  romance: [
    book('Innkeeper', 'Emma Rhodes'),
    book('The Duke’s Fiancée Vanishes', 'Georgina Hale'),
    book('One Snowed In Weekend with the Man I Swore to Hate', 'Tara Quinn'),
  ],
  romcom: [
    book('Bridesmaids', 'Lucy Parr'),
    book('The Café Next Door', 'Nell Sparks'),
    book('My Ex Is the Wedding Planner and I Am the Cake', 'Poppy Lane'),
  ],
  'science-fiction': [
    book('Spacewalkers', 'Iris Vance'),
    book('The Signal from Déjà Station', 'Lev Orlov'),
    book('The Last Gardener on a Ship That Will Never Reach Earth', 'Mara Osei'),
  ],
  'self-help': [
    book('Wavelength', 'Dr. Amy Sloan'),
    book('The Naïve Optimist’s Handbook', 'Ben Archer'),
    book('Stop Apologizing Start Asking and Get the Life You Actually Want', 'Kim Dellory'),
  ],
  thriller: [
    book('Extradition', 'Jack Mercer'),
    book('The São Paulo Exchange', 'Bruno Vidal'),
    book('Someone Has Been Living in the Attic since We Moved In', 'Claire Dunn'),
  ],
  travel: [
    book('Hitchhikers', 'Hank Olsen'),
    book('Café Mornings in Lisbon', 'Rita Vale'),
    book('By Canoe from the Ice to the Ocean with Two Dogs', 'Erik Lund'),
  ],
  western: [
    book('Gunsmith', 'Cal Rourke'),
    book('The Widow of Cañon Rojo', 'Elena Cruz'),
    book('The Preacher Who Rode into Hell and Came Back with Gold', 'Wes Tanner'),
  ],
  'womens-fiction': [
    book('Housekeeping', 'Sara Lind'),
    book('Chloé’s Year of Yes', 'Paige Monroe'),
    book('The Sewing Circle at the End of the Second World War', 'Edith Crane'),
  ],
  'young-adult': [
    book('Runaways', 'Kit Sawyer'),
    book('Inés Steals the Show', 'Avery Knox'),
    book('Everyone at My High School Thinks I Stole the Mascot', 'Jordan Pell'),
  ],
};
