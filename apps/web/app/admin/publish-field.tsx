import { useMessages } from '@coverwright/editor/messages/use-messages.ts';
import { Radio, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import { adminMessages } from './messages.ts';

interface PublishFieldProps {
  /** ISO 8601; null for a draft. The initial value decides which option is shown. */
  readonly publishedAt: string | null;
  readonly onChange: (publishedAt: string | null) => void;
}

const HOUR_MS = 3_600_000;

/** Chooses the visibility of a post: draft, published, or scheduled. */
export function PublishField({ publishedAt, onChange }: PublishFieldProps) {
  const t = useMessages(adminMessages);
  const [kind, setKind] = useState(() => kindOf(publishedAt));
  const choose = (chosen: string) => {
    setKind(chosen);
    if (chosen === 'draft') onChange(null);
    else onChange(new Date(Date.now() + (chosen === 'scheduled' ? HOUR_MS : 0)).toISOString());
  };
  return (
    <Radio.Group label={t('visibility')} value={kind} onChange={choose}>
      <Stack gap="xs" mt={6}>
        <Radio value="draft" label={t('keepAsDraft')} />
        <Radio value="published" label={t('publishNow')} />
        <Radio value="scheduled" label={t('publishLater')} />
        {kind === 'scheduled' && publishedAt ? (
          <TextInput
            type="datetime-local"
            aria-label={t('publishTime')}
            value={localText(publishedAt)}
            onChange={({ currentTarget }) => {
              const moment = new Date(currentTarget.value);
              if (!Number.isNaN(moment.getTime())) onChange(moment.toISOString());
            }}
          />
        ) : null}
      </Stack>
    </Radio.Group>
  );
}

function kindOf(publishedAt: string | null): string {
  if (publishedAt === null) return 'draft';
  return new Date(publishedAt).getTime() > Date.now() ? 'scheduled' : 'published';
}

/** Formats a time for the browser's date field: local time without a time zone. */
function localText(moment: string): string {
  const date = new Date(moment);
  const shifted = new Date(date.getTime() - date.getTimezoneOffset() * 60_000);
  return shifted.toISOString().slice(0, 16);
}
