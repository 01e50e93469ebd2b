import { readFileSync } from 'node:fs';
import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { MANIFEST_NAME } from './manifest.ts';
import { readDesignFile } from './read-design-file.ts';

const fixture = readFileSync(new URL('../design/migrations/fixtures/0004-drop-addresses.json', import.meta.url));

test('[B19] [D4] the assets of a file that was written before version 4 are found by the ids that its designs have now', () => {
  const asset = (assetId: string) => ({ assetId, file: `assets/${assetId.replaceAll('/', '-')}` });
  const before = ['library/sea', '0b0f5a5e-54a3-4f4e-9d6e-6f8f0a1b2c3d', 'file/0123456789abcdef', 'beside'].map(asset);
  const manifest = { kind: 'coverwright', version: 1, master: 'hardback', designs: { hardback: 'hardback.json' }, assets: before };
  const bytes = zipSync({
    [MANIFEST_NAME]: strToU8(JSON.stringify(manifest)),
    'hardback.json': new Uint8Array(fixture),
    ...Object.fromEntries(before.map(({ assetId, file }) => [file, strToU8(`bytes of ${assetId}`)])),
  });
  const opened = readDesignFile(bytes);
  if (!opened.ok) throw new Error(opened.fault);
  const { assets, designs } = opened.value;
  expect([...assets.keys()]).toEqual(['library/sea', '0b0f5a5e-54a3-4f4e-9d6e-6f8f0a1b2c3d', '../pictures/seal.png', 'fonts/Beside.ttf']);
  expect(new TextDecoder().decode(assets.get('../pictures/seal.png'))).toBe('bytes of file/0123456789abcdef');
  expect(designs.hardback?.coverObjectImages[1]?.image.type).toBe('FILE');
});
