import { hangsWithNext } from '../text/hanging-words.ts';
import { VOWEL_POINTS } from '../text/vowel-points.ts';
import type { WordKind } from './word-kinds.ts';

const set = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/u));

/**
 * Hebrew and Arabic write "and", "in", "to" and "that" as one with the word after them. Such a word depends on the words before it, like
 * "and Fire" in English. These begin with one of the same letters, and have nothing joined to them.
 */
const HEBREW_WORDS = set(
  'ורד ורדים ורוד ורודה וילה וילון וילונות ותיק ותיקה ועד ועדה וידוי וידויים ויכוח ויטראז׳ ולס ויולה ויקינג ויקינגים ויסקי ונציה ורשה וינה ' +
    'בית ביתו בתים בית־ בן בני בנים בת בנות בתה בתו בוקר בגד בגדים ברוש ברושים ברק ברקים ברזל ברווז ברווזים ברבור ברבורים ברד ברית ברכה ' +
    'ברכות בריחה בריאה בריאות בשר בשורה במה במאי בניין בניינים בעל בעלי בעלה בעיה בעיות בצל בצק בצורת בקבוק בקבוקים בקתה באר בארות בגידה ' +
    'בדידות בדיחה בדיה בהמה בהלה בובה בובות בושם בול בולים בחור בחורה בחורים בחירה בחירות בטן ביצה ביצים ביצות בירה ביקור בישול בכור בכי ' +
    'בלון בלונים בלש בלשית בלשים בלוז בלילה בננה בסיס בעבוע בקר ברך ברכיים ברלין בריסל ברצלונה בולגריה ברזיל בגדד ביירות בודפשט בהיר בהירה ' +
    'לב לבב לבבות לבן לבנה לבנים לבנות לבנון לביאה לביאות לבד להב להבה להבות להקה לוח לוחות לוחם לוחמת לוחמים לוויתן לווייתן לווייה לולב ' +
    'לחם לחמים לחש לחשים לחישה לחישות לילה לילות לילך לימון לימונים לכלוך לעג לפיד לפידים לקח לשון לשונות לידה לימוד לימודים ליצן ליצנים ' +
    'למידה לונדון לייפציג ליסבון לוס לאה לורד ' +
    'מהגר מהגרת מהגרים מהפכה מהפכות מהפכן מהנדס מהנדסת מהירות מהומה מהות מהלך מהלכים ' +
    'שם שמות שמי שיר שירים שירה שירי שלג שלגים שמש שמשות שמיים שמים שדה שדות שער שערים שיער שועל שועלים שוק שווקים שושנה שושנים שושנת שחר ' +
    'שחור שחורה שחורים שטן שדים שד שדון שבט שבועה שביל שבילים שבעה שבע שבת שבתות שגריר שגעון שדרה שודד שודדים שומר שומרת שומרים שוטר שוטרת ' +
    'שולחן שופט שופטת שורש שורשים שותף שחקן שחקנית שחמט שיבולת שיחה שיחות שינה שיפוד שירת שכונה שכן שכנה שכנים שכחה שלד שלדים שלום שלווה ' +
    'שלושה שלוש שליח שליט שלכת שמחה שמחות שמלה שמלות שממה שמן שמנת שמועה שמועות שמונה שנה שנים שנאה שני שניים שנית שעה שעות שעון שעונים שפה ' +
    'שפות שפתיים שפן שפע שקדים שקד שקיעה שקיעות שקט שקטה שקר שקרים שקרן שרביט שריפה שריפות שרשרת שתיים שתיקה שתיקות שתילה שאלה שאלות שאגה ' +
    'שאור שאר שביתה שבר שברים שגרה שומה שום שווא שייט שיט שיטפון שייח׳ שבוי שבויים שאול שרה שמואל שמעון שלמה שלומי שניצל שוקולד שמנייה ' +
    'כשרון כשף כשפים כישוף כישופים כשות כשלון',
);
const ARABIC_WORDS = set(
  'ورد وردة وردتي ورود وردية وطن وطني اوطان وقت وجه وجهي وجوه وجوده وجود وجع ولد ولدي ولادة ورق ورقة وراق وراء واد وادي واحة واحات وداع ' +
    'وداعا وعد وعود وحدة وحدي وحيد وحيدة وحش وحوش وصية وصايا وصف وصفة وصفات وهم وهج وزير وزيرة والد والدة والدي والدتي والدها وسادة وشم ' +
    'وشاح وطواط وظيفة وفاة وفاء وقود وكالة وكر وكيل ولاء ولع وليمة وميض ويل واجب وارث وارثة واحد واحدة وسط وصول وضوء وعي ولي وصيفة ' +
    'باب بابي بيت بيتي بيتنا بيوت بحر بحار بحري بحيرة بحيرات بنت بنات بلد بلاد بلادي بلدة بلدي بستان بساتين بئر ابار بدر بدوي بدو برد برق ' +
    'برج ابراج بريد بطل بطلة بطولة بطة بطريق بطيخ بقرة بقر بومة بيضاء بيضة بيض بداية بدايات برتقال بسمة بصر بصمة بصمات بوصلة بوق بوابة ' +
    'بعد بعض بعيد بعيدة بعيدا بين بغداد بيروت برلين باريس بلبل بلابل بيان بيانو بذور بذرة بركة بركان براكين بهجة بخور بخار بندقية بال بالون ' +
    'بالونات بكاء بنفسج بنك برية بريء بريئة براءة بساط بسيط بشر بشرى بشارة بعث بعوضة بقعة بقاء بقايا بكر بلور بناء بنيان بهار بهارات باران ' +
    'باد بوي باقة بائع بائعة باشا باص باحث باخرة بارود بارد باردة بؤس',
);
/** The words of their own that mean "and", "in" or "that", besides those that never end a line. */
const SMALL = set('זה זאת הזה הזאת היא הוא אני אנחנו היה הייתה היו לי לך לו לה לנו שלי שלך שלו שלה שלנו אותי אותו אותה שם פה כאן');
const SMALL_ARABIC = set('هو هي انا نحن هم كان كانت له لها لي لنا هنا هناك');
/** Words that open a clause. */
const OPENERS = set('אשר כאשר מי מה איך למה מדוע מתי איפה היכן אם التي الذي الذين اللواتي حين حيث كيف لماذا متى عندما اذا من');

