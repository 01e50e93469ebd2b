import { defineMessages } from '@coverwright/core/messages/define-messages.ts';

export const termsMessages = defineMessages('terms', {
  heading: 'Terms',
  pageTitle: 'Terms · Coverwright',
  description:
    'The agreement between you and Coverwright: who owns the covers, how you may use pictures and fonts, and what we are liable for.',
  operatorHeading: 'Who you are dealing with',
  operator: 'This site is run by:',
  ownershipHeading: 'You own your covers',
  ownership:
    'Everything you make here (text, layout and files) is yours to print, sell and show, anywhere, for as long as you like and in any number of copies.',
  licensesHeading: 'Pictures and fonts',
  ownLicenses:
    'Every picture in the Coverwright library is in the public domain or released under CC0. Every font that comes with Coverwright may be embedded in print files. The package that you download lists each picture and font with its license.',
  otherLicenses:
    'Pictures from other sources come with the terms of their source, which are shown beside them. You are responsible for the pictures and fonts that you upload: use only those you have the rights to.',
  forbiddenHeading: 'What is not allowed',
  forbidden:
    'Do not make covers that break the law, pass off somebody else’s work as your own, or are meant to harm people. We may take such covers down and close the accounts they belong to.',
  paymentHeading: 'Payment',
  pricingPage: 'pricing page',
  rejectionHeading: 'If a printer rejects your file',
  liabilityHeading: 'Liability',
  liability:
    'We take care of your covers, and you can download them at any time. Except where the law does not allow liability to be limited, our liability ends at the amount that you paid.',
  paymentTerms:
    'The {pricingPage} lists every package and its price; you see the price again before you pay. You pay once per title. There is no subscription. What you bought stays yours, with the revisions that are included.',
  rejection:
    'Coverwright checks your cover against the rules that printers publish. If a printer rejects a file that passed our print check, write to {address}. We correct the check, and you export the file again free of charge. We are not liable for copies that were printed without ordering a proof first.',
});
