import { LegalPage } from '../legal/legal-page.tsx';
import { OperatorDetails } from '../legal/operator-details.tsx';
import { SupportAddress } from '../legal/support-address.tsx';
import { PageDescription } from '../seo/page-description.tsx';

export default function PrivacyRoute() {
  return (
    <LegalPage heading="Privacy" changed="2026-11-22">
      <PageDescription
        path="/privacy"
        title="Privacy · Coverwright"
        description="What data Coverwright stores about you and your covers, where, for how long, and how to download or delete all of it."
      />
      <p>
        Coverwright stores what it needs to show you your covers again, and sells none of it. You can make a cover without an account and
        without telling us who you are.
      </p>

      <h2>Who is responsible for your data</h2>
      <OperatorDetails />

      <h2>Your covers</h2>
      <p>
        While you work, your cover is stored in your own browser. When you save it, it is stored on this server as well. It belongs to your
        account or, if you have none, to this browser. Nobody else can open it unless you share it. Pictures and fonts that you upload are
        stored with it and used for your covers only. We do not train any model on them.
      </p>
      <p>
        Backgrounds are removed on this server; your picture is not sent anywhere else. Pictures from stock sources are loaded through this
        server, so the source does not see your address.
      </p>

      <h2>Your account</h2>
      <p>
        An account consists of your e-mail address and a password. We store the password as a hash, which cannot be turned back into the
        password. We also store which browsers are signed in, so that you can sign any of them out in{' '}
        <a href="/account?show=profile">your profile</a>.
      </p>

      <h2>Necessary cookies</h2>
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
            <td>keeps you signed in</td>
            <td>30 days after your last visit</td>
          </tr>
          <tr>
            <td>
              coverwright_
              <wbr />
              owner
            </td>
            <td>links covers that you save without an account to this browser; set at the first save</td>
            <td>400 days</td>
          </tr>
          <tr>
            <td>
              cc_
              <wbr />
              cookie
            </td>
            <td>remembers your cookie choices; set only if you were asked</td>
            <td>6 months</td>
          </tr>
        </tbody>
      </table>

      <h2>Optional cookies</h2>
      <p>
        If analytics are set up on this server, we ask for your consent in three parts: statistics, marketing and preferences. In the
        European Economic Area, the United Kingdom and Switzerland nothing runs until you agree. Elsewhere you can refuse at any time under
        “Cookie settings” at the bottom of each page. Session recordings, if they are enabled, mask all text and pictures. If no analytics
        are set up, you are not asked and nothing is recorded.
      </p>

      <h2>How long we keep it</h2>
      <ul>
        <li>A cover that you delete can be restored for 30 days. After that it is gone for good.</li>
        <li>An exported file can be downloaded for one day. After that it is exported again from your cover.</li>
        <li>
          Covers, pictures and fonts that you saved without an account are deleted once that browser has not visited for 90 days. With an
          account they stay until you delete them.
        </li>
        <li>An upload that was not completed is deleted after two hours.</li>
      </ul>

      <h2>Download or delete your data</h2>
      <p>
        In <a href="/account?show=profile">your profile</a> you can download all data of your account as one ZIP file, and delete the
        account with everything in it. Both take effect immediately.
      </p>
      <p>
        If you have questions about your data, write to <SupportAddress />.
      </p>
    </LegalPage>
  );
}
