import { Button, Group } from '@mantine/core';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { useDesign } from '../../session/editor-context.ts';
import { stackingFor } from '../../session/stacking.ts';

/** Over or under the next element. */
export function OrderButtons({ id, onChange }: { readonly id: string; readonly onChange: (z: number, label: string) => void }) {
  const design = useDesign();
  const forward = stackingFor(design, id, 'forward');
  const back = stackingFor(design, id, 'back');
  return (
    <Group grow gap={8}>
      <Button
        variant="default"
        size="xs"
        leftSection={<IconArrowUp size={15} />}
        disabled={forward === null}
        onClick={() => forward !== null && onChange(forward, 'Bring forward')}
      >
        Forward
      </Button>
      <Button
        variant="default"
        size="xs"
        leftSection={<IconArrowDown size={15} />}
        disabled={back === null}
        onClick={() => back !== null && onChange(back, 'Send back')}
      >
        Back
      </Button>
    </Group>
  );
}
