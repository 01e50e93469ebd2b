import { LegalPage } from '../legal/legal-page.tsx';
import { OperatorDetails } from '../legal/operator-details.tsx';
import { SupportAddress } from '../legal/support-address.tsx';
import { PageDescription } from '../seo/page-description.tsx';
import { SiteLink } from '../site/site-link.tsx';

export default function TermsRoute() {
  return (
    <LegalPage heading="Terms" changed="2026-11-22">
      <PageDescription
        path="/terms"
        title="Terms · Coverwright"
        description="The agreement between you and Coverwright: who owns the covers, how you may use pictures and fonts, and what we are liable for."
      />
      <h2>Who you are dealing with</h2>
      <p>This site is run by:</p>
      <OperatorDetails />

      <h2>You own your covers</h2>
      <p>
        Everything you make here (text, layout and files) is yours to print, sell and show, anywhere, for as long as you like and in any
        number of copies.
      </p>

      <h2>Pictures and fonts</h2>
      <p>
        Every picture in the Coverwright library is in the public domain or released under CC0. Every font that comes with Coverwright may
        be embedded in print files. The package that you download lists each picture and font with its license.
      </p>
      <p>
        Pictures from other sources come with the terms of their source, which are shown beside them. You are responsible for the pictures
        and fonts that you upload: use only those you have the rights to.
      </p>

      <h2>What is not allowed</h2>
      <p>
        Do not make covers that break the law, pass off somebody else’s work as your own, or are meant to harm people. We may take such
        covers down and close the accounts they belong to.
      </p>

      <h2>Payment</h2>
      <p>
        The <SiteLink to="/pricing">pricing page</SiteLink> lists every package and its price; you see the price again before you pay. You
        pay once per title. There is no subscription. What you bought stays yours, with the revisions that are included.
      </p>

      <h2>If a printer rejects your file</h2>
      <p>
        Coverwright checks your cover against the rules that printers publish. If a printer rejects a file that passed our print check,
        write to <SupportAddress />. We correct the check, and you export the file again free of charge. We are not liable for copies that
        were printed without ordering a proof first.
      </p>

      <h2>Liability</h2>
      <p>
        We take care of your covers, and you can download them at any time. Except where the law does not allow liability to be limited, our
        liability ends at the amount that you paid.
      </p>
    </LegalPage>
  );
}
