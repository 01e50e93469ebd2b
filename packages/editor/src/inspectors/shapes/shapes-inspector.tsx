import { UnstyledButton } from '@mantine/core';
import type { CoverShape } from '@coverwright/core/design/shape.ts';
import { SHAPE_CATALOGUE } from '@coverwright/core/elements/shapes/shape-catalogue.ts';
import { shapeLabel } from '@coverwright/core/elements/shapes/shape-label.ts';
import { SHAPE_TYPES } from '@coverwright/core/elements/shapes/shape-type.ts';
import { IconChevronRight } from '@tabler/icons-react';
import { useState } from 'react';
import { useDesign, useEditor } from '../../session/editor-context.ts';
import { ChoiceField } from '../fields/choice-field.tsx';
import list from '../fields/on-cover-list.module.css';
import { Section } from '../fields/section.tsx';
import { IconPreview } from './icons/icon-preview.tsx';
import { IconShelf } from './icons/icon-shelf.tsx';
import { newIcon, newShape } from './new-shape.ts';
import { ShapePreview } from './shape-preview.tsx';
import styles from './shapes.module.css';

const SHELVES = [
  { value: 'shapes', label: 'Shapes' },
  { value: 'icons', label: 'Icons' },
] as const;

/** Everything that can be drawn; a press lays it in the middle of the front. */
export function ShapesInspector() {
  const design = useDesign();
  const run = useEditor((state) => state.run);
  const select = useEditor((state) => state.select);
  const [shelf, setShelf] = useState<(typeof SHELVES)[number]['value']>('shapes');
  const add = (make: (id: string) => CoverShape) => {
    const id = crypto.randomUUID();
    const shape = make(id);
    if (run({ name: 'add-shape', shape }, `Add: ${shapeLabel(shape).toLowerCase()}`)) select(id);
  };
  return (
    <>
      {design.coverShapes.length > 0 && (
        <Section title="On this cover">
          <ul className={list.list}>
            {design.coverShapes.map((shape) => (
              <li key={shape.uniqueObjectId}>
                <UnstyledButton className={list.row} onClick={() => select(shape.uniqueObjectId)}>
                  <span className={styles.small}>
                    {shape.icon ? <IconPreview icon={shape.icon} /> : <ShapePreview type={shape.type} />}
                  </span>
                  {shape.name ?? shapeLabel(shape)}
                  <IconChevronRight size={16} aria-hidden="true" />
                </UnstyledButton>
              </li>
            ))}
          </ul>
        </Section>
      )}
      <Section title="Add to the front">
        <ChoiceField label="Kind" hideLabel value={shelf} choices={SHELVES} onChange={setShelf} />
        {shelf === 'shapes' && (
          <div className={styles.grid}>
            {SHAPE_TYPES.map((type) => (
              <UnstyledButton
                key={type}
                className={styles.shape}
                aria-label={SHAPE_CATALOGUE[type].label}
                title={SHAPE_CATALOGUE[type].label}
                onClick={() => add((id) => newShape(design, type, id))}
              >
                <ShapePreview type={type} />
              </UnstyledButton>
            ))}
          </div>
        )}
      </Section>
      {shelf === 'icons' && <IconShelf onChoose={(icon) => add((id) => newIcon(design, icon, id))} />}
    </>
  );
}
