import { LegalPage } from '../legal/legal-page.tsx';
import { PageDescription } from '../seo/page-description.tsx';
import { SiteLink } from '../site/site-link.tsx';

export default function TermsRoute() {
  return (
    <LegalPage heading="Terms" changed="2026-11-21">
      <PageDescription
        path="/terms"
        title="Terms · Coverwright"
        description="The agreement between you and Coverwright: whose the covers are, what you may do with pictures and fonts, and what we answer for."
      />
      <h2>Whose the covers are</h2>
      <p>
        Yours. What you make here, words, arrangement and files, is your own work, to print, sell and show wherever you like, for as long as
        you like, and in as many copies as you can sell.
      </p>

      <h2>Pictures and fonts</h2>
      <p>
        Every picture of the library that comes with Coverwright is in the public domain or was given to it (CC0). Every font that comes
        with it may be used and embedded in print. The package of files that you download names each of them with its licence.
      </p>
      <p>
        Pictures from other sources have the terms of those sources, which stand beside them. For what you bring yourself, you answer: bring
        only what you may use.
      </p>

      <h2>What may not be made here</h2>
      <p>
        Nothing that is against the law, nothing that passes another person’s work off as yours, and nothing that is meant to hurt people.
        We may take such covers down and close such accounts.
      </p>

      <h2>Paying</h2>
      <p>
        What is sold, and for how much, stands on the <SiteLink to="/pricing">pricing page</SiteLink> and once more before you pay. You pay
        once for a title; there is no subscription. What was bought stays bought, with the revisions that it came with.
      </p>

      <h2>If a printer refuses a file</h2>
      <p>
        Print platforms publish their rules, and Coverwright measures your cover by them. If a platform refuses a file that our print check
        passed, tell us under <SiteLink to="/guides/support-and-faqs">Support</SiteLink>: we fix the check, and you export the file again at
        no charge. We do not answer for copies that were printed without ordering a proof first.
      </p>

      <h2>What we answer for</h2>
      <p>
        We keep your covers with care, and you can take them with you at any time. Beyond what the law says that nobody may exclude, we
        answer for no more than what you paid.
      </p>
    </LegalPage>
  );
}
