import type { LayoutId } from '../../genres/genre.ts';
import type { Layout } from '../layout-stage.ts';
import { bandLayout } from './band.ts';
import { bigType } from './big-type.ts';
import { centred } from './centred.ts';
import { diagonal } from './diagonal.ts';
import { emblem } from './emblem.ts';
import { framed } from './framed.ts';
import { label } from './label.ts';
import { panel } from './panel.ts';
import { papercut } from './papercut.ts';
import { pattern } from './pattern.ts';
import { playful } from './playful.ts';
import { poster } from './poster.ts';
import { script } from './script.ts';
import { solid } from './solid.ts';
import { strip } from './strip.ts';
import { bands } from './bands.ts';
import { sunRings } from './sun-rings.ts';
import { pipes } from './pipes.ts';
import { orbits } from './orbits.ts';
import { ridges } from './ridges.ts';
import { aura } from './aura.ts';
import { flood } from './flood.ts';
import { torn } from './torn.ts';
import { wide } from './wide.ts';
import { windowType } from './window-type.ts';
import { windowLayout } from './window.ts';
import { leafShadow } from './leaf-shadow.ts';
import { floralWall } from './floral-wall.ts';
import { flow } from './flow.ts';
import { doorway } from './doorway.ts';
import { keyhole } from './keyhole.ts';
import { moonWood } from './moon-wood.ts';
import { flock } from './flock.ts';
import { rooftop } from './rooftop.ts';
import { beach } from './beach.ts';
import { sunset } from './sunset.ts';
import { grid } from './grid.ts';
import { citadel } from './citadel.ts';
import { eclipse } from './eclipse.ts';
import { pantry } from './pantry.ts';
import { mirrorLake } from './mirror-lake.ts';
import { doubleExposure } from './double-exposure.ts';
import { silhouette } from './silhouette.ts';
import { blossom } from './blossom.ts';
import { openWindow } from './open-window.ts';
import { facade } from './facade.ts';
import { stairs } from './stairs.ts';
import { balloon } from './balloon.ts';
import { fullBowl } from './full-bowl.ts';
import { parade } from './parade.ts';
import { manor } from './manor.ts';
import { tallShip } from './tall-ship.ts';
import { portal } from './portal.ts';
import { spotlight } from './spotlight.ts';
import { pier } from './pier.ts';
import { planet } from './planet.ts';
import { meadow } from './meadow.ts';
import { overgrown } from './overgrown.ts';
import { tarot } from './tarot.ts';
import { deco } from './deco.ts';
import { village } from './village.ts';
import { wash } from './wash.ts';
import { streetLamp } from './street-lamp.ts';
import { blinds } from './blinds.ts';
import { tornEye } from './torn-eye.ts';
import { claws } from './claws.ts';
import { mesa } from './mesa.ts';
import { brushwork } from './brushwork.ts';
import { paintedPlate } from './painted-plate.ts';
import { terraces } from './terraces.ts';
import { dominoes } from './dominoes.ts';
import { iceberg } from './iceberg.ts';
import { gallery } from './gallery.ts';
import { strata } from './strata.ts';
import { lamplight } from './lamplight.ts';
import { specimens } from './specimens.ts';
import { chessboard } from './chessboard.ts';
import { wheat } from './wheat.ts';
import { rowers } from './rowers.ts';
import { relief } from './relief.ts';
import { wildflowers } from './wildflowers.ts';
import { cutFruit } from './cut-fruit.ts';
import { storyHill } from './story-hill.ts';
import { frontierStreet } from './frontier-street.ts';
import { headlights } from './headlights.ts';
import { fairground } from './fairground.ts';
import { chat } from './chat.ts';
import { bookStack } from './book-stack.ts';
import { spacewalk } from './spacewalk.ts';
import { treeHouse } from './tree-house.ts';
import { overlook } from './overlook.ts';
import { colony } from './colony.ts';
import { futureCity } from './future-city.ts';
import { campfire } from './campfire.ts';
import { riverBend } from './river-bend.ts';
import { savanna } from './savanna.ts';
import { orchard } from './orchard.ts';
import { homestead } from './homestead.ts';
import { longShadow } from './long-shadow.ts';
import { matches } from './matches.ts';
import { labyrinth } from './labyrinth.ts';
import { turnedCorner } from './turned-corner.ts';
import { balconies } from './balconies.ts';
import { cafeWindow } from './cafe-window.ts';
import { longLight } from './long-light.ts';
import { porch } from './porch.ts';
import { roadTrip } from './road-trip.ts';
import { stormSail } from './storm-sail.ts';
import { fishingVillage } from './fishing-village.ts';
import { footpath } from './footpath.ts';
import { ferryWake } from './ferry-wake.ts';
import { clothesLine } from './clothes-line.ts';
import { snapshots } from './snapshots.ts';
import { parkBench } from './park-bench.ts';
import { justMarried } from './just-married.ts';
import { towels } from './towels.ts';
import { notebook } from './notebook.ts';
import { clearing } from './clearing.ts';
import { popUp } from './pop-up.ts';
import { playingCard } from './playing-card.ts';
import { envelope } from './envelope.ts';
import { theater } from './stage.ts';
import { keepsakes } from './keepsakes.ts';
import { bellJar } from './bell-jar.ts';
import { colossus } from './colossus.ts';
import { greatShadow } from './great-shadow.ts';
import { entwined } from './entwined.ts';
import { curiosities } from './curiosities.ts';
import { frontDoors } from './front-doors.ts';
import { windowCat } from './window-cat.ts';
import { marketStall } from './market-stall.ts';
import { cottageGarden } from './cottage-garden.ts';
import { trainWindow } from './train-window.ts';
import { longTable } from './long-table.ts';
import { riders } from './riders.ts';
import { starFisher } from './star-fisher.ts';
import { harbor } from './harbor.ts';
import { coastTown } from './coast-town.ts';
import { snowCabin } from './snow-cabin.ts';
import { clockwork } from './clockwork.ts';
import { summit } from './summit.ts';
import { paperBirds } from './paper-birds.ts';
import { corridor } from './corridor.ts';
import { library } from './library.ts';
import { platform } from './platform.ts';
import { stones } from './stones.ts';
import { littleBoat } from './little-boat.ts';
import { kitchen } from './kitchen.ts';
import { avenue } from './avenue.ts';
import { fireflies } from './fireflies.ts';
import { umbrella } from './umbrella.ts';
import { openDoor } from './open-door.ts';
import { brightPath } from './bright-path.ts';
import { peek } from './peek.ts';
import { laidTable } from './laid-table.ts';
import { oldCity } from './old-city.ts';
import { woven } from './woven.ts';
import { paperLayers } from './paper-layers.ts';
import { gingham } from './gingham.ts';
import { cutOuts } from './cut-outs.ts';
import { drip } from './drip.ts';
import { mapLayers } from './map-layers.ts';
import { starChart } from './star-chart.ts';
import { globe } from './globe.ts';
import { monolith } from './monolith.ts';
import { reflect } from './reflect.ts';
import { neon } from './neon.ts';
import { sliced } from './sliced.ts';
import { shatter } from './shatter.ts';
import { mistType } from './mist-type.ts';
import { behind } from './behind.ts';
import { engraved } from './engraved.ts';
import { halftone } from './halftone.ts';
import { taped } from './taped.ts';
import { overprint } from './overprint.ts';
import { insetType } from './inset-type.ts';
import { stencil } from './stencil.ts';
import { crushed } from './crushed.ts';
import { radiant } from './radiant.ts';
import { tunnel } from './tunnel.ts';
import { glass } from './glass.ts';
import { arch } from './arch.ts';
import { companion } from './companion.ts';
import { stickers } from './stickers.ts';
import { still } from './still.ts';
import { beam } from './beam.ts';
import { boat } from './boat.ts';
import { roots } from './roots.ts';
import { cameo } from './cameo.ts';
import { greatThing } from './great-thing.ts';
import { paperStrips } from './paper-strips.ts';
import { wanted } from './wanted.ts';
import { tiles } from './tiles.ts';
import { shop } from './shop.ts';
import { oneOfMany } from './one-of-many.ts';
import { duneWalk } from './dune-walk.ts';

