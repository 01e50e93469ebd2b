import type { LayoutId } from '../genres/layout-ids.ts';
import type { GenreId } from '../genres/messages.ts';
import { englishWords } from './title-languages.ts';

/** Occupations that are nothing for a quiet room: who fights fires, deals cards or jumps off roofs. Single words, in the singular. */
const OCCUPATIONS: ReadonlySet<string> = new Set(
  (
    'acrobat aeronaut airman airwoman animator announcer arsonist artilleryman astronaut auctioneer auditor aviator aviatrix backpacker ' +
    'bagpiper bailiff balloonist ballplayer bandit banker barber barkeep barmaid barman barrister bartender beachcomber bellboy bellhop ' +
    'bellringer bicyclist blacksmith boatswain bodyguard boilermaker bombardier bookbinder bookie bouncer boxer brakeman bricklayer broker ' +
    'bugler builder burglar busboy busker butcher cabinetmaker caddie cameraman canoeist carhop carpenter cashier chambermaid charioteer ' +
    'chauffeur chemist chimneysweep coachman collier comedian commando compositor conductor conjurer conscript constable cook cooper copilot ' +
    'coroner cosmonaut counterfeiter courier cowhand coxswain croupier cyclist daredevil dealer deckhand deliveryman demolition dentist ' +
    'deserter desperado detective dishwasher dispatcher diver docker dogcatcher draftee dragoon drifter driver drover druggist drummer ' +
    'electrician embalmer emigrant enforcer engraver evacuee excavator executioner expatriate exterminator farmhand farrier fencer fishmonger ' +
    'fixer footballer foreman forger frontiersman fugitive fusilier gambler gamekeeper gaucho geologist gilder glassblower glazier goalkeeper ' +
    'goaltender golfer gondolier gravedigger grenadier grocer groundskeeper gunner gunsmith gymnast handyman hangman harpooner harvester hauler ' +
    'heavyweight helmsman hijacker hiker hitchhiker hobo homesteader hostler huntress huntsman hussar iceman immigrant infantryman informant ' +
    'informer interpreter ironworker jailer janitor jaywalker jester jockey jogger juggler kicker laborer labourer lacemaker lamplighter lancer ' +
    'laundress legionnaire lifeguard lifesaver linebacker lineman linesman locksmith logger longshoreman lumberjack machinist mailman mariner ' +
    'mason mechanic medic mercenary messenger midshipman migrant militiaman miner minstrel mortician motorcyclist mountaineer muralist musher ' +
    'musketeer navigator neurosurgeon newsboy oarsman outfielder paddler paralegal paramedic paratrooper passerby pawnbroker peddler pedestrian ' +
    'pickpocket pilot piper plasterer plumber poacher porter pressman privateer projectionist prosecutor prospector puppeteer quarterback ' +
    'quartermaster racer railroader rancher ranger rapper receptionist redcoat referee refugee renegade repairman reporter rigger riveter ' +
    'roofer ropemaker roughneck roustabout rower runner saboteur sailor salesman sapper sculler seafarer serviceman sharpshooter shipwright ' +
    'shopkeeper shoplifter showgirl signalman skater skier skydiver slugger smuggler sniper sommelier spaceman spacewalker sprinter squatter ' +
    'stagehand stevedore stockbroker stonecutter stonemason stowaway strikebreaker stripper submariner surfer surgeon surveyor switchman tanner ' +
    'taxidermist teamster telegraphist thatcher tiler tinsmith toolmaker tourist tracker trainer trapezist trapper trawlerman trespasser guard attendant instructor technician ' +
    'trooper trucker typesetter umpire understudy undertaker underwriter upholsterer usher vagabond vagrant vaquero vaudevillian ventriloquist ' +
    'vet veterinarian vigilante waggoner wainwright waiter waitress warden watchman wayfarer webmaster welder whaler wheelwright woodcarver ' +
    'woodcutter wrangler wrestler yachtsman zookeeper'
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
    'matchmaker homemaker peacemaker dressmaker lawmaker rainmaker filmmaker merrymaker heartbreaker icebreaker tiebreaker windbreaker lawbreaker bookmaker player multiplayer bilayer dogwalker firewalker moonwalker sleepwalker skywalker nightwalker ' +
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
