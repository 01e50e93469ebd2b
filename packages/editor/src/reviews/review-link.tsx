import { DEFAULT_REVIEW_DAYS, REVIEW_DAYS, type Review, type ReviewDays } from '@coverwright/contracts/calls/reviews.ts';
import { Button, Group, SegmentedControl, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useBusy } from '../chrome/use-busy.ts';
import { CopyField } from '../sharing/copy-field.tsx';
import type { ReviewClient } from './use-review.ts';

interface LinkProps {
  readonly review: Review | null;
  readonly client: ReviewClient;
  /** Called when a link has come or gone, and its buttons with it. */
  readonly onGone: () => void;
}

/** The link for reviewers: made, copied, sent by mail, put off, taken back. */
export function ReviewLink({ review, client, onGone }: LinkProps) {
  const [isBusy, during] = useBusy();
  if (!review?.url) {
    return <RequestReview hadOne={review !== null} isBusy={isBusy} ask={(days) => void during(client.open(days)).then(onGone)} />;
  }
  const until = new Date(review.expiresAt).toLocaleDateString(undefined, { dateStyle: 'long' });
  return (
    <Stack gap="sm">
      <CopyField label="Link for reviewers" value={review.url} onCopied={() => {}} />
      <Text size="sm" c="dimmed">
        Works until {until}, without an account. Reviewers see the cover as it is saved, with a watermark.
      </Text>
      <SendByMail client={client} />
      <Group gap="xs">
        <Button size="sm" variant="default" loading={isBusy} onClick={() => void during(client.open(DEFAULT_REVIEW_DAYS))}>
          Extend to 14 days
        </Button>
        <Button size="sm" variant="subtle" color="gray" disabled={isBusy} onClick={() => void during(client.close()).then(onGone)}>
          Revoke link
        </Button>
      </Group>
    </Stack>
  );
}

interface AskProps {
  readonly hadOne: boolean;
  readonly isBusy: boolean;
  readonly ask: (days: ReviewDays) => void;
}

function RequestReview({ hadOne, isBusy, ask }: AskProps) {
  const [days, setDays] = useState<ReviewDays>(DEFAULT_REVIEW_DAYS);
  return (
    <Stack gap="sm">
      <Text size="sm">
        {hadOne
          ? 'This link has expired. Create a new one to continue.'
          : 'Create a link for reviewers. They click on the cover to comment, and approve it or request changes.'}
      </Text>
      <SegmentedControl
        size="sm"
        aria-label="How long the link works"
        data={REVIEW_DAYS.map((count) => ({ value: String(count), label: `${count} days` }))}
        value={String(days)}
        onChange={(value) => setDays(REVIEW_DAYS.find((count) => String(count) === value) ?? DEFAULT_REVIEW_DAYS)}
      />
      <Button loading={isBusy} onClick={() => ask(days)}>
        Create link
      </Button>
    </Stack>
  );
}

function SendByMail({ client }: { readonly client: ReviewClient }) {
  const [isWriting, setIsWriting] = useState(false);
  const [to, setTo] = useState('');
  const [message, setMessage] = useState('');
  const [said, setSaid] = useState<{ readonly text: string; readonly isFault: boolean } | null>(null);
  const [isSending, during] = useBusy();
  const send = async () => {
    const fault = await client.mail(to.trim(), message.trim());
    setSaid(fault === null ? { text: `Sent to ${to.trim()}.`, isFault: false } : { text: fault, isFault: true });
    if (fault === null) setIsWriting(false);
  };
  return (
    <>
      {isWriting ? (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            void during(send());
          }}
        >
          <Stack gap="xs">
            <TextInput label="To" type="email" required value={to} maxLength={200} onChange={(event) => setTo(event.currentTarget.value)} />
            <Textarea
              label="Message"
              value={message}
              autosize
              minRows={2}
              maxLength={1000}
              onChange={(event) => setMessage(event.currentTarget.value)}
            />
            <Group gap="xs" justify="flex-end">
              <Button size="sm" variant="subtle" color="gray" onClick={() => setIsWriting(false)}>
                Cancel
              </Button>
              <Button size="sm" type="submit" loading={isSending}>
                Send
              </Button>
            </Group>
          </Stack>
        </form>
      ) : (
        <Button
          variant="default"
          size="sm"
          onClick={() => {
            setSaid(null);
            setIsWriting(true);
          }}
        >
          Send by mail
        </Button>
      )}
      {said && (
        <Text size="sm" role={said.isFault ? 'alert' : 'status'} c={said.isFault ? 'var(--mantine-color-error)' : 'dimmed'}>
          {said.text}
        </Text>
      )}
    </>
  );
}
