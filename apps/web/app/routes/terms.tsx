import { useMessages } from '@coverwright/editor/messages/use-messages.ts';
import { LegalPage } from '../legal/legal-page.tsx';
import { OperatorDetails } from '../legal/operator-details.tsx';
import { SupportAddress } from '../legal/support-address.tsx';
import { PageDescription } from '../seo/page-description.tsx';
import { SiteLink } from '../site/site-link.tsx';
import { termsMessages } from '../terms/messages.ts';

export default function TermsRoute() {
  const t = useMessages(termsMessages);
  return (
    <LegalPage heading={t('heading')} changed="2026-11-22">
      <PageDescription path="/terms" title={t('pageTitle')} description={t('description')} />
      <h2>{t('operatorHeading')}</h2>
      <p>{t('operator')}</p>
      <OperatorDetails />

      <h2>{t('ownershipHeading')}</h2>
      <p>{t('ownership')}</p>

      <h2>{t('licensesHeading')}</h2>
      <p>{t('ownLicenses')}</p>
      <p>{t('otherLicenses')}</p>

      <h2>{t('forbiddenHeading')}</h2>
      <p>{t('forbidden')}</p>

      <h2>{t('paymentHeading')}</h2>
      <p>{t.rich('paymentTerms', { pricingPage: <SiteLink to="/pricing">{t('pricingPage')}</SiteLink> })}</p>

      <h2>{t('rejectionHeading')}</h2>
      <p>{t.rich('rejection', { address: <SupportAddress /> })}</p>

      <h2>{t('liabilityHeading')}</h2>
      <p>{t('liability')}</p>
    </LegalPage>
  );
}
