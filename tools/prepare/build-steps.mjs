// @ts-check
/** The inputs of the pages' build. */
const PAGES = [
  'package-lock.json',
  'tsconfig.base.json',
  'apps/web',
  'packages/core/src',
  'packages/contracts/src',
  'packages/render/src',
  'packages/editor/src',
  'packages/server/src',
];

/**
 * The build steps before the product can be served, in order. Each runs again only when its inputs change.
 * @type {readonly { name: string, saying: string, inputs: readonly string[], cwd: string, command: readonly string[] }[]}
 */
export const BUILD_STEPS = [
  {
    name: 'fonts',
    saying: 'Laying out the fonts …',
    inputs: ['tools/fonts', 'packages/render/src/fonts'],
    cwd: '.',
    command: ['tools/fonts/build.ts'],
  },
  {
    name: 'pictures',
    saying: 'Making small copies of the picture library …',
    inputs: ['tools/pictures', 'assets/pictures'],
    cwd: '.',
    command: ['tools/pictures/derive.ts'],
  },
  {
    name: 'web',
    saying: 'Building the pages …',
    inputs: PAGES,
    cwd: 'apps/web',
    command: ['../../node_modules/@react-router/dev/bin.cjs', 'build'],
  },
  {
    name: 'web-compressed',
    saying: 'Compressing them …',
    inputs: [...PAGES, 'tools/prepare/compress-pages.mjs'],
    cwd: '.',
    command: ['tools/prepare/compress-pages.mjs'],
  },
];
