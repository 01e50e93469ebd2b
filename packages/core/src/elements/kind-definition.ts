import type { Command, SingleCommand } from '../commands/apply-command.ts';
import type { Design } from '../design/design.ts';
import type { DesignImage } from '../design/design-image.ts';
import type { CoverGeometry } from '../geometry/cover-geometry.ts';
import type { TurnedBox } from '../interaction/turned-box.ts';
import type { SceneLayer } from '../scene/scene.ts';
import type { FaceRequest, TextEngine } from '../text/text-engine.ts';
import type { ElementTraits } from './element-traits.ts';

/** Describes what compiling a cover has at hand. */
export interface CompileContext {
  readonly design: Design;
  readonly geometry: CoverGeometry;
  readonly engine: TextEngine;
}

/** One layer with its place in the stack; equal z keeps the order of the kinds. */
export interface StackedLayer {
  readonly z: number;
  readonly layer: SceneLayer;
}

/** Describes what every kind of element answers. One folder a kind; `element-kinds.ts` lists them. */
export interface ElementKindDefinition {
  readonly traits: ElementTraits;
  /** The layers of every shown element of this kind, undermost first. */
  readonly compile: (context: CompileContext) => readonly StackedLayer[];
  /** The faces that its words ask for, each with the words it sets. */
  readonly faces: (design: Design) => readonly FaceUse[];
  /** Every picture that it shows, hidden elements included. What shows twice is there twice. */
  readonly pictures: (design: Design) => readonly DesignImage[];
  /** It is present for kinds that the author lays on the cover, and can stack, name, lock and hide. */
  readonly placed: PlacedKind | null;
}

export type FaceUse = FaceRequest & { readonly text: string };

/** Describes what the list of layers keeps about an element. */
export interface LayerState {
  readonly name: string | null;
  readonly locked: boolean;
  readonly hidden: boolean;
}

/** An element that the author laid on the cover, without what only its own kind knows. */
export interface PlacedState extends LayerState {
  readonly id: string;
  readonly z: number;
  /** The element as the document holds it. */
  readonly value: object;
}

/** Describes where a placed element goes; `scaled` is how much larger its type grows with it, 1 keeps the size. */
export interface NewPlace extends TurnedBox {
  readonly scaled: number;
}

/** A placed element's own box in the scene, and the command that puts it elsewhere. */
export interface PlacedBox extends TurnedBox {
  readonly lockAspectRatio: boolean;
  readonly commandFor: (place: NewPlace) => Command;
}

/** Describes how the elements of a placed kind are kept in the document. */
export interface PlacedKind {
  readonly list: (design: Design) => readonly PlacedState[];
  /** Returns its default name, for lists and screen readers. */
  readonly describe: (design: Design, id: string) => string;
  /** Returns its name in the middle of a sentence: “the title”. */
  readonly mention: (design: Design, id: string) => string;
  readonly withState: (design: Design, id: string, state: Partial<LayerState>) => Design;
  /** @param zOf gives an element's new place in the stack; undefined keeps it. What does not move keeps its identity. */
  readonly withStacking: (design: Design, zOf: (id: string) => number | undefined) => Design;
  readonly box: (design: Design, id: string, geometry: CoverGeometry) => PlacedBox | null;
  readonly removeCommand: (id: string) => SingleCommand;
  /**
   * Lays a copy of `element`, unlocked and shown, `aside` print pixels right of and below it; null for an element of another kind.
   * @param copyOf the copy of another element that is copied along with it.
   */
  readonly copyCommand: (
    element: CopiedElement,
    id: string,
    aside: number,
    copyOf: (id: string) => string | undefined,
  ) => SingleCommand | null;
  /** True when `id` inks an area that hides the layers below it. */
  readonly isSolid: (design: Design, id: string) => boolean;
  /** True when `id` inks an area that ought to reach the file's edge where it reaches the cut. */
  readonly isArea: (design: Design, id: string) => boolean;
}

/** An element as the clipboard keeps it. */
export type CopiedElement = Pick<PlacedState, 'value'>;
