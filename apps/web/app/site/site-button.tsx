import type { ComponentProps } from 'react';
import { SiteLink } from './site-link.tsx';
import styles from './site-button.module.css';

interface SiteButtonProps extends ComponentProps<typeof SiteLink> {
  /** `quiet` has an outline, `plain` has none, `foil` is for dark backgrounds. */
  readonly tone?: 'strong' | 'quiet' | 'plain' | 'foil';
  readonly size?: 'md' | 'lg';
}

/** A link that looks like a button. Public pages use it instead of Mantine's, which would double their scripts. */
export function SiteButton({ tone = 'strong', size = 'md', className, ...link }: SiteButtonProps) {
  return <SiteLink {...link} data-tone={tone} data-size={size} className={[styles['button'], className].filter(Boolean).join(' ')} />;
}
