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
  heron: 'reiher héron garza airone garça reiger אנפה مالك',
  peacock: 'pfau pfauen paon pavo pavone pavão pauw טווס طاووس',
  hummingbird: 'kolibri colibrí colibrì קוליברי طنان',
  dragonfly: 'libelle libellen libellule libélula libellula שפירית يعسوب',
  bee: 'biene bienen abeille abeja abelha דבורה דבורים نحلة نحل',
  whale: 'baleine ballena balena baleia walvis לוויתן حوت',
  fish: 'fisch fische poisson pez peces pesce pesci peixe דג דגים سمكة سمك',
  turtle: 'schildkröte tortue tortuga tartaruga schildpad צב سلحفاة',
  elephant: 'elefant elefanten éléphant elefante olifant פיל פילים فيل أفيال',
  lion: 'löwe löwen león leone leão leeuw אריה אריות أسد أسود',
  monkey: 'affe affen singe mono scimmia macaco aap קוף קופים قرد قرود',
  frog: 'frosch frösche grenouille rana sapo kikker צפרדע ضفدع',
  duck: 'ente enten canard pato anatra eend ברווז بطة',
  tiger: 'tigre tijger טיגריס نمر',
  giraffe: 'girafe jirafa giraffa girafa ג׳ירפה زرافة',
  pig: 'schwein cochon cerdo maiale porco varken חזיר خنزير',
  sheep: 'schaf schafe mouton moutons oveja pecora ovelha schaap כבשה כבשים خروف',
  cow: 'kuh kühe vache vaca mucca koe פרה بقرة',
  hen: 'huhn hühner henne poule gallina galinha תרנגולת دجاجة',
  penguin: 'pinguin pingouin pingüino pinguino pinguim פינגווין بطريق',
  hedgehog: 'igel hérisson erizo riccio ouriço egel קיפוד قنفذ',
  squirrel: 'eichhörnchen écureuil ardilla scoiattolo esquilo eekhoorn סנאי سنجاب',
  dinosaur: 'dinosaurier dinosaure dinosaurio dinosauro דינוזאור ديناصور',
  unicorn: 'einhorn licorne unicornio unicorno eenhoorn חדקרן',
  bat: 'fledermaus fledermäuse murciélago pipistrello morcego vleermuis עטלף خفاش',
  crocodile: 'krokodil cocodrilo coccodrillo crocodilo תנין تمساح',
  eagle: 'adler aigle águila aquila águia arend נשר نسر',
  vampire: 'vampir vampiro ערפד',
  mouse: 'maus mäuse souris ratón topo muis עכבר فأر',
  spider: 'spinne araignée araña ragno aranha עכביש عنكبوت',
  dove: 'taube tauben colombe paloma colomba pomba duif יונה יונים حمامة حمام',
  swan: 'schwan schwäne cygne cisne cigno zwaan ברבור بجعة',
  phoenix: 'phönix fénix fênix fenice',
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
  mountain: 'berg berge montagne montaña montagna montanha הר הרים הרי جبل جبال',
  door: 'tür türen porte puerta porta deur דלת باب أبواب',
  window: 'fenster fenêtre ventana finestra janela raam venster חלון חלונות نافذة شباك',
  moon: 'mond lune luna lua maan ירח قمر أقمار',
  sun: 'sonne soleil zon שמש شمس',
  star: 'sterne étoile estrella stella stelle estrela ster sterren כוכב כוכבים نجمة نجم نجوم',
  dawn: 'morgengrauen morgenröte aube amanecer alba amanhecer dageraad שחר فجر',
  night: 'nacht nächte nuit noche notte noite לילה לילות ليلة ليل ليالي',
  fire: 'feuer feu fuego fuoco fogo vuur אש نار',
  flame: 'flammen fiamma chama להבה להבות لهب',
  saturn: 'saturno saturne زحل שבתאי',
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
  soup: 'suppe soupe sopa zuppa minestra soep מרק شوربة',
  noodle: 'nudel nudeln nouille nouilles fideos אטריות',
  cheese: 'käse fromage queso formaggio queijo kaas גבינה جبن',
  tomato: 'tomate pomodoro pomodori tomaat עגבנייה طماطم',
  bread: 'brot brote brood לחם خبز',
  candle: 'kerze kerzen bougie vela candela kaars נר נרות شمعة شموع',
  lantern: 'laterne lanterne linterna lanterna lantaarn פנס فانوس',
  light: 'licht lumière luz luce luci אור أنوار ضوء نور',
  time: 'zeit zeiten tijd זמן وقت زمن',
  violin: 'geige violon violín violino viool כינור كمان',
  drum: 'trommel trommeln tambour tambor tamburo תוף תופים طبل طبول',
  trumpet: 'trompete trompette trompeta tromba trompet חצוצרה بوق',
  pearl: 'perle perlen perla perla pérola parel פנינה פנינים لؤلؤة لؤلؤ',
  seashell: 'muschel muscheln coquillage concha conchiglia schelp צדף צדפים צדפה صدفة',
  amulet: 'amulett amulette amuleto קמע تعويذة',
  carousel: 'karussell carrousel carrusel carosello draaimolen קרוסלה دوامة',
  cannon: 'kanone kanonen cañón cannone canhão kanon תותח مدفع',
  backpack: 'rucksack rucksäcke mochila zaino rugzak תרמיל حقيبة',
  submarine: 'unterseeboot submarino sottomarino onderzeeër צוללת غواصة',
  helicopter: 'hubschrauber hélicoptère helicóptero elicottero helikopter מסוק هليكوبتر',
  piano: 'klavier פסנתר بيانو',
  song: 'lieder chanson canción canzone canção שיר שירים أغنية أغاني',
  thread: 'faden fäden hilo draad חוט חוטים خيط خيوط',
  book: 'buch bücher livre libro libri livro boek boeken ספר ספרים كتاب كتب',
  library: 'bibliothek bibliothèque biblioteca bibliotheek ספרייה ספריה مكتبة',
  letter: 'briefe lettre lettera lettere מכתב מכתבים رسالة رسائل',
  rain: 'regen pluie lluvia pioggia chuva גשם مطر أمطار',
  nurse: 'krankenschwester infirmière enfermera infermiera enfermeira verpleegster ممرضة',
  soldier: 'soldat soldaten soldado soldato soldaat חייל חיילים جندي جنود',
  doctor: 'arzt ärztin médecin médico dottore dottoressa רופא רופאה طبيب طبيبة',
  chair: 'stuhl chaise silla sedia cadeira stoel כיסא كرسي',
  baby: 'bebé bébé säugling neonato תינוק رضيع',
  grave: 'grab gräber tombe tombeau tumba tomba túmulo קבר قبر',
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
  // Colors
  red: 'rouge rojo roja rosso rossa vermelho vermelha rote roter rotes rode אדום אדומה אדומים אדומות أحمر حمراء',
  white: 'blanc blanche blanco blanca bianco bianca branco branca weiß weiße weißer witte לבן לבנה לבנים לבנות أبيض بيضاء',
  black: 'noir noire negro negra nero nera preto preta schwarz schwarze schwarzer zwarte שחור שחורה שחורים שחורות أسود سوداء',
  blue: 'bleu bleue azul blu blau blaue blauer blauwe כחול כחולה כחולים أزرق زرقاء',
  green: 'vert verte verde grün grüne grüner groene ירוק ירוקה ירוקים أخضر خضراء',
  yellow: 'jaune amarillo amarilla giallo gialla amarelo amarela gelb gelbe gelber gele צהוב צהובה أصفر صفراء',
  golden: 'doré dorée dorado dorada dorato dorata dourado dourada goldene goldener gouden זהוב זהובה ذهبي ذهبية',
  // Travel, water
  astronaut: 'astronautin astronaute astronauta אסטרונאוט אסטרונאוטית',
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
  // Animals of deserts, farms and seas
  hawk: 'falke falken habicht faucon halcón falco falcão valk נץ בז صقر صقور',
  rooster: 'hahn coq gallo galo haan תרנגול ديك',
  bull: 'stier taureau touro שור ثور',
  camel: 'kamel kamele chameau camello cammello camelo kameel גמל גמלים جمل جمال',
  donkey: 'esel âne asno asino ezel חמור حمار',
  dolphin: 'delfin delfine dauphin delfín delfino golfinho dolfijn דולפין דולפינים دلفين',
  jellyfish: 'qualle quallen méduse kwal מדוזה قنديل',
  scorpion: 'skorpion escorpión scorpione escorpião schorpioen עקרב عقرب',
  lizard: 'eidechse lézard lagarto lucertola hagedis לטאה سحلية',
  beetle: 'käfer scarabée escarabajo scarabeo kever חיפושית خنفساء',
  pomegranate: 'granatapfel melagrana granaatappel רימון רימונים رمان',
  watermelon: 'wassermelone pastèque sandía anguria melancia watermeloen אבטיח بطيخ',
  beer: 'bier bière cerveza birra cerveja בירה',
  clover: 'klee trèfle trébol trifoglio trevo klaver תלתן',
  // What is bound, built, blown and plucked
  rope: 'seil seile corde cuerda touw חבל حبل',
  chain: 'kette ketten chaîne cadena catena ketting שרשרת سلسلة',
  statue: 'estatua statua estátua standbeeld פסל تمثال',
  ruin: 'ruine ruinen ruina rovina rovine חורבה חורבות أطلال',
  fireplace: 'kamin cheminée chimenea lareira אח مدفأة',
  temple: 'tempel templo tempio מקדש معبد',
  harp: 'harfe harpe arpa נבל قيثارة',
  flute: 'flöte flûte flauta flauto fluit חליל ناي',
  labyrinth: 'labyrinthe laberinto labirinto doolhof מבוך متاهة',
  swallow: 'schwalbe schwalben hirondelle golondrina rondine rondini andorinha zwaluw סנונית סנוניות سنونو',
  scarecrow: 'vogelscheuche épouvantail espantapájaros spaventapasseri דחליל فزاعة',
  hammer: 'marteau martillo martello פטיש مطرقة',
  pencil: 'bleistift lápiz matita potlood עיפרון',
};

