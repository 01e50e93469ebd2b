import type { LayoutId } from '../../genres/layout-ids.ts';
import type { Layout } from '../layout-stage.ts';
import { bigType } from './big-type.ts';
import { centred } from './centred.ts';
import { framed } from './framed.ts';
import { script } from './script.ts';
import { panel } from './panel.ts';
import { solid } from './solid.ts';
import { wide } from './wide.ts';
import { playful } from './playful.ts';
import { bandLayout } from './band.ts';
import { diagonal } from './diagonal.ts';
import { windowLayout } from './window.ts';
import { emblem } from './emblem.ts';
import { pattern } from './pattern.ts';
import { label } from './label.ts';
import { poster } from './poster.ts';
import { strip } from './strip.ts';
import { bands } from './bands.ts';
import { sunRings } from './sun-rings.ts';
import { pipes } from './pipes.ts';
import { orbits } from './orbits.ts';
import { ridges } from './ridges.ts';
import { aura } from './aura.ts';
import { flood } from './flood.ts';
import { torn } from './torn.ts';
import { windowType } from './window-type.ts';
import { papercut } from './papercut.ts';
import { leafShadow } from './leaf-shadow.ts';
import { flow } from './flow.ts';
import { keyhole } from './keyhole.ts';
import { flock } from './flock.ts';
import { grid } from './grid.ts';
import { eclipse } from './eclipse.ts';
import { spotlight } from './spotlight.ts';
import { parade } from './parade.ts';
import { fullBowl } from './full-bowl.ts';
import { balloon } from './balloon.ts';
import { stairs } from './stairs.ts';
import { blossom } from './blossom.ts';
import { oneOfMany } from './one-of-many.ts';
import { doubleExposure } from './double-exposure.ts';
import { silhouette } from './silhouette.ts';
import { overgrown } from './overgrown.ts';
import { tarot } from './tarot.ts';
import { cartouche } from './cartouche.ts';
import { deco } from './deco.ts';
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
import { stretch } from './stretch.ts';
import { highlights } from './highlights.ts';
import { insetType } from './inset-type.ts';
import { stencil } from './stencil.ts';
import { crushed } from './crushed.ts';
import { radiant } from './radiant.ts';
import { tunnel } from './tunnel.ts';
import { glass } from './glass.ts';
import { arch } from './arch.ts';
import { companion } from './companion.ts';
import { stickers } from './stickers.ts';
import { roots } from './roots.ts';
import { cameo } from './cameo.ts';
import { tiles } from './tiles.ts';
import { greatDish } from './great-dish.ts';
import { greatThing } from './great-thing.ts';
import { paperStrips } from './paper-strips.ts';
import { wanted } from './wanted.ts';
import { floralWall } from './floral-wall.ts';
import { still } from './still.ts';
import { wash } from './wash.ts';
import { woven } from './woven.ts';
import { paperLayers } from './paper-layers.ts';
import { blinds } from './blinds.ts';
import { tornEye } from './torn-eye.ts';
import { claws } from './claws.ts';
import { laidTable } from './laid-table.ts';
import { peek } from './peek.ts';
import { openDoor } from './open-door.ts';
import { umbrella } from './umbrella.ts';
import { stones } from './stones.ts';
import { paperBirds } from './paper-birds.ts';
import { clockwork } from './clockwork.ts';
import { chat } from './chat.ts';
import { keepsakes } from './keepsakes.ts';
import { bellJar } from './bell-jar.ts';
import { offered } from './offered.ts';
import { afloat } from './afloat.ts';
import { footprints } from './footprints.ts';
import { greatShadow } from './great-shadow.ts';
import { entwined } from './entwined.ts';
import { curiosities } from './curiosities.ts';
import { envelope } from './envelope.ts';
import { playingCard } from './playing-card.ts';
import { popUp } from './pop-up.ts';
import { bookStack } from './book-stack.ts';
import { longShadow } from './long-shadow.ts';
import { matches } from './matches.ts';
import { labyrinth } from './labyrinth.ts';
import { turnedCorner } from './turned-corner.ts';
import { snapshots } from './snapshots.ts';
import { notebook } from './notebook.ts';
import { longTable } from './long-table.ts';
import { cutFruit } from './cut-fruit.ts';
import { relief } from './relief.ts';
import { dominoes } from './dominoes.ts';
import { specimens } from './specimens.ts';
import { chessboard } from './chessboard.ts';
import { paintedPlate } from './painted-plate.ts';
import { brushwork } from './brushwork.ts';
import { PLACE_LAYOUTS } from './place-layouts.ts';
import { standingLetters } from './standing-letters.ts';
import { profiles } from './profiles.ts';
import { tornLand } from './torn-land.ts';

/** Every layout family. To add one: a file here, its id in `genres/genre.ts`, and a look at its contact sheet. Places are in a list of their own. */
export const LAYOUTS = {
  ...PLACE_LAYOUTS,
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
  keyhole,
  flock,
  grid,
  eclipse,
  spotlight,
  parade,
  'full-bowl': fullBowl,
  balloon,
  stairs,
  blossom,
  'one-of-many': oneOfMany,
  'double-exposure': doubleExposure,
  silhouette,
  overgrown,
  tarot,
  deco,
  cartouche,
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
  stretch,
  highlights,
  'inset-type': insetType,
  stencil,
  crushed,
  radiant,
  tunnel,
  glass,
  arch,
  companion,
  stickers,
  roots,
  cameo,
  tiles,
  'great-dish': greatDish,
  'great-thing': greatThing,
  'paper-strips': paperStrips,
  wanted,
  'floral-wall': floralWall,
  still,
  wash,
  woven,
  'paper-layers': paperLayers,
  blinds,
  'torn-eye': tornEye,
  claws,
  'laid-table': laidTable,
  peek,
  'open-door': openDoor,
  umbrella,
  stones,
  'paper-birds': paperBirds,
  clockwork,
  chat,
  keepsakes,
  'bell-jar': bellJar,
  offered,
  afloat,
  footprints,
  'great-shadow': greatShadow,
  entwined,
  curiosities,
  envelope,
  'playing-card': playingCard,
  'pop-up': popUp,
  'book-stack': bookStack,
  'long-shadow': longShadow,
  matches,
  labyrinth,
  'turned-corner': turnedCorner,
  snapshots,
  notebook,
  'long-table': longTable,
  'cut-fruit': cutFruit,
  relief,
  dominoes,
  specimens,
  chessboard,
  'painted-plate': paintedPlate,
  brushwork,
  'standing-letters': standingLetters,
  profiles,
  'torn-land': tornLand,
} satisfies Record<LayoutId, Layout>;
