import type { LayoutId } from '../genres/genre.ts';

/** What titles speak of where a family draws just that. Single words, in the singular. */
const THEMES: Partial<Record<LayoutId, string>> = {
  beach: 'beach summer sea island ocean sun shore wave holiday vacation tide coast surf seaside sand lagoon cove',
  sunset: 'road west sunset highway palm desert drive route journey california miami mexico sun horizon coast hollywood',
  rooftop: 'city street new york paris london night roof apartment midnight downtown manhattan neighbor date wedding proposal',
  village: 'village bakery bookshop shop street town tea cafe bookstore corner house cottage inn market cat christmas',
  gingham: 'recipe kitchen cook food table baking bread feast pie cake picnic dinner taste supper breakfast scone',
  meadow: 'flower garden meadow bloom spring wild field rose daisy poppy grass butterfly bee petal',
  overgrown: 'rose garden thorn crown queen king court bloom bride flower throne princess prince beloved vow briar',
  'leaf-shadow': 'light leaf tree garden morning afternoon window shadow quiet olive branch summer evening',
  papercut: 'mountain forest wood valley cabin winter pine north hill wilderness wolf river trail',
  ridges: 'ridge mountain hill mesa canyon desert valley peak range cliff plateau',
  'moon-wood': 'moon wolf forest wood night witch howl midnight shadow hunter dark raven coven',
  tarot: 'magic witch star moon sun fate fortune card spell prophecy moth sword hand eye oracle curse',
  planet: 'planet star moon world mars sky space galaxy saturn colony orbit horizon giant',
  orbits: 'orbit star comet sun planet gravity satellite universe eclipse constellation cosmos',
  flow: 'wind wave breath water dream mind current song river flow dance energy echo',
  doorway: 'door house room home stranger guest neighbor wife husband light tenant basement apartment hallway',
  keyhole: 'key lock secret room house door woman wife girl lie hidden spy watcher closed',
  flock: 'bird crow raven flight wing feather sky sparrow swallow tree autumn field starling migration',
  deco: 'clock time key dagger jazz hotel train heir diamond party ballroom eye alibi express gold',
  drip: 'paint blood honey ink art red color sweet poison artist wax',
  'map-layers': 'map road mountain trail journey river border land walk crossing expedition north atlas route summit',
  grid: 'plan system build scale market strategy growth design data pattern model number',
  reflect: 'water lake river sea mirror reflection pond drown deep tide surface shore still',
  neon: 'neon night bar club diner motel city hotel street lounge casino electric light call',
  shatter: 'glass mirror break broken shatter bullet shot window fracture crack split point',
  'mist-type': 'fog mist gone missing ghost lost vanish witness haunting silence winter disappearance',
  behind: 'horizon mountain hill desert crossing north summit land journey walk edge country',
  stencil: 'war protocol soldier army heist bunker target operation strike weapon code sniper mission',
  sliced: 'signal code glitch machine system error data virus memory network clone algorithm',
  taped: 'letter photograph father mother family memory childhood remember grandmother brother sister',
  monolith: 'build alone small tower giant rise big stand nothing everything',
  halftone: 'news paper press city harbor police murder crime street reporter',
};

const WORDS = new Map(Object.entries(THEMES).map(([layout, words]) => [layout, new Set(words.split(' '))]));

/** True when a title speaks of what the family draws. */
export function speaksOf(title: string, layout: LayoutId): boolean {
  const theme = WORDS.get(layout);
  return theme !== undefined && titleWords(title).some((word) => theme.has(word));
}

/** The families that draw what a title speaks of. */
export function familiesMeant(title: string): ReadonlySet<string> {
  const words = titleWords(title);
  return new Set([...WORDS].flatMap(([layout, theme]) => (words.some((word) => theme.has(word)) ? [layout] : [])));
}

/** The title's word that a family draws, as the title has it; null: none. */
export function wordMeant(title: string, layout: LayoutId): string | null {
  return titleWords(title).find((word) => WORDS.get(layout)?.has(word)) ?? null;
}

/** True when a word is among those that the family suits. */
export function themeHas(layout: LayoutId, word: string): boolean {
  return WORDS.get(layout)?.has(word) ?? false;
}

/** A title's words in lower case and in the singular, without possessives. */
export function titleWords(title: string): readonly string[] {
  return (title.toLocaleLowerCase('en').match(/[\p{L}\p{N}’']+/gu) ?? []).map((word) => singular(word.replace(/[’']s?$/u, '')));
}

function singular(word: string): string {
  if (word.length < 4 || word.endsWith('ss')) return word;
  if (/^(?:wol|lea|hal|shel|thie|loa|el|cal)ves$/u.test(word)) return `${word.slice(0, -3)}f`;
  if (/^(?:kni|li|wi)ves$/u.test(word)) return `${word.slice(0, -3)}fe`;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  return word.endsWith('s') ? word.slice(0, -1) : word;
}
