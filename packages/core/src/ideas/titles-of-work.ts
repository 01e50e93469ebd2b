import type { LayoutId } from '../genres/layout-ids.ts';
import type { GenreId } from '../genres/messages.ts';
import { englishWords } from './title-languages.ts';

/** Occupations that are nothing for a quiet room: who fights fires, deals cards or jumps off roofs. Single words, in the singular. */
const OCCUPATIONS: ReadonlySet<string> = new Set(
  (
    'acrobat announcer auctioneer auditor bailiff ballplayer bandit banker barber barmaid bartender bellboy bellhop blacksmith boatswain ' +
    'bodyguard boilermaker bombardier bookie bouncer boxer brakeman broker builder busboy busker butcher caddie cameraman carpenter cashier ' +
    'chambermaid chauffeur chemist collier comedian conductor constable cook cooper copilot coroner courier cowhand coxswain croupier ' +
    'daredevil dealer demolition dentist desperado detective dispatcher diver docker dogcatcher dragoon driver drover druggist electrician ' +
    'embalmer enforcer executioner exterminator farmhand farrier fencer fishmonger fixer footballer forger gambler gamekeeper gaucho geologist ' +
    'glazier goalkeeper goaltender golfer grenadier grocer groundskeeper gunner gymnast handyman hangman harpooner harvester hauler ' +
    'heavyweight hijacker hobo hostler interpreter ironworker jailer janitor jockey jogger juggler kicker laborer labourer lancer legionnaire ' +
    'lifeguard linebacker lineman locksmith logger longshoreman lumberjack machinist mason mechanic medic miner mortician motorcyclist musher ' +
    'navigator neurosurgeon outfielder paralegal paramedic paratrooper pawnbroker pickpocket pilot plasterer plumber porter prosecutor ' +
    'prospector quarterback quartermaster racer rancher receptionist redcoat referee repairman reporter rigger riveter roofer ropemaker ' +
    'roughneck roustabout sapper shoplifter signalman skydiver slugger sniper sommelier sprinter squatter stagehand stevedore stockbroker ' +
    'stowaway surgeon surveyor taxidermist teamster telegraphist tiler trapezist trapper trawlerman trooper trucker umpire undertaker ' +
    'underwriter usher vagrant vaquero ventriloquist vet veterinarian waggoner wainwright waiter waitress warden watchman welder whaler ' +
    'wheelwright wrangler wrestler zookeeper'
  ).split(' '),
);
/** Ends of words for who works at something: the stuntwoman, the bus driver, the mountaineer. */
const OF_OCCUPATIONS =
  /^\p{L}{3,}(?:fighter|driver|diver|worker|smith|wright|monger|eer|ician|ologist|woman|women|man|men)$|^(?:farm|ranch|deck|stage|field|mill|cow)hand$/u;
/** Words with such ends that are no work, or a quiet one. */
const NO_OCCUPATIONS: ReadonlySet<string> = new Set(
  (
    'woman women human german roman norman talisman ottoman shaman gentleman gentlemen gentlewoman nobleman noblewoman madman madwoman everyman everywoman ' +
    'superman clergyman countryman countrywoman kinsman kinswoman snowman snowmen caveman bogeyman boogeyman frenchman englishman irishman specimen ' +
    'abdomen regimen acumen musician magician mathematician wordsmith career pioneer volunteer cheer sheer sneer veneer queer steer playwright ' +
    'milkwoman washerwoman charwoman horsewoman horseman frontiersman strawman middleman'
  ).split(' '),
);

function isOccupation(word: string): boolean {
  return OCCUPATIONS.has(word) || (OF_OCCUPATIONS.test(word) && !NO_OCCUPATIONS.has(word));
}

/** Reports whether a title is about somebody with an active occupation: “Stuntwoman”, but not “The Surgeon’s Daughter”. */
export function isAboutWork(title: string): boolean {
  return englishWords(title.replace(/[\p{L}]+[’']s?(?=\s+\p{L})/gu, ' ')).some(isOccupation);
}

/** Rooms, gardens and flowers of quiet days. */
const QUIET: ReadonlySet<LayoutId> = new Set([
  'avenue',
  'blossom',
  'canoe',
  'clothes-line',
  'cottage-garden',
  'fireflies',
  'floral-wall',
  'keepsakes',
  'leaf-shadow',
  'long-light',
  'open-window',
  'overgrown',
  'porch',
  'river-bend',
  'stones',
  'two-cups',
  'wash',
  'wildflowers',
]);

/** Genres in which rooms and flowers are thoughts, and say nothing of how somebody lives. */
const OF_THOUGHTS: ReadonlySet<GenreId> = new Set(['literary', 'poetry', 'childrens']);

/** Reports whether a scene of quiet days stands beside a title about somebody who works: a rocking chair for a stuntwoman. */
export function isQuietBesideWork(title: string, layout: LayoutId, genre: GenreId): boolean {
  return QUIET.has(layout) && !OF_THOUGHTS.has(genre) && isAboutWork(title);
}
