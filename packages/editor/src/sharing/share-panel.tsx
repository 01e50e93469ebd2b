import { deleteDraftShare, MAX_SHARE_MESSAGE, putShareMessage } from '@coverwright/contracts/calls/sharing.ts';
import type { Result } from '@coverwright/core/result/result.ts';
import { useMessages } from '../messages/use-messages.ts';
import { Anchor, Button, Group, Progress, Stack, Text, Textarea } from '@mantine/core';
import { useEffect, useState } from 'react';
import { track } from '../analytics/track.ts';
import { type ApiFault, callApi } from '../api/call-api.ts';
import { useBusy } from '../chrome/use-busy.ts';
import { CopyField } from './copy-field.tsx';
import type { SharedAt } from './share-cover.ts';
import { sharingMessages } from './messages.ts';

interface SharePanelProps {
  readonly title: string;
  /** Shares the current cover. Resolves to the address of the page and the id of the cover. */
  readonly begin: (onAttempt: (share: number) => void, signal: AbortSignal) => Promise<Result<SharedAt, ApiFault>>;
}

type Phase =
  | { readonly kind: 'working'; readonly share: number }
  | { readonly kind: 'shared'; readonly at: SharedAt; readonly fault: string | null }
  | { readonly kind: 'revoked' }
  | { readonly kind: 'failed'; readonly reason: string };

/** The steps from the request to the link: progress, the address to copy, an optional message, and the button that revokes it. */
export function SharePanel({ title, begin }: SharePanelProps) {
  const t = useMessages(sharingMessages);
  const [phase, setPhase] = useState<Phase>({ kind: 'working', share: 0 });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const giveUp = new AbortController();
    const { signal } = giveUp;
    const start = async () => {
      track({ event: 'generate_draft_share' });
      const made = await begin((share) => !signal.aborted && setPhase({ kind: 'working', share }), signal);
      if (signal.aborted) return;
      setPhase(made.ok ? { kind: 'shared', at: made.value, fault: null } : { kind: 'failed', reason: made.fault.message });
    };
    void start();
    return () => giveUp.abort();
  }, [begin, attempt]);
  const again = () => {
    setPhase({ kind: 'working', share: 0 });
    setAttempt((count) => count + 1);
  };

  switch (phase.kind) {
    case 'working':
      return (
        <Stack>
          <Text role="status">{t('creating')}</Text>
          <Progress value={Math.max(6, phase.share * 100)} animated aria-label={t('progress')} transitionDuration={600} />
          <Text size="sm" c="dimmed">
            {t('duration')}
          </Text>
        </Stack>
      );
    case 'failed':
      return (
        <Stack>
          <Text role="alert">{phase.reason}</Text>
          <Group justify="flex-end">
            <Button data-autofocus onClick={again}>
              {t('tryAgain')}
            </Button>
          </Group>
        </Stack>
      );
    case 'revoked':
      return (
        <Stack>
          <Text role="status">{t('revoked')}</Text>
          <Group justify="flex-end">
            <Button onClick={again}>{t('shareAgain')}</Button>
          </Group>
        </Stack>
      );
    case 'shared':
      return <Shared title={title} at={phase.at} fault={phase.fault} setPhase={setPhase} />;
  }
}

interface SharedProps {
  readonly title: string;
  readonly at: SharedAt;
  readonly fault: string | null;
  readonly setPhase: (phase: Phase) => void;
}

function Shared({ title, at, fault, setPhase }: SharedProps) {
  const t = useMessages(sharingMessages);
  const [message, setMessage] = useState(() => at.message ?? t('invitation', { title: title ? t('quoted', { title }) : t('myBook') }));
  const [saved, setSaved] = useState(at.message);
  const [isSaving, duringSave] = useBusy();
  const save = async () => {
    const done = await callApi(putShareMessage, { params: { id: at.id }, body: { message } });
    if (done.ok) setSaved(message);
    setPhase({ kind: 'shared', at, fault: done.ok ? null : done.fault.message });
  };
  const [isRevoking, during] = useBusy();
  const revoke = async () => {
    const done = await callApi(deleteDraftShare, { params: { id: at.id } });
    setPhase(done.ok ? { kind: 'revoked' } : { kind: 'shared', at, fault: done.fault.message });
  };
  const mail = `mailto:?${new URLSearchParams({ subject: title || t('myCover'), body: `${message}\n\n${at.url}` }).toString().replaceAll('+', '%20')}`;
  return (
    <Stack>
      <Text size="sm" c="dimmed" role="status">
        {at.isOld ? t('notUpdated') : t('whoCanSee')}
      </Text>
      <CopyField label={t('link')} value={at.url} onCopied={() => track({ event: 'share_draft', channel: 'link' })} />
      <Textarea
        label={t('message')}
        description={t('messageHint')}
        value={message}
        onChange={(event) => setMessage(event.currentTarget.value)}
        autosize
        minRows={2}
        maxLength={MAX_SHARE_MESSAGE}
      />
      <Group gap="sm">
        <Button variant="default" size="compact-sm" loading={isSaving} disabled={message === saved} onClick={() => void duringSave(save())}>
          {t('saveMessage')}
        </Button>
        <Text size="sm" c="dimmed" role="status">
          {saved !== null && message === saved && saved !== at.message ? t('messageSaved') : ''}
        </Text>
      </Group>
      {fault ? (
        <Text role="alert" c="var(--mantine-color-error)" size="sm">
          {fault}
        </Text>
      ) : null}
      <Group justify="space-between">
        <Button variant="subtle" color="gray" loading={isRevoking} onClick={() => void during(revoke())}>
          {t('revokeLink')}
        </Button>
        <Group gap="xs">
          <Button component="a" href={mail} variant="default" onClick={() => track({ event: 'share_draft', channel: 'mail' })}>
            {t('sendByMail')}
          </Button>
          <ShareByDevice title={title} message={message} url={at.url} />
        </Group>
      </Group>
      <Anchor href={at.url} target="_blank" rel="noopener" size="sm">
        {t('openThePage')}
      </Anchor>
    </Stack>
  );
}

/** A button that opens the device's share sheet, if it has one. */
function ShareByDevice({ title, message, url }: { readonly title: string; readonly message: string; readonly url: string }) {
  const t = useMessages(sharingMessages);
  if (!('share' in navigator)) return null;
  const share = async () => {
    // Closing the device's share sheet is no error, so no notice is shown.
    const done = await navigator.share({ title, text: message, url }).then(
      () => true,
      () => false,
    );
    if (done) track({ event: 'share_draft', channel: 'device' });
  };
  return <Button onClick={() => void share()}>{t('openShare')}</Button>;
}
