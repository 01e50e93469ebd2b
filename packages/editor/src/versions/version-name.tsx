import type { CoverVersion } from '@coverwright/contracts/calls/versions.ts';
import { useMessages } from '../messages/use-messages.ts';
import { TextInput } from '@mantine/core';
import { useRef, useState } from 'react';
import { versionMessages } from './messages.ts';

interface VersionNameProps {
  readonly version: CoverVersion;
  readonly settle: (name: string) => void;
}

/** The editable name of a version. A named version is never deleted. */
export function VersionName({ version, settle }: VersionNameProps) {
  const t = useMessages(versionMessages);
  const [name, setName] = useState(version.name ?? '');
  // Enter saves the name, and the later blur must not save it again.
  const settled = useRef(version.name ?? '');
  const done = () => {
    if (name.trim() === settled.current) return;
    settled.current = name.trim();
    settle(name.trim());
  };
  return (
    <TextInput
      label={t('name')}
      description={t('nameHint')}
      inputWrapperOrder={['label', 'input', 'description']}
      value={name}
      maxLength={80}
      flex="1 1 220px"
      maw={340}
      onChange={(event) => setName(event.currentTarget.value)}
      onBlur={done}
      onKeyDown={(event) => event.key === 'Enter' && done()}
    />
  );
}
