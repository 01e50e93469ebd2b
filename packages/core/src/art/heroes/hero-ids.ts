import { BATH_AND_BALL } from './bath-and-ball.ts';
import { BUSY_TUG } from './busy-tug.ts';
import { BUTTER_DISH } from './butter-dish.ts';
import { CUPS_AND_CAULDRONS } from './cups-and-cauldrons.ts';
import { PALMS_AND_ORCHIDS } from './palms-and-orchids.ts';
import { RISING_PHOENIX } from './rising-phoenix.ts';
import { ROOMS_AND_STAIRS } from './rooms-and-stairs.ts';
import { SIGNS_AND_RUINS } from './signs-and-ruins.ts';
import { TOYS_AND_TOWERS } from './toys-and-towers.ts';
import { HOODED_WRAITH } from './hooded-wraith.ts';
import { PULLED_RICKSHAW } from './pulled-rickshaw.ts';
import { TOY_ROBOT } from './toy-robot.ts';
import { VAULTS_AND_VIALS } from './vaults-and-vials.ts';
import { YARN_AND_RUNES } from './yarn-and-runes.ts';
import { SMITHS_ANVIL } from './smiths-anvil.ts';
import { GILT_PORTRAIT } from './gilt-portrait.ts';
import { BOATS_AND_BALLS } from './boats-and-balls.ts';
import { BARN_SWALLOW } from './barn-swallow.ts';
import { MORTARBOARD } from './mortarboard.ts';
import { ARMS_AND_REGALIA } from './arms-and-regalia.ts';
import { COOKING } from './cooking.ts';
import { CREATURES } from './creatures.ts';
import { CRIME_AND_WEST } from './crime-and-west.ts';
import { WRITING_AND_CRAFT } from './writing-and-craft.ts';
import { DISHES } from './dishes.ts';
import { FAIR_AND_BAND } from './fair-and-band.ts';
import { FRUIT_OF_THE_SOUTH } from './fruit-of-the-south.ts';
import { FIGURES } from './figures.ts';
import { HARDWARE } from './hardware.ts';
import { INSTRUMENTS } from './instruments.ts';
import { NAMED_FLOWERS } from './named-flowers.ts';
import { OBJECTS } from './objects.ts';
import { PEOPLE } from './people.ts';
import { PLACES } from './places.ts';
import { PLANTS } from './plants.ts';
import { PLAY_AND_WONDER } from './play-and-wonder.ts';
import { PRODUCE } from './produce.ts';
import { PUB_AND_STREET_FOOD } from './pub-and-street-food.ts';
import { ROAD_AND_STUDIO } from './road-and-studio.ts';
import { SHELLS_AND_JEWELRY } from './shells-and-jewelry.ts';
import { SWEETS } from './sweets.ts';
import { REST_AND_GROWTH } from './rest-and-growth.ts';
import { TABLEWARE } from './tableware.ts';
import { TOOLS_AND_FURNITURE } from './tools-and-furniture.ts';
import { VEHICLES } from './vehicles.ts';
import { CLOTHES_AND_TOOLS } from './clothes-and-tools.ts';
import { WEATHER_AND_WILD } from './weather-and-wild.ts';
import { STONE_AND_HEARTH } from './stone-and-hearth.ts';
import { ARMS_AND_BONDS } from './arms-and-bonds.ts';
import { WIND_AND_STRINGS } from './wind-and-strings.ts';
import { ICE_AND_WIND } from './ice-and-wind.ts';
import { YARD_AND_CASK } from './yard-and-cask.ts';
import { SCREENS_AND_MAZES } from './screens-and-mazes.ts';
import { BUSTS_AND_TEMPLES } from './busts-and-temples.ts';
import { PLANS_AND_BRICKS } from './plans-and-bricks.ts';
import { POCKET_AND_STREET } from './pocket-and-street.ts';
import { WHEELS_AND_PADDLES } from './wheels-and-paddles.ts';

/** The project's own silhouettes, large enough to be what a cover shows. */
export const HERO_DRAWINGS = {
  ...CREATURES,
  ...PLANTS,
  ...PLACES,
  ...ARMS_AND_REGALIA,
  ...OBJECTS,
  ...TOOLS_AND_FURNITURE,
  ...CRIME_AND_WEST,
  ...TABLEWARE,
  ...DISHES,
  ...SWEETS,
  ...COOKING,
  ...PRODUCE,
  ...INSTRUMENTS,
  ...VEHICLES,
  ...PEOPLE,
  ...FIGURES,
  ...CLOTHES_AND_TOOLS,
  ...PLAY_AND_WONDER,
  ...REST_AND_GROWTH,
  ...WEATHER_AND_WILD,
  ...NAMED_FLOWERS,
  ...HARDWARE,
  ...WRITING_AND_CRAFT,
  ...SHELLS_AND_JEWELRY,
  ...FAIR_AND_BAND,
  ...ROAD_AND_STUDIO,
  ...FRUIT_OF_THE_SOUTH,
  ...PUB_AND_STREET_FOOD,
  ...STONE_AND_HEARTH,
  ...ARMS_AND_BONDS,
  ...WIND_AND_STRINGS,
  ...ICE_AND_WIND,
  ...YARD_AND_CASK,
  ...SCREENS_AND_MAZES,
  ...BUSTS_AND_TEMPLES,
  swallow: BARN_SWALLOW,
  gradcap: MORTARBOARD,
  butter: BUTTER_DISH,
  ...ROOMS_AND_STAIRS,
  ...SIGNS_AND_RUINS,
  ...CUPS_AND_CAULDRONS,
  ...PALMS_AND_ORCHIDS,
  ...TOYS_AND_TOWERS,
  phoenix: RISING_PHOENIX,
  portrait: GILT_PORTRAIT,
  ...BOATS_AND_BALLS,
  ...WHEELS_AND_PADDLES,
  ...BATH_AND_BALL,
  ...PLANS_AND_BRICKS,
  ...POCKET_AND_STREET,
  tugboat: BUSY_TUG,
  wraith: HOODED_WRAITH,
  ...VAULTS_AND_VIALS,
  ...YARN_AND_RUNES,
  anvil: SMITHS_ANVIL,
  toyrobot: TOY_ROBOT,
  rickshaw: PULLED_RICKSHAW,
} as const;

export type HeroId = keyof typeof HERO_DRAWINGS;

export const HERO_IDS = Object.keys(HERO_DRAWINGS) as [HeroId, ...HeroId[]];

export function isHero(motif: string | null | undefined): motif is HeroId {
  return typeof motif === 'string' && Object.hasOwn(HERO_DRAWINGS, motif);
}
