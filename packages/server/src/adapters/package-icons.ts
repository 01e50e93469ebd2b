import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { ICON_SETS, type IconSetId } from '@coverwright/contracts/calls/icons.ts';
import { type IconSet, iconSetFileSchema } from '../features/icons/icon-set.ts';

const require = createRequire(import.meta.url);

interface Source {
  readonly licence: string;
  readonly credit: string | null;
  /** Names to leave out: the same drawing in another weight or style. */
  readonly leavesOut: RegExp | null;
}

const SOURCES: Readonly<Record<IconSetId, Source>> = {
  'fluent-emoji-high-contrast': { licence: 'MIT', credit: null, leavesOut: /^(flag|keycap|clock)-/ },
  'game-icons': { licence: 'CC BY 3.0', credit: 'Icon: game-icons.net, CC BY 3.0', leavesOut: null },
  ph: { licence: 'MIT', credit: null, leavesOut: /-(bold|duotone|light|thin)$|logo/ },
  tabler: { licence: 'MIT', credit: null, leavesOut: /^brand-|-off$/ },
  'fluent-emoji-flat': { licence: 'MIT', credit: null, leavesOut: /^(flag|keycap|clock)-|-(dark|light|medium|medium-dark|medium-light)$/ },
};

/** SVG bodies that paths alone cannot represent. */
const BEYOND_PATHS =
  /<(defs|mask|clipPath|use|filter|linearGradient|radialGradient|rect|ellipse)\b|transform=|currentColor"[^>]*opacity=|opacity="[^"]*"[^>]*currentColor/;

/** The icon sets that are installed with the product. They load at the first search, because most authors never search for an icon. */
export function createPackageIcons(): () => Promise<readonly IconSet[]> {
  let sets: Promise<readonly IconSet[]> | null = null;
  return () => (sets ??= Promise.all(ICON_SETS.map(readSet)));
}

async function readSet(id: IconSetId): Promise<IconSet> {
  const { licence, credit, leavesOut } = SOURCES[id];
  const file = iconSetFileSchema.parse(JSON.parse(await readFile(require.resolve(`@iconify-json/${id}/icons.json`), 'utf8')));
  const offered = Object.entries(file.icons).filter(
    ([name, { body, hidden }]) => !hidden && !leavesOut?.test(name) && !BEYOND_PATHS.test(body),
  );
  return { id, licence, credit, width: file.width, height: file.height, bodies: new Map(offered.map(([name, { body }]) => [name, body])) };
}
