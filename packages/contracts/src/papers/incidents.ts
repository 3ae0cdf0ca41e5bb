import * as z from 'zod/mini';
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
import { ofController } from '../ofController';
import { readsPaper, writesPaper } from './paperCall';

const ofOrganization = z.object({ id });
const one = z.object({ id, iid: id });

/** Admins and people with the flag `dpo`, as all calls about papers. */
export const listIncidents = endpoint({
  ...readsPaper,
  name: 'listIncidents',
  path: '/organizations/:id/incidents',
  summary: 'Breaches of personal data, those whose notice is due first before the others',
  params: ofOrganization,
  query: ofController({ state: z.optional(z.enum(['all', 'unclosed', ...INCIDENT_STATES])), ...pageQuery }),
  answer: list(listedIncident),
});

export const createIncident = endpoint({
  ...writesPaper,
  name: 'createIncident',
  method: 'POST',
  path: '/organizations/:id/incidents',
  summary: 'Enters a breach of personal data; the clock starts with `aware_at`',
  params: ofOrganization,
  query: ofController({}),
  body: z.strictObject(firstFields),
  status: 201,
  readAt: '/organizations/:id/incidents/:iid?controller',
  answer: incidentSummary,
});

export const getIncident = endpoint({
  ...readsPaper,
  name: 'getIncident',
  path: '/organizations/:id/incidents/:iid',
  summary: 'One incident, whole; each reading is in the audit log',
  params: one,
  query: ofController({}),
  answer: incident,
});

/** 409 incident_closed, or incident_step_missing where a state needs more. */
export const updateIncident = endpoint({
  ...writesPaper,
  name: 'updateIncident',
  ifMatch: 'required',
  method: 'PUT',
  path: '/organizations/:id/incidents/:iid',
  summary: 'Saves what is known, the assessment, notices and the state; what is not sent stays as it is',
  params: one,
  query: ofController({}),
  body: z.strictObject(changedFields),
  answer: incident,
});

/** Entries are added to closed incidents, too; none is ever changed or removed. */
export const addIncidentEntry = endpoint({
  ...writesPaper,
  name: 'addIncidentEntry',
  method: 'POST',
  path: '/organizations/:id/incidents/:iid/entries',
  summary: 'Adds a note, a measure of containment or a supplement of the notice to the timeline',
  params: one,
  query: ofController({}),
  body: z.strictObject({
    kind: z.enum(ADDED_ENTRIES),
    text: text(MAX_INCIDENT_TEXT),
    /** When it happened; absent: now. */
    at: z.optional(moment),
  }),
  status: 201,
  answer: incidentSummary,
});
