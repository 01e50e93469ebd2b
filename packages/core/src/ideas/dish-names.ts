import type { DishId } from '../art/things/dish-fillings.ts';

/** Dishes, and the words of titles that name one of them. Single words, in the singular, accents left out. */
interface NamedDishes {
  readonly dishes: readonly DishId[];
  readonly words: string;
}

/** Names of dishes, the most telling first: what is cooked goes before what it is cooked of. */
const NAMED: readonly NamedDishes[] = [
  { dishes: ['traybake'], words: 'traybake sheet sheetpan tray' },
  { dishes: ['crumble'], words: 'crumble streusel cobbler rhubarb' },
  { dishes: ['lasagna'], words: 'lasagna lasagne moussaka gratin casserole ziti cannelloni enchilada' },
  { dishes: ['mezze'], words: 'mezze meze tapa tapas hummus falafel' },
  { dishes: ['waffles'], words: 'waffle' },
  { dishes: ['pickles'], words: 'pickle pickled pickling ferment fermented fermentation kimchi sauerkraut' },
  { dishes: ['sandwiches'], words: 'sandwich panini sub hoagie toastie' },
  { dishes: ['paella'], words: 'paella paelha פאייה باييلا' },
  { dishes: ['pizza'], words: 'pizza pizzeria pizzaiolo calzone פיצה بيتزا' },
  { dishes: ['burger'], words: 'burger hamburger cheeseburger המבורגר' },
  { dishes: ['tacos'], words: 'taco tortilla taqueria burrito quesadilla fajita טאקו تاكو' },
  { dishes: ['sushi'], words: 'sushi sashimi nigiri maki סושי سوشي' },
  { dishes: ['dumplings'], words: 'dumpling gyoza pierogi pelmeni wonton momo potsticker dimsum mandu knodel' },
  { dishes: ['noodles'], words: 'noodle ramen udon soba pho laksa nudel nudeln אטריות' },
  { dishes: ['pasta'], words: 'pasta spatzle spaghetti macaroni linguine tagliatelle carbonara bolognese ragu pate פסטה ספגטי معكرونة' },
  { dishes: ['curry'], words: 'curry masala korma vindaloo dal dhal tikka קארי كاري' },
  { dishes: ['rice'], words: 'rice biryani pilaf pilau risotto riso arroz reis riz אורז أرز' },
  {
    dishes: ['stew'],
    words: 'meatball stew goulash tagine tajine ragout cassoulet hotpot braise braised eintopf estofado guiso stoofpot תבשיל يخنة',
  },
  { dishes: ['soup'], words: 'soup broth bisque gazpacho suppe suppen soupe sopa zuppa minestra soep מרק حساء شوربة' },
  { dishes: ['salad'], words: 'salad salat salade insalata ensalada סלט سلطة' },
  { dishes: ['pancakes'], words: 'pancake crepe blini flapjack griddle pfannkuchen hotcake griddlecake פנקייק' },
  { dishes: ['cookies'], words: 'cookie biscuit keks biscotti platzchen galleta biscoito brownie chocolate עוגייה עוגיות כעכים' },
  { dishes: ['custard'], words: 'creme brulee caramel custard flan pudding' },
  { dishes: ['pie'], words: 'pie cherry' },
  { dishes: ['tart'], words: 'tart tarte crostata berry patisserie' },
  { dishes: ['cake'], words: 'cake kuchen torte torten gateau torta bolo pastel taart cupcake sponge buttercream birthday עוגה כעך كعك' },
  { dishes: ['jam'], words: 'jam marmalade preserve preserving canning marmelade confiture mermelada marmellata ריבה مربى' },
  {
    dishes: ['bread'],
    words:
      'bread loaf flatbread sourdough focaccia baguette ciabatta toast bagel dough baker baking boulangerie crumb crust flour yeast cornbread knead kneading proof rise rising brot pane pao brood levain brote לחם לחמים خبز',
  },
  { dishes: ['skewers'], words: 'skewer kebab kabob souvlaki satay yakitori shashlik קבב كباب' },
  { dishes: ['chicken'], words: 'chicken hen poultry hahnchen poulet pollo frango kip עוף دجاج' },
  { dishes: ['seafood'], words: 'seafood shrimp prawn mussel shellfish clam scampi marisco bouillabaisse cioppino' },
  { dishes: ['fish'], words: 'fish trout salmon mackerel bream bass branzino fisherman fishmonger angler trawler דג דגים سمك' },
  { dishes: ['roast'], words: 'brisket beef steak meat lamb rib carnivore butcher' },
  { dishes: ['cheese'], words: 'cheese fromage kase queso formaggio queijo kaas גבינה גבינות جبن' },
  { dishes: ['eggs'], words: 'egg shakshuka omelet omelette frittata שקשוקה' },
  { dishes: ['eggs', 'pancakes'], words: 'breakfast brunch morning fruhstuck desayuno' },
  { dishes: ['tart', 'cake', 'pie', 'cookies'], words: 'dessert sweet sugar honey pastry konditorei dolce dulce' },
  { dishes: ['bread', 'pie', 'cookies', 'cake'], words: 'bake baked bakery bakehouse' },
  {
    dishes: ['grilled'],
    words:
      'grill grilling grilled barbecue bbq smoke smokehouse smoker smoked charcoal ember asado braai pitmaster cookout tailgate sausage',
  },
  { dishes: ['chili'], words: 'chili bean lentil gumbo frijole' },
  { dishes: ['stirFry'], words: 'stirfry stir wok fry' },
  { dishes: ['skillet'], words: 'skillet pan castiron iron' },
  { dishes: ['roast', 'chicken'], words: 'roast roasting roasted gravy' },
];

