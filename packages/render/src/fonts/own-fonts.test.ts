import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { createDesign } from '@coverwright/core/design/create-design.ts';
import type { Design } from '@coverwright/core/design/design.ts';
import { compileScene } from '@coverwright/core/scene/compile-scene.ts';
import type { SceneNode } from '@coverwright/core/scene/scene.ts';
import { expect, test } from 'vitest';
import { createHarfBuzzEngine } from '../harfbuzz/create-harfbuzz-engine.ts';
import { describeFontFile } from '../harfbuzz/describe-font-file.ts';
import type { FontFace } from './font-family.ts';
import { hasDesignFonts, loadDesignFonts } from './load-design-fonts.ts';
import { resolveOwnFace } from './own-faces.ts';

const require = createRequire(import.meta.url);
const readFont = async ({ npm, path }: FontFace) =>
  readFile(require.resolve(`${npm}/${path}`)).then((bytes) => new Uint8Array(bytes).buffer);
const brought = await readFile(require.resolve('@expo-google-fonts/cinzel/700Bold/Cinzel_700Bold.ttf'));

const MINE = { family: 'My Own Face', bold: false, italic: false, assetId: 'a1', licenceNote: 'OFL' };

/** Returns a new design with its title in the author's uploaded font. */
function inOwnFont(title: string): Design {
  const design = createDesign();
  const textBoxes = design.frontBoard.textBoxes.map((box) =>
    box.panelName === 'Title' ? { ...box, text: { ...box.text, font: MINE.family, text: title, case: 'none' as const } } : box,
  );
  return { ...design, userFonts: [MINE], frontBoard: { ...design.frontBoard, textBoxes } };
}

function facesOf(nodes: readonly SceneNode[]): readonly string[] {
  return nodes.flatMap((node) => (node.kind === 'glyphs' ? [node.face] : 'children' in node ? facesOf(node.children) : []));
}

test('[E4] words are set in a font that the author brought; letters that it lacks are borrowed', async () => {
  const engine = await createHarfBuzzEngine();
  const design = inOwnFont('Łódź אור');
  expect(hasDesignFonts(engine, design)).toBe(false);
  await loadDesignFonts(engine, design, { readFont, readOwnFont: async () => brought });
  expect(hasDesignFonts(engine, design)).toBe(true);
  const title = compileScene(design, engine).layers.find(({ id }) => id === 'Title');
  const faces = new Set(facesOf(title?.nodes ?? []));
  expect(faces).toContain('own/a1');
  expect([...faces].some((face) => face.startsWith('Frank Ruhl Libre'))).toBe(true);
});

test('[E4] where a brought font is not to be had, laying out is refused by its name rather than done in another face', async () => {
  const engine = await createHarfBuzzEngine();
  await expect(loadDesignFonts(engine, inOwnFont('Night'), { readFont })).rejects.toThrow('My Own Face');
});

test('[E4] the nearest brought cut serves a request, what it lacks is faked, and other families are left to the catalogue', () => {
  const faces = [MINE, { ...MINE, bold: true, assetId: 'a2' }];
  expect(resolveOwnFace(faces, { family: 'my own face', bold: true, italic: false })).toEqual({ face: 'own/a2', slant: 0, embolden: 0 });
  expect(resolveOwnFace(faces, { family: 'My Own Face', bold: false, italic: true })).toMatchObject({ face: 'own/a1', embolden: 0 });
  expect(resolveOwnFace(faces, { family: 'My Own Face', bold: false, italic: true })?.slant).toBeGreaterThan(0);
  expect(resolveOwnFace(faces, { family: 'EB Garamond', bold: false, italic: false })).toBeNull();
});

test('[E4] a font file is read for its family, its cut and whether it may be embedded', async () => {
  const italic = await readFile(require.resolve('@expo-google-fonts/eb-garamond/800ExtraBold_Italic/EBGaramond_800ExtraBold_Italic.ttf'));
  expect(describeFontFile(italic)).toEqual({ family: 'EB Garamond', bold: false, italic: true, mayBeEmbedded: true });
  expect(describeFontFile(brought)).toMatchObject({ family: 'Cinzel', bold: true });
  expect(describeFontFile(new TextEncoder().encode('no font'))).toBeNull();
});
