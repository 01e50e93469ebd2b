import { VisuallyHidden } from '@mantine/core';
import { useEditor } from '../session/editor-context.ts';
import { elementName } from './element-name.ts';

/** The cover's elements as a list of buttons, for the keyboard and for screen readers: the canvas itself says nothing. */
export function ElementNames() {
  const scene = useEditor((state) => state.scene);
  const design = useEditor((state) => state.history.present);
  const selectedId = useEditor((state) => state.selectedId);
  const select = useEditor((state) => state.select);
  const startEditing = useEditor((state) => state.startEditing);
  const named = scene?.layers.filter(({ kind }) => kind !== 'background' && kind !== 'barcode') ?? [];
  return (
    <VisuallyHidden>
      <ul aria-label="Elements of the cover">
        {named.map(({ id, kind }) => (
          <li key={id}>
            <button
              type="button"
              aria-pressed={id === selectedId}
              onFocus={() => select(id, true)}
              onClick={() => (kind === 'textBox' ? startEditing(id) : select(id))}
            >
              {elementName(design, id)}
            </button>
          </li>
        ))}
      </ul>
    </VisuallyHidden>
  );
}
