import { defineMessages } from '@coverwright/core/messages/define-messages.ts';

export const privacyMessages = defineMessages('privacy', {
  heading: 'Privacy',
  pageTitle: 'Privacy · Coverwright',
  description: 'What data Coverwright stores about you and your covers, where, for how long, and how to download or delete all of it.',
  opening:
    'Coverwright stores what it needs to show you your covers again, and sells none of it. You can make a cover without an account and without telling us who you are.',
  operatorHeading: 'Who is responsible for your data',
  coversHeading: 'Your covers',
  covers:
    'While you work, your cover is stored in your own browser. When you save it, it is stored on this server as well. It belongs to your account or, if you have none, to this browser. Nobody else can open it unless you share it. Pictures and fonts that you upload are stored with it and used for your covers only. We do not train any model on them.',
  pictures:
    'Backgrounds are removed on this server; your picture is not sent anywhere else. Pictures from stock sources are loaded through this server, so the source does not see your address.',
  accountHeading: 'Your account',
  account:
    'An account consists of your e-mail address and a password. We store the password as a hash, which cannot be turned back into the password. We also store which browsers are signed in, so that you can sign any of them out in {profile}.',
  yourProfile: 'your profile',
  cookiesHeading: 'Necessary cookies',
  name: 'Name',
  purpose: 'What it is for',
  duration: 'How long',
  sessionPurpose: 'keeps you signed in',
  sessionDuration: '30 days after your last visit',
  ownerPurpose: 'links covers that you save without an account to this browser; set at the first save',
  ownerDuration: '400 days',
  consentPurpose: 'remembers your cookie choices; set only if you were asked',
  consentDuration: '6 months',
  optionalHeading: 'Optional cookies',
  optional:
    'If analytics are set up on this server, we ask for your consent in three parts: statistics, marketing and preferences. In the European Economic Area, the United Kingdom and Switzerland nothing runs until you agree. Elsewhere you can refuse at any time under “Cookie settings” at the bottom of each page. Session recordings, if they are enabled, mask all text and pictures. If no analytics are set up, you are not asked and nothing is recorded.',
  retentionHeading: 'How long we keep it',
  deletedCovers: 'A cover that you delete can be restored for 30 days. After that it is gone for good.',
  exportedFiles: 'An exported file can be downloaded for one day. After that it is exported again from your cover.',
  coversWithoutAccount:
    'Covers, pictures and fonts that you saved without an account are deleted once that browser has not visited for 90 days. With an account they stay until you delete them.',
  brokenUploads: 'An upload that was not completed is deleted after two hours.',
  ownDataHeading: 'Download or delete your data',
  ownData:
    'In {profile} you can download all data of your account as one ZIP file, and delete the account with everything in it. Both take effect immediately.',
  questions: 'If you have questions about your data, write to {address}.',
});
