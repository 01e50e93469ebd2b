import { nursery } from './generators/nursery.ts';
import type { ArtGenerator } from './art-generator.ts';
import type { ArtGeneratorId } from './generator-id.ts';
import { bareWood } from './generators/bare-wood.ts';
import { birdFlock } from './generators/bird-flock.ts';
import { crowFlight } from './generators/crow-flight.ts';
import { wantedPoster } from './generators/wanted-poster.ts';
import { flow } from './generators/flow.ts';
import { light } from './generators/light.ts';
import { papercut } from './generators/papercut.ts';
import { shade } from './generators/shade.ts';
import { texture } from './generators/texture.ts';
import { leafShadow } from './generators/leaf-shadow.ts';
import { doorway } from './generators/doorway.ts';
import { keyhole } from './generators/keyhole.ts';
import { moonWood } from './generators/moon-wood.ts';
import { rooftop } from './generators/rooftop.ts';
import { beach } from './generators/beach.ts';
import { roadSunset } from './generators/road-sunset.ts';
import { swissModules } from './generators/swiss-modules.ts';
import { citadel } from './generators/citadel.ts';
import { highStair } from './generators/high-stair.ts';
import { eclipse } from './generators/eclipse.ts';
import { foodScatter } from './generators/food-scatter.ts';
import { doubleExposure } from './generators/double-exposure.ts';
import { silhouetteView } from './generators/silhouette-view.ts';
import { blossom } from './generators/blossom.ts';
import { oneOfMany } from './generators/one-of-many.ts';
import { duneWalk } from './generators/dune-walk.ts';
import { openWindow } from './generators/open-window.ts';
import { facade } from './generators/facade.ts';
import { stairs } from './generators/stairs.ts';
import { balloonRide } from './generators/balloon-ride.ts';
import { fullBowl } from './generators/full-bowl.ts';
import { animalParade } from './generators/animal-parade.ts';
import { manor } from './generators/manor.ts';
import { portal } from './generators/portal.ts';
import { spotlight } from './generators/spotlight.ts';
import { giantPlanet } from './generators/giant-planet.ts';
import { meadow } from './generators/meadow.ts';
import { flowerFrame } from './generators/flower-frame.ts';
import { tarotCard } from './generators/tarot-card.ts';
import { cartouche } from './generators/cartouche.ts';
import { decoFan } from './generators/deco-fan.ts';
import { villageStreet } from './generators/village-street.ts';
import { scallops } from './generators/scallops.ts';
import { gingham } from './generators/gingham.ts';
import { cutOuts } from './generators/cut-outs.ts';
import { paintDrip } from './generators/paint-drip.ts';
import { contourLand } from './generators/contour-land.ts';
import { smallFigure } from './generators/small-figure.ts';
import { stillWater } from './generators/still-water.ts';
import { neonSign } from './generators/neon-sign.ts';
import { glitchBars } from './generators/glitch-bars.ts';
import { crackedGlass } from './generators/cracked-glass.ts';
import { steelPlate } from './generators/steel-plate.ts';
import { radiantEmblem } from './generators/radiant-emblem.ts';
import { paperTunnel } from './generators/paper-tunnel.ts';
import { stainedGlass } from './generators/stained-glass.ts';
import { ogeeArch } from './generators/ogee-arch.ts';
import { nightCompanion } from './generators/night-companion.ts';
import { stickerBurst } from './generators/sticker-burst.ts';
import { lighthouseCoast } from './generators/lighthouse-coast.ts';
import { openWater } from './generators/open-water.ts';
import { rootedHouse } from './generators/rooted-house.ts';
import { floralWreath } from './generators/floral-wreath.ts';
import { greatDish } from './generators/great-dish.ts';
import { greatMotif } from './generators/great-motif.ts';
import { motifTiles } from './generators/motif-tiles.ts';
import { shopFront } from './generators/shop-front.ts';
import { colourBands } from './generators/colour-bands.ts';
import { flowerWall } from './generators/flower-wall.ts';
import { stillLife } from './generators/still-life.ts';
import { washBloom } from './generators/wash-bloom.ts';
import { globe } from './generators/globe.ts';
import { starChart } from './generators/star-chart.ts';
import { streetLamp } from './generators/street-lamp.ts';
import { blinds } from './generators/blinds.ts';
import { tornEye } from './generators/torn-eye.ts';
import { claws } from './generators/claws.ts';
import { mesa } from './generators/mesa.ts';
import { brushwork } from './generators/brushwork.ts';
import { paintedPlate } from './generators/painted-plate.ts';
import { terraces } from './generators/terraces.ts';
import { dominoes } from './generators/dominoes.ts';
import { iceberg } from './generators/iceberg.ts';
import { gallery } from './generators/gallery.ts';
import { strata } from './generators/strata.ts';
import { lamplight } from './generators/lamplight.ts';
import { specimens } from './generators/specimens.ts';
import { chessboard } from './generators/chessboard.ts';
import { wheat } from './generators/wheat.ts';
import { rowers } from './generators/rowers.ts';
import { paperRelief } from './generators/paper-relief.ts';
import { wildflowers } from './generators/wildflowers.ts';
import { cutFruit } from './generators/cut-fruit.ts';
import { storyHill } from './generators/story-hill.ts';
import { frontierStreet } from './generators/frontier-street.ts';
import { headlights } from './generators/headlights.ts';
import { fairground } from './generators/fairground.ts';
import { chatBubbles } from './generators/chat-bubbles.ts';
import { bookStack } from './generators/book-stack.ts';
import { spacewalk } from './generators/spacewalk.ts';
import { viewport } from './generators/viewport.ts';
import { treeHouse } from './generators/tree-house.ts';
import { overlook } from './generators/overlook.ts';
import { nightRoom } from './generators/night-room.ts';
import { hilltop } from './generators/hilltop.ts';
import { workshop } from './generators/workshop.ts';
import { highWindow } from './generators/high-window.ts';
import { canoe } from './generators/canoe.ts';
import { dance } from './generators/dance.ts';
import { leap } from './generators/leap.ts';
import { colony } from './generators/colony.ts';
import { futureCity } from './generators/future-city.ts';
import { rainCity } from './generators/rain-city.ts';
import { campfire } from './generators/campfire.ts';
import { riverBend } from './generators/river-bend.ts';
import { savanna } from './generators/savanna.ts';
import { orchard } from './generators/orchard.ts';
import { homestead } from './generators/homestead.ts';
import { longShadow } from './generators/long-shadow.ts';
import { matches } from './generators/matches.ts';
import { labyrinth } from './generators/labyrinth.ts';
import { turnedCorner } from './generators/turned-corner.ts';
import { balconies } from './generators/balconies.ts';
import { cafeWindow } from './generators/cafe-window.ts';
import { longLight } from './generators/long-light.ts';
import { twoCups } from './generators/two-cups.ts';
import { porch } from './generators/porch.ts';
import { roadTrip } from './generators/road-trip.ts';
import { footpath } from './generators/footpath.ts';
import { clothesLine } from './generators/clothes-line.ts';
import { snapshots } from './generators/snapshots.ts';
import { parkBench } from './generators/park-bench.ts';
import { justMarried } from './generators/just-married.ts';
import { notebook } from './generators/notebook.ts';
import { clearing } from './generators/clearing.ts';
import { popUp } from './generators/pop-up.ts';
import { playingCard } from './generators/playing-card.ts';
import { envelope } from './generators/envelope.ts';
import { stageScene } from './generators/stage.ts';
import { keepsakes } from './generators/keepsakes.ts';
import { bellJar } from './generators/bell-jar.ts';
import { offered } from './generators/offered.ts';
import { afloat } from './generators/afloat.ts';
import { footprints } from './generators/footprints.ts';
import { colossus } from './generators/colossus.ts';
import { greatShadow } from './generators/great-shadow.ts';
import { entwined } from './generators/entwined.ts';
import { curiosities } from './generators/curiosities.ts';
import { frontDoors } from './generators/front-doors.ts';
import { windowCat } from './generators/window-cat.ts';
import { marketStall } from './generators/market-stall.ts';
import { cottageGarden } from './generators/cottage-garden.ts';
import { trainWindow } from './generators/train-window.ts';
import { longTable } from './generators/long-table.ts';
import { riders } from './generators/riders.ts';
import { puddle } from './generators/puddle.ts';
import { smallHero } from './generators/small-hero.ts';
import { starFisher } from './generators/star-fisher.ts';
import { cityRoofs } from './generators/city-roofs.ts';
import { snowCabin } from './generators/snow-cabin.ts';
import { clockwork } from './generators/clockwork.ts';
import { summit } from './generators/summit.ts';
import { paperBirds } from './generators/paper-birds.ts';
import { corridor } from './generators/corridor.ts';
import { library } from './generators/library.ts';
import { platform } from './generators/platform.ts';
import { viaduct } from './generators/viaduct.ts';
import { balancedStones } from './generators/balanced-stones.ts';
import { kitchen } from './generators/kitchen.ts';
import { treeAvenue } from './generators/tree-avenue.ts';
import { fireflyField } from './generators/firefly-field.ts';
import { umbrellaStreet } from './generators/umbrella-street.ts';
import { openDoor } from './generators/open-door.ts';
import { brightPath } from './generators/bright-path.ts';
import { peekingAnimal } from './generators/peeking-animal.ts';
import { laidTable } from './generators/laid-table.ts';
import { oldCity } from './generators/old-city.ts';
import { wovenStrand } from './generators/woven-strand.ts';
import { paperLayers } from './generators/paper-layers.ts';
import { climbingVines } from './generators/climbing-vines.ts';
import { cloudFlight } from './generators/cloud-flight.ts';
import { standingWords } from './generators/standing-words.ts';
import { profiles } from './generators/profiles.ts';
import { tornLand } from './generators/torn-land.ts';
import { lockers } from './generators/lockers.ts';
import { WATERSIDE_GENERATORS } from './waterside-generators.ts';

