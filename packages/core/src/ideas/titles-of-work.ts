import type { LayoutId } from '../genres/layout-ids.ts';
import type { GenreId } from '../genres/messages.ts';
import { englishWords } from './title-languages.ts';

/** Occupations that are nothing for a quiet room: who fights fires, deals cards or jumps off roofs. Single words, in the singular. */
const OCCUPATIONS: ReadonlySet<string> = new Set(
  (
    'acrobat aeronaut animator announcer arsonist astronaut attendant auditor aviator aviatrix backpacker bagpiper bailiff balloonist ' +
    'bandit banker barber barkeep barmaid barrister bartender beachcomber bellboy bellhop bellringer bicyclist boatswain bodyguard ' +
    'bombardier bookie bouncer boxer broker bugler builder burglar busboy busker butcher caddie canoeist carhop carpenter cashier ' +
    'chambermaid chauffeur chemist chimneysweep collier comedian commando compositor conductor conjurer conscript constable cook cooper ' +
    'copilot coroner cosmonaut counterfeiter courier coxswain croupier cyclist daredevil dealer demolition dentist deserter desperado ' +
    'detective dishwasher dispatcher diver docker dogcatcher draftee dragoon drifter driver drover druggist drummer embalmer emigrant ' +
    'enforcer engraver evacuee excavator executioner expatriate exterminator farrier fencer fixer footballer forger fugitive fusilier ' +
    'gambler gamekeeper gaucho geologist gilder glazier goalkeeper goaltender golfer gondolier gravedigger grenadier grocer groundskeeper ' +
    'guard gunner gymnast harpooner harvester hauler heavyweight hijacker hiker hitchhiker hobo homesteader hostler huntress hussar ' +
    'immigrant informant informer instructor interpreter jailer janitor jester jockey jogger juggler kicker laborer labourer lamplighter ' +
    'lancer laundress legionnaire lifeguard lifesaver linebacker logger lumberjack machinist mariner mason mechanic medic mercenary ' +
    'messenger migrant miner minstrel motorcyclist muralist musher navigator neurosurgeon newsboy outfielder paddler paralegal paramedic ' +
    'paratrooper passerby pawnbroker peddler pedestrian pickpocket pilot piper plasterer plumber poacher porter projectionist prosecutor ' +
    'prospector quarterback quartermaster racer railroader rancher ranger rapper receptionist redcoat referee refugee renegade reporter ' +
    'rigger riveter roofer roughneck roustabout rower runner saboteur sailor sapper sculler seafarer sharpshooter shopkeeper shoplifter ' +
    'showgirl skater skier slugger smuggler sniper sommelier sprinter squatter stevedore stockbroker stonecutter stonemason stowaway ' +
    'stripper submariner surfer surgeon surveyor tanner taxidermist teamster telegraphist thatcher tiler tourist tracker trainer trapezist ' +
    'trapper trespasser trooper trucker typesetter umpire understudy undertaker underwriter upholsterer usher vagabond vagrant vaquero ' +
    'vaudevillian ventriloquist vet veterinarian vigilante waggoner waiter waitress warden wayfarer webmaster welder whaler woodcarver ' +
    'woodcutter wrangler wrestler zookeeper'
  ).split(' '),
);
/** Ends of words for who works at something: the stuntwoman, the bus driver, the mountaineer. */
const OF_OCCUPATIONS =
  /^\p{L}{3,}(?:fighter|driver|diver|worker|smith|wright|monger|maker|binder|layer|blower|breaker|jumper|walker|eer|ician|ologist|woman|women|man|men)$|^(?:farm|ranch|deck|stage|field|mill|cow)hand$/u;
/** Words with such ends that are no work, or a quiet one. */
const NO_OCCUPATIONS: ReadonlySet<string> = new Set(
  (
    'woman women human german roman norman talisman ottoman shaman gentleman gentlemen gentlewoman nobleman noblewoman madman madwoman everyman everywoman ' +
    'superman clergyman countryman countrywoman kinsman kinswoman snowman snowmen caveman bogeyman boogeyman frenchman englishman irishman specimen ' +
    'abdomen regimen acumen musician magician mathematician wordsmith career pioneer volunteer cheer sheer sneer veneer queer steer playwright ' +
    'matchmaker homemaker peacemaker dressmaker lawmaker rainmaker filmmaker merrymaker heartbreaker icebreaker tiebreaker windbreaker ' +
    'lawbreaker multiplayer firewalker moonwalker sleepwalker skywalker nightwalker ' +
    'milkwoman washerwoman charwoman horsewoman horseman frontiersman strawman middleman'
  ).split(' '),
);

function isOccupation(word: string): boolean {
  return OCCUPATIONS.has(word) || (OF_OCCUPATIONS.test(word) && !NO_OCCUPATIONS.has(word));
}

/** Ordeals and sports, in which nobody sits in a rocking chair either. */
const STRENUOUS: ReadonlySet<string> = new Set(
  (
    'surviving survive survived survival survivor boxing sparring marathon ultramarathon triathlon wrestling escaping fleeing fled rehab rehabilitation prison ' +
    'jail prisoner inmate bootcamp deployed deployment combat captivity captive gulag genocide famine'
  ).split(' '),
);
const TO_BOX = /(?<!\p{L})to box(?!\p{L})/iu;

function isStrenuous(title: string): boolean {
  return TO_BOX.test(title) || englishWords(title).some((word) => STRENUOUS.has(word));
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

/** Reports whether a scene of quiet days stands beside a title about work, an ordeal or a sport: a rocking chair for a stuntwoman. */
export function isQuietBesideWork(title: string, layout: LayoutId, genre: GenreId): boolean {
  return QUIET.has(layout) && !OF_THOUGHTS.has(genre) && (isAboutWork(title) || isStrenuous(title));
}
