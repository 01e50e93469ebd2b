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
    book('Flywheels', 'Carla Jennings'),
    book('The Façade of Growth', 'Paul Arnault'),
    book('Why the Best Managers Never Answer Email before Their Second Coffee', 'Skip Dawson'),
  ],
  childrens: [book('Giggles', 'Mina Crewe'), book('Chloé and the Lighthouse', 'Bea Larkin'), book('הארנבת שאיבדה את הירח', 'נועה לוי')],
  cookbook: [
    book('Harissa', 'May Chen'),
    book('Jalapeños and Lime Forever', 'Odile Martin'),
    book('Fifty Pies and Puddings from My Grandmother’s Little Yellow Kitchen', 'Hannah Pike'),
  ],
  'cosy-mystery': [
    book('Beeswax', 'Dot Amberly'),
    book('The Pâtisserie Poisoner Returns', 'Polly Gray'),
    book('A Parrot a Pumpkin and the Body beneath the Village Green', 'Marge Tilden'),
  ],
  crime: [
    book('Racketeers', 'Vince Kaplan'),
    book('The Widow of Bogotá', 'Rafael Soto'),
    book('The Boy Who Saw the Murder and Drew It on the Wall', 'Erin Walsh'),
  ],
  fantasy: [
    book('Stormcrown', 'Ila Brandt'),
    book('The Witches of Élanor', 'Rowan Ashe'),
    book('The Thief Who Stole the Moon and Gave It to the Wolves', 'Tobias Wren'),
  ],
  historical: [
    book('Blacksmithing', 'Catherine Dell'),
    book('The Perfumer’s Fiancée Waits', 'Marc Delon'),
    book('The Nurse Who Hid Forty Children in a Windmill during the War', 'Louise Barrow'),
  ],
  horror: [
    book('Hollows', 'Gwen Harrow'),
    book('The Séance on Gull Street', 'Abel Cortez'),
    book('My Brother Came Back from the Lake but He Never Blinks', 'Silas Crane'),
  ],
  inspirational: [book('Rooted', 'Faith Collins'), book('Noël by Candle Light', 'Ruth Ellison'), book('سلام في قلب العاصفة', 'ليلى منصور')],
  literary: [
    book('Beekeepers', 'Helen Marsh'),
    book('The Umbrellas of Málaga', 'Tomás Rey'),
    book('The Year My Father Painted Every Door in the Village Blue', 'Iris Koh'),
  ],
  memoir: [
    book('Trawler', 'Walt Simmons'),
    book('A Piano for José', 'Annie Tremblay'),
    book('How Three Old Horses Taught Me to Live without My Son', 'June Harker'),
  ],
  mystery: [
    book('Cryptograms', 'Edmund Vale'),
    book('The Locked Room at Château Vert', 'Estelle Roux'),
    book('Five Letters One Poisoned Cup and the Butler Who Knew Too Much', 'Nigel Farrow'),
  ],
  'non-fiction': [
    book('Tapeworms', 'Dr. Peter Hume'),
    book('The Piñata Economy Explained', 'Linda Kerr'),
    book('How the Humble Potato Fed Armies Built Cities and Changed the World', 'Omar Haddad'),
  ],
  paranormal: [
    book('Witchwater', 'Raven Cole'),
    book('The Café of Souls', 'Lola Dean'),
    book('My Landlord Is a Vampire and the Rent Is Due at Midnight', 'Trixie Moon'),
  ],
  poetry: [book('Seedlings', 'Nora Finn'), book('Señor Rain and Others', 'Anaïs Perrin'), book('ציפורים על חוט החשמל', 'דליה ברק')],
  romance: [
    book('Lighthouses', 'Emma Rhodes'),
    book('The Débutante’s Wager', 'Georgina Hale'),
    book('The Rancher the Runaway Bride and the Longest Winter in Montana', 'Tara Quinn'),
  ],
  romcom: [
    book('Matchmaker', 'Lucy Parr'),
    book('The Soufflé Also Rises', 'Nell Sparks'),
    book('I Wrote a Terrible Review of the Man I Am Marrying', 'Poppy Lane'),
  ],
  'science-fiction': [
    book('Exoplanets', 'Iris Vance'),
    book('The Colony at Röntgen', 'Lev Orlov'),
    book('The Robot That Dreamed of Rain and Woke Up the Whole City', 'Mara Osei'),
  ],
  'self-help': [
    book('Composure', 'Dr. Amy Sloan'),
    book('Déjà Vu Decisions', 'Ben Archer'),
    book('Small Brave Steps for People Who Are Afraid of Almost Everything', 'Kim Dellory'),
  ],
  thriller: [
    book('Checkpoint', 'Jack Mercer'),
    book('The Málaga Courier Vanishes', 'Bruno Vidal'),
    book('The Woman in the Next Cabin Is Wearing My Daughter’s Coat', 'Claire Dunn'),
  ],
  travel: [
    book('Ferryboats', 'Hank Olsen'),
    book('Tramping across São Tomé', 'Rita Vale'),
    book('Across the Sahara by Camel with a Poet and Two Cooks', 'Erik Lund'),
  ],
  western: [
    book('Saddlebags', 'Cal Rourke'),
    book('The Señor Rides Alone', 'Elena Cruz'),
    book('The Widow Who Drove Two Hundred Longhorns across the Red River', 'Wes Tanner'),
  ],
  'womens-fiction': [
    book('Sunflowers', 'Sara Lind'),
    book('Noël at the Lake House', 'Paige Monroe'),
    book('The Women of Harbor Lane and the Letters They Never Sent', 'Edith Crane'),
  ],
  'young-adult': [
    book('Drumline', 'Kit Sawyer'),
    book('Zoé Versus the Orchestra', 'Avery Knox'),
    book('The Night We Stole the Principal’s Car and Drove to Mexico', 'Jordan Pell'),
  ],
};
