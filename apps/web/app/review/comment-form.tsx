import { Button, Group, Textarea } from '@mantine/core';
import { type FormEvent, useState } from 'react';

interface CommentFormProps {
  readonly label: string;
  readonly isSending: boolean;
  /** @returns whether it was said */
  readonly send: (text: string) => Promise<boolean>;
  readonly cancel?: () => void;
}

const MOST = 1000;

/** Some words, as many as a comment holds. */
export function CommentForm({ label, isSending, send, cancel }: CommentFormProps) {
  const [text, setText] = useState('');
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() && (await send(text.trim()))) setText('');
  };
  return (
    <form onSubmit={(event) => void submit(event)}>
      <Textarea
        label={label}
        value={text}
        autosize
        minRows={3}
        maxLength={MOST}
        description={text.length > MOST - 200 ? `${MOST - text.length} characters are left.` : undefined}
        inputWrapperOrder={['label', 'input', 'description']}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={(event) => event.key === 'Escape' && cancel?.()}
      />
      <Group justify="flex-end" gap="xs" mt="xs">
        {cancel ? (
          <Button variant="subtle" color="gray" onClick={cancel}>
            Cancel
          </Button>
        ) : null}
        <Button type="submit" loading={isSending} disabled={!text.trim()}>
          Send
        </Button>
      </Group>
    </form>
  );
}
