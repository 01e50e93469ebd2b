import { afterCommands } from '@coverwright/core/commands/testing/after-commands.ts';
import { createDesign } from '@coverwright/core/design/create-design.ts';
import type { Design } from '@coverwright/core/design/design.ts';
import { geometryOf } from '@coverwright/core/design/geometry-of.ts';
import { COVER_PICTURE } from '@coverwright/core/design/cover-image.ts';
import { findForeground } from '@coverwright/core/foreground/title-behind.ts';
import { glyphBoxes } from '@coverwright/core/scene/glyph-ink.ts';
import { findTitle } from '@coverwright/core/shop-window/read-title.ts';
import { browserSurface } from '@coverwright/render/canvas/browser-surface.ts';
import { paintScene } from '@coverwright/render/canvas/paint-scene.ts';
import { contextOf } from '@coverwright/render/canvas/pixel-layer.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mountForTest } from '../../testing/mount-for-test.tsx';

let mounted: Awaited<ReturnType<typeof mountForTest>>;
afterEach(() => mounted.unmount());

const WIDTH = 600;
const HEIGHT = 900;
const image = { type: 'library', assetId: 'library/peak', width: WIDTH, height: HEIGHT };

/** A dark mountain with a wide top before a light sky. */
function mountain(): Promise<Blob> {
  const canvas = new OffscreenCanvas(WIDTH, HEIGHT);
  const context = canvas.getContext('2d')!;
  const sky = context.createLinearGradient(0, 0, 0, HEIGHT);
  sky.addColorStop(0, '#7fa0c4');
  sky.addColorStop(1, '#cfdbe6');
  context.fillStyle = sky;
  context.fillRect(0, 0, WIDTH, HEIGHT);
  context.fillStyle = '#101820';
  context.beginPath();
  context.moveTo(0, 520);
  context.lineTo(180, 470);
  context.lineTo(300, 400);
  context.lineTo(420, 470);
  context.lineTo(WIDTH, 520);
  context.lineTo(WIDTH, HEIGHT);
  context.lineTo(0, HEIGHT);
  context.fill();
  return canvas.convertToBlob();
}

/** Stripes without any sky. */
function stripes(): Promise<Blob> {
  const canvas = new OffscreenCanvas(WIDTH, HEIGHT);
  const context = canvas.getContext('2d')!;
  for (let x = 0; x < WIDTH; x += 12) {
    context.fillStyle = x % 24 === 0 ? '#803020' : '#e0c090';
    context.fillRect(x, 0, 12, HEIGHT);
  }
  return canvas.convertToBlob();
}

function cover(): Design {
  const design = afterCommands(createDesign(), { name: 'choose-cover-image', image }, { name: 'set-cover-image-format', format: 'front' });
  const { front } = geometryOf(design).boards;
  return afterCommands(design, {
    name: 'edit-text-box',
    id: titleOf(design),
    changes: {
      text: { text: 'SUMMIT', fontSize: 400, colour: { r: 255, g: 0, b: 0, a: 1 } },
      panel: { top: front.height * 0.3, height: 500, marginLeft: 60, marginRight: 60 },
      panelPosition: 'top',
    },
  });
}

function titleOf(design: Design): string {
  return findTitle(design)?.designMode.uniqueId ?? '';
}

const present = () => mounted.editor.store.getState().history.present;
const section = () => page.getByRole('region', { name: 'Title behind the subject' });

/** Counts the red pixels of the painted cover within the lowest third of the title's letters. */
function redAtFoot(): number {
  const { resources, store } = mounted.editor;
  const { scene } = store.getState();
  const layer = scene?.layers.find(({ id }) => id === titleOf(present()));
  if (!scene || !layer) throw new Error('no scene');
  const canvas = browserSurface.createCanvas(Math.ceil(scene.width / 4), Math.ceil(scene.height / 4));
  const context = contextOf(canvas);
  paintScene(context, scene, resources.paint, { width: canvas.width, height: canvas.height });
  return glyphBoxes(layer.nodes, resources.engine).reduce((sum, { x, y, width, height }) => {
    const { data } = context.getImageData(x / 4, (y + (height * 2) / 3) / 4, Math.max(1, width / 4), Math.max(1, height / 12));
    return sum + data.filter((red, at) => at % 4 === 0 && red > 200 && data[at + 1]! < 60).length;
  }, 0);
}

