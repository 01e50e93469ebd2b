import type { Group } from '@coverwright/core/design/group.ts';
import { groupOf } from '@coverwright/core/elements/group/element-tree.ts';
import { useMessages } from '../messages/use-messages.ts';
import { BlendFields } from '../inspectors/fields/blend-fields.tsx';
import { ChoiceField } from '../inspectors/fields/choice-field.tsx';
import { PinsField } from '../inspectors/fields/pins-field.tsx';
import { LockableFields } from '../inspectors/fields/lockable-fields.tsx';
import { useDesign, useEditor } from '../session/editor-context.ts';
import styles from './layers-panel.module.css';
import { layerMessages } from './messages.ts';
import { nameStep } from '../steps/name-step.ts';

const CLIPS = [
  { value: 'none', key: 'clipNone' },
  { value: 'inside', key: 'clipInside' },
  { value: 'outside', key: 'clipOutside' },
] as const;

/** The settings of the selected group as a whole; hidden unless a single group is selected. */
export function GroupSection() {
  const t = useMessages(layerMessages);
  const design = useDesign();
  const selectedId = useEditor((state) => state.selectedId);
  const run = useEditor((state) => state.run);
  const group = selectedId === null ? undefined : groupOf(design, selectedId);
  if (!group) return null;
  const id = group.uniqueObjectId;
  const clip: Group['clip'] | 'none' = group.clip ?? 'none';
  return (
    <div className={styles.group} role="group" aria-label={t('group')}>
      <LockableFields id={id}>
        <BlendFields value={group} onChange={(changes, label, gesture) => run({ name: 'edit-group', id, changes }, label, gesture)} />
        <ChoiceField
          label={t('mask')}
          value={clip}
          choices={CLIPS.map(({ value, key }) => ({ value, label: t(key) }))}
          onChange={(next) => run({ name: 'edit-group', id, changes: { clip: next === 'none' ? null : next } }, nameStep('maskTheGroup'))}
        />
        <PinsField
          pins={group.pins}
          stretches={false}
          onChange={(pins, label) => run({ name: 'edit-group', id, changes: { pins } }, label)}
        />
      </LockableFields>
    </div>
  );
}
