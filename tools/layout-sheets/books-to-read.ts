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
    book('Delegate', 'Nina Frost'),
    book('Beyond the Résumé', 'Owen Price'),
    book('How Small Shops Beat Giants by Answering the Phone Every Time', 'Rita Calloway'),
  ],
  childrens: [book('Hiccups', 'Molly Fenn'), book('Chloë and the Giant Pumpkin', 'Bea Turner'), book('הדרקון שפחד מהחושך', 'נועם לוי')],
  cookbook: [
    book('Sourdough Sundays', 'Lin Zhao'),
    book('Crêpes for Every Season', 'Camille Roux'),
    book('One Pan Suppers My Grandmother Taught Me on the Farm', 'Hattie Boone'),
  ],
  'cosy-mystery': [
    book('Scandal in Stitches', 'Peg Willow'),
    book('Death at the Café Noir', 'Mabel Crisp'),
    book('The Vicar the Violin and the Very Dead Village Postman', 'Dorothy Lane'),
  ],
  crime: [
    book('Kingpin', 'Ray Dolan'),
    book('A Body in Málaga', 'Inés Ortega'),
    book('The Detective Who Could Not Remember the Night She Vanished', 'Kate Marlow'),
  ],
  fantasy: [
    book('Spellbreaker', 'Rowan Vale'),
    book('The Last Elf of Élan', 'Thea Morrow'),
    book('She Stole a Crown of Thorns and Woke the Sleeping King', 'Isolde Grey'),
  ],
  historical: [
    book('Stonemason', 'Edmund Hale'),
    book('The Seamstress of Besançon', 'Claire Fontaine'),
    book('My Brother Carried the Colors Home Across the Frozen River', 'Thomas Avery'),
  ],
  horror: [
    book('Crawlspace', 'Dean Mercer'),
    book('The Séance on Alder Hill', 'Vera Stone'),
    book('Something Has Been Living Behind the Wallpaper Since We Moved In', 'Jack Holloway'),
  ],
  inspirational: [
    book('Shepherded', 'Ruth Bell'),
    book('Faith Beyond the Façade', 'Grace Ndlovu'),
    book('God Walked With Me Through Every Mile of the Valley', 'Paul Whitaker'),
  ],
  literary: [
    book('Estrangement', 'Laura Finch'),
    book('The Years at Café Lumière', 'Simon Ward'),
    book('Everything My Sister Never Said the Summer Our Father Left', 'Hana Mori'),
  ],
  memoir: [book('Stutter', 'Daniel Reyes'), book('My Papá’s Fishing Boat', 'Rosa Delgado'), book('الطريق إلى البيت', 'سلمى حداد')],
  mystery: [
    book('Curfew', 'Harriet Moss'),
    book('The Fiancée in Room Twelve', 'Clive Parker'),
    book('Nobody at the Garden Party Noticed That the Clock Had Stopped', 'Agnes Thorpe'),
  ],
  'non-fiction': [
    book('Plastic', 'Mark Ellery'),
    book('The Naïve Economist', 'Joan Pratt'),
    book('How a Handful of Spices Built and Broke Four Empires', 'Amir Shah'),
  ],
  paranormal: [
    book('Wolfbane', 'Selene Cross'),
    book('The Vampire of São Miguel', 'Mateo Luz'),
    book('I Married a Werewolf and His Pack Hates My Cooking', 'Daisy Hart'),
  ],
  poetry: [book('Tinder', 'Ada Quill'), book('Letters to a Café Window', 'Miles Avery'), book('קולות מן הגשר', 'יעל שחר')],
  romance: [
    book('Bewitched', 'Sienna Cole'),
    book('Her Señor Next Door', 'Lola Reyes'),
    book('The Winter I Fell in Love With My Best Friend’s Brother', 'Holly James'),
  ],
  romcom: [
    book('Oversharing', 'Zoe Banks'),
    book('The Fiancé Experiment', 'Penny Wise'),
    book('I Faked a Wedding to Win Back My Ex and Failed', 'Tara Flynn'),
  ],
  'science-fiction': [
    book('Gravity Well', 'Neil Arden'),
    book('The Protégé of Europa', 'Cass Orion'),
    book('When the Last Starship Came Back Empty Nobody Asked Why', 'Juno Pike'),
  ],
  'self-help': [
    book('Procrastinator', 'Leah Stern'),
    book('Say No Without Drama', 'Béatrice Long'),
    book('الهدوء في زمن القلق', 'خالد منصور'),
  ],
  thriller: [
    book('Blindside', 'Mason Cray'),
    book('The Protégée Knows Everything', 'Lena Hoff'),
    book('My Husband Came Home From the Funeral and Locked the Door', 'Sara Wynn'),
  ],
  travel: [
    book('Detour', 'Joe Kimball'),
    book('A Year in São Tomé', 'Anna Reis'),
    book('Two Bicycles One Tent and the Long Road to Istanbul', 'Tim Barlow'),
  ],
  western: [
    book('Gunslinger', 'Cole Dawson'),
    book('The Preacher of San José', 'Maria Stone'),
    book('He Rode Into Dodge With Nothing but a Badge and Regret', 'Wade Harlan'),
  ],
  'womens-fiction': [
    book('Sisterhood', 'Jane Alcott'),
    book('The Flower Shop on Rue Céleste', 'Amélie Grant'),
    book('The Summer We Sold the Beach House and Found Each Other', 'Ellen Brooks'),
  ],
  'young-adult': [
    book('Daredevil', 'Skye Larsen'),
    book('Dear Noël, I Lied', 'Ivy Chen'),
    book('The Boy on the Roof Who Could Hear the Stars', 'Max Rowan'),
  ],
};
