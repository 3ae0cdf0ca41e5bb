import * as z from 'zod/mini';
import { ROLES } from '../constants';
import { endpoint } from '../endpoint';
import { id, list, pageQuery, text } from '../fields';
import {
  ADDED_ENTRIES,
  changedFields,
  firstFields,
  incident,
  incidentSummary,
  listedIncident,
  MAX_INCIDENT_TEXT,
  moment,
} from './incident';
import { INCIDENT_STATES } from './incidentSteps';

const ofOrganization = z.object({ id });
const one = z.object({ id, iid: id });

/** Admins and people with the flag `dpo`, as all calls about papers. */
export const listIncidents = endpoint({
  name: 'listIncidents',
  service: 'compliance',
  method: 'GET',
  path: '/organizations/:id/incidents',
  auth: 'bearer',
  role: ROLES.admin,
  flag: 'dpo',
  scope: 'papers:read',
  summary: 'Breaches of personal data, those whose notice is due first before the others',
  params: ofOrganization,
  query: z.strictObject({ state: z.optional(z.enum(['all', 'unclosed', ...INCIDENT_STATES])), ...pageQuery }),
  answer: list(listedIncident),
  resource: 'organization',
});

export const createIncident = endpoint({
  name: 'createIncident',
  service: 'compliance',
  method: 'POST',
  path: '/organizations/:id/incidents',
  auth: 'bearer',
  role: ROLES.admin,
  flag: 'dpo',
  scope: 'papers:write',
  summary: 'Enters a breach of personal data; the clock starts with `aware_at`',
  params: ofOrganization,
  body: z.strictObject(firstFields),
  status: 201,
  answer: incidentSummary,
  resource: 'organization',
});

export const getIncident = endpoint({
  name: 'getIncident',
  service: 'compliance',
  method: 'GET',
  path: '/organizations/:id/incidents/:iid',
  auth: 'bearer',
  role: ROLES.admin,
  flag: 'dpo',
  scope: 'papers:read',
  summary: 'One incident, whole; each reading is in the audit log',
  params: one,
  answer: incident,
  resource: 'organization',
});

/** 409 incident_closed, or incident_step_missing where a state needs more. */
export const updateIncident = endpoint({
  name: 'updateIncident',
  ifMatch: 'required',
  service: 'compliance',
  method: 'PUT',
  path: '/organizations/:id/incidents/:iid',
  auth: 'bearer',
  role: ROLES.admin,
  flag: 'dpo',
  scope: 'papers:write',
  summary: 'Saves what is known, the assessment, notices and the state; what is not sent stays as it is',
  params: one,
  body: z.strictObject(changedFields),
  answer: incident,
  resource: 'organization',
});

/** Entries are added to closed incidents, too; none is ever changed or removed. */
export const addIncidentEntry = endpoint({
  name: 'addIncidentEntry',
  service: 'compliance',
  method: 'POST',
  path: '/organizations/:id/incidents/:iid/entries',
  auth: 'bearer',
  role: ROLES.admin,
  flag: 'dpo',
  scope: 'papers:write',
  summary: 'Adds a note, a measure of containment or a supplement of the notice to the timeline',
  params: one,
  body: z.strictObject({
    kind: z.enum(ADDED_ENTRIES),
    text: text(MAX_INCIDENT_TEXT),
    /** When it happened; absent: now. */
    at: z.optional(moment),
  }),
  status: 201,
  answer: incidentSummary,
  resource: 'organization',
});
