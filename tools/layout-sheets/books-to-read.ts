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
    book('Onboarding', 'Priya Nadar'),
    book('The Café Owner’s Balance Sheet', 'Colin Marsh'),
    book('Why Your Best People Leave and What to Say on Fridays', 'Gale Whitmer'),
  ],
  childrens: [book('Puddleduck', 'Rosie Marl'), book('Chloé Counts to Eleven', 'Ida Lund'), book('הדובה שאיבדה את הכפפה', 'נועה ברק')],
  cookbook: [
    book('Skillets', 'Yusuf Demir'),
    book('Mamá’s Sunday Mole', 'Lupe Ortega'),
    book('Forty Soups for Cold Nights and the Loaves Beside Them', 'Karin Holt'),
  ],
  'cosy-mystery': [
    book('Buttonhole', 'Flora Pym'),
    book('The Crêpe Stand Killer', 'Mina Potts'),
    book('A Poisoned Pie a Prize Pumpkin and the Mayor’s Missing Dog', 'Hattie Brook'),
  ],
  crime: [
    book('Informers', 'Ray Dolan'),
    book('The São Paulo Debt', 'Lia Mattos'),
    book('Nobody Buried in That Quarry Was Ever Reported Missing', 'Owen Strickland'),
  ],
  fantasy: [
    book('Bramblekeep', 'Elspeth Vane'),
    book('The Sword of Queen Éowyra', 'Aldous Ware'),
    book('The Boy Who Traded His Shadow for a Crown of Salt', 'Maren Oake'),
  ],
  historical: [
    book('Glassblowers', 'Lucia Ferrante'),
    book('The Candlemaker of Besançon', 'Marian Lowell'),
    book('The Bicycle Courier Who Crossed the Alps to Save Her Brother', 'Anna Keller'),
  ],
  horror: [
    book('Scarecrows', 'Dale Crowe'),
    book('The Crèche at Blackwater', 'Mina Harrow'),
    book('They Buried My Grandmother Twice and Still She Knocks', 'Ezra Pike'),
  ],
  inspirational: [book('Harvesters', 'Ruth Penner'), book('Grace for Mrs. Núñez', 'Hope Delaney'), book('نور في آخر الطريق', 'ليلى منصور')],
  literary: [
    book('Tenants', 'Miriam Sole'),
    book('The Beekeeper of São Miguel', 'Joana Reis'),
    book('All the Letters My Brother Wrote from the Merchant Navy', 'Ian Calloway'),
  ],
  memoir: [
    book('Stuntwoman', 'Carla Dunne'),
    book('Papá Drove a Taxi', 'Ramón Vidal'),
    book('The Year I Taught Chess in a Prison in Ohio', 'Walter Bloom'),
  ],
  mystery: [
    book('Sleepwalkers', 'Nora Finch'),
    book('The Drowned Man of Saint-Rémy', 'Claude Berger'),
    book('The Violin Maker Left Three Clues and an Empty Chair', 'Edmund Sayle'),
  ],
  'non-fiction': [
    book('Peat', 'Dr. Hugh Farrow'),
    book('A Short History of the Éclair', 'Paul Renaud'),
    book('How Lighthouses Changed the World and Who Kept Them Lit', 'Fiona Muir'),
  ],
  paranormal: [
    book('Fangsworn', 'Lilith Crane'),
    book('The Coven of Bayou Lézard', 'Celeste Roy'),
    book('I Married a Shapeshifter and Now the Cat Is Jealous', 'Poppy Grimm'),
  ],
  poetry: [book('Furrow', 'Elin Moss'), book('Élégie for the Bees', 'Marc Duval'), book('המכתבים שלא שלחתי לים', 'יעל שגיא')],
  romance: [
    book('Veterinarian', 'Holly Brandt'),
    book('The Duke’s Second Fiancée', 'Lady Verity Sloane'),
    book('She Came Home for Christmas and Found Him Fixing the Roof', 'Amy Carver'),
  ],
  romcom: [
    book('Plus-Ones', 'Becca Stone'),
    book('Crème Brûlée and Other Disasters', 'Julie Fontaine'),
    book('I Accidentally Got Engaged to My Rival at the Science Fair', 'Penny Quick'),
  ],
  'science-fiction': [
    book('Starboard', 'Idris Kane'),
    book('Café Andromède', 'Lise Garnier'),
    book('The Robot Who Remembered the Names of All the Dead', 'Wen Takara'),
  ],
  'self-help': [
    book('Untangle', 'Dr. Laila Moss'),
    book('The Naïve Art of Saying No', 'Bridget Amos'),
    book('How to Talk to Your Teenager Without Losing Your Mind', 'Dr. Sam Weller'),
  ],
  thriller: [
    book('Hijackers', 'Jake Corran'),
    book('The Zürich Protocol', 'Anton Reiss'),
    book('My Husband’s Second Phone Rang at the Bottom of the Pool', 'Kate Marlow'),
  ],
  travel: [
    book('Caravans', 'Freya Nash'),
    book('Trains to Łódź', 'Signe Dahl'),
    book('Around Iceland in a Borrowed Van with Two Bad Dogs', 'Rory Flint'),
  ],
  western: [
    book('Muleskinner', 'Clay Bowden'),
    book('The Widow of Cañon Seco', 'Ada Reyes'),
    book('A Preacher a Gambler and the Long Road to Abilene', 'Wade Tanner'),
  ],
  'womens-fiction': [
    book('Stepmothers', 'Karen Ashe'),
    book('The Bakery on Rue Séverine', 'Claire Morel'),
    book('Four Friends One Beach House and a Secret Worth Keeping', 'Libby Shore'),
  ],
  'young-adult': [
    book('Understorm', 'Kit Avery'),
    book('Renée Is Not Your Sidekick', 'Talia Brooks'),
    book('The Summer My Sister Stopped Talking to the Whole Town', 'June Park'),
  ],
};
