import { COVER_PICTURE } from '../design/cover-image.ts';
import type { Artwork } from '../design/artwork.ts';
import type { Design } from '../design/design.ts';
import type { CoverObjectImage } from '../design/cover-object-image.ts';
import type { CoverShape } from '../design/shape.ts';
import type { TextBox } from '../design/text-box.ts';
import { ANCHORS } from '../design/placed-object.ts';

/** The numbers that adapting by pins changes, by the id of the element. */
export type Places = ReadonlyMap<string, readonly number[]>;

const LENGTHS = ['thickness', 'gap', 'left', 'top', 'windowWidth', 'windowHeight'] as const;

/** @param leftOut the ids of elements that a layout places */
export function placesOf(design: Design, leftOut: ReadonlySet<string>): Places {
  const { frontBoard, coverShapes, coverObjectImages, coverImage, back } = design;
  const { backgroundPosition: at, backgroundSize: size } = coverImage;
  const { panel, text } = back;
  return new Map(
    [
      ...frontBoard.textBoxes.map((box) => [box.designMode.uniqueId, placeOfWords(box)] as const),
      ...coverShapes.map((shape) => [shape.uniqueObjectId, placeOfArt(shape)] as const),
      ...coverObjectImages.map((object) => [object.uniqueObjectId, placeOfArt(object)] as const),
      ...(size ? [[COVER_PICTURE, [at.x, at.y, size.width, size.height]] as const] : []),
      [BLURB, [panel.paddingTop, panel.paddingLeft, panel.paddingRight, text.fontSize, text.lineSpacing]] as const,
    ].filter(([id]) => !leftOut.has(id)),
  );
}

export const BLURB = 'blurb';

/** Returns the design with its elements moved to `places`. */
export function withPlaces(design: Design, places: Places): Design {
  const { frontBoard, coverShapes, coverObjectImages, coverImage, back } = design;
  const picture = places.get(COVER_PICTURE);
  const blurb = places.get(BLURB);
  return {
    ...design,
    frontBoard: { ...frontBoard, textBoxes: frontBoard.textBoxes.map((box) => putWords(box, places.get(box.designMode.uniqueId))) },
    coverShapes: coverShapes.map((shape) => putArt(shape, places.get(shape.uniqueObjectId))),
    coverObjectImages: coverObjectImages.map((object) => putArt(object, places.get(object.uniqueObjectId))),
    coverImage: picture && coverImage.backgroundSize ? { ...coverImage, ...putPicture(picture) } : coverImage,
    back: blurb ? putBlurb(back, blurb) : back,
  };
}

function placeOfWords({ panel, text, designMode }: TextBox): readonly number[] {
  const { top, height, marginLeft, marginRight, paddingLeft, paddingRight } = panel;
  return [top, height, marginLeft, marginRight, paddingLeft, paddingRight, text.fontSize, designMode.maxFontSize];
}

function putWords(box: TextBox, place: readonly number[] | undefined): TextBox {
  if (place?.length !== placeOfWords(box).length) return box;
  const [top = 0, height = 0, marginLeft = 0, marginRight = 0, paddingLeft = 0, paddingRight = 0, fontSize = 100, maxFontSize = 4000] =
    place;
  return {
    ...box,
    panel: { ...box.panel, top, height, marginLeft, marginRight, paddingLeft, paddingRight },
    designMode: { ...box.designMode, maxFontSize },
    text: { ...box.text, fontSize },
  };
}

function placeOfArt(object: CoverShape | CoverObjectImage): readonly number[] {
  const { board, x, y, width, height } = object;
  const place = [ANCHORS.indexOf(board), x, y, width, height];
  if (!('parameters' in object)) return place;
  return [
    ...place,
    object.box.cornerRadius,
    object.line?.width ?? 0,
    object.line?.distance ?? UNSET,
    ...LENGTHS.map((name) => object.parameters[name] ?? UNSET),
    ...frameNumbers(object),
  ];
}

/** Returns the frame that a drawing is composed in. Adapting moves it together with the shape's box. */
function frameNumbers({ art }: CoverShape): readonly number[] {
  return art ? [art.frame.x, art.frame.y, art.frame.width, art.frame.height] : [];
}

/** The value that marks a missing length. No length of a shape can have it. */
const UNSET = -99_999;

function putArt<Object extends CoverShape | CoverObjectImage>(object: Object, place: readonly number[] | undefined): Object {
  const own = placeOfArt(object).length;
  const framed = 'parameters' in object ? frameNumbers(object).length : 0;
  // Documents of older versions have no frames.
  if (place === undefined || (place.length !== own && place.length !== own - framed)) return object;
  const [anchor = 0, x = 0, y = 0, width = 1, height = 1, cornerRadius = 0, line = 0, distance = UNSET, ...lengths] = place;
  const moved = { ...object, board: ANCHORS[anchor] ?? 'front', x, y, width, height };
  if (!('parameters' in object)) return moved;
  const shape: CoverShape = object;
  const parameters = LENGTHS.flatMap((name, index) => {
    const value = lengths[index] ?? UNSET;
    return value === UNSET ? [] : [[name, value] as const];
  });
  return {
    ...moved,
    box: { ...shape.box, cornerRadius },
    line: shape.line && { ...shape.line, width: line || shape.line.width, ...(distance === UNSET ? {} : { distance }) },
    parameters: { ...shape.parameters, ...Object.fromEntries(parameters) },
    ...(shape.art && place.length === own ? { art: { ...shape.art, frame: frameOf(place.slice(-framed)) } } : {}),
  };
}

function frameOf([x = 0, y = 0, width = 1, height = 1]: readonly number[]): Artwork['frame'] {
  return { x, y, width, height };
}

function putPicture([x = 0, y = 0, width = 1, height = 1]: readonly number[]) {
  return { backgroundPosition: { x, y }, backgroundSize: { width, height } };
}

function putBlurb(back: Design['back'], place: readonly number[]): Design['back'] {
  const [paddingTop = 0, paddingLeft = 0, paddingRight = 0, fontSize = 12, lineSpacing = 1.3] = place;
  return { ...back, panel: { ...back.panel, paddingTop, paddingLeft, paddingRight }, text: { ...back.text, fontSize, lineSpacing } };
}
