import { actionMessages } from '../actions/messages.ts';
import { useMessages } from '../messages/use-messages.ts';
import { ActionIcon, Popover, SimpleGrid, Tooltip } from '@mantine/core';
import {
  IconLayoutAlignBottom,
  IconLayoutAlignCenter,
  IconLayoutAlignLeft,
  IconLayoutAlignMiddle,
  IconLayoutAlignRight,
  IconLayoutAlignTop,
  IconLayoutDistributeHorizontal,
  IconLayoutDistributeVertical,
} from '@tabler/icons-react';
import { memo } from 'react';
import { ALIGNMENTS, DISTRIBUTIONS } from '../actions/align-actions.ts';
import { useEditor } from '../session/editor-context.ts';
import { ActionButton } from './action-button.tsx';

const SIZE = 20;
const STROKE = 1.6;
const ICONS = [
  IconLayoutAlignLeft,
  IconLayoutAlignCenter,
  IconLayoutAlignRight,
  IconLayoutAlignTop,
  IconLayoutAlignMiddle,
  IconLayoutAlignBottom,
  IconLayoutDistributeVertical,
  IconLayoutDistributeHorizontal,
];

/** Buttons that align the selected elements, and from three on distribute them. They are memoized, so that a drag does not render them. */
export const AlignButtons = memo(function AlignButtons({ cols }: { readonly cols: number }) {
  const count = useEditor((state) => state.selectedIds.length);
  const actions = [...ALIGNMENTS, ...(count > 2 ? DISTRIBUTIONS : [])];
  return (
    <SimpleGrid cols={cols} spacing={0} verticalSpacing={2}>
      {actions.map((action, index) => {
        const Icon = ICONS[index] ?? IconLayoutAlignCenter;
        return (
          <ActionButton key={action.id} action={action}>
            <Icon size={SIZE} stroke={STROKE} />
          </ActionButton>
        );
      })}
    </SimpleGrid>
  );
});

/** The buttons for aligning, behind one button. */
export function AlignMenu() {
  const t = useMessages(actionMessages);
  const label = t(useEditor((state) => (state.selectedIds.length > 1 ? 'align' : 'alignOnTheBoard')));
  return (
    <Popover position="bottom" shadow="md" radius="md" withinPortal trapFocus>
      <Popover.Target>
        <Tooltip label={label} openDelay={300}>
          <ActionIcon variant="subtle" color="gray" size={38} aria-label={label}>
            <IconLayoutAlignCenter size={19} stroke={1.7} />
          </ActionIcon>
        </Tooltip>
      </Popover.Target>
      <Popover.Dropdown p={6}>
        <AlignButtons cols={3} />
      </Popover.Dropdown>
    </Popover>
  );
}
