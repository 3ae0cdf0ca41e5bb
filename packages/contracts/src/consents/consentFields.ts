import * as z from 'zod/mini';
import { CONSENT_RESULTS, CONSENT_TYPES, DEVICES } from '../constants';
import { date, lang, search } from '../fields';

/** Fields and filters that several consent calls share. */

/** `take_over`: the choice was made with another consent product; nothing was answered here. */
export const CONSENT_ACTIONS = ['give', 'change', 'withdraw', 'renew', 'gpc', 'take_over'] as const;
export type ConsentAction = (typeof CONSENT_ACTIONS)[number];
export const CONSENT_METHODS = [
  'banner_accept',
  'banner_decline',
  'modal_confirm',
  'modal_accept',
  'modal_decline',
  'api',
  'taken_over',
] as const;
export type ConsentMethod = (typeof CONSENT_METHODS)[number];
export const CONSENTER_ROLES = ['self', 'parent', 'guardian'] as const;
export type ConsenterRole = (typeof CONSENTER_ROLES)[number];

/**
 * The website that is asked about. Whatever cannot be an id names nothing, so the service answers 404 for it,
 * as for a foreign one.
 */
export const applicationId = z.string().check(z.minLength(1, 'required'), z.maxLength(64, 'not_found'));

/** Days in Asia/Bangkok, both included. Without them the last 30 days (decision D-45). */
export const rangeQuery = { from: z.optional(date), to: z.optional(date) };

/** `accepted`: something or everything. */
export const RESULT_FILTERS = [...CONSENT_RESULTS, 'accepted'] as const;
export type ResultFilter = (typeof RESULT_FILTERS)[number];
/** `answer`: whatever may have answered a banner, which a withdrawal and a signal of the browser do not. */
export const ACTION_FILTERS = [...CONSENT_ACTIONS, 'answer'] as const;
export type ActionFilter = (typeof ACTION_FILTERS)[number];
export const ANSWERS = ['give', 'change', 'renew'] as const satisfies readonly ConsentAction[];

/** Filters of the consent table and of the log (rows 67 and 70). */
export const consentFilters = {
  application_id: applicationId,
  ...rangeQuery,
  consent_type: z.optional(z.enum(CONSENT_TYPES)),
  result: z.optional(z.enum(RESULT_FILTERS)),
  device: z.optional(z.enum(DEVICES)),
  language: z.optional(lang),
  /** Exact consent id or client id. */
  q: search,
};
