/** A book of a blind reading. */
export interface Book {
  readonly title: string;
  readonly author: string;
}

const book = (title: string, author: string): Book => ({ title, author });

/**
 * Titles of a blind reading, three for each genre: of one word, of four words with an accent, and of ten words; in six genres one of
 * them is Hebrew or Arabic. No family is tuned to them: whoever mends a family after a reading writes others for the next one.
 */
export const BOOKS_TO_READ: Readonly<Record<string, readonly Book[]>> = {
  business: [
    book('Margins', 'Aisha Bello'),
    book('The Naïve Investor’s Year', 'Henrik Dahl'),
    book('What Quiet Companies Know About Winning Customers Who Stay Forever', 'Rebecca Stein'),
  ],
  childrens: [book('Puddles', 'Nell Carver'), book('Café for Clever Cats', 'Léa Moreau'), book('الأرنب الذي أحب القمر', 'ريم حداد')],
  cookbook: [
    book('Sourdough', 'Ines Albrecht'),
    book('My Jalapeño Sunday Kitchen', 'Carmen Ortega'),
    book('Forty Slow Suppers for People Who Come Home Late Tired', 'Jonas Weller'),
  ],
  'cosy-mystery': [
    book('Crumbs', 'Dotty Wainwright'),
    book('Poison at Château Lavender', 'Hattie Quill'),
    book('The Knitting Circle the Baker and the Body in the Greenhouse', 'Maud Fenwick'),
  ],
  crime: [
    book('Undertow', 'Frank Delgado'),
    book('The Malmö Harbor Files', 'Erik Nyström'),
    book('What the Night Porter Saw Before the Lights Went Out', 'Siobhan Kerr'),
  ],
  fantasy: [book('Thornkeeper', 'L. J. Ashgrove'), book('The Élan of Ravens', 'Seren Vale'), book('חרב הרוח והיער האחרון', 'אורי ברק')],
  historical: [
    book('Vermilion', 'Clara Whitcombe'),
    book('The Résistance Seamstress’s Letters', 'Madeleine Fabre'),
    book('The Lighthouse Keeper’s Wife and the Winter of Broken Ships', 'Eleanor Pryce'),
  ],
  horror: [
    book('Threshold', 'M. R. Coldwell'),
    book('Beneath the Façade House', 'Iris Blackwood'),
    book('Do Not Open the Cellar Door After the Bells Stop', 'Jonah Crowe'),
  ],
  inspirational: [
    book('Anchored', 'Hope Mbeki'),
    book('Every Noël Begins Again', 'Lydia Grant'),
    book('A Quiet Table in the Wilderness for Every Weary Heart', 'Esther Lindgren'),
  ],
  literary: [book('Estuary', 'Naomi Feld'), book('The Émigré’s Unfinished Piano', 'Anton Brandt'), book('بيت على حافة النهر', 'ليلى صباغ')],
  memoir: [
    book('Stairwell', 'Marcus Hale'),
    book('My Father’s Déjà Vu', 'Ana Petrova'),
    book('The Year I Drove a Borrowed Truck Across the Prairie', 'Joan Redbird'),
  ],
  mystery: [
    book('Alibi', 'Thomas Ledger'),
    book('The Fiancée in Compartment Six', 'Beatrix Stone'),
    book('Three Letters and a Key Were Found Beneath the Clock', 'Arthur Penrose'),
  ],
  'non-fiction': [
    book('Mycelium', 'Dr. Owen Strand'),
    book('The Secret Décor of Bees', 'Frida Holm'),
    book('How a Handful of Mapmakers Quietly Changed the Whole World', 'Lena Fischer'),
  ],
  paranormal: [
    book('Moonbitten', 'Scarlet Vane'),
    book('The Doppelgänger of Salem', 'Ivy Moss'),
    book('A Vampire a Wolf and the Girl Between Two Worlds', 'Cassia Thorn'),
  ],
  poetry: [book('Driftwood', 'Ana Lúcia Reis'), book('Ode to Señor Moon', 'Diego Paz'), book('رسائل إلى البحر', 'نور الشامي')],
  romance: [
    book('Wildflower', 'Savannah Reid'),
    book('Waltz Before the Soirée', 'Juliette Marlowe'),
    book('The Night the Cowboy Asked Me to Dance and Stay', 'Kayla West'),
  ],
  romcom: [
    book('Ghosted', 'Poppy Lark'),
    book('The Décolleté Dress Disaster', 'Bex Malone'),
    book('I Married My Rival by Accident and Kept the Dog', 'Gemma Shaw'),
  ],
  'science-fiction': [
    book('Heliopause', 'J. S. Orlov'),
    book('Signals From Señora Station', 'Mira Castellano'),
    book('הכוכב האחרון לפני השחר', 'גיל רונן'),
  ],
  'self-help': [
    book('Enough', 'Simone Carter'),
    book('Your Après Burnout Plan', 'Dr. Leah Kim'),
    book('How to Say No Without Losing the People You Love', 'Brian Foley'),
  ],
  thriller: [
    book('Tripwire', 'Cole Maddox'),
    book('The Zoë Hartman Tapes', 'Elena Frost'),
    book('The Neighbor Who Watched Me From the House Across the Lake', 'Mia Sutton'),
  ],
  travel: [
    book('Archipelago', 'Finn Jacobsen'),
    book('Night Trains to Málaga', 'Oscar Bright'),
    book('Walking the Old Salt Road With a Donkey Named Clement', 'Alice Hartwell'),
  ],
  western: [
    book('Rimrock', 'Dale Buckner'),
    book('The Cañon Creek Rider', 'Hank Travers'),
    book('A Lantern a Rifle and the Long Road Back to Abilene', 'Virgil Stokes'),
  ],
  'womens-fiction': [
    book('Tidewater', 'Claire Donnelly'),
    book('Café at Orchard End', 'Sophie Marlow'),
    book('שלוש נשים ומרפסת אחת', 'מיכל לוי'),
  ],
  'young-adult': [
    book('Glasswing', 'Tessa Nguyen'),
    book('Søren and the Skygate', 'Kit Rowley'),
    book('The Girl Who Taught the Ocean How to Keep a Secret', 'Amara Flynn'),
  ],
};
