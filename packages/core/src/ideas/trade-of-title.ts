import type { HeroId } from '../art/heroes/hero-ids.ts';
import type { TradeId } from '../art/things/trades.ts';
import type { GenreId } from '../genres/messages.ts';
import { englishWords } from './title-languages.ts';
import { titleMotifs } from './title-motifs.ts';

/** The words of titles for each trade of a workshop: who works there and what is done. Single words, in the singular. */
export const TRADE_WORDS: Readonly<Record<TradeId, string>> = {
  wood:
    'carpenter carpentry joiner joinery cabinetmaker woodcarver woodworker carver whittler wheelwright wainwright cooper turner sawyer boatbuilder ' +
    'chairmaker upholsterer coffinmaker lumber sawdust handyman craftsman craftswoman artisan workshop workbench woodwork scaffolding',
  stone: 'stonemason mason masonry stonecutter stonecarver quarryman bricklayer sculptor sculptress carving chisel tombstonemaker',
  cloth:
    'seamstress tailor tailoring dressmaker dressmaking milliner hatter hatmaker weaver weaving spinner embroiderer embroidery lacemaker quilter knitter ' +
    'draper furrier corsetmaker sailmaker couturier upholstery seam stitch',
  clocks: 'clockmaker watchmaker horologist clockwork clocksmith timekeeper',
  shoes: 'shoemaker cobbler bootmaker',
  iron: 'blacksmith farrier ironmonger ironworker gunsmith swordsmith armorer tinsmith coppersmith forge anvil smithy foundry welder bellfounder',
  silver: 'silversmith goldsmith jeweler jeweller engraver locksmith keymaker medalist gilder',
  print:
    'bookbinder printer typesetter papermaker compositor binder bindery mapmaker cartographer calligrapher printmaker forger scrivener',
  clay: 'potter pottery glassblower glassmaker ceramicist kiln mosaicist glazier tilemaker brickmaker',
  strings: 'luthier violinmaker pianomaker instrument organmaker harpmaker',
  paint: 'painter portraitist restorer muralist miniaturist signpainter',
  bottles:
    'apothecary perfumer perfumery soapmaker pharmacist chemist chemistry herbalist candlemaker chandler distiller alchemist laboratory',
  toys: 'toymaker dollmaker puppeteer puppetmaker marionette ventriloquist tinker',
  wires:
    'repair repaired repairing repairman repairer mechanic electrician inventor invention tinkerer engineer telegraphist projectionist technician',
};

const TRADE_OF_WORD: ReadonlyMap<string, TradeId> = new Map(
  (Object.entries(TRADE_WORDS) as [TradeId, string][]).flatMap(([trade, words]) => words.split(' ').map((word) => [word, trade] as const)),
);

/** Things that are made or repaired on a bench, with the trade that does it. */
const TRADE_OF_THING: Partial<Record<HeroId, TradeId>> = {
  violin: 'strings',
  guitar: 'strings',
  harp: 'strings',
  piano: 'strings',
  clock: 'clocks',
  watch: 'clocks',
  hourglass: 'clocks',
  radio: 'wires',
  gramophone: 'wires',
  television: 'wires',
  typewriter: 'wires',
  camera: 'wires',
  bulb: 'wires',
  gear: 'wires',
  telescope: 'wires',
  sewing: 'cloth',
  spool: 'cloth',
  scissors: 'cloth',
  loom: 'cloth',
  doll: 'toys',
  rockinghorse: 'toys',
  hammer: 'wood',
  barrel: 'wood',
  wheel: 'wood',
  birdcage: 'wood',
  bust: 'stone',
  vase: 'clay',
  paintbrush: 'paint',
};

/** Reports whether a thing is made or repaired on a bench. */
export function isWorkedOn(motif: HeroId): boolean {
  return Object.hasOwn(TRADE_OF_THING, motif);
}

/** Returns the trade whose workshop a title names, by its words or by its thing; null where it names none. */
export function tradeOf(title: string, genre: GenreId): TradeId | null {
  const named = englishWords(title)
    .map((word) => TRADE_OF_WORD.get(word))
    .find((trade) => trade !== undefined);
  if (named) return named;
  const thing = titleMotifs(title, genre).find(({ motif, isWeak }) => !isWeak && isWorkedOn(motif));
  return (thing && TRADE_OF_THING[thing.motif]) ?? null;
}
