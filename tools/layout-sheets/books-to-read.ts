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
    book('Momentum', 'Carla Reyes'),
    book('The Zürich Playbook', 'Jonas Keller'),
    book('Why Smart Teams Miss the Obvious Answer Until It Is Too Late', 'Dana Whitlock'),
  ],
  childrens: [book('Otter', 'Nell Farrow'), book('Chloé’s Paper Boat', 'Ada Lark'), book('السلحفاة التي أرادت أن تطير', 'ليلى منصور')],
  cookbook: [
    book('Harvest', 'Owen Marsh'),
    book('The Crème Fraîche Kitchen', 'Elise Roy'),
    book('Sunday Roasts and Monday Leftovers From a Very Small Welsh Kitchen', 'Gwyneth Pryce'),
  ],
  'cosy-mystery': [
    book('Clotted', 'Bea Thornbury'),
    book('Death at Château Tulip', 'Olive Marchant'),
    book('The Knitter the Vicar and the Body Behind the Bookshop Door', 'Hetty Vale'),
  ],
  crime: [
    book('Stash', 'Nick Farrell'),
    book('The Barceloná Job', 'Marta Puig'),
    book('Nobody Who Worked the Night Shift Will Talk About the Boat', 'Joe Lannigan'),
  ],
  fantasy: [book('Ironwood', 'Tamsin Grey'), book('The Knight of Élan', 'Corin Ashe'), book('سيف القمر الأخير', 'نور الحسن')],
  historical: [
    book('Lacemaker', 'Eleanor Shaw'),
    book('The Surgeon of Orléans', 'Hugh Tarrant'),
    book('The Last Letter She Sent Before the Lights Went Out in Europe', 'Vera Kaminski'),
  ],
  horror: [
    book('Scarecrow', 'Nate Holloway'),
    book('The Well at Doña Ana', 'Rafael Cruz'),
    book('Something Is Walking on the Roof and It Knows Our Names', 'Ellis Crane'),
  ],
  inspirational: [
    book('Still', 'Naomi Brooks'),
    book('A Candle for Inés', 'Lucía Prado'),
    book('When the Road Is Long and the Lamp Is Almost Out', 'Thomas Avery'),
  ],
  literary: [
    book('Saltmarsh', 'Iris Penhale'),
    book('The Beekeeper’s Fiancée', 'Paul Aubert'),
    book('All the Rooms in Which My Father Did Not Say Sorry', 'Nadia Rahman'),
  ],
  memoir: [
    book('Kiln', 'Rosalind Ward'),
    book('A Childhood in São Tomé', 'Isabel Lopes'),
    book('What I Learned From Driving a Night Bus for Eleven Years', 'Denise Carter'),
  ],
  mystery: [
    book('Alibi', 'Miles Corbin'),
    book('The Harpist of Lübeck', 'Greta Stein'),
    book('Every Guest at the Hunting Lodge Had a Reason to Lie', 'Edmund Pryor'),
  ],
  'non-fiction': [
    book('Glacier', 'Karen Holt'),
    book('The Short Life of Cliché', 'Neil Foster'),
    book('How Falcons Fishermen and Frost Shaped the Edge of the World', 'Astrid Berg'),
  ],
  paranormal: [book('Howl', 'Sable Quinn'), book('The Séance Sisters', 'Delphine Roux'), book('הזאב שאהב את הירח', 'נועה ברק')],
  poetry: [
    book('Hush', 'Elsa Moor'),
    book('Letters to Señor Rain', 'Julio Vega'),
    book('Small Fires We Carried Across the River After the Last Snow', 'Hannah Weiss'),
  ],
  romance: [
    book('Undone', 'Scarlett Hayes'),
    book('A Kiss in Besançon', 'Camille Laurent'),
    book('The Night You Asked Me to Dance in the Empty Harbor', 'Rose Delaney'),
  ],
  romcom: [
    book('Ghosted', 'Millie Tate'),
    book('My Ex’s Fiancée', 'Jo Hartman'),
    book('I Only Adopted the Dog to Impress the Vet Next Door', 'Becca Lowe'),
  ],
  'science-fiction': [
    book('Airlock', 'Dev Sharma'),
    book('The Colony at Río', 'Paz Molina'),
    book('The Machine That Dreamed of Rain and Woke Up Without Us', 'Arthur Lin'),
  ],
  'self-help': [
    book('Unstuck', 'Dr. Carl Benson'),
    book('The Café Habit', 'Joy Ferris'),
    book('How to Leave the Party Early and Finally Like Your Life', 'Priya Nair'),
  ],
  thriller: [
    book('Decoy', 'Sam Rourke'),
    book('The Reykjavík Tapes', 'Anna Holm'),
    book('She Locked the Door Before She Knew Who Was Inside', 'Mia Cross'),
  ],
  travel: [
    book('Monastery', 'Ben Alder'),
    book('Slow Trains to Évora', 'Rui Santos'),
    book('A Donkey a Tent and the Long Way Over the Pyrenees', 'Helen Cope'),
  ],
  western: [
    book('Rawhide', 'Cole Maddox'),
    book('The Preacher of Peña Blanca', 'Jed Tolliver'),
    book('They Hanged the Wrong Man and the River Never Forgot It', 'Amos Tate'),
  ],
  'womens-fiction': [
    book('Daughters', 'Laura Bell'),
    book('The Garden at Villa Amélie', 'Sophie Durand'),
    book('The Winter We Sold the Piano and Learned to Sing Again', 'Nora Ellison'),
  ],
  'young-adult': [book('Wildfire', 'Riley Stone'), book('The Boy From Curaçao', 'Zadie Flores'), book('הנערה שגנבה את השמש', 'דנה לוי')],
};
