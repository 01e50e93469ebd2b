import type { HeroId } from '../art/heroes/hero-ids.ts';

/** Things that collectors and confectioners put under a dome, and little worlds for a globe. A dog, a stew or a fire under glass is absurd. */
export const UNDER_GLASS: ReadonlySet<HeroId> = new Set(
  (
    'key crown mask skull feather watch doll amulet seashell rose tulip poppy candle lantern mirror bouquet hourglass ' +
    'inkwell gem pearl crystalball nest acorn butterfly moth beetle dragonfly songbird hummingbird swallow house castle church lighthouse ' +
    'tree fir windmill tower mushroom clock compass chess dagger telescope violin piano shoe ship train carousel ferriswheel apple pomegranate ' +
    'cake cupcake pie croissant donut cookie orchid lily iris daisy sunflower lotus lavender bluebell foxglove thistle marigold sprout leaf ' +
    'snowman sled deer snowflake temple pagoda teapot cup vase chalice bust portrait rockinghorse star moon heart'
  ).split(' ') as HeroId[],
);

/** A ball of blossoms among blossoms is lost, and people, carts and machines look like statues in a bed. */
export const NOT_AMONG_FLOWERS: ReadonlySet<HeroId> = new Set(
  (
    'ring rope door gate broom pencil pickaxe spade coins bridge tower skateboard wheelchair basketball soccerball baseball hydrangea bouquet wreath rider soldier nurse dancer woman man couple stagecoach car bus train tractor motorcycle airplane helicopter ' +
    'tugboat bat submarine rocket whisk pot pan cutlery hammer spool boat ship rowboat kayak lighthouse fish whale shark umbrella chair bed ladder gear wheel ' +
    'barrel anchor suitcase phone radio typewriter horseshoe church windmill barn gift letter camera television laptop stethoscope dinosaur flame campfire fireplace'
  ).split(' ') as HeroId[],
);
