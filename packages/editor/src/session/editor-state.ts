import type { ElementStyle } from '@coverwright/core/commands/element-style.ts';
import type { History } from '@coverwright/core/commands/history.ts';
import type { FormatId } from '@coverwright/core/formats/format.ts';
import type { Design } from '@coverwright/core/design/design.ts';
import type { Designs } from '@coverwright/core/design/item.ts';
import type { Finding } from '@coverwright/core/preflight/check.ts';
import type { PlacedElement } from '@coverwright/core/elements/placed-elements.ts';
import type { Scene } from '@coverwright/core/scene/scene.ts';
import type { TabId } from './tab.ts';

/** The state of a mounted editor. The document is `history.present`; the rest is view state. */
export interface EditorState {
  /** It is null until the first save. */
  readonly itemId: string | null;
  /** True if the item is a revision of a completed cover, which is saved by a call of its own. */
  readonly isRevision: boolean;
  /** The purchase of the cover; null for one that was not bought. A bought cover stays as it was printed. */
  readonly bought: BoughtCover | null;
  /** The server's time of the save that the state is based on; null before the first one. */
  readonly basedOn: string | null;
  readonly history: History;
  /** The same title's designs in the other formats. */
  readonly otherDesigns: Designs;
  /** The undo histories of the other formats that have one. */
  readonly otherHistories: Histories;
  /** True while another tab edits this cover: it is read-only here. */
  readonly isHeldElsewhere: boolean;
  /** The compiled current design, or the last compiled one while a font is loading. Null at the very start. */
  readonly scene: Scene | null;
  /** Number of compiled scenes, so that a view can detect a new one. */
  readonly sceneRevision: number;
  /** Scene layer ids: a text box's uniqueId, `panel:back`, `coverImage`, `blurb`, `SpineTitle`, an object's id. */
  readonly selectedIds: readonly string[];
  /** The only selected element; null if none or several are selected. */
  readonly selectedId: string | null;
  /** Copied or cut elements; they stay when the format changes. */
  readonly clipboard: readonly PlacedElement[];
  /** The last copied style; it stays when the format changes, too. */
  readonly copiedStyle: ElementStyle | null;
  /** The text box that is being edited on the canvas. */
  readonly editingId: string | null;
  /** The selected characters of a text, on the canvas or in its inspector; null without any. They stay selected while they are styled. */
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
  /** The last checked document; null before the first check. */
  readonly checked: Design | null;
}

/** A range of a text box's characters, in UTF-16 code units. */
export interface SelectedWords {
  readonly id: string;
  readonly start: number;
  readonly end: number;
}

/** The purchase of a bought cover. */
export interface BoughtCover {
  readonly revisionsRemaining: number;
}

/** The undo histories of a title, one for each format. */
export type Histories = Partial<Record<FormatId, History>>;

/** The state of saving. `offline`: no response; the save is retried automatically. */
export type SaveState = 'idle' | 'saving' | 'saved' | 'failed' | 'offline';

export interface Notice {
  readonly tone: 'info' | 'success' | 'error';
  readonly text: string;
}