/** The registry: the compiler asks for a line here for every id in `generator-id.ts`. */
export const ART_GENERATORS = {
  lockers,
  papercut,
  flow,
  'bird-flock': birdFlock,
  'crow-flight': crowFlight,
  'wanted-poster': wantedPoster,
  light,
  shade,
  texture,
  'leaf-shadow': leafShadow,
  doorway,
  keyhole,
  'moon-wood': moonWood,
  'bare-wood': bareWood,
  rooftop,
  beach,
  'road-sunset': roadSunset,
  'swiss-modules': swissModules,
  'giant-planet': giantPlanet,
  eclipse,
  spotlight,
  portal,
  manor,
  'animal-parade': animalParade,
  'full-bowl': fullBowl,
  'balloon-ride': balloonRide,
  stairs,
  facade,
  'open-window': openWindow,
  blossom,
  'one-of-many': oneOfMany,
  'dune-walk': duneWalk,
  'double-exposure': doubleExposure,
  'silhouette-view': silhouetteView,
  citadel,
  'high-stair': highStair,
  'food-scatter': foodScatter,
  meadow,
  'flower-frame': flowerFrame,
  'tarot-card': tarotCard,
  'deco-fan': decoFan,
  cartouche,
  'village-street': villageStreet,
  gingham,
  scallops,
  'cut-outs': cutOuts,
  'paint-drip': paintDrip,
  'contour-land': contourLand,
  'small-figure': smallFigure,
  'still-water': stillWater,
  'neon-sign': neonSign,
  'glitch-bars': glitchBars,
  'cracked-glass': crackedGlass,
  'steel-plate': steelPlate,
  'radiant-emblem': radiantEmblem,
  'paper-tunnel': paperTunnel,
  'stained-glass': stainedGlass,
  'ogee-arch': ogeeArch,
  'night-companion': nightCompanion,
  'sticker-burst': stickerBurst,
  'lighthouse-coast': lighthouseCoast,
  'open-water': openWater,
  'rooted-house': rootedHouse,
  'floral-wreath': floralWreath,
  'motif-tiles': motifTiles,
  'great-dish': greatDish,
  'great-motif': greatMotif,
  'shop-front': shopFront,
  'colour-bands': colourBands,
  'flower-wall': flowerWall,
  'still-life': stillLife,
  'wash-bloom': washBloom,
  'woven-strand': wovenStrand,
  'climbing-vines': climbingVines,
  'paper-layers': paperLayers,
  'star-chart': starChart,
  globe,
  'street-lamp': streetLamp,
  blinds,
  'torn-eye': tornEye,
  claws,
  mesa,
  'old-city': oldCity,
  'laid-table': laidTable,
  'peeking-animal': peekingAnimal,
  'bright-path': brightPath,
  'open-door': openDoor,
  'umbrella-street': umbrellaStreet,
  'firefly-field': fireflyField,
  'tree-avenue': treeAvenue,
  kitchen,
  'balanced-stones': balancedStones,
  platform,
  viaduct,
  library,
  corridor,
  'paper-birds': paperBirds,
  'snow-cabin': snowCabin,
  clockwork,
  summit,
  'city-roofs': cityRoofs,
  'small-hero': smallHero,
  puddle,
  'star-fisher': starFisher,
  riders,
  fairground,
  'chat-bubbles': chatBubbles,
  keepsakes,
  'bell-jar': bellJar,
  offered,
  afloat,
  footprints: footprints,
  colossus,
  'great-shadow': greatShadow,
  entwined,
  curiosities,
  stage: stageScene,
  envelope,
  'playing-card': playingCard,
  'pop-up': popUp,
  'book-stack': bookStack,
  spacewalk,
  viewport,
  'tree-house': treeHouse,
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
  'two-cups': twoCups,
  'road-trip': roadTrip,
  footpath,
  'clothes-line': clothesLine,
  snapshots,
  'park-bench': parkBench,
  'just-married': justMarried,
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
  'paper-relief': paperRelief,
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
  'cloud-flight': cloudFlight,
  'standing-words': standingWords,
  profiles,
  'torn-land': tornLand,
  ...WATERSIDE_GENERATORS,
} satisfies Record<ArtGeneratorId, ArtGenerator>;
