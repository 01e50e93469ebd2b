import { nursery } from './nursery.ts';
import type { LayoutId } from '../../genres/layout-ids.ts';
import type { Layout } from '../layout-stage.ts';
import { doorway } from './doorway.ts';
import { moonWood } from './moon-wood.ts';
import { rooftop } from './rooftop.ts';
import { beach } from './beach.ts';
import { sunset } from './sunset.ts';
import { planet } from './planet.ts';
import { pier } from './pier.ts';
import { portal } from './portal.ts';
import { tallShip } from './tall-ship.ts';
import { manor } from './manor.ts';
import { facade } from './facade.ts';
import { openWindow } from './open-window.ts';
import { duneWalk } from './dune-walk.ts';
import { mirrorLake } from './mirror-lake.ts';
import { citadel } from './citadel.ts';
import { highStair } from './high-stair.ts';
import { pantry } from './pantry.ts';
import { meadow } from './meadow.ts';
import { village } from './village.ts';
import { beam } from './beam.ts';
import { boat } from './boat.ts';
import { shop } from './shop.ts';
import { streetLamp } from './street-lamp.ts';
import { mesa } from './mesa.ts';
import { oldCity } from './old-city.ts';
import { brightPath } from './bright-path.ts';
import { fireflies } from './fireflies.ts';
import { avenue } from './avenue.ts';
import { kitchen } from './kitchen.ts';
import { littleBoat } from './little-boat.ts';
import { harbor } from './harbor.ts';
import { platform } from './platform.ts';
import { viaduct } from './viaduct.ts';
import { library } from './library.ts';
import { corridor } from './corridor.ts';
import { snowCabin } from './snow-cabin.ts';
import { summit } from './summit.ts';
import { cityRoofs } from './city-roofs.ts';
import { coastTown } from './coast-town.ts';
import { puddle } from './puddle.ts';
import { heroPortrait } from './hero-portrait.ts';
import { smallHero } from './small-hero.ts';
import { starFisher } from './star-fisher.ts';
import { riders } from './riders.ts';
import { fairground } from './fairground.ts';
import { colossus } from './colossus.ts';
import { theater } from './stage.ts';
import { spacewalk } from './spacewalk.ts';
import { viewport } from './viewport.ts';
import { treeHouse } from './tree-house.ts';
import { underSea } from './under-sea.ts';
import { overlook } from './overlook.ts';
import { nightRoom } from './night-room.ts';
import { hilltop } from './hilltop.ts';
import { workshop } from './workshop.ts';
import { highWindow } from './high-window.ts';
import { canoe } from './canoe.ts';
import { dance } from './dance.ts';
import { leap } from './leap.ts';
import { colony } from './colony.ts';
import { futureCity } from './future-city.ts';
import { rainCity } from './rain-city.ts';
import { campfire } from './campfire.ts';
import { homestead } from './homestead.ts';
import { orchard } from './orchard.ts';
import { savanna } from './savanna.ts';
import { riverBend } from './river-bend.ts';
import { balconies } from './balconies.ts';
import { cafeWindow } from './cafe-window.ts';
import { longLight } from './long-light.ts';
import { porch } from './porch.ts';
import { twoCups } from './two-cups.ts';
import { roadTrip } from './road-trip.ts';
import { stormSail } from './storm-sail.ts';
import { fishingVillage } from './fishing-village.ts';
import { footpath } from './footpath.ts';
import { ferryWake } from './ferry-wake.ts';
import { clothesLine } from './clothes-line.ts';
import { parkBench } from './park-bench.ts';
import { justMarried } from './just-married.ts';
import { towels } from './towels.ts';
import { clearing } from './clearing.ts';
import { frontDoors } from './front-doors.ts';
import { windowCat } from './window-cat.ts';
import { marketStall } from './market-stall.ts';
import { cottageGarden } from './cottage-garden.ts';
import { trainWindow } from './train-window.ts';
import { headlights } from './headlights.ts';
import { frontierStreet } from './frontier-street.ts';
import { storyHill } from './story-hill.ts';
import { wildflowers } from './wildflowers.ts';
import { terraces } from './terraces.ts';
import { iceberg } from './iceberg.ts';
import { gallery } from './gallery.ts';
import { strata } from './strata.ts';
import { lamplight } from './lamplight.ts';
import { wheat } from './wheat.ts';
import { rowers } from './rowers.ts';
import { lockers } from './lockers.ts';
import { pool } from './pool.ts';
import { aboveClouds } from './above-clouds.ts';
import { ferryCrossing } from './ferry-crossing.ts';

/** The layout families whose front is a view of a place: a street, a shore, a room. */
export const PLACE_LAYOUTS = {
  doorway,
  'moon-wood': moonWood,
  rooftop,
  beach,
  sunset,
  planet,
  pier,
  portal,
  'tall-ship': tallShip,
  manor,
  facade,
  'open-window': openWindow,
  'dune-walk': duneWalk,
  'mirror-lake': mirrorLake,
  citadel,
  'high-stair': highStair,
  pantry,
  meadow,
  village,
  beam,
  boat,
  shop,
  'street-lamp': streetLamp,
  mesa,
  'old-city': oldCity,
  'bright-path': brightPath,
  fireflies,
  avenue,
  kitchen,
  'little-boat': littleBoat,
  harbor,
  platform,
  viaduct,
  library,
  corridor,
  'snow-cabin': snowCabin,
  summit,
  'coast-town': coastTown,
  'city-roofs': cityRoofs,
  'small-hero': smallHero,
  'hero-portrait': heroPortrait,
  puddle,
  'star-fisher': starFisher,
  riders,
  fairground,
  colossus,
  stage: theater,
  spacewalk,
  viewport,
  'tree-house': treeHouse,
  'under-sea': underSea,
  nursery,
  overlook,
  'night-room': nightRoom,
  hilltop,
  workshop,
  'high-window': highWindow,
  canoe,
  dance,
  leap,
  colony,
  'future-city': futureCity,
  'rain-city': rainCity,
  campfire,
  homestead,
  orchard,
  savanna,
  'river-bend': riverBend,
  balconies,
  'cafe-window': cafeWindow,
  'long-light': longLight,
  porch,
  'two-cups': twoCups,
  'road-trip': roadTrip,
  'storm-sail': stormSail,
  'fishing-village': fishingVillage,
  footpath,
  'ferry-wake': ferryWake,
  'clothes-line': clothesLine,
  'park-bench': parkBench,
  'just-married': justMarried,
  towels,
  clearing,
  'front-doors': frontDoors,
  'window-cat': windowCat,
  'market-stall': marketStall,
  'cottage-garden': cottageGarden,
  'train-window': trainWindow,
  headlights,
  'frontier-street': frontierStreet,
  'story-hill': storyHill,
  wildflowers,
  terraces,
  iceberg,
  gallery,
  strata,
  lamplight,
  wheat,
  rowers,
  pool,
  lockers,
  'above-clouds': aboveClouds,
  'ferry-crossing': ferryCrossing,
} satisfies Partial<Record<LayoutId, Layout>>;
