/** A book of a blind reading. */
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
    book('Payback', 'Olivia Brandt'),
    book('The Fiancé Investor’s Rulebook', 'Mark Deane'),
    book('What Great Managers Notice Before Anybody Else in the Room Does', 'Sunita Rao'),
  ],
  childrens: [book('Splash', 'Molly Finch'), book('Zoé and the Robot', 'Ben Alder'), book('הארנב שלא רצה לישון', 'מיכל ברק')],
  cookbook: [
    book('Crumbs', 'Hannah Sykes'),
    book('The Purée Garden Kitchen', 'Elise Fournier'),
    book('Slow Stews and Quick Breads for Cold Nights and Hungry Friends', 'Martin Gale'),
  ],
  'cosy-mystery': [
    book('Buttercup', 'Nell Winslow'),
    book('The Café Cat Caper', 'Mabel Ross'),
    book('The Librarian the Lodger and the Locked Room at Fern Cottage', 'Iris Penhale'),
  ],
  crime: [
    book('Backstreet', 'Tony Marsh'),
    book('The Málaga Debt Collectors', 'Luis Ferrer'),
    book('The Last Honest Man in This City Is Already Dead', 'Frank Delaney'),
  ],
  fantasy: [book('Ravenstone', 'A. J. Hale'), book('The Blade of Élise', 'Morgan Thorne'), book('عرش النار والجليد البعيد', 'نادر السيد')],
  historical: [
    book('Lamplighter', 'Edith Carrow'),
    book('The Señorita of Seville', 'Rosa Vidal'),
    book('The Orphan Who Rode the Last Train Out of Warsaw Alone', 'Hanna Weiss'),
  ],
  horror: [
    book('Hollow', 'Dean Craddock'),
    book('The Crèche on Hill Road', 'Una Shaw'),
    book('The Children in the Attic Have Started Calling Me by Name', 'Neil Harrow'),
  ],
  inspirational: [
    book('Anchored', 'Joy Meredith'),
    book('A Café Table Faith', 'Susan Lowell'),
    book('Finding Peace in the Middle of a Storm You Never Chose', 'Aaron Wells'),
  ],
  literary: [book('Windfall', 'Clara Voss'), book('The Protégée of Lisbon', 'Miguel Antunes'), book('המכתב שלא נשלח מעולם', 'דנה שלו')],
  memoir: [
    book('Sandpaper', 'Joe Kowalski'),
    book('My Mother’s Façade Years', 'Anne Delorme'),
    book('How I Learned to Cook in Prison and Came Home Whole', 'Terrence Hall'),
  ],
  mystery: [
    book('Crossbones', 'Percy Wake'),
    book('The Séance Room Riddle', 'Vera Lane'),
    book('The Guest in Cabin Nine Has Not Been Seen Since Supper', 'Arthur Pell'),
  ],
  'non-fiction': [
    book('Brainstorm', 'Dr. Lena Fox'),
    book('The Naïve Economist’s Guide', 'Paul Barr'),
    book('How Bees Birds and Small Insects Built the World We Know', 'Nora Whelan'),
  ],
  paranormal: [
    book('Nightshade', 'Ivy Lockhart'),
    book('The Witch’s Protégé Problem', 'Sable Dunn'),
    book('The Wolf Who Followed Me Home Is Now Living in My Barn', 'Faye Connor'),
  ],
  poetry: [book('Thaw', 'Elena Frost'), book('Déjà Vu in Blue', 'Samir Aziz'), book('شجرة الزيتون والمساء الطويل', 'ريم حداد')],
  romance: [
    book('Heartstrings', 'Emma Lacey'),
    book('Her Fiancé’s Best Friend', 'Kira Stone'),
    book('The Cowboy Who Came Back to Willow Creek for My Heart', 'Dakota Reese'),
  ],
  romcom: [
    book('Roommates', 'Chloe Banks'),
    book('The Café Crush Experiment', 'Nina Bright'),
    book('How to Fake Date Your Boss Without Losing Your Mind Completely', 'Holly Summers'),
  ],
  'science-fiction': [
    book('Starfall', 'D. M. Okoro'),
    book('The Naïve Android’s War', 'Cass Ryder'),
    book('הספינה שנעלמה מעבר לירח', 'אורי נבו'),
  ],
  'self-help': [
    book('Breakthrough', 'Dr. Sara Lin'),
    book('The Cliché-Proof Life Plan', 'Tom Hartley'),
    book('Small Brave Steps That Turn Ordinary Days Into the Life You Want', 'Mia Reyes'),
  ],
  thriller: [
    book('Firewall', 'Jack Renner'),
    book('The São Paulo Ransom', 'Diego Costa'),
    book('The Woman in the Window Seat Is Carrying My Daughter’s Passport', 'Claire Novak'),
  ],
  travel: [
    book('Footloose', 'Gwen Archer'),
    book('Café Mornings in Rome', 'Luca Bianchi'),
    book('Walking the Length of Japan With a Broken Umbrella and No Plan', 'Simon Hayes'),
  ],
  western: [
    book('Dustbowl', 'Buck Harlan'),
    book('The Doña’s Silver Spurs', 'Cole Madden'),
    book('The Stranger Who Buried Three Men at Black Horse Canyon', 'Roy Tanner'),
  ],
  'womens-fiction': [book('Sunroom', 'Beth Calloway'), book('The Fiancée in 4B', 'Laura Kent'), book('رسالة من جدتي', 'مها يوسف')],
  'young-adult': [
    book('Moonfire', 'Raven Shaw'),
    book('The Clichés We Survived', 'Eli Winters'),
    book('The Boy Who Drew Dragons and the Girl Who Woke Them', 'Skye Porter'),
  ],
};