const IN_ENGLISH: ReadonlyMap<string, string> = new Map(
  Object.entries(ELSEWHERE).flatMap(([english, words]) => titleWords(words).map((word): [string, string] => [spelt(word), english])),
);

/** Articles and prepositions that Hebrew and Arabic write as one with the word. */
const JOINED = /^(?:وال|بال|فال|كال|ال|لل|و|ب|ل|וב|ול|וה|שה|מה|כש|ה|ו|ב|ל|מ|ש|כ)(?=\p{L}{2})/u;

/** Returns the English word for a title's word; the word itself where it is English already, or not listed. */
export function inEnglish(word: string): string {
  const whole = spelt(word);
  const rest = whole.replace(JOINED, '');
  for (const form of [whole, rest, ...singularsOf(whole), ...singularsOf(rest)]) {
    const known = IN_ENGLISH.get(form);
    if (known !== undefined) return known;
  }
  return word;
}

const FINAL_LETTERS: Readonly<Record<string, string>> = { כ: 'ך', מ: 'ם', נ: 'ן', פ: 'ף', צ: 'ץ' };

/** Returns what the singular of a regular Hebrew or Arabic plural may be: some words are listed in the singular alone. */
function singularsOf(word: string): readonly string[] {
  const [, stem, ending] = /^(\p{L}{2,})(ים|ות|ات)$/u.exec(word) ?? [];
  if (stem === undefined) return [];
  if (ending === 'ات') return [`${stem}ه`, stem];
  const last = stem.at(-1) ?? '';
  const alone = stem.slice(0, -1) + (FINAL_LETTERS[last] ?? last);
  return ending === 'ות' ? [`${stem}ה`, alone] : [alone, `${stem}ה`];
}

/** Returns an Arabic word in a uniform spelling, for letters that are written in several ways. */
function spelt(word: string): string {
  return word.replace(/[أإآ]/gu, 'ا').replace(/ى/gu, 'ي').replace(/ة$/u, 'ه');
}
