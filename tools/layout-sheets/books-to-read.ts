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
    book('Compass', 'Nadia Brandt'),
    book('The São Jorge Principle', 'Rui Teixeira'),
    book('Why Good Teams Stop Talking and How One Question Starts Them Again', 'Helen Marks'),
  ],
  childrens: [book('Giggle', 'Poppy Lane'), book('Zoë and the Paper Boat', 'Marie Blanc'), book('القطة التي أكلت النجوم', 'هند سالم')],
  cookbook: [
    book('Cardamom', 'Leila Daoud'),
    book('Suppers with Grand-mère', 'Claire Besson'),
    book('One Pot Forty Soups and a Kitchen That Never Gets Cold', 'Martha Quill'),
  ],
  'cosy-mystery': [
    book('Marzipan', 'Flora Dale'),
    book('Murder at Café Soleil', 'Peggy Thorne'),
    book('The Knitting Club the Missing Vicar and the Poisoned Scones', 'Winnie Marsh'),
  ],
  crime: [
    book('Safecracker', 'Ray Castell'),
    book('The Bogotá Ledger', 'Mateo Rincón'),
    book('Nobody on Harbor Street Saw the Judge Leave That Night', 'Lou Brennan'),
  ],
  fantasy: [book('Duskmantle', 'Tamsin Frey'), book('The Mage of Orléans', 'Jules Aubert'), book('השומרת של יער הלילה', 'נועה ברק')],
  historical: [
    book('Ropewalk', 'Anna Verhoeven'),
    book('The Bell of Besançon', 'Édith Morin'),
    book('The Winter My Father Hid a Piano From Two Armies', 'Karel Novak'),
  ],
  horror: [
    book('Sinew', 'Jack Sorrow'),
    book('The Well at Brécy', 'Lucie Garnier'),
    book('Do Not Answer the Children Who Knock After the Snow', 'Edgar Voss'),
  ],
  inspirational: [
    book('Gratitude', 'Ruth Amos'),
    book('Prayers for Señor Ruiz', 'Elena Ortiz'),
    book('How a Broken Bicycle and a Stranger Taught Me to Trust', 'Peter Gale'),
  ],
  literary: [
    book('Aquarium', 'Ines Calder'),
    book('האיש שתיקן שעונים', 'יואב שלו'),
    book('Everything My Brother Buried in the Orchard Before the War', 'Thomas Ekdahl'),
  ],
  memoir: [book('Stepchild', 'Joanna Pike'), book('Growing Up in Kalamáta', 'Eleni Kosta'), book('بيت جدي عند البحر', 'رامي حداد')],
  mystery: [
    book('Chandelier', 'Arthur Penn'),
    book('The Curé’s Last Letter', 'Odile Marchand'),
    book('The Night the Lighthouse Keeper Forgot to Light the Lamp', 'Una Craig'),
  ],
  'non-fiction': [
    book('Velvet', 'Dana Whitlock'),
    book('The Secret Life of Maté', 'Diego Ferro'),
    book('How Forests Talk to Each Other and Why We Never Listened', 'Silas Wren'),
  ],
  paranormal: [
    book('Bloodline', 'Raven Steele'),
    book('The Witch of Guéret', 'Morgane Leroy'),
    book('I Fell in Love With the Ghost Who Haunts My Attic', 'Ivy Blackwood'),
  ],
  poetry: [book('Pebbles', 'Callum Reid'), book('Letters to Thérèse', 'Agnès Roy'), book('גשם על גגות העיר', 'מיכל אורן')],
  romance: [
    book('Forget-Me-Not', 'Mia Sutton'),
    book('The Florist of Besalú', 'Clara Puig'),
    book('The Sailor Who Kept My Letters for Eleven Years', 'Grace Holloway'),
  ],
  romcom: [
    book('Bridezilla', 'Tilly James'),
    book('My Fake Fiancé’s Dog', 'Bea Carter'),
    book('How to Ruin a Wedding in Ten Days Without Really Trying', 'Gemma Bright'),
  ],
  'science-fiction': [
    book('Antimatter', 'Idris Kane'),
    book('The Engines of Élara', 'Sol Vance'),
    book('The Android Who Dreamed of Rain on a Planet Without Clouds', 'M. T. Okoro'),
  ],
  'self-help': [
    book('Recharge', 'Dr. Amy Chen'),
    book('The Ikigaï Habit', 'Ken Mori'),
    book('Stop Apologizing and Start Living the Life You Keep Postponing', 'Laura Finch'),
  ],
  thriller: [
    book('Hostage', 'Kit Mercer'),
    book('The Gdańsk Courier', 'Stefan Roth'),
    book('She Left Her Phone on the Bridge and Never Came Home', 'Dana Cole'),
  ],
  travel: [
    book('Wanderlust', 'Arjun Rao'),
    book('Slow Trains Through Québec', 'Martin Leduc'),
    book('Seven Deserts Two Camels and the Long Road to Samarkand', 'Freya Holm'),
  ],
  western: [
    book('Bounty', 'Clint Barlow'),
    book('The Peña Brothers', 'Luis Ortega'),
    book('The Preacher Who Rode Into Abilene With a Coffin and a Song', 'Wade Harlan'),
  ],
  'womens-fiction': [
    book('Wallpaper', 'Susan Avery'),
    book('The House on Rua José', 'Marta Lima'),
    book('The Year We Opened a Flower Shop and Lost Our Minds', 'Katie Moran'),
  ],
  'young-adult': [book('Comet', 'Skye Turner'), book('The Fênix Summer', 'Luna Costa'), book('الفتاة التي رسمت البوابة', 'ليان منصور')],
};
