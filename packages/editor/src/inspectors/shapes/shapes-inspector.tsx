import { UnstyledButton } from '@mantine/core';
import { SHAPE_CATALOGUE } from '@coverwright/core/elements/shapes/shape-catalogue.ts';
import { SHAPE_TYPES, type ShapeType } from '@coverwright/core/elements/shapes/shape-type.ts';
import { IconChevronRight } from '@tabler/icons-react';
import { useDesign, useEditor } from '../../session/editor-context.ts';
import { Hint, Section } from '../fields/section.tsx';
import { newShape } from './new-shape.ts';
import { ShapePreview } from './shape-preview.tsx';
import list from '../fields/on-cover-list.module.css';
import styles from './shapes.module.css';

/** Everything that can be drawn; a press lays it in the middle of the front. */
export function ShapesInspector() {
  const design = useDesign();
  const run = useEditor((state) => state.run);
  const select = useEditor((state) => state.select);
  const add = (type: ShapeType) => {
    const id = crypto.randomUUID();
    const { label } = SHAPE_CATALOGUE[type];
    if (run({ name: 'add-shape', shape: newShape(design, type, id) }, `Add: ${label.toLowerCase()}`)) select(id);
  };
  return (
    <>
      {design.coverShapes.length > 0 && (
        <Section title="On this cover">
          <ul className={list.list}>
            {design.coverShapes.map(({ uniqueObjectId, type }) => (
              <li key={uniqueObjectId}>
                <UnstyledButton className={list.row} onClick={() => select(uniqueObjectId)}>
                  <span className={styles.small}>
                    <ShapePreview type={type} />
                  </span>
                  {SHAPE_CATALOGUE[type].label}
                  <IconChevronRight size={16} aria-hidden="true" />
                </UnstyledButton>
              </li>
            ))}
          </ul>
        </Section>
      )}
      <Section title="Add a shape">
        <Hint>It is laid in the middle of the front cover.</Hint>
        <div className={styles.grid}>
          {SHAPE_TYPES.map((type) => (
            <UnstyledButton
              key={type}
              className={styles.shape}
              aria-label={SHAPE_CATALOGUE[type].label}
              title={SHAPE_CATALOGUE[type].label}
              onClick={() => add(type)}
            >
              <ShapePreview type={type} />
            </UnstyledButton>
          ))}
        </div>
      </Section>
    </>
  );
}
