import Konva from 'konva';
import { addFilterSlider, loadPicture, readContent } from './content.ts';

const content = await readContent();
const stage = new Konva.Stage({ container: 'stage', width: 1000, height: 720 });
const layer = new Konva.Layer();
stage.add(layer);

const { photo } = content;
const picture = new Konva.Image({ image: await loadPicture(photo.url), x: photo.x, y: photo.y, width: photo.width, height: photo.height });
layer.add(picture);
picture.cache({ pixelRatio: devicePixelRatio });
picture.filters([Konva.Filters.Brighten, Konva.Filters.Contrast]);
picture.brightness(0.05);
picture.contrast(5);

for (const { kind, x, y, width, height, colour } of content.shapes) {
  layer.add(
    kind === 'rectangle'
      ? new Konva.Rect({ x, y, width, height, fill: colour, draggable: true })
      : new Konva.Ellipse({ x: x + width / 2, y: y + height / 2, radiusX: width / 2, radiusY: height / 2, fill: colour, draggable: true }),
  );
}
for (const { url, x, y, side } of content.objects) {
  layer.add(new Konva.Image({ image: await loadPicture(url), x, y, width: side, height: side, draggable: true }));
}
for (const { text, x, y, width, size } of content.texts) {
  layer.add(
    new Konva.Text({
      text,
      x,
      y,
      width,
      fontSize: size,
      fontFamily: 'Georgia',
      fill: '#fff',
      align: 'center',
      shadowColor: '#000',
      shadowBlur: 6,
      draggable: true,
    }),
  );
}
const transformer = new Konva.Transformer({ keepRatio: false });
layer.add(transformer);
stage.on('click tap', ({ target }) => transformer.nodes(target === stage || target === picture ? [] : [target]));

addFilterSlider((value) => {
  picture.brightness(value * 0.5);
  picture.contrast(value * 40);
});

const [first] = content.shapes;
const dragged = layer.find('Rect')[0];
if (!first || !dragged) throw new Error('The content has shapes');
window.benchPage = {
  drag: { x: first.x + first.width / 2, y: first.y + first.height / 2 },
  corner: () => {
    const box = dragged.getClientRect();
    return { x: box.x + box.width, y: box.y + box.height };
  },
  type: null,
  state: () => JSON.stringify([dragged.getClientRect(), picture.brightness()]),
};
