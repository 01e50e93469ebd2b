import type { Command, SingleCommand } from '../commands/apply-command.ts';
import type { Design } from '../design/design.ts';
import type { DesignImage } from '../design/design-image.ts';
import type { CoverGeometry } from '../geometry/cover-geometry.ts';
import type { TurnedBox } from '../interaction/turned-box.ts';
import type { SceneLayer } from '../scene/scene.ts';
import type { FaceRequest, TextEngine } from '../text/text-engine.ts';
import type { ElementTraits } from './element-traits.ts';

/** The input for compiling a cover. */
export interface CompileContext {
  readonly design: Design;
  readonly geometry: CoverGeometry;
  readonly engine: TextEngine;
}

/** A layer with its place in the stack. Layers of equal z keep the order of the kinds. */
export interface StackedLayer {
  readonly z: number;
  readonly layer: SceneLayer;
}

/** The definition of a kind of element. There is one folder per kind; `element-kinds.ts` lists them. */
export interface ElementKindDefinition {
  readonly traits: ElementTraits;
  /** The layers of every shown element of this kind, undermost first. */
  readonly compile: (context: CompileContext) => readonly StackedLayer[];
  /** Returns the faces that its text needs, each with the text that it sets. */
  readonly faces: (design: Design) => readonly FaceUse[];
  /** Returns every picture that it shows, including hidden elements. A picture that is shown twice is listed twice. */
  readonly pictures: (design: Design) => readonly DesignImage[];
  /** The storage of elements that the author places and can stack, name, lock and hide; null for other kinds. */
  readonly placed: PlacedKind | null;
}

export type FaceUse = FaceRequest & { readonly text: string };

/** The state of an element in the list of layers. */
export interface LayerState {
  readonly name: string | null;
  readonly locked: boolean;
  readonly hidden: boolean;
}

/** The state of a placed element that is common to all kinds. */
export interface PlacedState extends LayerState {
  readonly id: string;
  readonly z: number;
  /** The element as it is stored in the document. */
  readonly value: object;
}

/** The new place of an element. `scaled` is the factor for its type size; 1 keeps the size. */
export interface NewPlace extends TurnedBox {
  readonly scaled: number;
}

/** The box of a placed element in the scene, and the command that moves it. */
export interface PlacedBox extends TurnedBox {
  readonly lockAspectRatio: boolean;
  readonly commandFor: (place: NewPlace) => Command;
}

/** The storage of a placed kind in the document. */
export interface PlacedKind {
  readonly list: (design: Design) => readonly PlacedState[];
  /** Returns its default name, for lists and screen readers. */
  readonly describe: (design: Design, id: string) => string;
  /** Returns its name in the middle of a sentence: “the title”. */
  readonly mention: (design: Design, id: string) => string;
  readonly withState: (design: Design, id: string, state: Partial<LayerState>) => Design;
  /** @param zOf returns an element's new place in the stack, or undefined to keep it. Elements that do not move keep their identity. */
  readonly withStacking: (design: Design, zOf: (id: string) => number | undefined) => Design;
  readonly box: (design: Design, id: string, geometry: CoverGeometry) => PlacedBox | null;
  readonly removeCommand: (id: string) => SingleCommand;
  /**
   * Returns the command that adds a copy of `element`, unlocked and shown, `aside` print pixels right of and below it; null for an element
   * of another kind.
   * @param copyOf returns the id of the copy of another element that is copied along with it.
   */
  readonly copyCommand: (
    element: CopiedElement,
    id: string,
    aside: number,
    copyOf: (id: string) => string | undefined,
  ) => SingleCommand | null;
  /** True when `id` inks an area that hides the layers below it. */
  readonly isSolid: (design: Design, id: string) => boolean;
  /** True if `id` inks an area that should extend to the edge of the file where it reaches the trim. */
  readonly isArea: (design: Design, id: string) => boolean;
}

/** An element in the form that the clipboard stores. */
export type CopiedElement = Pick<PlacedState, 'value'>;
