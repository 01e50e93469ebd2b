import { DEFAULT_REVIEW_DAYS, REVIEW_DAYS, type Review, type ReviewDays } from '@coverwright/contracts/calls/reviews.ts';
import { useMessages } from '../messages/use-messages.ts';
import { Button, Group, SegmentedControl, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useBusy } from '../chrome/use-busy.ts';
import { CopyField } from '../sharing/copy-field.tsx';
import type { ReviewClient } from './use-review.ts';
import { reviewMessages } from './messages.ts';
import { useLocale } from '../messages/locale.ts';

interface LinkProps {
  readonly review: Review | null;
  readonly client: ReviewClient;
  /** Called after the link was created or revoked, because its buttons change. */
  readonly onGone: () => void;
}

/** Creates, copies, mails, extends and revokes the link for reviewers. */
export function ReviewLink({ review, client, onGone }: LinkProps) {
  const t = useMessages(reviewMessages);
  const locale = useLocale();
  const [isBusy, during] = useBusy();
  if (!review?.url) {
    return <RequestReview hadOne={review !== null} isBusy={isBusy} ask={(days) => void during(client.open(days)).then(onGone)} />;
  }
  const until = new Date(review.expiresAt).toLocaleDateString(locale, { dateStyle: 'long' });
  return (
    <Stack gap="sm">
      <CopyField label={t('linkForReviewers')} value={review.url} onCopied={() => {}} />
      <Text size="sm" c="dimmed">
        {t('worksUntil', { until })}
      </Text>
      <SendByMail client={client} />
      <Group gap="xs">
        <Button size="sm" variant="default" loading={isBusy} onClick={() => void during(client.open(DEFAULT_REVIEW_DAYS))}>
          {t('extend')}
        </Button>
        <Button size="sm" variant="subtle" color="gray" disabled={isBusy} onClick={() => void during(client.close()).then(onGone)}>
          {t('revokeLink')}
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
  const t = useMessages(reviewMessages);
  const [days, setDays] = useState<ReviewDays>(DEFAULT_REVIEW_DAYS);
  return (
    <Stack gap="sm">
      <Text size="sm">{hadOne ? t('expired') : t('invitation')}</Text>
      <SegmentedControl
        size="sm"
        aria-label={t('duration')}
        data={REVIEW_DAYS.map((count) => ({ value: String(count), label: `${count} days` }))}
        value={String(days)}
        onChange={(value) => setDays(REVIEW_DAYS.find((count) => String(count) === value) ?? DEFAULT_REVIEW_DAYS)}
      />
      <Button loading={isBusy} onClick={() => ask(days)}>
        {t('createLink')}
      </Button>
    </Stack>
  );
}

function SendByMail({ client }: { readonly client: ReviewClient }) {
  const t = useMessages(reviewMessages);
  const [isWriting, setIsWriting] = useState(false);
  const [to, setTo] = useState('');
  const [message, setMessage] = useState('');
  const [said, setSaid] = useState<{ readonly text: string; readonly isFault: boolean } | null>(null);
  const [isSending, during] = useBusy();
  const send = async () => {
    const fault = await client.mail(to.trim(), message.trim());
    setSaid(fault === null ? { text: t('sentTo', { address: to.trim() }), isFault: false } : { text: fault, isFault: true });
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
            <TextInput
              label={t('to')}
              type="email"
              required
              value={to}
              maxLength={200}
              onChange={(event) => setTo(event.currentTarget.value)}
            />
            <Textarea
              label={t('message')}
              value={message}
              autosize
              minRows={2}
              maxLength={1000}
              onChange={(event) => setMessage(event.currentTarget.value)}
            />
            <Group gap="xs" justify="flex-end">
              <Button size="sm" variant="subtle" color="gray" onClick={() => setIsWriting(false)}>
                {t('cancel')}
              </Button>
              <Button size="sm" type="submit" loading={isSending}>
                {t('send')}
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
          {t('sendByMail')}
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
