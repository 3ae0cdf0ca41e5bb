import * as z from 'zod/mini';
import { endpoint } from '../endpoint';
import { id } from '../fields';
import { scanUpload, signedScan } from './signedScan';
import { ofController } from '../ofController';
import { readsPaper, writesPaper } from './paperCall';

const ofOrganization = z.object({ id });
const ofTraining = z.object({ id, tid: id });
/** Id of a scan; absent: the newest. */
const which = ofController({ signed_scan: z.optional(id) });

export const saveSignedLetter = endpoint({
  ...writesPaper,
  ...scanUpload,
  name: 'saveSignedLetter',
  method: 'PUT',
  path: '/organizations/:id/officer/signed-letter',
  summary: 'Keeps a scan of the signed letter of appointment; earlier ones stay',
  params: ofOrganization,
  query: ofController({}),
  answer: signedScan,
});

export const getSignedLetter = endpoint({
  ...readsPaper,
  name: 'getSignedLetter',
  path: '/organizations/:id/officer/signed-letter.pdf',
  summary: 'A scan of the signed letter of appointment, the newest by default',
  params: ofOrganization,
  query: which,
  files: ['application/pdf'],
});

export const saveTrainingList = endpoint({
  ...writesPaper,
  ...scanUpload,
  name: 'saveTrainingList',
  method: 'PUT',
  path: '/organizations/:id/trainings/:tid/list',
  summary: 'Keeps a signed list of the people who took part; earlier ones stay',
  params: ofTraining,
  query: ofController({}),
  answer: signedScan,
});

export const getTrainingList = endpoint({
  ...readsPaper,
  name: 'getTrainingList',
  path: '/organizations/:id/trainings/:tid/list.pdf',
  summary: 'A signed list of the people who took part, the newest by default',
  params: ofTraining,
  query: which,
  files: ['application/pdf'],
});
