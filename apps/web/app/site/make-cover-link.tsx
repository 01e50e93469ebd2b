import { useMessages } from '@coverwright/editor/messages/use-messages.ts';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { track } from '../analytics/track.ts';
import { SiteButton } from './site-button.tsx';
import styles from './make-cover-link.module.css';
import { siteMessages } from './messages.ts';

interface MakeCoverLinkProps {
  /** The link's place on the page, for analytics: `header`, `hero` … */
  readonly location: string;
  readonly size?: 'md' | 'lg';
  readonly tone?: 'strong' | 'foil';
  readonly className?: string | undefined;
}

/** The call to action, which always starts a new cover. It is busy from the click until the editor has loaded. */
export function MakeCoverLink({ location, ...look }: MakeCoverLinkProps) {
  const t = useMessages(siteMessages);
  const { key } = useLocation();
  // The state belongs to this page view: a visitor who comes back finds the link idle.
  const [leftFrom, setLeftFrom] = useState<string | null>(null);
  const isLoading = leftFrom === key;
  return (
    <SiteButton
      {...look}
      to="/design?setup=true"
      aria-busy={isLoading}
      onClick={({ metaKey, ctrlKey, shiftKey, altKey }) => {
        track({ event: 'make_a_cover_cta', location });
        // With a modifier key the link opens in another tab or window, and this page stays.
        if (!metaKey && !ctrlKey && !shiftKey && !altKey) setLeftFrom(key);
      }}
    >
      {isLoading ? <span className={styles['spinner']} aria-hidden="true" /> : null}
      {t('make')}
    </SiteButton>
  );
}
