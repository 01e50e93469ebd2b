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
    book('Cashflow', 'Priya Nair'),
    book('The Protégé Principle', 'Doug Hanley'),
    book('Why Good Managers Leave and What It Costs You to Replace Them', 'Ellen Marsh'),
  ],
  childrens: [
    book('Wigglesworth', 'Poppy Lane'),
    book('Léo’s Very Tall Ladder', 'Colette Blanc'),
    book('القنفذ الذي خاف من الظلام', 'ليلى منصور'),
  ],
  cookbook: [
    book('Marinated', 'Theo Grant'),
    book('Crème, Crumble and Custard', 'Flora Hale'),
    book('Weeknight Curries for People Who Come Home Late and Hungry', 'Anita Desai-Brown'),
  ],
  'cosy-mystery': [
    book('Scone Cold', 'Martha Pym'),
    book('Murder at Château Pinot', 'Ginny Vale'),
    book('The Librarian the Lighthouse and the Cat Who Knew Too Much', 'Dottie Flint'),
  ],
  crime: [
    book('Bagman', 'Ray Dunleavy'),
    book('Blood on Calle Río', 'Tomás Vega'),
    book('Three Brothers Walked into the Quarry and Only One Came Back', 'Neil Garrity'),
  ],
  fantasy: [
    book('Thornbound', 'Mira Vale'),
    book('The Last Séance of Elmoor', 'Rowan Ashe'),
    book('A Blade of Salt and the Girl Who Sang to Giants', 'Isolde Wren'),
  ],
  historical: [
    book('Glovemaker', 'Edith Carrow'),
    book('The Baker of Besançon', 'Lucien Ward'),
    book('The Winter My Mother Hid Four Soldiers in the Hay Barn', 'Greta Holm'),
  ],
  horror: [
    book('Nightfeed', 'Vic Stroud'),
    book('The Children of Béchard', 'Mort Hadley'),
    book('Something Has Been Sleeping in the Spare Bed Since We Moved', 'Jane Corrow'),
  ],
  inspirational: [
    book('Mercies', 'Ruth Ellery'),
    book('Finding Grace in Córdoba', 'Hannah Pike'),
    book('השער הפתוח אל התקווה', 'מרים אלון'),
  ],
  literary: [
    book('Beekeeping', 'Owen Leith'),
    book('A Chair for Inês', 'Marta Lobo'),
    book('The Last Piano Tuner in a Town That Had Stopped Singing', 'Claire Anselm'),
  ],
  memoir: [book('Latchkey', 'Dana Whitlow'), book('Growing Up in Jönköping', 'Stefan Lind'), book('המטבח של סבתא רחל', 'נועה שגיא')],
  mystery: [
    book('Cloakroom', 'Percy Hale'),
    book('The Locked Room at Évian', 'Agnes Loring'),
    book('Seven Guests Came to the Island and the Boat Never Returned', 'Hugh Tarrant'),
  ],
  'non-fiction': [
    book('Pollinators', 'Dr. Amy Rusk'),
    book('The Invention of Décor', 'Simon Leigh'),
    book('How Rivers Made Cities Rich and Then Washed Them Away Again', 'Karl Jensen'),
  ],
  paranormal: [
    book('Wolfsbane', 'Raven Cole'),
    book('The Ghost of Æster House', 'Lydia Marsh'),
    book('My Boyfriend Has Been Dead for Two Hundred Years Almost', 'Trixie Bell'),
  ],
  poetry: [book('Kindling', 'Asha Rowe'), book('Letters to My Naïve Heart', 'June Abel'), book('قصائد لنافذة مفتوحة', 'هدى سالم')],
  romance: [
    book('Undeniable', 'Lexi Hart'),
    book('A Winter in Chamonix-Étoile', 'Nora Bly'),
    book('The Cowboy Who Came Back Home to Marry Somebody Else Entirely', 'Dallas Reed'),
  ],
  romcom: [
    book('Wingwoman', 'Mia Frost'),
    book('My Blasé Best Man', 'Carrie Dunn'),
    book('How to Lose a Landlord and Other Ways to Find Love', 'Pippa Snow'),
  ],
  'science-fiction': [
    book('Terraform', 'Jax Orlan'),
    book('The Théron Signal', 'Ilya Marsh'),
    book('When the Machines Went Quiet We Heard the Planet Breathing', 'Soren Pike'),
  ],
  'self-help': [
    book('Untangled', 'Dr. Leah Barr'),
    book('Less Drama, More Déjeuner', 'Sophie Kerr'),
    book('הרגלים קטנים לחיים גדולים', 'אורי לביא'),
  ],
  thriller: [
    book('Sleeper', 'Dirk Nolan'),
    book('The Malmö Protocol', 'Anna Voss'),
    book('I Saw What You Buried in the Garden Behind the School', 'Megan Rusk'),
  ],
  travel: [
    book('Hitchhiking', 'Jim Tolliver'),
    book('Slow Boats to Phú Quốc', 'Laura Finch'),
    book('One Winter Two Dogs and the Coldest Cabin in Northern Norway', 'Erik Dahl'),
  ],
  western: [
    book('Drover', 'Clint Mercer'),
    book('The Preacher of Cañon City', 'Silas Boone'),
    book('They Hanged the Wrong Man and the Right One Came Riding', 'Wes Tolbert'),
  ],
  'womens-fiction': [
    book('Second Helpings', 'Marian Stowe'),
    book('The House on Rue Élise', 'Paula Grant'),
    book('Everything My Sister Left Me in a Box by the Door', 'Helen Marlowe'),
  ],
  'young-adult': [
    book('Detention', 'Zara Quinn'),
    book('The Exposé of Us', 'Riley Shaw'),
    book('Nobody Told Me Senior Year Would Start with a Funeral', 'Tess Arden'),
  ],
};
