/**
 * Draws the genres' motifs out of Phosphor's filled icons (MIT) into packages/core/src/ideas/arts/motif-drawings.json, so that
 * covers without a picture have an emblem without asking a server. Run: node tools/motifs/write.ts
 */
import { readFile, writeFile } from 'node:fs/promises';
import { GENRES } from '@coverwright/core/genres/genres.ts';
import { z } from 'zod';

const ICONS = new URL('../../node_modules/@iconify-json/ph/icons.json', import.meta.url);
const DRAWINGS = new URL('../../packages/core/src/ideas/arts/motif-drawings.json', import.meta.url);

/** The set's names of motifs, where they differ from ours. Motifs whose drawings do not suit a cover are left out. */
const CALLED: Readonly<Record<string, string>> = {
  books: 'books',
  castle: 'castle-turret',
  chart: 'chart-bar',
  chef: 'chef-hat',
  cocktail: 'martini',
  cottage: 'house-line',
  cup: 'coffee',
  dagger: 'knife',
  dove: 'bird',
  fork: 'fork-knife',
  footprint: 'footprints',
  galaxy: 'planet',
  hands: 'hands-praying',
  hat: 'cowboy-hat',
  letter: 'envelope-simple',
  'light bulb': 'lightbulb',
  lotus: 'flower-lotus',
  'magnifying glass': 'magnifying-glass',
  map: 'map-trifold',
  mountain: 'mountains',
  pot: 'cooking-pot',
  quill: 'feather',
  seedling: 'plant',
  ship: 'sailboat',
  tree: 'tree-evergreen',
  wave: 'waves',
  satellite: 'planet',
  branch: 'plant',
  bullet: 'crosshair',
  gun: 'crosshair',
  spoon: 'fork-knife',
  lemon: 'orange',
  tomato: 'orange',
  dinosaur: 'paw-print',
  bear: 'paw-print',
  fangs: 'drop',
  arrow: 'arrow-up-right',
  pentacle: 'star',
  'crystal ball': 'sparkle',
  puzzle: 'puzzle-piece',
  teapot: 'coffee',
  teacup: 'coffee',
  cupcake: 'cake',
  lantern: 'lamp',
  coffin: 'cross',
  badge: 'shield-star',
  handcuffs: 'lock',
  revolver: 'crosshair',
};

const { icons } = z
  .object({ icons: z.record(z.string(), z.object({ body: z.string() })) })
  .parse(JSON.parse(await readFile(ICONS, 'utf8')));
const motifs = [...new Set(GENRES.flatMap((genre) => genre.motifs))].sort();
/** Drawings of the set that are too cheerful for a cover, or not recognizable. */
const LEFT_OUT: ReadonlySet<string> = new Set(['ghost', 'horse', 'spider']);

const drawings = motifs.flatMap((motif) => {
  if (LEFT_OUT.has(motif)) return [];
  const body = icons[`${CALLED[motif] ?? motif}-fill`]?.body;
  const paths = [...(body ?? '').matchAll(/ d="([^"]+)"/g)].map(([, d]) => d ?? '');
  return paths.length === 0 ? [] : [[motif, paths]];
});
await writeFile(DRAWINGS, `${JSON.stringify({ set: 'ph', licence: 'MIT', size: 256, drawings: Object.fromEntries(drawings) }, null, 1)}\n`);
