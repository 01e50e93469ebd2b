import { Select } from '@mantine/core';
import { maskPictureCommand } from '@coverwright/core/commands/picture-places.ts';
import { SHAPE_CATALOGUE } from '@coverwright/core/elements/shapes/shape-catalogue.ts';
import { SHAPE_TYPES } from '@coverwright/core/elements/shapes/shape-type.ts';
import { useMountedEditor } from '../../session/editor-context.ts';
import { useFieldsLocked } from '../fields/fields-locked.ts';
import { Hint, Section } from '../fields/section.tsx';

/** Lines have no inside that a picture could fill. */
const MASKS = SHAPE_TYPES.filter((type) => type !== 'line' && type !== 'divider').map((type) => ({
  value: type,
  label: SHAPE_CATALOGUE[type].label,
}));

/** Cuts the picture to a shape, in which it is zoomed and moved like every picture that fills a shape. */
export function MaskField({ id }: { readonly id: string }) {
  const { store } = useMountedEditor();
  const isLocked = useFieldsLocked();
  const cut = (value: string | null) => {
    const type = SHAPE_TYPES.find((each) => each === value);
    const { history, run, select } = store.getState();
    const command = type && maskPictureCommand(history.present, id, type);
    if (command && run(command, `Mask: ${SHAPE_CATALOGUE[type].label.toLowerCase()}`)) select(id);
  };
  return (
    <Section title="Mask">
      <Select label="Cut to a shape" placeholder="None" size="xs" disabled={isLocked} value={null} data={MASKS} onChange={cut} />
      <Hint>The picture then fills the shape, where you can zoom and move it. Drop a file on it to replace the picture.</Hint>
    </Section>
  );
}
