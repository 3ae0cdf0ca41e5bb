import * as z from 'zod/mini';
import { ROLES } from '../constants';
import { endpoint } from '../endpoint';
import { id } from '../fields';
import { scanUpload, signedScan } from './signedScan';

const call = {
  service: 'compliance',
  auth: 'bearer',
  role: ROLES.admin,
  flag: 'dpo',
  resource: 'organization',
} as const;
const ofOrganization = z.object({ id });
const ofTraining = z.object({ id, tid: id });
/** Id of a scan; absent: the newest. */
const which = z.strictObject({ signed_scan: z.optional(id) });

export const saveSignedLetter = endpoint({
  ...call,
  ...scanUpload,
  name: 'saveSignedLetter',
  method: 'PUT',
  path: '/organizations/:id/officer/signed-letter',
  scope: 'papers:write',
  summary: 'Keeps a scan of the signed letter of appointment; earlier ones stay',
  params: ofOrganization,
  answer: signedScan,
});

export const getSignedLetter = endpoint({
  ...call,
  name: 'getSignedLetter',
  method: 'GET',
  path: '/organizations/:id/officer/signed-letter.pdf',
  scope: 'papers:read',
  summary: 'A scan of the signed letter of appointment, the newest by default',
  params: ofOrganization,
  query: which,
  files: ['application/pdf'],
});

export const saveTrainingList = endpoint({
  ...call,
  ...scanUpload,
  name: 'saveTrainingList',
  method: 'PUT',
  path: '/organizations/:id/trainings/:tid/list',
  scope: 'papers:write',
  summary: 'Keeps a signed list of the people who took part; earlier ones stay',
  params: ofTraining,
  answer: signedScan,
});

export const getTrainingList = endpoint({
  ...call,
  name: 'getTrainingList',
  method: 'GET',
  path: '/organizations/:id/trainings/:tid/list.pdf',
  scope: 'papers:read',
  summary: 'A signed list of the people who took part, the newest by default',
  params: ofTraining,
  query: which,
  files: ['application/pdf'],
});
