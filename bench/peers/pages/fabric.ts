import { Canvas, Ellipse, FabricImage, IText, Rect, Shadow, filters } from 'fabric';
import { addFilterSlider, loadPicture, readContent } from './content.ts';

const content = await readContent();
const canvas = new Canvas('canvas', { width: 1000, height: 720, preserveObjectStacking: true });

const { photo } = content;
const element = await loadPicture(photo.url);
const picture = new FabricImage(element, {
  originX: 'left',
  originY: 'top',
  left: photo.x,
  top: photo.y,
  selectable: false,
  evented: false,
});
picture.set({ scaleX: photo.width / element.naturalWidth, scaleY: photo.height / element.naturalHeight });
const brightness = new filters.Brightness({ brightness: 0.05 });
const contrast = new filters.Contrast({ contrast: 0.05 });
picture.filters = [brightness, contrast];
picture.applyFilters();
canvas.add(picture);

const corner = { originX: 'left', originY: 'top' } as const;
const shapes = content.shapes.map(({ kind, x, y, width, height, colour }) =>
  kind === 'rectangle'
    ? new Rect({ ...corner, left: x, top: y, width, height, fill: colour })
    : new Ellipse({ ...corner, left: x, top: y, rx: width / 2, ry: height / 2, fill: colour }),
);
canvas.add(...shapes);
for (const { url, x, y, side } of content.objects) {
  const image = await loadPicture(url);
  canvas.add(new FabricImage(image, { ...corner, left: x, top: y, scaleX: side / image.naturalWidth, scaleY: side / image.naturalHeight }));
}
for (const { text, x, y, size } of content.texts) {
  canvas.add(
    new IText(text, {
      ...corner,
      left: x,
      top: y,
      fontSize: size,
      fontFamily: 'Georgia',
      fill: '#fff',
      shadow: new Shadow({ color: '#000', blur: 6 }),
    }),
  );
}
canvas.requestRenderAll();

addFilterSlider((value) => {
  brightness.brightness = value * 0.5;
  contrast.contrast = value * 0.4;
  picture.applyFilters();
  canvas.requestRenderAll();
});

const [first] = content.shapes;
const [dragged] = shapes;
const [words] = content.texts;
if (!first || !dragged || !words) throw new Error('The content has shapes and texts');
const typed = canvas.getObjects().find((object) => object instanceof IText);
window.benchPage = {
  drag: { x: first.x + first.width / 2, y: first.y + first.height / 2 },
  corner: () => {
    const box = dragged.getBoundingRect();
    return { x: box.left + box.width, y: box.top + box.height };
  },
  type: { x: words.x + 20, y: words.y + words.size / 2 },
  state: () => JSON.stringify([dragged.getBoundingRect(), typed?.text, brightness.brightness]),
};