/** Countries, seasons and the like that mean some dishes. */
const MEANT: readonly NamedDishes[] = [
  { dishes: ['salad'], words: 'green vegetable vegan vegetarian garden plant summer spring fresh leaf healthy raw keto paleo detox' },
  { dishes: ['stew', 'soup'], words: 'winter autumn slow pot simmer cooker crockpot' },
  { dishes: ['skillet', 'traybake'], words: 'weeknight busy lazy quick minute' },
  { dishes: ['pasta', 'pizza'], words: 'italian italy italia rome roma naples napoli sicily tuscan nonna trattoria osteria' },
  { dishes: ['noodles', 'sushi'], words: 'japan japanese tokyo izakaya' },
  {
    dishes: ['noodles', 'dumplings'],
    words: 'china chinese beijing shanghai sichuan asia asian korea korean seoul vietnam vietnamese thai hanoi',
  },
  { dishes: ['tacos'], words: 'mexico mexican oaxaca jalapeno jalapeño chipotle' },
  { dishes: ['paella', 'seafood'], words: 'spain spanish valencia' },
  { dishes: ['curry', 'rice'], words: 'india indian delhi bombay mumbai punjab bengal bengali' },
  { dishes: ['mezze'], words: 'lebanese lebanon beirut levant levantine israeli israel turkish persian iran syrian jerusalem' },
  { dishes: ['mezze', 'fish'], words: 'greek greece athens mediterranean' },
  { dishes: ['grilled', 'chili'], words: 'texas texan argentina argentinian brazil brazilian cowboy' },
  { dishes: ['stew', 'chicken'], words: 'morocco moroccan provence provençal' },
  { dishes: ['fish', 'seafood'], words: 'sea ocean coast coastal harbor' },
];

/** The most telling first. */
export const DISH_NAMES: readonly NamedDishes[] = [...NAMED, ...MEANT];

/** Words for food of which a drawn dish is not made, so that they contradict it. */
export const NOT_MADE_OF: Readonly<Partial<Record<DishId, string>>> = {
  pie: 'chicken meat steak beef pork fish shepherd cottage pumpkin lemon lime chocolate pecan mud',
  cake: 'chocolate carrot fish crab rice potato coffee lemon cheese honey',
  tart: 'lemon onion tomato cheese chocolate leek',
  soup: 'chicken fish onion beef clam mushroom miso pea seafood chowder',
  bread: 'ginger banana soda flat pita naan',
  cookies: 'cake tart ginger lemon gravy',
  custard: 'salted fraiche',
  grilled: 'vegan vegetarian vegetable',
  roast: 'chicken turkey duck goose potato vegetable fish ham pork',
  chicken: 'butter fried fry wing nugget',
  cheese: 'cake mac',
  fish: 'chip fry fried',
  rice: 'pudding',
  chili: 'crisp oil coffee vanilla',
  skillet: 'cookie bread cornbread pie cake',
  traybake: 'cookie cake pie pizza',
  stirFry: 'air fish chicken french',
  jam: 'pickle chutney',
  salad: 'fruit potato egg',
};

/** Words for food that no dish here is. */
export const OTHER_FOOD: ReadonlySet<string> = new Set(
  'souffle butter turkey duck goose oyster crab lobster cocktail wine beer coffee tea cheesecake doughnut donut croissant pretzel chutney ham bacon pork potato fries fried bento crayfish langoustine whiskey whisky bourbon rum ale gin vodka chowder tofu ceviche poke ravioli gnocchi icecream gelato sorbet smoothie juice mushroom venison muffin scone brioche macaron meringue trifle tiramisu popcorn strudel candy fudge toffee danish eclair churro empanada arepa tamale pupusa samosa oatmeal porridge granola yogurt hotdog pretzel'.split(
    ' ',
  ),
);

/** True of a word that is the name of a dish, and not only of a country or a season with its own. */
export function isDishName(word: string): boolean {
  return NAMED.some(({ words }) => words.split(' ').includes(word));
}

/** All words that name a dish. */
export const DISH_WORDS = NAMED.map(({ words }) => words).join(' ');

/** Words of meals and kitchens: a title with one of them may serve any dish. */
export const MEAL_WORDS: ReadonlySet<string> = new Set(
  (
    'kitchen cook cooking cooked cookery cookbook recipe table feast supper dinner lunch meal food eat eating eater feed feeding plate bowl oven stove ' +
    'hearth taste flavor flavour appetite hungry hunger picnic potluck banquet menu pantry larder dish dine dining diner chef gourmet diet cuisine ' +
    'snack comfort spice herb season seasonal harvest market farmer farm cucina cocina cuisine küche essen nourish leftover ingredient gather gathering'
  ).split(' '),
);
