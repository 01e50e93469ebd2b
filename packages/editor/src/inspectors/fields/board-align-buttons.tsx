import { useMessages } from '../../messages/use-messages.ts';
import { SimpleGrid } from '@mantine/core';
import {
  IconBoxAlignBottom,
  IconBoxAlignLeft,
  IconBoxAlignRight,
  IconBoxAlignTop,
  IconLayoutAlignCenter,
  IconLayoutAlignMiddle,
} from '@tabler/icons-react';
import { memo } from 'react';
import { BOARD_ALIGNMENTS } from '../../actions/align-actions.ts';
import { ActionButton } from '../../chrome/action-button.tsx';
import { fieldMessages } from './messages.ts';

const ICONS = [IconBoxAlignLeft, IconLayoutAlignCenter, IconBoxAlignRight, IconBoxAlignTop, IconLayoutAlignMiddle, IconBoxAlignBottom];

/** Buttons that align each selected element to the safe area of its board. They are memoized, so that a drag does not render them. */
export const BoardAlignButtons = memo(function BoardAlignButtons({ board }: { readonly board: string }) {
  const t = useMessages(fieldMessages);
  return (
    <SimpleGrid cols={6} spacing={0} role="group" aria-label={t('alignToThe', { board: board.toLowerCase() })}>
      {BOARD_ALIGNMENTS.map((action, index) => {
        const Icon = ICONS[index] ?? IconLayoutAlignCenter;
        return (
          <ActionButton key={action.id} action={action}>
            <Icon size={20} stroke={1.6} />
          </ActionButton>
        );
      })}
    </SimpleGrid>
  );
});
