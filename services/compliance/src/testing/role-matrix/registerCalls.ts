import { OURS } from '@yinyom/testing/identityStandIn';
import { OFFICER } from '../startCompliance';
import { once, SCAN, type AreaOf } from './MatrixArea';

/** Calls that save a statement, with the place of its newest version. */
const STATEMENTS: Record<string, string | undefined> = {
  saveOfficerAppointment: 'officer',
  saveTransferRegister: 'transfers',
  saveSecurityMeasures: 'security-measures',
};

/** Registers of papers: officer, transfers, security measures, trainings. */
export const registerCalls: AreaOf = (compliance) => {
  /** A training of ours with a list, and a signed letter. */
  const withScans = once(async (): Promise<string> => {
    const token = compliance.tokenFor(OFFICER, `session-of-${OFFICER}`);
    const training = { kind: 'training', subject: 'x', held_on: '2026-01-15' };
    const { body } = await compliance.officer('POST', `/organizations/${OURS}/trainings`, training);
    for (const place of ['officer/signed-letter', `trainings/${body.id}/list`])
      await compliance.send('PUT', `/organizations/${OURS}/${place}`, { token, ...SCAN });
    return body.id;
  });
  return {
    bodies: {
      getReadiness: undefined,
      getOfficerAppointment: undefined,
      listOfficerVersions: undefined,
      getAppointmentLetterPdf: undefined,
      getTransferRegister: undefined,
      listTransferVersions: undefined,
      getSecurityMeasures: undefined,
      listSecurityVersions: undefined,
      listTrainings: undefined,
      saveSignedLetter: undefined,
      getSignedLetter: undefined,
      saveTrainingList: undefined,
      getTrainingList: undefined,
      saveOfficerAppointment: { appointed_on: '2026-11-30' },
      saveTransferRegister: { no_transfers: true },
      saveSecurityMeasures: { measures: { physical: 'x' } },
      addTraining: { kind: 'training', subject: 'x', held_on: '2026-01-15' },
    },
    about: async ({ endpoint: { name, bodyKind } }) => {
      const statement = STATEMENTS[name];
      return {
        params: { tid: await withScans() },
        ...(bodyKind === 'file' && { file: SCAN }),
        ...(statement && {
          ifMatch: (await compliance.officer('GET', `/organizations/${OURS}/${statement}`)).body.etag,
        }),
      };
    },
  };
};
