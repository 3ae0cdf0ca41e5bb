import { ROLES, type Role } from '../constants';
import type { AnyEndpoint } from '../endpoint';
import type { MembershipFlag } from './membershipFlag';

/** Header in which an agent names the confirmation of a call. */
export const CONFIRMATION_HEADER = 'Yinyom-Confirmation';

/** Fields of a body that keep a call free: with any other value, or without one of them, it needs a person. */
type FreeWith = Readonly<Record<string, boolean>>;

/**
 * Calls besides reading that an agent's key makes without a person: drafts, and what no visitor and no stranger notices. `true`:
 * always. Every other call that changes something waits for a person, also one that is added to the contract later, and so does
 * every DELETE. Categories and cookies are none of them: the public declaration shows both as they are now.
 */
export const FREE_AGENT_CALLS: Readonly<Record<string, true | FreeWith>> = {
  createApplication: true,
  verifyApplication: true,
  saveTemplate: { publish: false },
  restoreTemplateVersion: true,
  saveTemplateFont: true,
  saveTemplateLogo: true,
  savePrivacyFile: true,
  savePolicy: { publish: false },
  createImport: true,
  importWebsites: { dry_run: true },
  createGroup: true,
  saveGroupDraft: true,
  saveGroupLogo: true,
  publishGroup: { dry_run: true },
  startScan: true,
  createExport: true,
  addRequestNote: true,
};

/** Calls whose service asks for more than their declared role, by what the body says: an Admin confirms them. */
const ADMINS_CONFIRM: readonly string[] = [
  'startBulkAction',
  'steerBulkAction',
  'importWebsites',
  'deleteExport',
];

/** Calls whose service accepts their flag for some of what they are about alone: a person confirms them by role. */
const ROLE_CONFIRMS: readonly string[] = ['updateAlert'];

type Declared = Pick<AnyEndpoint, 'name' | 'method'>;

/** When an agent's key makes a call without a person: `always`, `never`, or with these values in the body. */
export const freeForAgents = ({ name, method }: Declared): 'always' | 'never' | FreeWith => {
  if (method === 'GET') return 'always';
  const free = Object.hasOwn(FREE_AGENT_CALLS, name) ? FREE_AGENT_CALLS[name] : undefined;
  if (method === 'DELETE' || free === undefined) return 'never';
  return free === true ? 'always' : free;
};

/** Whether a person has to confirm a call of an agent's key. @param body as the contract read it, with its defaults */
export const needsConfirmation = (endpoint: Declared, body: unknown): boolean => {
  const free = freeForAgents(endpoint);
  if (typeof free === 'string') return free === 'never';
  const sent = (typeof body === 'object' && body !== null ? body : {}) as Record<string, unknown>;
  return Object.entries(free).some(([field, value]) => !Object.hasOwn(sent, field) || sent[field] !== value);
};

/** The role with which a person may confirm a call; null: no role is enough. */
export const confirmingRole = ({ name, role }: Pick<AnyEndpoint, 'name' | 'role'>): Role | null => {
  if (typeof role !== 'number') return null;
  return ADMINS_CONFIRM.includes(name) ? ROLES.admin : role;
};

/** The flag with which a person of any role may confirm a call; undefined: none is enough. */
export const confirmingFlag = ({
  name,
  flag,
}: Pick<AnyEndpoint, 'name' | 'flag'>): MembershipFlag | undefined =>
  ROLE_CONFIRMS.includes(name) ? undefined : flag;
