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
    book('Cornerstone', 'Elaine Cho'),
    book('The Émigré Founder Method', 'Rafi Mansour'),
    book('Eleven Hard Questions to Ask Before You Quit Your Day Job', 'Sandra Pike'),
  ],
  childrens: [book('Whiskers', 'Molly Dane'), book('Chloé Counts the Stars', 'Fern Abbott'), book('הכלב שלמד לנגן בכינור', 'מיכל ברק')],
  cookbook: [
    book('Smoke', 'Buck Alderson'),
    book('Sunday Soufflé and Song', 'Colette Marsan'),
    book('Fast Weeknight Pasta for People Who Would Rather Be Reading Books', 'Gina Ferrante'),
  ],
  'cosy-mystery': [
    book('Gingersnap', 'Opal Whitby'),
    book('Murder at the Fête', 'Hyacinth Bell'),
    book('The Retired Librarian the Missing Tortoise and a Very Cold Pie', 'Edna Crisp'),
  ],
  crime: [
    book('Payback', 'Lou Kincaid'),
    book('The Düsseldorf Warehouse Job', 'Anke Weber'),
    book('Every Cop in This City Knew Who Shot the Judge', 'Frank Delmar'),
  ],
  fantasy: [book('Stormcaller', 'E. M. Hale'), book('The Throne of Ysérra', 'Orin Vesk'), book('مملكة النار والجليد', 'ليلى منصور')],
  historical: [
    book('Seamstress', 'Clara Benning'),
    book('The Spy of Besançon', 'Lucille Arden'),
    book('The Winter We Hid the Violin Maker Under the Bakery Floor', 'Ilse Brandt'),
  ],
  horror: [
    book('Burrow', 'Casper Lund'),
    book('The Orchard at Château Noir', 'Mina Holt'),
    book('There Is a Second Staircase in the House After Midnight Comes', 'Perry Vane'),
  ],
  inspirational: [
    book('Lighthouse', 'Joanna Meek'),
    book('Bread for Señora Ruiz', 'Paul Estrada'),
    book('How a Broken Church Bell Taught Our Town to Sing Again', 'Ellen Ward'),
  ],
  literary: [
    book('Heron', 'Maud Kessler'),
    book('The Cartographer’s Élan Vital', 'Hugo Brandt'),
    book('We Were the Last Family to Leave the Valley of Stones', 'Aisha Karim'),
  ],
  memoir: [book('Barefoot', 'Rosa Delgado'), book('My Señor Father Sang', 'Lucia Prado'), book('מכתבים מאמא ומהים', 'דנה אלון')],
  mystery: [
    book('Nightshade', 'Harriet Voss'),
    book('The Actress of Orléans', 'Gilbert Ashe'),
    book('A Dead Man Left His Umbrella on the Six Fifteen Train', 'Cora Finch'),
  ],
  'non-fiction': [
    book('Honeybee', 'Dr. Carl Weiss'),
    book('The Naïve Money Century', 'Ines Calder'),
    book('What Old Trees Know About Storms and How Forests Heal Themselves', 'Bram Holloway'),
  ],
  paranormal: [
    book('Hexed', 'Lilith Crane'),
    book('The Vampire of Béziers', 'Nyx Calloway'),
    book('My Grandmother’s Cat Is a Demon and He Hates My Boyfriend', 'Tilly Marsh'),
  ],
  poetry: [book('Ashes', 'Noa Lindgren'), book('Small Prières at Dusk', 'Anton Vale'), book('أغاني الريح والرمل', 'سامي فارس')],
  romance: [
    book('Reckless', 'Jolie Hart'),
    book('A Fiancé for Winter', 'Daphne Moore'),
    book('The Duke Who Danced With the Gardener’s Daughter in the Rain', 'Sophia Leigh'),
  ],
  romcom: [
    book('Ghosted', 'Mandy Cole'),
    book('My Café au Lait Crush', 'Bea Fielding'),
    book('How to Lose a Bet and Marry Your Worst Enemy Instead', 'Carly West'),
  ],
  'science-fiction': [
    book('Starlane', 'I. K. Moreau'),
    book('The Andromeda Protégé', 'Vik Tanaka'),
    book('The Girl Who Repaired Dying Satellites Above the Drowned City of Miami', 'Rhea Solano'),
  ],
  'self-help': [
    book('Breathe', 'Dr. Mina Patel'),
    book('The Blasé Brain Reset', 'Corey Stone'),
    book('Stop Waiting for Monday and Start the Life You Keep Postponing', 'Gwen Harper'),
  ],
  thriller: [
    book('Blackout', 'Jack Torrance Hill'),
    book('The Malmö Hostage Deal', 'Sven Aldo'),
    book('Someone on This Island Is Lying About the Night She Drowned', 'Claire Novak'),
  ],
  travel: [book('Backpack', 'Toby Lane'), book('By Train to Málaga', 'Ingrid Moss'), book('על סוס אל הרי מונגוליה', 'יואב שחר')],
  western: [
    book('Gunsmoke', 'Dutch Mabry'),
    book('Riders of Cañada Verde', 'Lyle Stoddard'),
    book('The Marshal’s Daughter and the Man Who Burned Down Dry Creek', 'Hank Colter'),
  ],
  'womens-fiction': [
    book('Homecoming', 'Nora Ellison'),
    book('The Café Below Us', 'Julia Marsh'),
    book('The Three Sisters Who Bought a Vineyard and Lost Their Minds', 'Beth Calloway'),
  ],
  'young-adult': [
    book('Firefly', 'Ember Quinn'),
    book('Inés and the Thieves', 'Mateo Cruz'),
    book('The Summer I Turned Into a Crow and Learned to Forgive', 'Juniper Hale'),
  ],
};
