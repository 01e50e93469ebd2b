import { useMessages } from '@coverwright/editor/messages/use-messages.ts';
import { LegalPage } from '../legal/legal-page.tsx';
import { OperatorDetails } from '../legal/operator-details.tsx';
import { SupportAddress } from '../legal/support-address.tsx';
import { PageDescription } from '../seo/page-description.tsx';
import { privacyMessages } from '../privacy/messages.ts';

/** Cookies by their names, which may wrap after the underscore; the messages describe their purposes. */
const COOKIES = [
  { scope: 'coverwright_', name: 'session', purpose: 'sessionPurpose', duration: 'sessionDuration' },
  { scope: 'coverwright_', name: 'owner', purpose: 'ownerPurpose', duration: 'ownerDuration' },
  { scope: 'cc_', name: 'cookie', purpose: 'consentPurpose', duration: 'consentDuration' },
] as const;

export default function PrivacyRoute() {
  const t = useMessages(privacyMessages);
  return (
    <LegalPage heading={t('heading')} changed="2026-11-22">
      <PageDescription path="/privacy" title={t('pageTitle')} description={t('description')} />
      <p>{t('opening')}</p>

      <h2>{t('operatorHeading')}</h2>
      <OperatorDetails />

      <h2>{t('coversHeading')}</h2>
      <p>{t('covers')}</p>
      <p>{t('pictures')}</p>

      <h2>{t('accountHeading')}</h2>
      <p>{t.rich('account', { profile: <a href="/account?show=profile">{t('yourProfile')}</a> })}</p>

      <h2>{t('cookiesHeading')}</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('name')}</th>
            <th scope="col">{t('purpose')}</th>
            <th scope="col">{t('duration')}</th>
          </tr>
        </thead>
        <tbody>
          {COOKIES.map(({ scope, name, purpose, duration }) => (
            <tr key={name}>
              <td>
                {scope}
                <wbr />
                {name}
              </td>
              <td>{t(purpose)}</td>
              <td>{t(duration)}</td>
            </tr>
          ))}
        </tbody>
      </table>

      <h2>{t('optionalHeading')}</h2>
      <p>{t('optional')}</p>

      <h2>{t('retentionHeading')}</h2>
      <ul>
        <li>{t('deletedCovers')}</li>
        <li>{t('exportedFiles')}</li>
        <li>{t('coversWithoutAccount')}</li>
        <li>{t('brokenUploads')}</li>
      </ul>

      <h2>{t('ownDataHeading')}</h2>
      <p>{t.rich('ownData', { profile: <a href="/account?show=profile">{t('yourProfile')}</a> })}</p>
      <p>{t.rich('questions', { address: <SupportAddress /> })}</p>
    </LegalPage>
  );
}
