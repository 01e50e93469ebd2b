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
    book('Leverage', 'Priya Anand'),
    book('The Genève Method', 'Luc Perrin'),
    book('How Small Bakeries Beat Big Brands and What Your Company Can Learn', 'Tess Holloway'),
  ],
  childrens: [
    book('Lantern', 'Ivy Marsh'),
    book('Chloé and the Sleepy Bear', 'Anna Dupont'),
    book('الأرنب الذي سافر إلى القمر', 'سلمى ناصر'),
  ],
  cookbook: [
    book('Butter', 'Rose Keller'),
    book('My Señora’s Kitchen', 'Lola Vega'),
    book('Everything I Bake When My Friends Come Over on a Sunday', 'Penny Marlow'),
  ],
  'cosy-mystery': [
    book('Gingerbread', 'Mabel Finch'),
    book('Death at the Fête', 'Cora Thistle'),
    book('The Beekeeper the Bishop and the Body Behind the Bookshop', 'Olive Penhallow'),
  ],
  crime: [
    book('Witness', 'Dan Corrigan'),
    book('The Málaga Job', 'Iker Salas'),
    book('Every Cop in This Town Owes My Father a Favor', 'Joe Rinaldi'),
  ],
  fantasy: [book('Ravenstone', 'Elara Voss'), book('The Last Élan of Dragons', 'Corin Hale'), book('כתר של קרח ואש', 'דנה לביא')],
  historical: [
    book('Ironmonger', 'Grace Hollis'),
    book('The Nurse of Liège', 'Martine Leroy'),
    book('The Soldier Who Wrote to My Mother From the Wrong War', 'Edwin Marsh'),
  ],
  horror: [
    book('Hollow', 'Jonah Creed'),
    book('The House on Rue Noël', 'Celeste Graves'),
    book('They Buried the Doll but It Was Home Before Us', 'Ada Wren'),
  ],
  inspirational: [
    book('Anchor', 'Daniel Reese'),
    book('A Candle for São Paulo', 'Lidia Ramos'),
    book('What the Mountain Taught My Brother About Forgiveness and Fear', 'Mark Ellison'),
  ],
  literary: [
    book('Tides', 'Nora Byrne'),
    book('The Clockmaker’s Fiancée', 'Elise Morel'),
    book('The Summer My Mother Learned to Drive and Left the Farm', 'Owen Tate'),
  ],
  memoir: [
    book('Backbone', 'Lena Osei'),
    book('A Piano in Kraków', 'Hanna Nowicka'),
    book('كل الرسائل التي لم أرسلها إلى أمي', 'نور الحسن'),
  ],
  mystery: [
    book('Keyhole', 'Simon Ward'),
    book('The Duchess of Évreux', 'Clara Penn'),
    book('The Gardener Found a Second Grave Under the White Roses', 'Miriam Holt'),
  ],
  'non-fiction': [
    book('Salt', 'Peter Lowry'),
    book('The Lives of Bees in Córdoba', 'Raul Ortiz'),
    book('How Ships Trains and Telephones Made the World Feel Small', 'Janet Rook'),
  ],
  paranormal: [
    book('Bloodmoon', 'Nyx Harrow'),
    book('The Ghost of Château Rouge', 'Vivienne Lark'),
    book('My Grandmother Was a Witch and She Left Me Her Crow', 'Sable Quinn'),
  ],
  poetry: [book('Embers', 'Jude Avery'), book('A Year in Türkiye', 'Selin Aksoy'), book('עץ הרימון בחצר של סבתא', 'רחל כהן')],
  romance: [
    book('Moonlight', 'Ava Sinclair'),
    book('The Duke of Cléry', 'Rosalind Grey'),
    book('The Rancher Who Taught Me to Dance in the Rain', 'Josie Cade'),
  ],
  romcom: [
    book('Plus One', 'Lily Marsh'),
    book('The Ex-Fiancé Next Door', 'Gemma Price'),
    book('I Fell for the Vet Who Saved My Terrible Cat', 'Nat Coleman'),
  ],
  'science-fiction': [
    book('Gravity', 'T. R. Osei'),
    book('The Robots of São Vicente', 'Marco Dias'),
    book('The Last Ship Out of Earth Forgot to Take the Children', 'Ellen Zhao'),
  ],
  'self-help': [
    book('Brave', 'Keira Nolan'),
    book('The Calm Résumé', 'Paul Winters'),
    book('Climb Your Own Mountain Even When Everyone Else Takes the Lift', 'Rita Faulkner'),
  ],
  thriller: [
    book('Silencer', 'Mark Dolan'),
    book('The Kraków Cipher', 'Ewa Stern'),
    book('The Woman on the Night Train Was Not My Wife', 'Alec Moore'),
  ],
  travel: [
    book('Fjord', 'Ingrid Solberg'),
    book('A Vineyard in Médoc', 'Helen Tranter'),
    book('Sleeping in Lighthouses from Maine to the Edge of Norway', 'Tom Brandt'),
  ],
  western: [
    book('Saddle', 'Clay Hutchins'),
    book('The Peñasco Gang', 'Dell Roper'),
    book('The Widow Who Bought a Gold Mine and a Shotgun', 'Lottie Crane'),
  ],
  'womens-fiction': [
    book('Teapot', 'Ellen Marsh'),
    book('The Garden at Villa Fiorè', 'Bianca Rossi'),
    book('Three Sisters One Bookshop and the Letter That Changed Everything', 'Fay Morton'),
  ],
  'young-adult': [
    book('Wildfire', 'Jess Arden'),
    book('The Girl from Åland', 'Linnea Berg'),
    book('הנערים שמצאו את הספינה הטרופה', 'עמית רז'),
  ],
};
