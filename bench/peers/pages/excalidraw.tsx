import { Excalidraw, convertToExcalidrawElements } from '@excalidraw/excalidraw';
import '@excalidraw/excalidraw/index.css';
import { createRoot } from 'react-dom/client';
import { type BenchContent, readContent } from './content.ts';

/** Converts the content to Excalidraw's elements; pictures are data URLs, as in its files. */
async function elementsOf({ photo, shapes, objects, texts }: BenchContent) {
  const files: Record<string, { id: string; dataURL: string; mimeType: string; created: number }> = {};
  const addFile = async (url: string) => {
    const id = url.replace(/\W/g, '');
    if (!files[id]) {
      const blob = await (await fetch(url)).blob();
      const dataURL = await new Promise<string>((resolve) => {
        const reader = new FileReader();
        reader.addEventListener('load', () => resolve(typeof reader.result === 'string' ? reader.result : ''));
        reader.readAsDataURL(blob);
      });
      files[id] = { id, dataURL, mimeType: blob.type, created: 1 };
    }
    return id;
  };
  const image = async (url: string, x: number, y: number, width: number, height: number) =>
    ({ type: 'image', x, y, width, height, fileId: await addFile(url), status: 'saved', locked: url === photo.url }) as const;
  const skeletons = [
    await image(photo.url, photo.x, photo.y, photo.width, photo.height),
    ...shapes.map(
      ({ kind, x, y, width, height, colour }) =>
        ({ type: kind, x, y, width, height, backgroundColor: colour, fillStyle: 'solid', roughness: 0, strokeWidth: 1 }) as const,
    ),
    ...(await Promise.all(objects.map(({ url, x, y, side }) => image(url, x, y, side, side)))),
    ...texts.map(({ text, x, y, width, size }) => ({ type: 'text', text, x, y, width, fontSize: size, strokeColor: '#ffffff' }) as const),
  ];
  return { elements: convertToExcalidrawElements(skeletons as never), files };
}

const content = await readContent();
const { elements, files } = await elementsOf(content);
const host = document.getElementById('stage');
if (!host) throw new Error('The page has a stage');

/** Distance from an element's corner to the center of its handle, in screen pixels. */
const HANDLE_MIDDLE = 6;

interface Api {
  getSceneElements(): readonly { id: string; type: string; x: number; y: number; width: number; height: number; text?: string }[];
  getAppState(): { scrollX: number; scrollY: number; zoom: { value: number }; offsetLeft: number; offsetTop: number };
  addFiles(files: unknown[]): void;
}

createRoot(host).render(
  <div style={{ width: 1000, height: 720 }}>
    <Excalidraw
      zenModeEnabled
      excalidrawAPI={(api) => {
        const scene = api as unknown as Api;
        scene.addFiles(Object.values(files));
        const [first] = content.shapes;
        const [words] = content.texts;
        if (!first || !words) return;
        const dragged = elements.find(({ type }) => type === 'rectangle');
        const current = () => scene.getSceneElements().find(({ id }) => id === dragged?.id);
        window.benchPage = {
          // Filled shapes can be dragged anywhere; the canvas starts at the window's corner.
          drag: { x: first.x + first.width / 2, y: first.y + first.height / 2 },
          corner: () => {
            const box = current();
            if (!box) throw new Error('The shape is gone');
            const { scrollX, scrollY, zoom, offsetLeft, offsetTop } = scene.getAppState();
            // The handles stand a little outside of the element.
            return {
              x: (box.x + box.width + scrollX) * zoom.value + offsetLeft + HANDLE_MIDDLE,
              y: (box.y + box.height + scrollY) * zoom.value + offsetTop + HANDLE_MIDDLE,
            };
          },
          type: { x: words.x + 20, y: words.y + words.size / 2 },
          state: () =>
            JSON.stringify([
              current(),
              scene
                .getSceneElements()
                .filter(({ type }) => type === 'text')
                .map(({ text }) => text),
            ]),
        };
      }}
      initialData={{
        elements,
        appState: { zoom: { value: 1 as never }, scrollX: 0, scrollY: 0, viewBackgroundColor: '#333' },
        scrollToContent: false,
      }}
    />
  </div>,
);
