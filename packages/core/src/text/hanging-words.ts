/** Articles, prepositions, conjunctions and forms of address, which belong to the word after them. */
const WORDS: Readonly<Record<string, string>> = {
  english:
    'a an the of in on at to by for from with without into onto over under through between behind beyond before after against about ' +
    'as and or but nor so yet if than that is not mr mrs ms dr st no',
  french:
    'le la les l un une des du de d au aux à en dans sur sous par pour sans avec entre vers chez et ou mais ni que qui mme mlle ' +
    'mon ma mes ton ta tes son sa ses notre nos votre vos leur leurs ce cet cette ces',
  german:
    'der die das den dem des ein eine einer eines einem einen und oder aber von vom zu zum zur im in am an auf aus bei mit nach vor für über unter ohne durch ' +
    'mein meine meiner meinem meinen dein deine sein seine seiner ihr ihre ihrer unser unsere kein keine',
  spanish:
    'el los las lo una unos unas del al con sin para por sobre entre hacia desde y e o u pero que en mi mis tu tus su sus nuestro nuestra este esta',
  italian: 'il i gli uno di dei del della delle dello da dal dalla nel nella nei con su sul sulla per tra fra ma',
  portuguese: 'os as um uma uns do da dos das no na nos nas ao aos com sem pela pelo',
  dutch: 'de het een van voor met op aan bij naar uit te en of maar door zonder',
  hebrew: 'של על את עם אל לא כל כי או גם רק אבל כמו בין ללא בלי אחרי לפני תחת מעל מתחת מול ליד עד אין יש אשר כאשר',
  arabic: 'في من إلى على عن مع أو ثم تحت فوق بعد قبل عند كل لا لم لن ما هل حتى منذ بين بلا بدون لكن هذا هذه ذلك يا التي الذي الذين',
};

const HANGING: ReadonlySet<string> = new Set(Object.values(WORDS).flatMap((list) => list.split(' ')));
const EDGES = /^[^\p{L}]+|[^\p{L}]+$/gu;

/** Returns true for a word that should not end a line of a title. Punctuation after a word ends its phrase. */
export function hangsWithNext(word: string): boolean {
  if (/[,;:!?…—–]$/.test(word)) return false;
  return HANGING.has(word.replace(EDGES, '').toLowerCase());
}
