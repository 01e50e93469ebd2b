import { defineMessages } from '@coverwright/core/messages/define-messages.ts';

export const pricingMessages = defineMessages('pricing', {
  yes: 'Yes',
  sideBySide: 'Side by side',
  comparisonOfThePackages: 'Comparison of the packages',
  free: 'Free',
  pricesIn: 'Prices in',
  suitsMostFirstEditions: 'Suits most first editions',
  notSoldIn: 'Not sold in {currency}',
  onceForOneTitle: 'once, for one title',
  afterItIsCompleted: 'after it is completed',
  n1Revision: '1 revision',
  revisions: '{revisions} revisions',
  moreBackgroundRemovals: '{cutoutCredits} more background removals',
  beginACover: 'Begin a cover',
  beginACoverFor: 'Begin a cover for {name}',
  beforeYouBuy: 'Before you buy',
  youCanDesignEverythingFirst: 'You can design everything first',
  nothingIsLockedInThe: 'Nothing is locked in the editor. You pay when the cover is as you want it, and see a proof of it before.',
  noCoverIsSoldThat: 'No cover is sold that the printer would refuse',
  thePrintCheckRunsOver:
    'The print check runs over every format of the package before you pay. What it finds stops the purchase and says why.',
  whatWasBoughtStaysBought: 'What was bought stays bought',
  theFilesAreMadeOf:
    'The files are made of the cover as it was when you paid, as often as you download them. A revision is a change afterwards; the completed cover stays beside it.',
  whatNoPackageHas: 'What no package has',
  anIsbnTheInsideOf: 'An ISBN, the inside of the book, or somebody who designs for you. Printing is paid at the printer.',
  oneTitleOnePurchase: 'One title, one purchase',
  noSubscription: 'There is no subscription. See the {terms}.',
  noSubscriptionByStripe: 'There is no subscription. Stripe takes the payment, reckons the tax and sends the receipt. See the {terms}.',
  terms: 'terms',
  pageTitle: 'Pricing · Coverwright',
  description:
    'Design for nothing, pay once for the print files of a title: paperback, hardcover, eBook and audiobook covers, side by side.',
  sandbox: '{testPayment} This server takes no money: a purchase is made by the press of a button.',
  testPayment: 'Test payment.',
  freeHeading: 'Everything is free here',
  freeText: 'This server sells nothing: every file of every cover can be downloaded freely, as often as you like.',
  soldHeading: 'Pay once, when it is ready',
  soldText:
    'Designing is free, with everything that the editor can do. A package gives you the files of one title, without a watermark and exact to the printer.',
  closedHeading: 'Nothing is sold at the moment',
  closedText:
    'Designing is free, and so are proofs and your designs as files. Packages with the print files come back later; what you bought stays yours.',
});
