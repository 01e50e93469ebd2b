import { Popover, ScrollArea, Text, UnstyledButton } from '@mantine/core';
import type { Finding } from '@coverwright/core/preflight/check.ts';
import { PLATFORMS } from '@coverwright/core/platforms/platforms.ts';
import { IconAlertTriangle, IconCircleCheck, IconInfoCircle, IconXboxX } from '@tabler/icons-react';
import { useState } from 'react';
import { useDesign, useEditor } from '../session/editor-context.ts';
import styles from './preflight-badge.module.css';

const ICONS = { error: IconXboxX, warning: IconAlertTriangle, hint: IconInfoCircle } as const;

/** What the printer would say: a colour, a count, and the sentences behind it. */
export function PreflightBadge() {
  const findings = useEditor((state) => state.findings);
  const { publisher } = useDesign();
  const [opened, setOpened] = useState(false);
  const serious = findings.filter(({ severity }) => severity !== 'hint');
  const tone = serious.some(({ severity }) => severity === 'error') ? 'error' : serious.length > 0 ? 'warning' : 'fine';
  const Icon = tone === 'error' ? IconXboxX : tone === 'warning' ? IconAlertTriangle : IconCircleCheck;
  const summary = tone === 'fine' ? 'Ready to print' : `${serious.length} to look at`;
  return (
    <Popover opened={opened} onChange={setOpened} position="bottom-end" shadow="md" width={360} trapFocus returnFocus>
      <Popover.Target>
        <UnstyledButton
          className={styles.badge}
          data-tone={tone}
          data-tour="preflight"
          aria-label={`Print check: ${summary}`}
          aria-expanded={opened}
          onClick={() => setOpened((open) => !open)}
        >
          <Icon size={18} aria-hidden="true" />
          <span className={styles.count}>{tone === 'fine' ? '' : `${serious.length} `}</span>
          <span className={styles.summary}>{tone === 'fine' ? 'Ready to print' : 'to look at'}</span>
        </UnstyledButton>
      </Popover.Target>
      <Popover.Dropdown p={0}>
        <div className={styles.head}>
          <Text fw={600}>What {PLATFORMS[publisher].name} would say</Text>
        </div>
        {findings.length === 0 ? (
          <Text size="sm" p="md" pt={4} c="dimmed">
            Nothing. Size, bleed, safe areas, resolution and type are as the printer asks.
          </Text>
        ) : (
          <ScrollArea.Autosize mah="min(420px, 55dvh)" type="auto">
            <ul className={styles.list}>
              {findings.map((finding) => (
                <FindingRow
                  key={`${finding.check} ${finding.element} ${finding.message}`}
                  finding={finding}
                  onJump={() => setOpened(false)}
                />
              ))}
            </ul>
          </ScrollArea.Autosize>
        )}
      </Popover.Dropdown>
    </Popover>
  );
}

function FindingRow({ finding, onJump }: { readonly finding: Finding; readonly onJump: () => void }) {
  const select = useEditor((state) => state.select);
  const openTab = useEditor((state) => state.openTab);
  const Icon = ICONS[finding.severity];
  const jump = () => {
    if (finding.element === null) openTab('PAPERBACK_SETTINGS');
    else select(finding.element);
    onJump();
  };
  return (
    <li>
      <UnstyledButton className={styles.finding} onClick={jump}>
        <Icon size={18} className={styles.icon} data-severity={finding.severity} aria-hidden="true" />
        <span>{finding.message}</span>
      </UnstyledButton>
    </li>
  );
}
