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
    book('Headwind', 'Grace Tamura'),
    book('The Naïve Founder’s Ledger', 'Colin Marsh'),
    book('What the Best Teams Do When the Whole Plan Falls Apart', 'Priya Anand'),
  ],
  childrens: [book('Hiccup', 'Hattie Moon'), book('Noémie and the Giraffe', 'Pippa Lane'), book('החתול שאהב גשם', 'נועה שדה')],
  cookbook: [
    book('Marinade', 'Dora Klein'),
    book('The Jalapeño Table', 'Julien Marchand'),
    book('Soups Stews and Loaves to Feed Everyone You Love All Winter', 'Kenji Sato'),
  ],
  'cosy-mystery': [
    book('Marmalade', 'Tilly Marchbanks'),
    book('Death at Café Magnolia', 'Dot Fairley'),
    book('The Vicar the Beekeeper and the Missing Silver Teapot of Ashcombe', 'Winnie Askew'),
  ],
  crime: [
    book('Ringleader', 'Dean Mallory'),
    book('The Bogotá Witness', 'Raul Ibarra'),
    book('The Detective Who Would Not Let My Sister’s Case Go Cold', 'Kate Brannigan'),
  ],
  fantasy: [book('Thornwarden', 'T. K. Arden'), book('The Last Dragon of Élan', 'Isolde Marr'), book('سيد الجبال والعاصفة', 'ليان قاسم')],
  historical: [
    book('Dressmaker', 'Frances Aldous'),
    book('The Pianist of Kraków', 'Colette Brun'),
    book('The Lighthouse Keeper’s Wife and the Ship That Never Came Home', 'Eva Lantos'),
  ],
  horror: [
    book('Teeth', 'Silas Crane'),
    book('The Crèche Below', 'Mara Voss'),
    book('Do Not Open the Door When Your Mother Calls Your Name', 'Gideon Pyle'),
  ],
  inspirational: [
    book('Lantern', 'Hope Adair'),
    book('Café Prayers at Dawn', 'Ruth Calloway'),
    book('Every Storm You Walk Through Is Teaching You How to Stand', 'Daniel Osei'),
  ],
  literary: [book('Orchard', 'Ingrid Aas'), book('The Début of Winter', 'Paul Renner'), book('הנהר שמתחת לעיר', 'יואב שמיר')],
  memoir: [
    book('Homesick', 'Lucy Tran'),
    book('My Brother’s Résumé', 'Mateo Ruiz'),
    book('The Night We Drove Across Texas With Grandma and Her Parrot', 'Hank Dalton'),
  ],
  mystery: [
    book('Inkwell', 'Helen Ashby'),
    book('The Fiancé Who Vanished', 'Edmund Vale'),
    book('The Body in the Rose Garden Was Wearing Someone Else’s Wedding Ring', 'Constance Grey'),
  ],
  'non-fiction': [
    book('Wildfire', 'Dr. Lena Roth'),
    book('The Naïve Ocean', 'Samuel Okoro'),
    book('How Salt Silk and Spice Made the World We Live In', 'Ada Whitfield'),
  ],
  paranormal: [
    book('Bloodmoon', 'Raven Lyle'),
    book('The Ghost of Château Noir', 'Selene Drake'),
    book('My Roommate Is a Werewolf and the Rent Is Still Late', 'Poppy Grimm'),
  ],
  poetry: [book('Feather', 'June Avery'), book('Letters in Señal Blue', 'Omar Said'), book('حديقة بلا سور', 'ريم العلي')],
  romance: [
    book('Unwritten', 'Lila Hart'),
    book('A Kiss in São Tomé', 'Ava Monroe'),
    book('The Fireman Who Moved in Across the Street One Snowy Night', 'Jessa Quinn'),
  ],
  romcom: [
    book('Plus One', 'Bex Turner'),
    book('The Fiancée Switch', 'Katie Lowe'),
    book('I Baked My Ex’s Wedding Cake and All I Got Was You', 'Molly Finch'),
  ],
  'science-fiction': [
    book('Singularity', 'R. J. Castell'),
    book('The Señor of Mars', 'Theo Lindqvist'),
    book('המושבה האחרונה על טיטאן', 'דניאל רון'),
  ],
  'self-help': [
    book('Unstuck', 'Dr. Mia Chen'),
    book('The Résumé of Your Life', 'Owen Blake'),
    book('Tiny Habits for Tired People Who Still Want to Do More', 'Sara Lund'),
  ],
  thriller: [
    book('Kill Switch', 'Jack Rourke'),
    book('The Zürich Witness', 'Nina Hale'),
    book('My Husband Came Home From the War as Somebody Else Entirely', 'Claire Dunne'),
  ],
  travel: [
    book('Wayfarer', 'Tom Ashdown'),
    book('A Year in Réunion', 'Clara Voss'),
    book('Sailing Around Africa With Two Children a Dog and No Engine', 'Ben Harlow'),
  ],
  western: [
    book('Stampede', 'Cole Maddox'),
    book('The Widow of Cañon City', 'Wade Hollis'),
    book('Two Brothers One Horse and a Long Ride Out of Mexico', 'Jeb Turner'),
  ],
  'womens-fiction': [
    book('Seaglass', 'Nora Whitley'),
    book('The Crêperie by the Sea', 'Emma Lark'),
    book('أسرار بيت العائلة', 'هالة منصور'),
  ],
  'young-adult': [
    book('Outcast', 'Kit Marlow'),
    book('The Fiancé Rebellion', 'Zoe Arden'),
    book('The Girl Who Broke the Sky and the Boy Who Fell', 'Finn Calder'),
  ],
};
