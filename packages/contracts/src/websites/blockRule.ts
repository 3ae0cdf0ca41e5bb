import * as z from 'zod/mini';
import { ROLES } from '../constants';
import { endpoint } from '../endpoint';
import { id, l10n, list } from '../fields';
import { inSmallLetters } from '../letterCase';
import { categoryType } from './category';
import { visible } from '../visible';

/** With or without the start of a path. */
const host = z.string().check(z.maxLength(400, 'too_long'), z.minLength(1, 'required'));

/** Most rules that an owner can add to those that follow from cookies. */
export const MAX_OWN_RULES = 100;
/** A host, with its sub-domains and any port; with the start of a path for what begins so. No query: addresses vary in it. */
export const rulePlace = host.check(
  z.overwrite(visible),
  z.overwrite(inSmallLetters),
  z.regex(/^[a-z0-9-]+(?:\.[a-z0-9-]+)+(?::\d{1,5})?(?:\/[^\s?#"<>]*)?$/, 'domain_invalid'),
);

/**
 * A foreign host of the website's cookies, or a foreign script that a scan saw setting one, which waits for consent
 * unless the owner switched the rule off.
 */
export const blockRule = z.object({
  /** Stands for its sub-domains too; with the start of a path (`example.com/tag.js`) for what begins so. */
  host,
  category: z.object({ id, type: categoryType, title: l10n }),
  active: z.boolean(),
  /** The owner added it; all others follow from cookies. */
  own: z.boolean(),
});
export type BlockRule = z.output<typeof blockRule>;

const params = z.object({ id });

/** The rules that the website's cookies make now; visitors get those that are active when the banner is published. */
export const listBlockRules = endpoint({
  name: 'listBlockRules',
  service: 'websites',
  method: 'GET',
  path: '/applications/:id/blockRules',
  auth: 'bearer',
  role: ROLES.member,
  scope: 'applications:read',
  summary: 'Hosts whose tags wait for consent on a website',
  params,
  answer: list(blockRule),
  resource: 'application',
});

/** Switches one rule; two people switching different ones do not undo each other. */
export const switchBlockRule = endpoint({
  name: 'switchBlockRule',
  service: 'websites',
  method: 'PUT',
  path: '/applications/:id/blockRules',
  auth: 'bearer',
  role: ROLES.member,
  scope: 'applications:write',
  summary: 'Switches the automatic blocking of one host on or off',
  params,
  body: z.strictObject({ host, active: z.boolean() }),
  answer: blockRule,
  resource: 'application',
});

/**
 * Adds a rule of the owner's, or switches on the one that there is. Only a host with a path, or another host, can be held
 * back: never the website's own pages.
 */
export const addBlockRule = endpoint({
  name: 'addBlockRule',
  service: 'websites',
  method: 'POST',
  path: '/applications/:id/blockRules',
  auth: 'bearer',
  role: ROLES.member,
  scope: 'applications:write',
  summary: 'Adds an address that waits for consent on a website',
  params,
  body: z.strictObject({ host: rulePlace, category_id: id }),
  status: 201,
  answer: blockRule,
  resource: 'application',
});

/** Removes a rule that the owner added; one that follows from cookies can only be switched off. */
export const removeBlockRule = endpoint({
  name: 'removeBlockRule',
  service: 'websites',
  method: 'DELETE',
  path: '/applications/:id/blockRules',
  auth: 'bearer',
  role: ROLES.member,
  scope: 'applications:write',
  summary: 'Removes an address that an owner had added to those that wait for consent',
  params,
  query: z.strictObject({ host }),
  resource: 'application',
});
