import * as z from 'zod/mini';
import { ROLES } from '../constants';
import { endpoint } from '../endpoint';
import { id, l10n, list } from '../fields';
import { categoryType } from './category';

/** With or without the start of a path. */
const host = z.string().check(z.maxLength(400, 'too_long'), z.minLength(1, 'required'));

/**
 * A foreign host of the website's cookies, or a foreign script that a scan saw setting one, which waits for consent
 * unless the owner switched the rule off.
 */
export const blockRule = z.object({
  /** Stands for its sub-domains too; with the start of a path (`example.com/tag.js`) for what begins so. */
  host,
  category: z.object({ id, type: categoryType, title: l10n }),
  active: z.boolean(),
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