test('[B22] the title goes behind the subject by one press and before it by another; its mask moves and softens', async () => {
  mounted = await mountForTest(cover(), { 'library/peak': await mountain() });
  const { store } = mounted.editor;
  store.getState().openTab('COVER_IMAGE');
  const before = present();
  await section().getByRole('button', { name: 'Put title behind the subject' }).click();
  expect(findForeground(present(), COVER_PICTURE)).not.toBeNull();
  await expect.element(section().getByText(/^The foreground covers at most \d+ % of a letter/)).toBeVisible();
  const hidden = redAtFoot();
  const position = section().getByRole('textbox', { name: 'Mask position' });
  await userEvent.fill(position, '-10');
  await userEvent.keyboard('{Enter}');
  await expect.poll(redAtFoot).toBeGreaterThan(hidden * 1.2);
  await userEvent.fill(position, '9');
  await userEvent.keyboard('{Enter}');
  await expect.element(section().getByText(/which can’t be read/)).toBeVisible();
  await userEvent.fill(section().getByRole('textbox', { name: 'Soft edge' }), '2');
  await userEvent.keyboard('{Enter}');
  expect(findForeground(present(), COVER_PICTURE)?.parameters['softness']).toBeGreaterThan(0.015);
  await section().getByRole('button', { name: 'Bring title to the front' }).click();
  expect(findForeground(present(), COVER_PICTURE)).toBeNull();
  for (let step = 0; step < 5; step += 1) store.getState().undo();
  expect(present()).toEqual(before);
});

test('[B22] a picture without a clear horizon says so, and offers no mask', async () => {
  mounted = await mountForTest(cover(), { 'library/peak': await stripes() });
  mounted.editor.store.getState().openTab('COVER_IMAGE');
  await expect.element(section().getByText(/no horizon|isn’t clear enough/)).toBeVisible();
  await expect.element(section().getByRole('textbox')).not.toBeInTheDocument();
  // The subject can still be cut out, and nothing else can be done.
  await expect.element(section().getByText(/uses one background removal/)).toBeVisible();
  expect(section().getByRole('button').elements()).toHaveLength(1);
});

const CUT = {
  _id: 'cut',
  assetId: 'cut',
  type: 'UPLOAD',
  urls: { full: '/full', regular: '/regular', thumb: '/thumb' },
  width: WIDTH,
  height: HEIGHT,
  name: '',
  originalId: 'library/peak',
};

/** A red-free subject that stands in the middle of a clear picture. */
function standing(): Promise<Blob> {
  const canvas = new OffscreenCanvas(WIDTH, HEIGHT);
  const context = canvas.getContext('2d')!;
  context.fillStyle = '#204060';
  context.fillRect(230, 380, 140, HEIGHT - 380);
  return canvas.convertToBlob();
}

/** A server that has two removals left, and cuts pictures out or refuses to. */
function stubCutouts(answer: () => Response) {
  const asked: string[] = [];
  const before = globalThis.fetch;
  vi.stubGlobal('fetch', (address: string | URL, init?: RequestInit) => {
    const { pathname } = new URL(address, window.location.href);
    if (pathname === '/api/asset/cutout-credits') return Promise.resolve(Response.json({ creditsRemaining: 2 }));
    if (pathname !== '/api/asset/remove-image-background') return before(address, init);
    asked.push(pathname);
    return Promise.resolve(answer());
  });
  return asked;
}

test('[B22] a picture without a horizon has its subject cut out by the same button, which then stands before the title', async () => {
  mounted = await mountForTest(cover(), { 'library/peak': await stripes(), 'UPLOAD/cut': await standing() });
  stubCutouts(() => Response.json({ asset: CUT, creditsRemaining: 1 }));
  const { store } = mounted.editor;
  store.getState().openTab('COVER_IMAGE');
  const before = present();
  await expect.element(section().getByText(/2 background removals left/)).toBeVisible();
  const whole = redAtFoot();
  await section().getByRole('button', { name: 'Put title behind the subject' }).click();
  await expect.element(section().getByText(/^The subject covers at most \d+ % of a letter/)).toBeVisible();
  expect(findForeground(present(), COVER_PICTURE)?.box.fill).toMatchObject({ kind: 'picture', image: { assetId: 'cut' } });
  await expect.poll(redAtFoot).toBeLessThan(whole * 0.95);
  await expect.element(section().getByRole('textbox')).not.toBeInTheDocument();
  await section().getByRole('button', { name: 'Bring title to the front' }).click();
  expect(findForeground(present(), COVER_PICTURE)).toBeNull();
  for (let step = 0; step < 2; step += 1) store.getState().undo();
  expect(present()).toEqual(before);
});

test('[B22] a subject that cannot be told from its background says so and changes nothing; a hindrance is told before a removal is used', async () => {
  mounted = await mountForTest(cover(), { 'library/peak': await stripes() });
  const refused = { error: 'The subject can’t be told apart.', code: 'subjectUnclear' };
  const asked = stubCutouts(() => Response.json(refused, { status: 409 }));
  const { store } = mounted.editor;
  store.getState().openTab('COVER_IMAGE');
  const before = present();
  const press = () => section().getByRole('button', { name: 'Put title behind the subject' }).click();
  await press();
  await expect.element(section().getByText('The subject can’t be told apart.')).toBeVisible();
  expect(present()).toEqual(before);
  store.getState().run({ name: 'place-cover-image', rotation: 8 }, 'Turn');
  await press();
  await expect.element(section().getByText(/turned, flipped, blurred/)).toBeVisible();
  expect(asked).toHaveLength(1);
});
