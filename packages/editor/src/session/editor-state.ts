import type { ElementStyle } from '@coverwright/core/commands/element-style.ts';
import type { History } from '@coverwright/core/commands/history.ts';
import type { FormatId } from '@coverwright/core/formats/format.ts';
import type { Design } from '@coverwright/core/design/design.ts';
import type { Designs } from '@coverwright/core/design/item.ts';
import type { Finding } from '@coverwright/core/preflight/check.ts';
import type { PlacedElement } from '@coverwright/core/elements/placed-elements.ts';
import type { Scene } from '@coverwright/core/scene/scene.ts';
import type { TabId } from './tab.ts';

/** Everything that one mounted editor knows. The document is `history.present`; the rest is view. */
export interface EditorState {
  /** It is null until the first save. */
  readonly itemId: string | null;
  /** True if the item is a revision of a completed cover, which is saved by a call of its own. */
  readonly isRevision: boolean;
  /** The purchase of the cover; null for one that was not bought. A bought cover stays as it was printed. */
  readonly bought: BoughtCover | null;
  /** The server's time of the save that this builds on; null before the first. */
  readonly basedOn: string | null;
  readonly history: History;
  /** The same title's designs in the other formats. */
  readonly otherDesigns: Designs;
  /** Their steps back and forward, where there were any. */
  readonly otherHistories: Histories;
  /** True while another tab works on this cover: nothing can be changed here. */
  readonly isHeldElsewhere: boolean;
  /** The present design compiled; the last one that could be while a font is still on its way. Null at the very start. */
  readonly scene: Scene | null;
  /** Counts compiled scenes, so that a view can tell that something changed. */
  readonly sceneRevision: number;
  /** Scene layer ids: a text box's uniqueId, `panel:back`, `coverImage`, `blurb`, `SpineTitle`, an object's id. */
  readonly selectedIds: readonly string[];
  /** The only one that is selected; null when none is, or several are. */
  readonly selectedId: string | null;
  /** Copied or cut elements; they outlive a change of the format. */
  readonly clipboard: readonly PlacedElement[];
  /** The style that was copied last; it outlives a change of the format too. */
  readonly copiedStyle: ElementStyle | null;
  /** The text box that is being typed into, on the canvas. */
  readonly editingId: string | null;
  /** The characters that are selected in a text, on the canvas or in its inspector; null: none. They stay selected while they are styled. */
  readonly selectedWords: SelectedWords | null;
  /** True if editing begins with every word selected, so that typing replaces them. */
  readonly editsAllWords: boolean;
  readonly activeTab: TabId;
  readonly drawerOpen: boolean;
  readonly save: SaveState;
  readonly currentChangesSaved: boolean;
  readonly notice: Notice | null;
  /** The print check's findings for `checked`. */
  readonly findings: readonly Finding[];
  /** The document that was looked at last; null before the first. */
  readonly checked: Design | null;
}

/** A part of a text box's words, in UTF-16 units. */
export interface SelectedWords {
  readonly id: string;
  readonly start: number;
  readonly end: number;
}

/** Describes what a bought cover comes with. */
export interface BoughtCover {
  readonly revisionsRemaining: number;
}

/** A title's histories, one a format. */
export type Histories = Partial<Record<FormatId, History>>;

/** `offline`: nothing answered; it is tried again by itself. */
export type SaveState = 'idle' | 'saving' | 'saved' | 'failed' | 'offline';

export interface Notice {
  readonly tone: 'info' | 'success' | 'error';
  readonly text: string;
}
