import { caretPosition } from '@coverwright/core/text/caret-position.ts';
import { selectionRects } from '@coverwright/core/text/selection-rects.ts';
import type { Camera } from '../stage/camera.ts';
import { toStage } from '../stage/camera.ts';
import styles from './caret-layer.module.css';
import type { TextEditing } from './use-text-editing.ts';

/** Caret, selection and the unseen text area, over the box that is being typed into. */
export function CaretLayer({ editing, camera }: { readonly editing: TextEditing; readonly camera: Camera }) {
  const { edited, selection, textarea } = editing;
  if (!edited) return null;
  const { layout, origin, panel, box } = edited;
  const text = box.text.text;
  const caret = caretPosition(layout, Math.min(selection.focus, text.length));
  const frame = toStage(camera, panel);
  // Everything inside is placed relative to the panel, which turns as a whole.
  const within = (x: number, y: number) => ({
    left: (origin.x + x - panel.x) * camera.scale,
    top: (origin.y + y - panel.y) * camera.scale,
  });
  const caretTop = within(caret.x, caret.top);
  const caretHeight = (caret.bottom - caret.top) * camera.scale;
  return (
    <div
      className={styles.frame}
      style={{ left: frame.x, top: frame.y, width: frame.width, height: frame.height, transform: `rotate(${box.panel.rotation}deg)` }}
    >
      {selectionRects(layout, selection.anchor, selection.focus).map((rect) => (
        <div
          key={`${rect.x} ${rect.y}`}
          className={styles.selected}
          style={{ ...within(rect.x, rect.y), width: rect.width * camera.scale, height: rect.height * camera.scale }}
        />
      ))}
      {selection.anchor === selection.focus && (
        <div className={styles.caret} style={{ ...caretTop, height: caretHeight }} data-testid="caret" />
      )}
      <textarea
        ref={textarea}
        className={styles.input}
        style={{ ...caretTop, height: Math.max(16, caretHeight) }}
        aria-label={`Words of ${box.panelName}`}
        value={text}
        maxLength={1000}
        spellCheck={false}
        autoComplete="off"
        onChange={editing.onInput}
        onSelect={editing.onSelect}
        onKeyDown={editing.onKeyDown}
        onPointerDown={(event) => event.stopPropagation()}
      />
    </div>
  );
}
