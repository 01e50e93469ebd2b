import { createPackage, listAllOrders, listPackages, listReferrals, refundOrder, updatePackage } from './admin-shop.ts';
import { deleteAccount, endDevice, listDevices, resendVerifyAccount } from './account.ts';
import { getSignedAssetUrls, getUploadUrl, listUploads, refreshSignedAssets, removeUpload, restoreUpload, saveAsset } from './assets.ts';
import { getCsrf, getProviders, getSession, postCallback, postSignIn, postSignOut } from './auth.ts';
import type { Call } from './call.ts';
import { checkoutWebhook, createCheckoutSession } from './checkout.ts';
import {
  completeRevision,
  createRevisionDraft,
  deleteCover,
  duplicateCover,
  getCover,
  listCovers,
  postDraft,
  putDraft,
  putRevision,
  renameCover,
  restoreCover,
} from './covers.ts';
import { getCutoutCredits, removeImageBackground, saveCutout } from './cutouts.ts';
import { getUserDesign, postUserDesign, putUserDesign } from './designs.ts';
import { cancelExport, createExport, getExport } from './exports.ts';
import { getHealth } from './health.ts';
import { listFonts, saveFont } from './fonts.ts';
import { searchIcons } from './icons.ts';
import { createCoverFile, getCoverPurchase, getDownloadUrl, getOrder, listOrders } from './orders.ts';
import { getPricing } from './pricing.ts';
import {
  answerComment,
  closeReview,
  getReview,
  giveVerdict,
  mailReview,
  openReview,
  postComment,
  readReview,
  resolveComment,
} from './reviews.ts';
import { createDraftShare, deleteDraftShare } from './sharing.ts';
import { getCaptcha, getHomePage, getSiteAssets } from './site.ts';
import { chooseStockPhoto, getStockChoice, listStockCollection, listStockServices, searchStock } from './stock.ts';
import { listVersions, nameVersion, restoreVersion } from './versions.ts';

/** Every call of the API, in the order of the OpenAPI document. A new call is one line here. */
export const CALLS: readonly Call[] = [
  getHealth,
  getCsrf,
  getProviders,
  getSession,
  postSignIn,
  postCallback,
  postSignOut,
  resendVerifyAccount,
  listDevices,
  endDevice,
  deleteAccount,
  postDraft,
  putDraft,
  putRevision,
  createRevisionDraft,
  completeRevision,
  listCovers,
  getCover,
  deleteCover,
  restoreCover,
  duplicateCover,
  renameCover,
  createDraftShare,
  deleteDraftShare,
  listVersions,
  nameVersion,
  restoreVersion,
  getReview,
  openReview,
  closeReview,
  mailReview,
  answerComment,
  resolveComment,
  readReview,
  postComment,
  giveVerdict,
  getUserDesign,
  postUserDesign,
  putUserDesign,
  getPricing,
  createCheckoutSession,
  checkoutWebhook,
  listOrders,
  getOrder,
  getCoverPurchase,
  createCoverFile,
  getDownloadUrl,
  listPackages,
  createPackage,
  updatePackage,
  listAllOrders,
  refundOrder,
  listReferrals,
  createExport,
  getExport,
  cancelExport,
  getUploadUrl,
  saveAsset,
  getSignedAssetUrls,
  refreshSignedAssets,
  listUploads,
  removeUpload,
  restoreUpload,
  removeImageBackground,
  getCutoutCredits,
  saveCutout,
  saveFont,
  listFonts,
  searchIcons,
  listStockServices,
  chooseStockPhoto,
  getStockChoice,
  searchStock,
  listStockCollection,
  getHomePage,
  getSiteAssets,
  getCaptcha,
];
