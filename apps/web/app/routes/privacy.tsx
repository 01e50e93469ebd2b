import { LegalPage } from '../legal/legal-page.tsx';
import { PageDescription } from '../seo/page-description.tsx';
import { SiteLink } from '../site/site-link.tsx';

export default function PrivacyRoute() {
  return (
    <LegalPage heading="Privacy" changed="2026-11-22">
      <PageDescription
        path="/privacy"
        title="Privacy · Coverwright"
        description="What Coverwright keeps of you and your covers, where, for how long, and how to take all of it with you or have it deleted."
      />
      <p>
        Coverwright keeps what it needs to show you your covers again, and nothing to sell. You can make a cover without an account, and
        without telling us who you are.
      </p>

      <h2>Your covers</h2>
      <p>
        While you work, your cover is kept in your own browser. When it is saved, it is kept on this server too, as belonging to your
        account or, without one, to your browser alone. Nobody else can open it unless you share it. Pictures and fonts that you bring are
        kept with it, and are used for your covers only. We train nothing on them.
      </p>
      <p>
        A picture whose background you have removed is cut out on this server; it is sent to nobody. Pictures from a stock source are
        fetched by this server, so the source does not learn who you are.
      </p>

      <h2>Your account</h2>
      <p>
        An account is your e-mail address and a password, of which we keep a fingerprint that cannot be turned back. We note which browsers
        are logged in, so that you can end any of them under <a href="/account?show=profile">your profile</a>.
      </p>

      <h2>Cookies that are needed</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">Name</th>
            <th scope="col">What it is for</th>
            <th scope="col">How long</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td>
              coverwright_
              <wbr />
              session
            </td>
            <td>keeps you logged in</td>
            <td>30 days after your last visit</td>
          </tr>
          <tr>
            <td>
              coverwright_
              <wbr />
              owner
            </td>
            <td>makes covers yours that you save without an account; set at the first save</td>
            <td>400 days</td>
          </tr>
          <tr>
            <td>
              cc_
              <wbr />
              cookie
            </td>
            <td>remembers what you said about the others; only where you were asked</td>
            <td>6 months</td>
          </tr>
        </tbody>
      </table>

      <h2>What we ask you about</h2>
      <p>
        Where the people who run this server have set up counting, we ask before anything is counted, in three parts: statistics, marketing
        and preferences. In the European Economic Area, the United Kingdom and Switzerland nothing is granted until you say yes. Elsewhere
        you can say no at any time, under “Cookie settings” at the foot of each page. Recordings of a visit, where they are made, have every
        word and picture blotted out. Where nothing is set up, there is no question, and nothing is counted.
      </p>

      <h2>How long</h2>
      <ul>
        <li>A cover that you delete can be brought back for thirty days; then it is gone.</li>
        <li>A finished file can be fetched for a day; after that it is made anew from your cover.</li>
        <li>
          What you made without an account is deleted when that browser has not been here for 90 days: covers, pictures and fonts. With an
          account it stays until you delete it.
        </li>
        <li>An upload that was begun and not ended is deleted after two hours.</li>
      </ul>

      <h2>Take it with you, or have it deleted</h2>
      <p>
        Under <a href="/account?show=profile">your profile</a> you can download everything of your account as one ZIP, and delete the
        account with all that belongs to it. Both happen at once, without asking anybody.
      </p>
      <p>
        Questions are answered under <SiteLink to="/guides/support-and-faqs">Support</SiteLink>.
      </p>
    </LegalPage>
  );
}