/** Every layout family. To add one: a file here, its id in `genres/genre.ts`, and a look at its contact sheet. */
export const LAYOUTS = {
  'big-type': bigType,
  centred,
  framed,
  script,
  panel,
  solid,
  wide,
  playful,
  band: bandLayout,
  diagonal,
  window: windowLayout,
  emblem,
  pattern,
  label,
  poster,
  strip,
  bands,
  'sun-rings': sunRings,
  pipes,
  orbits,
  ridges,
  aura,
  flood,
  torn,
  'window-type': windowType,
  papercut,
  'leaf-shadow': leafShadow,
  flow,
  doorway,
  keyhole,
  'moon-wood': moonWood,
  flock,
  rooftop,
  beach,
  sunset,
  grid,
  planet,
  eclipse,
  pier,
  spotlight,
  portal,
  'tall-ship': tallShip,
  manor,
  parade,
  'full-bowl': fullBowl,
  balloon,
  stairs,
  facade,
  'open-window': openWindow,
  blossom,
  'one-of-many': oneOfMany,
  'dune-walk': duneWalk,
  'mirror-lake': mirrorLake,
  'double-exposure': doubleExposure,
  silhouette,
  citadel,
  pantry,
  meadow,
  overgrown,
  tarot,
  deco,
  village,
  gingham,
  'cut-outs': cutOuts,
  drip,
  'map-layers': mapLayers,
  'star-chart': starChart,
  globe,
  monolith,
  reflect,
  neon,
  sliced,
  shatter,
  'mist-type': mistType,
  behind,
  engraved,
  halftone,
  taped,
  overprint,
  'inset-type': insetType,
  stencil,
  crushed,
  radiant,
  tunnel,
  glass,
  arch,
  companion,
  stickers,
  beam,
  boat,
  roots,
  cameo,
  tiles,
  'great-thing': greatThing,
  'paper-strips': paperStrips,
  wanted,
  shop,
  'floral-wall': floralWall,
  still,
  wash,
  woven,
  'paper-layers': paperLayers,
  'street-lamp': streetLamp,
  blinds,
  'torn-eye': tornEye,
  claws,
  mesa,
  'old-city': oldCity,
  'laid-table': laidTable,
  peek,
  'bright-path': brightPath,
  'open-door': openDoor,
  umbrella,
  fireflies,
  avenue,
  kitchen,
  'little-boat': littleBoat,
  stones,
  harbor,
  platform,
  library,
  corridor,
  'paper-birds': paperBirds,
  'snow-cabin': snowCabin,
  clockwork,
  summit,
  'coast-town': coastTown,
  'star-fisher': starFisher,
  riders,
  fairground,
  chat,
  keepsakes,
  'bell-jar': bellJar,
  colossus,
  'great-shadow': greatShadow,
  entwined,
  curiosities,
  stage: theater,
  envelope,
  'playing-card': playingCard,
  'pop-up': popUp,
  'book-stack': bookStack,
  spacewalk,
  'tree-house': treeHouse,
  overlook,
  colony,
  'future-city': futureCity,
  campfire,
  homestead,
  'long-shadow': longShadow,
  matches,
  labyrinth,
  'turned-corner': turnedCorner,
  orchard,
  savanna,
  'river-bend': riverBend,
  balconies,
  'cafe-window': cafeWindow,
  'long-light': longLight,
  porch,
  'road-trip': roadTrip,
  'storm-sail': stormSail,
  'fishing-village': fishingVillage,
  footpath,
  'ferry-wake': ferryWake,
  'clothes-line': clothesLine,
  snapshots,
  'park-bench': parkBench,
  'just-married': justMarried,
  towels,
  notebook,
  clearing,
  'front-doors': frontDoors,
  'window-cat': windowCat,
  'market-stall': marketStall,
  'cottage-garden': cottageGarden,
  'train-window': trainWindow,
  'long-table': longTable,
  headlights,
  'frontier-street': frontierStreet,
  'story-hill': storyHill,
  'cut-fruit': cutFruit,
  wildflowers,
  relief,
  terraces,
  dominoes,
  iceberg,
  gallery,
  strata,
  lamplight: lamplight,
  specimens,
  chessboard,
  wheat,
  rowers,
  'painted-plate': paintedPlate,
  brushwork,
} satisfies Record<LayoutId, Layout>;
