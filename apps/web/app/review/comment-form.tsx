import { useMessages } from '@coverwright/editor/messages/use-messages.ts';
import { Button, Group, Textarea } from '@mantine/core';
import type { FormEvent } from 'react';
import { reviewMessages } from './messages.ts';

interface CommentFormProps {
  readonly label: string;
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly isSending: boolean;
  /** Called with the trimmed text. */
  readonly send: (text: string) => void;
  readonly cancel?: () => void;
}

const MOST = 1000;

/** A text field for a comment, up to its maximum length. */
export function CommentForm({ label, text, onText, isSending, send, cancel }: CommentFormProps) {
  const t = useMessages(reviewMessages);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim()) send(text.trim());
  };
  return (
    <form onSubmit={submit}>
      <Textarea
        label={label}
        value={text}
        autosize
        minRows={3}
        maxLength={MOST}
        description={text.length > MOST - 200 ? t('charactersLeft', { left: MOST - text.length }) : undefined}
        inputWrapperOrder={['label', 'input', 'description']}
        onChange={(event) => onText(event.currentTarget.value)}
        onKeyDown={(event) => event.key === 'Escape' && cancel?.()}
      />
      <Group justify="flex-end" gap="xs" mt="xs">
        {cancel ? (
          <Button variant="subtle" color="gray" onClick={cancel}>
            {t('cancel')}
          </Button>
        ) : null}
        <Button type="submit" loading={isSending} disabled={!text.trim()}>
          {t('send')}
        </Button>
      </Group>
    </form>
  );
}
