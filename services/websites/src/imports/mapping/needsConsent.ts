import { CATEGORY_TYPES, type CategoryType } from '@yinyom/contracts/constants';

/** Whether a category always waits for consent. What products call functional may be needed for the page to work. */
export const needsConsent = (type: CategoryType | null): boolean =>
  type === CATEGORY_TYPES.statistics || type === CATEGORY_TYPES.marketing;

/** Names that advertising and statistics products set on websites of others, as their documentation lists them. */
const KNOWN =
  /^(?:_fb[pc]$|fr$|tr$|_ga(?:$|_)|_gid$|_gat|_gac_|_gcl_|_dc_gtm_|__utm|IDE$|NID$|test_cookie$|DSID$|_ttp$|_tt_|ttclid|_scid|_pin_unauth|_pinterest_|_uet[sv]id|MUID$|_cl(?:ck|sk)$|CLID$|_hj|_pk_|_mtm|mp_.*_mixpanel|amplitude|AMP_|ajs_|li_(?:sugr|fat_id)|bcookie$|lidc$|UserMatchHistory|__gads|__gpi|_line_|hubspotutk|__hs(?:tc|sc|src)|cto_|YSC$|VISITOR_INFO|personalization_id|muc_ads|guest_id)/u;

/** Whether a cookie's name is that of a product that needs consent, whatever a list calls it. */
export const isKnownToNeedConsent = (name: string): boolean => KNOWN.test(name.replace(/^\^/u, ''));