/** Words that make a phrase depend on the words before it. "את" only stands before what somebody does something to. */
const PREPOSITIONS = set(
  'של על עם אל או בין ללא בלי אחרי לפני תחת מעל מתחת מול ליד עד في من الى على عن مع او ثم تحت فوق بعد قبل عند حتى منذ بين بلا بدون',
);

const HEBREW_JOINED = /^(?:ו|ב|ל|ש|וב|ול|וה|שה|מה|כש)(?=\p{L}{2})/u;
const ARABIC_JOINED = /^(?:و|ب|وال|بال|فال|كال|لل)(?=\p{L}{2})/u;
const ARTICLE = /^(?:ה|ال)(?=\p{L}{2})/u;
/** Words that begin with the letter of the Hebrew article. */
const WITHOUT_ARTICLE = set(
  'הרי הרים הדים הורים הורי היסטוריה הבטחה הבטחות הגדה הפתעה הפתעות הודו הולנד הונגריה הלוויה הזדמנות הרפתקה הרפתקאות הרפתקן הצגה השראה ' +
    'התחלה התחלות הסוואה הלילך המבורג הוואנה הוליווד',
);

/** Returns true for a Hebrew or Arabic word with a conjunction or a preposition joined to it, as in "ואש", "and fire". */
export function isJoined(word: string): boolean {
  const plain = plainly(word);
  if (/^\p{Script=Hebrew}/u.test(plain)) return HEBREW_JOINED.test(plain) && !HEBREW_WORDS.has(plain) && !isSmallInScript(plain);
  return ARABIC_JOINED.test(plain) && !ARABIC_WORDS.has(spelt(plain)) && !isSmallInScript(plain);
}

/** Returns true for a Hebrew or Arabic word that begins a phrase such as "of Grandmother" or "in the Yard". */
export function startsDependentPhrase(word: string): boolean {
  return isJoined(word) || PREPOSITIONS.has(spelt(plainly(word)));
}

/** Returns true for a Hebrew or Arabic word that only joins others, such as "של", "of". */
export function isSmallInScript(word: string): boolean {
  const plain = plainly(word);
  return SMALL.has(plain) || SMALL_ARABIC.has(spelt(plain)) || OPENERS.has(plain) || (IN_SCRIPT.test(plain) && hangsWithNext(plain));
}

const IN_SCRIPT = /^[\p{Script=Hebrew}\p{Script=Arabic}]/u;

/** Returns the kinds of the words of a title that is written without Latin letters. A word with an article belongs to the one before it. */
export function kindsInScript(words: readonly string[]): readonly WordKind[] {
  return words.map((word, index): WordKind => {
    const plain = plainly(word);
    if (OPENERS.has(plain)) return 'opener';
    if (IN_SCRIPT.test(plain) && hangsWithNext(plain)) return index < words.length - 1 ? 'preposition' : 'unknown';
    if (isSmallInScript(plain)) return 'pronoun';
    if (isJoined(plain)) return 'joined';
    return ARTICLE.test(plain) && !WITHOUT_ARTICLE.has(plain) ? 'defined' : 'unknown';
  });
}

function plainly(word: string): string {
  return word.replace(VOWEL_POINTS, '').replace(/^[^\p{L}]+|[^\p{L}׳]+$/gu, '');
}

/** Returns an Arabic word in a uniform spelling, for letters that are written in several ways. */
function spelt(word: string): string {
  return word.replace(/[أإآ]/gu, 'ا');
}
