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
    book('Flywheel', 'Noor Haddad'),
    book('The Négociant’s Rule Book', 'Paul Renard'),
    book('How to Sell Anything to Anyone Without Losing Your Honest Soul', 'Kim Aldous'),
  ],
  childrens: [book('Snowflake', 'Ivy Marlow'), book('Léo’s Enormous Sandwich', 'Bettina Crowe'), book('הצב שרצה לעוף אל הירח', 'רונית שגב')],
  cookbook: [
    book('Umami', 'Kenji Morita'),
    book('Crêpes From My Kitchen', 'Solène Dubois'),
    book('One Hundred Soups and Stews to Warm a Long Cold Winter', 'Agnes Howell'),
  ],
  'cosy-mystery': [
    book('Marmalade', 'Dulcie Hart'),
    book('Poison at Café Bluebell', 'Prudence Kettle'),
    book('The Knitting Circle the Vicar’s Cat and the Body in the Library', 'Mabel Thrupp'),
  ],
  crime: [
    book('Informant', 'Declan Rourke'),
    book('The Bogotá Cold Case', 'Hector Salas'),
    book('Nobody Saw the Girl Get Off the Last Train to Harrow', 'Nina Castell'),
  ],
  fantasy: [book('Emberfall', 'R. J. Oakes'), book('A Crown for Éowyra', 'Lysandra Vale'), book('سيدة التنين وملك الرماد', 'رامي الخطيب')],
  historical: [
    book('Glassblower', 'Beatrice Amory'),
    book('The Duchess of Pérouse', 'Henri Vallon'),
    book('The Lamplighter’s Daughter and the Winter They Burned the Royal Theatre', 'Constance Reed'),
  ],
  horror: [
    book('Marrow', 'Silas Wren'),
    book('The Séance at Blackwood', 'Orla Finch'),
    book('Do Not Answer When the Voice in the Cellar Says Your Name', 'Damon Leech'),
  ],
  inspirational: [
    book('Wellspring', 'Ruth Abernathy'),
    book('Walking With Señor Lázaro', 'Father Tomás Gil'),
    book('God Was in the Kitchen Long Before I Learned to Pray', 'Deborah Swann'),
  ],
  literary: [
    book('Estuary', 'Johan Lindqvist'),
    book('The Translator’s Fiancée Waits', 'Irène Maslow'),
    book('All the Birds We Did Not Bury Behind My Father’s Barn', 'Thomas Ashgrove'),
  ],
  memoir: [book('Homesick', 'Adaeze Obi'), book('My Émigré Grandmother Danced', 'Katia Roth'), book('הנהר שליד הבית הישן', 'אורית שלו')],
  mystery: [
    book('Foxglove', 'Eleanor Brand'),
    book('The Clock of Évreux', 'Simon Achard'),
    book('The Professor the Parrot and the Poisoned Pot of Earl Grey', 'Winifred Snell'),
  ],
  'non-fiction': [
    book('Mycelium', 'Dr. Hanna Vogel'),
    book('The Café Revolution Years', 'Omar Belkacem'),
    book('How Bridges Stand Up and Why Some of Them Fall Down', 'Malcolm Iver'),
  ],
  paranormal: [
    book('Moonbound', 'Raven Steele'),
    book('The Alpha’s Protégée Runs', 'Lola Knight'),
    book('My Ghost Roommate Is Terrible at Haunting but Great at Kissing', 'Poppy Crane'),
  ],
  poetry: [book('Tideline', 'Wren Halloway'), book('Naming the Éphémères Softly', 'Odile Brun'), book('مرايا الماء والغياب', 'هدى منصور')],
  romance: [
    book('Surrender', 'Bianca Hale'),
    book('Kissing the Señor Next Door', 'Marcia Luz'),
    book('The Billionaire Who Bought My Bakery and Broke My Stubborn Heart', 'Crystal Dane'),
  ],
  romcom: [
    book('Swiped', 'Jenna Lark'),
    book('The Fiancé Swap Deal', 'Kat Winslow'),
    book('I Hate Your Dog but I Think I Might Love You', 'Becca Flynn'),
  ],
  'science-fiction': [
    book('Terraform', 'D. K. Okafor'),
    book('Colony of Lumière Nine', 'Sasha Volkov'),
    book('The Robot Who Buried Its Maker Under the Red Martian Dust', 'Elliot Sung'),
  ],
  'self-help': [
    book('Momentum', 'Dr. Alan Burke'),
    book('Your Naïve Inner Critic', 'Stella Rowe'),
    book('Small Daily Habits That Quietly Rebuild a Broken and Tired Life', 'Monique Hart'),
  ],
  thriller: [
    book('Deadlock', 'Brett Sawyer'),
    book('The Chișinău Exchange Codes', 'Mila Antonescu'),
    book('The Passenger in Seat Nine Has a Gun and My Daughter', 'Gareth Lowe'),
  ],
  travel: [book('Meridian', 'Astrid Holm'), book('Slow Boats to Curaçao', 'Desmond Frey'), book('على طريق الحرير وحدي', 'ياسر البدري')],
  western: [
    book('Mustang', 'Cole Ransom'),
    book('Last Stage to Peñasco', 'Wyatt Lund'),
    book('The Preacher’s Gun and the Long Road Home to Broken Mesa', 'Amos Tanner'),
  ],
  'womens-fiction': [
    book('Driftwood', 'Pamela Wynn'),
    book('The Sisters of Café Rosa', 'Lorena Price'),
    book('The Summer We Sold the Beach House and Found Each Other Again', 'Gail Sumner'),
  ],
  'young-adult': [
    book('Shatterproof', 'Zara Quinn'),
    book('Zoé Against the Machine', 'Tamsin Reid'),
    book('The Boy Who Could Hear the Stars and the Girl Who Couldn’t', 'Micah Lane'),
  ],
};
