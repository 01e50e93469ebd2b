import { titleWords } from './title-words.ts';

/**
 * Words of titles in other languages, by the English word that the lexicon and the themes know. German, French, Spanish, Italian,
 * Portuguese, Dutch, Hebrew and Arabic, in the singular where a plural only adds an "s". A word that English has too in another
 * sense is left out: "gift" is a present, no poison.
 */
const ELSEWHERE: Readonly<Record<string, string>> = {
  // Creatures
  butterfly: 'schmetterling papillon mariposa farfalla borboleta vlinder פרפר פרפרים فراشة فراشات',
  snake: 'schlange schlangen serpiente serpente נחש נחשים أفعى ثعبان حية',
  raven: 'rabe raben krähe krähen corbeau corneille cuervo corvo raaf עורב עורבים غراب غربان',
  bird: 'vogel vögel oiseau oiseaux pájaro uccello uccelli pássaro ציפור ציפורים عصفور طائر طيور عصافير',
  owl: 'eule eulen hibou chouette búho lechuza gufo coruja uil ינשוף بومة',
  wolf: 'wölfe loup louve lobo loba lupo זאב זאבים ذئب ذئاب',
  fox: 'fuchs füchse renard zorro volpe raposa שועל ثعلب',
  bear: 'bär bären oso orso urso דוב דובים دب',
  cat: 'katze katzen kater gato gata gatto gatta kat חתול חתולה חתולים قطة قط قطط',
  dog: 'hund hunde chien perro cachorro כלב כלבים كلب كلاب',
  rabbit: 'hase hasen kaninchen lapin conejo coniglio coelho konijn ארנב ארנבת أرنب أرانب',
  horse: 'pferd pferde cheval chevaux caballo cavallo cavalli cavalo paard סוס סוסים حصان خيل خيول فرس',
  rider: 'reiter cavalier jinete cavaliere cavaleiro ruiter רוכב فارس فرسان',
  deer: 'hirsch cerf ciervo cervo hert איל צבי غزال',
  bee: 'biene bienen abeille abeja abelha דבורה דבורים نحلة نحل',
  whale: 'baleine ballena balena baleia walvis לוויתן حوت',
  fish: 'fisch fische poisson pez peces pesce pesci peixe דג דגים سمكة سمك',
  turtle: 'schildkröte tortue tortuga tartaruga schildpad צב سلحفاة',
  elephant: 'elefant elefanten éléphant elefante olifant פיל פילים فيل أفيال',
  lion: 'löwe löwen león leone leão leeuw אריה אריות أسد أسود',
  monkey: 'affe affen singe mono scimmia macaco aap קוף קופים قرد قرود',
  frog: 'frosch frösche grenouille rana sapo kikker צפרדע ضفدع',
  duck: 'ente enten canard pato anatra eend ברווז بطة',
  mouse: 'maus mäuse souris ratón topo muis עכבר فأر',
  spider: 'spinne araignée araña ragno aranha עכביש عنكبوت',
  dove: 'taube tauben colombe paloma colomba pomba duif יונה יונים حمامة حمام',
  swan: 'schwan schwäne cygne cisne cigno zwaan ברבור بجعة',
  ghost: 'geist geister gespenst fantôme fantasma spook شبح أشباح',
  dragon: 'drache drachen dragón drago dragão draak דרקון דרקונים تنين',
  // Plants
  rose: 'rosen rosa roos שושנה ורד ורדים وردة ورود',
  flower: 'blume blumen blüte fleur flor fiore fiori bloem bloemen פרח פרחים زهرة زهور أزهار',
  garden: 'garten gärten jardin jardín giardino jardim tuin גן גינה حديقة بستان',
  thorn: 'dorn dornen épine espina spina espinho doorn קוץ קוצים شوكة شوك',
  tree: 'baum bäume arbre árbol albero alberi árvore עץ עצים شجرة شجر أشجار',
  forest: 'wald wälder forêt bosque bosco floresta יער יערות غابة غابات',
  apple: 'apfel äpfel pomme manzana mela maçã appel תפוח תפוחים تفاحة تفاح',
  leaf: 'blatt blätter feuille hoja foglia foglie folha blad bladeren עלה עלים ورقة',
  autumn: 'herbst automne otoño autunno outono herfst סתיו خريف',
  lemon: 'zitrone zitronen citron limón limone limão citroen לימון לימונים ليمون',
  orange: 'naranja arancia laranja תפוז برتقال',
  cherry: 'kirsche kirschen cerise cereza ciliegia cereja kers דובדבן كرز',
  olive: 'oliven oliva azeitona olijf זית זיתים زيتون',
  wheat: 'weizen trigo grano tarwe חיטה قمح',
  // Places and sky
  castle: 'schloss burg château castillo castello castelo kasteel טירה ארמון قلعة قصر',
  lighthouse: 'leuchtturm phare faro farol vuurtoren מגדלור منارة',
  church: 'kirche église iglesia chiesa igreja kerk כנסייה كنيسة',
  bridge: 'brücke brücken pont puente ponte brug גשר جسر',
  house: 'haus häuser maison huis בית בתים منزل',
  mountain: 'berg berge montagne montaña montagna montanha הר הרים جبل جبال',
  door: 'tür türen porte puerta porta deur דלת باب أبواب',
  window: 'fenster fenêtre ventana finestra janela raam venster חלון חלונות نافذة شباك',
  moon: 'mond lune luna lua maan ירח قمر أقمار',
  sun: 'sonne soleil zon שמש شمس',
  star: 'sterne étoile estrella stella stelle estrela ster sterren כוכב כוכבים نجمة نجم نجوم',
  dawn: 'morgengrauen morgenröte aube amanecer alba amanhecer dageraad שחר فجر',
  night: 'nacht nächte nuit noche notte noite לילה לילות ليلة ليل ليالي',
  fire: 'feuer feu fuego fuoco fogo vuur אש نار',
  flame: 'flammen llama fiamma chama להבה להבות لهب',
  planet: 'planète pianeta كوكب كواكب',
  tower: 'turm türme torre toren מגדל برج',
  sky: 'himmel ciel cielo céu hemel שמיים שמים سماء',
  world: 'welt welten mondo wereld עולם עולמות عالم',
  // Things
  sword: 'schwert schwerter épée espada spada zwaard חרב חרבות سيف سيوف',
  knife: 'couteau cuchillo coltello סכין سكين خنجر',
  murder: 'mord meurtre asesinato omicidio assassinio assassinato moord רצח قتل جريمة',
  blood: 'blut sangre sangue bloed דם دم دماء',
  key: 'schlüssel clé llave chiave sleutel מפתח מפתחות مفتاح مفاتيح',
  secret: 'geheimnis geheimnisse secreto segreto segredo geheim סוד סודות سر أسرار',
  crown: 'krone couronne corona coroa kroon כתר تاج',
  king: 'könig roi rey koning מלך ملك ملوك',
  queen: 'königin reine reina regina rainha koningin מלכה ملكة',
  tea: 'thé té tè chá תה شاي',
  coffee: 'kaffee koffie קפה قهوة',
  cake: 'kuchen torte gâteau torta bolo taart עוגה كعكة',
  bread: 'brot brote brood לחם خبز',
  candle: 'kerze kerzen bougie vela candela kaars נר נרות شمعة شموع',
  lantern: 'laterne lanterne linterna lanterna lantaarn פנס فانوس',
  light: 'licht lumière luz luce luci אור أنوار ضوء نور',
  time: 'zeit zeiten tijd זמן وقت زمن',
  violin: 'geige violon violín violino viool כינור كمان',
  piano: 'klavier פסנתר بيانو',
  song: 'lieder chanson canción canzone canção שיר שירים أغنية أغاني',
  thread: 'faden fäden hilo draad חוט חוטים خيط خيوط',
  book: 'buch bücher livre libro libri livro boek boeken ספר ספרים كتاب كتب',
  library: 'bibliothek bibliothèque biblioteca bibliotheek ספרייה ספריה مكتبة',
  letter: 'briefe lettre lettera lettere מכתב מכתבים رسالة رسائل',
  rain: 'regen pluie lluvia pioggia chuva גשם مطر أمطار',
  storm: 'sturm tempête orage tormenta tempesta tempestade סערה عاصفة',
  wind: 'viento vento רוח ريح رياح',
  suitcase: 'koffer valise maleta valigia מזוודה حقيبة',
  journey: 'reise reisen viaje viaggio viagem מסע رحلة',
  map: 'landkarte mappa kaart מפה خريطة',
  death: 'muerte morte dood מוות موت',
  clock: 'uhr reloj orologio relógio klok שעון ساعة',
  mirror: 'spiegel miroir espejo specchio espelho מראה مرآة مرايا',
  mask: 'maske masque máscara maschera masker מסכה قناع أقنعة',
  heart: 'herz herzen cœur coeur corazón cuore coração לב לבבות قلب قلوب',
  love: 'liebe amour amor amore liefde אהבה حب عشق',
  kiss: 'kuss küsse baiser beso bacio beijo kus נשיקה قبلة',
  bell: 'glocke glocken campana campane פעמון جرس أجراس',
  poison: 'veneno veleno רעל سم',
  wine: 'wein wijn יין نبيذ',
  dream: 'traum träume rêve sueño sogno sogni sonho droom חלום חלומות حلم أحلام',
  eye: 'auge augen œil yeux ojo occhio occhi olho oog עין עיניים عين عيون',
  witness: 'zeuge zeugin témoin testigo testimone testemunha getuige עד עדה شاهد',
  gate: 'portail portal cancello poort שער بوابة',
  // Travel, water
  ship: 'schiff schiffe navire barco navio schip אונייה ספינה سفينة سفن',
  boat: 'boote bateau barque barca סירה סירות قارب قوارب زورق',
  train: 'zug züge tren treno trem trein רכבת רכבות قطار قطارات',
  road: 'straße strasse weg camino strada estrada דרך דרכים طريق طرق درب',
  sea: 'meer mer zee ים ימים بحر بحار',
  lake: 'lac lago אגם بحيرة',
  river: 'fluss flüsse rivière fleuve río fiume נהר נהרות نهر أنهار',
  water: 'wasser agua acqua água מים ماء مياه',
  island: 'insel inseln île isla isola ilha eiland אי איים جزيرة جزر',
  // Seasons, places of towns
  summer: 'sommer été verano verão zomer קיץ صيف',
  winter: 'hiver invierno inverno חורף شتاء',
  spring: 'frühling printemps primavera lente אביב ربيع',
  snow: 'schnee neige nieve sneeuw שלג ثلج ثلوج',
  desert: 'wüste désert deserto woestijn מדבר صحراء',
  city: 'stadt städte ciudad città cidade stad עיר ערים مدينة مدن',
  village: 'dorf dörfer pueblo villaggio aldeia dorp כפר قرية',
  kitchen: 'küche cocina cucina cozinha keuken מטבח مطبخ',
  bakery: 'bäckerei boulangerie panadería panetteria padaria bakkerij מאפייה مخبز',
  shadow: 'schatten ombre sombra ombra schaduw צל צללים ظل ظلال',
  // People
  woman: 'frau frauen femme mujer donna donne mulher vrouw אישה נשים امرأة نساء',
  girl: 'mädchen fille chica niña ragazza menina meisje ילדה נערה بنت فتاة بنات',
  daughter: 'tochter töchter hija figlia filha dochter בת בנות ابنة',
  mother: 'mutter mère madre mãe moeder אמא אם أم أمي',
  father: 'vater père padre pai vader אבא אב أب أبي',
  witch: 'hexe hexen sorcière bruja strega bruxa heks מכשפה ساحرة',
  dance: 'tanz tänze danse danza ballo dança dans ריקוד رقصة رقص',
};

const IN_ENGLISH: ReadonlyMap<string, string> = new Map(
  Object.entries(ELSEWHERE).flatMap(([english, words]) => titleWords(words).map((word): [string, string] => [spelt(word), english])),
);

/** Articles and prepositions that Hebrew and Arabic write as one with the word. */
const JOINED = /^(?:وال|بال|فال|كال|ال|لل|و|ب|ل|וב|ול|וה|שה|מה|כש|ה|ו|ב|ל|מ|ש|כ)(?=\p{L}{2})/u;

/** Returns the English word for a title's word; the word itself where it is English already, or not listed. */
export function inEnglish(word: string): string {
  const known = IN_ENGLISH.get(spelt(word));
  if (known !== undefined) return known;
  const rest = spelt(word).replace(JOINED, '');
  return IN_ENGLISH.get(rest) ?? word;
}

/** Returns an Arabic word in a uniform spelling, for letters that are written in several ways. */
function spelt(word: string): string {
  return word.replace(/[أإآ]/gu, 'ا').replace(/ى/gu, 'ي').replace(/ة$/u, 'ه');
}
