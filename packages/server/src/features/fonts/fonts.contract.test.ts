import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fontFileAddress } from '@coverwright/contracts/addresses/asset-addresses.ts';
import { getUploadUrl } from '@coverwright/contracts/calls/assets.ts';
import { listFonts, saveFont } from '@coverwright/contracts/calls/fonts.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';
import { DATABASE_KINDS } from '../../testing/test-databases.ts';
import { createVisitor, type Visitor } from '../../testing/visitor.ts';

const require = createRequire(import.meta.url);
const fontFile = (path: string) => readFile(require.resolve(`@expo-google-fonts/eb-garamond/${path}`));
const regular = await fontFile('400Regular/EBGaramond_400Regular.ttf');
const boldItalic = await fontFile('700Bold_Italic/EBGaramond_700Bold_Italic.ttf');
const licenceNote = 'SIL Open Font License, from the maker’s site';

async function put(visitor: Visitor, bytes: Uint8Array): Promise<string> {
  const { uploadUrl, location } = await visitor.call(getUploadUrl, { query: { extension: 'ttf' } });
  await visitor.fetch(uploadUrl, { method: 'PUT', body: new Uint8Array(bytes) });
  return location;
}

const save = async (visitor: Visitor, bytes: Uint8Array) =>
  visitor.call(saveFont, { body: { params: { location: await put(visitor, bytes), licenceNote } } });

describe.each(DATABASE_KINDS)('fonts that authors bring, on %s', (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(kind);
  });
  afterAll(() => server.close());

  test('[E4] a font is put, named by its own name table, and served to its owner alone', async () => {
    const visitor = createVisitor(server.url);
    const font = await save(visitor, regular);
    expect(font).toMatchObject({ family: 'EB Garamond', bold: false, italic: false, licenceNote });
    expect(await save(visitor, boldItalic)).toMatchObject({ family: 'EB Garamond', bold: true, italic: true });
    const served = await visitor.fetch(fontFileAddress(font.assetId));
    expect(served.headers.get('content-type')).toBe('font/ttf');
    expect(new Uint8Array(await served.arrayBuffer()).byteLength).toBe(regular.byteLength);
    const stranger = createVisitor(server.url);
    expect((await stranger.fetch(fontFileAddress(font.assetId))).status).toBe(404);
  });

  test('[E4] the same file again is the same font; a list is its owner’s alone', async () => {
    const visitor = createVisitor(server.url);
    const first = await save(visitor, regular);
    expect((await save(visitor, regular)).assetId).toBe(first.assetId);
    expect((await visitor.call(listFonts, {})).fonts).toHaveLength(1);
    const stranger = createVisitor(server.url);
    expect((await stranger.call(listFonts, {})).fonts).toEqual([]);
  });

  test('[E4] what is no font, and a font whose maker forbids embedding, are refused in words', async () => {
    const visitor = createVisitor(server.url);
    const refusal = async (bytes: Uint8Array) =>
      visitor.refusal(saveFont, { body: { params: { location: await put(visitor, bytes), licenceNote } } });
    expect(await refusal(new TextEncoder().encode('wOF2 is a web font'))).toMatchObject({ status: 400, code: 'brokenFont' });
    expect(await refusal(regular.subarray(0, 300))).toMatchObject({ status: 400, code: 'brokenFont' });
    expect(await refusal(restricted(regular))).toMatchObject({ status: 400, code: 'fontNotEmbeddable' });
  });
});

/** Returns the font with its embedding flag set to "restricted license". */
function restricted(font: Buffer): Buffer {
  const copy = Buffer.from(font);
  const tables = copy.readUInt16BE(4);
  for (let index = 0; index < tables; index += 1) {
    const record = 12 + index * 16;
    if (copy.toString('latin1', record, record + 4) === 'OS/2') copy.writeUInt16BE(2, copy.readUInt32BE(record + 8) + 8);
  }
  return copy;
}
