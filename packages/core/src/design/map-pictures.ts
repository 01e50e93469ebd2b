import type { Design } from './design.ts';
import type { DesignImage } from './design-image.ts';
import type { Fill } from './fill.ts';
import type { TextBox } from './text-box.ts';

type Change = (image: DesignImage) => DesignImage;

/** Returns a design with every picture replaced: the shown ones, the chosen ones, and the one that the cover was composed with. */
export function mapPictures(design: Design, change: Change): Design {
  const { coverImage, selectedImages, coverObjectImages, frontBoard, spine, back, composition } = design;
  const { currentDesignImage } = coverImage;
  const [author, title] = spine.textBoxes;
  return {
    ...design,
    coverImage: { ...coverImage, currentDesignImage: currentDesignImage && change(currentDesignImage) },
    selectedImages: selectedImages.map(change),
    coverObjectImages: coverObjectImages.map((object) => ({ ...object, image: change(object.image) })),
    coverShapes: design.coverShapes.map((shape) =>
      shape.box.fill?.kind === 'picture' ? { ...shape, box: { ...shape.box, fill: changedFill(shape.box.fill, change) } } : shape,
    ),
    frontBoard: {
      ...frontBoard,
      panel: withChangedFill(frontBoard.panel, change),
      textBoxes: frontBoard.textBoxes.map((box) => changedBox(box, change)),
    },
    spine: { ...spine, panel: withChangedFill(spine.panel, change), textBoxes: [changedBox(author, change), changedBox(title, change)] },
    back: { ...back, panel: withChangedFill(back.panel, change) },
    ...(composition?.picture
      ? { composition: { ...composition, picture: { ...composition.picture, image: change(composition.picture.image) } } }
      : {}),
  };
}

function changedFill(fill: Fill, change: Change): Fill {
  return fill.kind === 'picture' ? { ...fill, image: change(fill.image) } : fill;
}

function withChangedFill<Filled extends { fill?: Fill | undefined }>(filled: Filled, change: Change): Filled {
  return filled.fill?.kind === 'picture' ? { ...filled, fill: changedFill(filled.fill, change) } : filled;
}

function changedBox(box: TextBox, change: Change): TextBox {
  const text = withChangedFill(box.text, change);
  const lines = text.lines?.map((line) => ({ ...line, runs: line.runs.map((run) => withChangedFill(run, change)) }));
  return { ...box, text: lines ? { ...text, lines } : text };
}
