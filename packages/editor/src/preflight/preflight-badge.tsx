import { Button, Popover, ScrollArea, Text, UnstyledButton } from '@mantine/core';
import { FORMATS } from '@coverwright/core/formats/format.ts';
import { PLATFORMS } from '@coverwright/core/platforms/platforms.ts';
import { useMessages } from '../messages/use-messages.ts';
import { IconAlertTriangle, IconCircleCheck, IconPrinter, IconXboxX } from '@tabler/icons-react';
import { useState } from 'react';
import { useStore } from 'zustand';
import { runAction } from '../actions/run-action.ts';
import { DRAWER_BELOW } from '../chrome/drawer-below.ts';
import { togglePrintProof } from '../proof/proof-action.ts';
import { useDesign, useEditor, useMountedEditor } from '../session/editor-context.ts';
import { FindingRow } from './finding-row.tsx';
import styles from './preflight-badge.module.css';
import { preflightMessages } from './messages.ts';

const ICONS = { error: IconXboxX, warning: IconAlertTriangle, fine: IconCircleCheck } as const;

/** The status of the print check: a color, the number of findings, and the findings in a list. */
export function PreflightBadge() {
  const t = useMessages(preflightMessages);
  const findings = useEditor((state) => state.findings);
  const wasChecked = useEditor((state) => state.checked !== null);
  const { publisher, format } = useDesign();
  const [opened, setOpened] = useState(false);
  const editor = useMountedEditor();
  const proofIsOn = useStore(editor.resources.proof, (state) => state.isOn);
  const isScreen = FORMATS[format].designType === 'front';
  const serious = findings.filter(({ severity }) => severity !== 'hint');
  const tone = serious.some(({ severity }) => severity === 'error') ? 'error' : serious.length > 0 ? 'warning' : 'fine';
  const Icon = ICONS[tone];
  const fine = t(isScreen ? 'readyForStores' : 'readyToPrint');
  const toggle = () => {
    // On a phone the findings take the drawer’s place.
    if (!opened && window.innerWidth < DRAWER_BELOW) editor.store.getState().closeDrawer();
    setOpened(!opened);
  };
  const summary = tone === 'fine' ? fine : t('toReview', { count: serious.length });
  return (
    <Popover
      opened={opened}
      onChange={setOpened}
      position="bottom-end"
      shadow="md"
      width="min(420px, calc(100vw - 16px))"
      trapFocus
      returnFocus
    >
      <Popover.Target>
        <UnstyledButton
          className={styles.badge}
          data-tone={tone}
          data-checked={wasChecked}
          data-tour="preflight"
          aria-label={t('printCheck', { summary })}
          aria-expanded={opened}
          onClick={toggle}
        >
          <Icon size={18} aria-hidden="true" />
          <span className={styles.count}>{tone === 'fine' ? '' : `${serious.length} `}</span>
          <span className={styles.summary}>{tone === 'fine' ? fine : t('afterCount')}</span>
        </UnstyledButton>
      </Popover.Target>
      <Popover.Dropdown p={0}>
        <div className={styles.head}>
          <Text fw={600}>{t('printCheckFor', { place: isScreen ? t('onlineStores') : PLATFORMS[publisher].name })}</Text>
        </div>
        {findings.length === 0 ? (
          <Text size="sm" p="md" pt={4} c="dimmed">
            {t('noProblems')}
          </Text>
        ) : (
          <ScrollArea.Autosize mah="min(480px, 60dvh)" type="auto">
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
        {!isScreen && (
          <div className={styles.foot}>
            <Button
              variant="subtle"
              size="compact-sm"
              leftSection={<IconPrinter size={16} aria-hidden="true" />}
              onClick={() => {
                setOpened(false);
                runAction(togglePrintProof, editor);
              }}
            >
              {proofIsOn ? t('closePrintProof') : t('printProof')}
            </Button>
          </div>
        )}
      </Popover.Dropdown>
    </Popover>
  );
}
