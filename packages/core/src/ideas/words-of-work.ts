import type { HeroId } from '../art/heroes/hero-ids.ts';

/** Words of titles for trades, crafts, sickness and feasts that silhouettes show, in the form of `TITLE_LEXICON`. */
export const WORDS_OF_WORK: Partial<Record<HeroId, string>> = {
  // Crafts, by their tools and by what they make
  hammer:
    'stonemason mason masonry stonecutter stonecarver quarryman bricklayer brickmaker woodcarver joiner joinery carpentry roofer plasterer builder ' +
    'tinsmith tinker coppersmith chisel nail workbench',
  horseshoe: 'anvil forge ironworker foundry smithy',
  ring: 'jeweller jewelry jewellery',
  book: 'typesetter bindery papermaker compositor',
  inkwell: 'engraver lithographer etcher',
  spool: 'draper mercer clothier spinner spinning garment sweatshop tailoring dressmaking corsetmaker sampler',
  loom: 'shuttle spinner spinning millgirl millworker millhand cottonmill woolmill textile spindle weft selvage',
  letter: 'telegraphist telegraph',
  barrel: 'coopering',
  ship: 'ironclad',
  cannon: 'gunpowder artilleryman',
  fish: 'fishmonger trawlerman fishwife',
  boat: 'wheelhouse boatyard boatbuilder',
  bicycle: 'paperboy papergirl',
  clothesline: 'laundromat launderette ironing',
  clock: 'timemachine horologist',
  hat: 'hatmaker millinery',
  bell: 'bellfounder bellmaker',
  window: 'glazier',
  lantern: 'collier colliery coalminer coalmine pitman coal',
  scissors: 'barbershop',
  camera: 'projectionist cinematographer',
  bottle: 'soapmaker',
  drum: 'drumkit',
  trumpet: 'trombone bandleader',
  harp: 'ballad',
  skate: 'rollerskate rollerblade iceskate',
  // Sickness and care
  stethoscope:
    'illness diagnosis diagnosed undiagnosed misdiagnosed patient cancer tumor leukemia lymphoma chemo oncologist cardiologist pediatrician surgery transplant intern',
  bed: 'hospice sickbed deathbed convalescent insomnia',
  cradle: 'miscarriage surrogate stillborn',
  candle: 'eulogy obituary memorial diwali kwanzaa',
  // Feasts and remembrance
  fir: 'xmas bauble ornament nutcracker',
  gift: 'santa wrapping',
  pumpkin: 'thanksgiving',
  church: 'baptism christening nativity',
  poppy: 'somme verdun flanders ypres passchendaele armistice remembrance',
};
